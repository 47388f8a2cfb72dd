/** Where things are drawn: millimetres of the table, y down the screen, the player at the bottom. */
import type { BarBilliardsView } from '../../../ports/web-api.ts';
import { BED, holeSpots, pegSpots } from '../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';

/** Cushion and rail round three sides; under the bed's near end the lip, the return run, the trough. */
export const CUSHION = 30;
export const EDGE = 80;
export const LIP = { y: 0, height: 46 } as const;
export const RUN = { y: 46, height: 106 } as const;
export const BAR = { height: 32, raised: 22, dropped: 110 } as const;
export const PLATES = { y: 152, height: 40 } as const;
export const WELLS = { y: 192, height: 122 } as const;
export const LEFT = -BED.width / 2 - EDGE;
export const TOP = -BED.length - EDGE;
export const WIDTH = BED.width + 2 * EDGE;
export const BOTTOM = WELLS.y + WELLS.height + 30;
export const VIEW_BOX = `${LEFT} ${TOP} ${WIDTH} ${BOTTOM - TOP}`;

const BALL_STEP = 49;
const WELLS_INSET = 46;

/** From the table's own millimetres (y up) to the drawing's. */
export const drawn = ({ x, y }: Spot): Spot => ({ x, y: -y });

export function drawnHoles(layout: TableLayout): ReadonlyMap<string, Spot> {
  return drawnAll(holeSpots(layout.holes));
}

export function drawnPegs(layout: TableLayout): ReadonlyMap<string, Spot> {
  return drawnAll(pegSpots(layout.pegs));
}

export interface Well {
  readonly worth: string;
  readonly x: number;
  readonly width: number;
}

/** The trough's compartments, one a worth, smallest first. */
export function wells(layout: TableLayout): readonly Well[] {
  const worths = [...new Set(layout.holes.map(({ worth }) => worth))].sort((a, b) => a - b);
  const width = (WIDTH - 2 * WELLS_INSET) / worths.length;
  return worths.map((worth, place) => ({
    worth: String(worth),
    width,
    x: LEFT + WELLS_INSET + width * (place + 0.5),
  }));
}

export type DrawnPlace = 'bed' | 'D' | 'rolling' | 'past bar' | 'trapped' | 'trough';

export interface DrawnBall extends Spot {
  readonly id: number;
  readonly ball: 'white' | 'red';
  readonly place: DrawnPlace;
  /** The hole it went down, while it is on its way. */
  readonly hole: string | null;
}

/** Every ball where it is seen, in the order of their numbers so that each keeps its own drawing. */
export function drawnBalls(view: BarBilliardsView, layout: TableLayout): readonly DrawnBall[] {
  const columns = new Map(wells(layout).map((well) => [well.worth, well]));
  const worthOf = (hole: string): string => String(layout.holes.find(({ id }) => id === hole)?.worth);
  const mouth = (worth: string): number => columns.get(worth)?.x ?? 0;
  const lying = view.bed.map(({ id, ball, inD, ...spot }): DrawnBall => {
    return { id, ball, place: inD ? 'D' : 'bed', hole: null, ...drawn(spot) };
  });
  const rolling = view.rolling.map(({ id, ball, hole, pastBar }): DrawnBall => {
    const y = pastBar ? PLATES.y + 14 : RUN.y + 26;
    return { id, ball, place: pastBar ? 'past bar' : 'rolling', hole, x: mouth(worthOf(hole)), y };
  });
  const trapped = stacked(view.trapped, ({ hole }) => worthOf(hole)).map(([{ id, ball, hole }, nth]) => {
    const spot = stackedAt(mouth(worthOf(hole)), BAR.dropped - 25, nth);
    return { id, ball, place: 'trapped', hole, ...spot } satisfies DrawnBall;
  });
  const trough = stacked(view.trough, ({ compartment }) => compartment).map(
    ([{ id, ball, compartment }, nth]) => {
      const spot = stackedAt(mouth(compartment), WELLS.y + WELLS.height - 29, nth);
      return { id, ball, place: 'trough', hole: null, ...spot } satisfies DrawnBall;
    },
  );
  return [...lying, ...rolling, ...trapped, ...trough].sort((a, b) => a.id - b.id);
}

function drawnAll(spots: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
  return new Map([...spots].map(([id, spot]) => [id, drawn(spot)]));
}

/** Each thing with how many lie before it in the same column. */
function stacked<T>(things: readonly T[], columnOf: (thing: T) => string): [T, number][] {
  const counts = new Map<string, number>();
  return things.map((thing) => {
    const column = columnOf(thing);
    const nth = counts.get(column) ?? 0;
    counts.set(column, nth + 1);
    return [thing, nth];
  });
}

// The first lies in the middle, the next two beside it, three more on top of them; the rest in the gaps between.
const BESIDE = [0, 1, -1, 0, 1, -1, 0.5, -0.5, 1.5, -1.5] as const;

function stackedAt(x: number, floor: number, nth: number): Spot {
  return {
    x: x + (BESIDE[nth % BESIDE.length] ?? 0) * BALL_STEP,
    y: floor - (nth < 3 ? 0 : nth < 6 ? 44 : 22),
  };
}
