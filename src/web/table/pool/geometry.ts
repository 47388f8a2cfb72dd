/** Where things are drawn: millimetres of the table, y down the screen, the player at the bottom. */
import type { PoolView } from '../../../ports/web-api.ts';
import { BALL_RADIUS, BED, POCKET_RADIUS, POCKET_SPOTS } from '../../../rules/pool8/bed.ts';
import type { Spot } from '../../../rules/spot.ts';

export const CUSHION = 44;
export const EDGE = 122;
export const LEFT = -BED.width / 2 - EDGE;
export const WIDTH = BED.width + 2 * EDGE;
export const TOP = -BED.length - EDGE;
/** Under the rail of the near end: the window on what lies inside, and the trough for what was let go. */
export const WINDOW = { y: EDGE + 22, height: 72 } as const;
export const TROUGH = { y: WINDOW.y + WINDOW.height + 26, height: 78 } as const;
export const BOTTOM = TROUGH.y + TROUGH.height + 30;
export const VIEW_BOX = `${LEFT} ${TOP} ${WIDTH} ${BOTTOM - TOP}`;
/** Balls lie beside each other from here; on the right the white has a box of its own. */
export const ROW = { x: LEFT + 44, width: 868 } as const;
export const WHITE_BOX = { x: ROW.x + ROW.width + 26, width: WIDTH - 2 * 44 - ROW.width - 26 } as const;

const STEP = 57;

/** From the table's own millimetres (y up) to the drawing's, and back. */
export const turned = ({ x, y }: Spot): Spot => ({ x, y: -y });

export const DRAWN_POCKETS: ReadonlyMap<string, Spot> = new Map(
  [...POCKET_SPOTS].map(([id, spot]) => [id, turned(spot)]),
);

/** The pocket that a ball falls into when it is let go here. */
export function pocketAt(spot: Spot): string | null {
  const reach = POCKET_RADIUS + BALL_RADIUS;
  const found = [...DRAWN_POCKETS].find(([, { x, y }]) => Math.hypot(x - spot.x, y - spot.y) < reach);
  return found?.[0] ?? null;
}

export type DrawnPlace = 'bed' | 'rolling' | 'inside' | 'trough' | 'white box';

export interface DrawnBall extends Spot {
  readonly ball: string;
  readonly place: DrawnPlace;
  /** The pocket it went down, while it is on its way. */
  readonly pocket: string | null;
  readonly askew: boolean;
}

/** Every ball where it is seen, in an order of its own so that each keeps its own drawing. */
export function drawnBalls({ bed, rolling, inside, trough, whiteHome }: PoolView): readonly DrawnBall[] {
  const lies = { pocket: null, askew: false };
  const balls: readonly DrawnBall[] = [
    ...bed.map(({ ball, ...spot }) => ({ ball, place: 'bed', ...lies, ...turned(spot) }) as const),
    ...rolling.map(({ ball, pocket }) => ({ ...lies, ball, place: 'rolling', pocket, ...READER }) as const),
    ...inside.map(({ ball, askew }, nth) => {
      const spot = inRow(WINDOW, nth);
      return { ...lies, ball, place: 'inside', askew, x: spot.x, y: spot.y - (askew ? 9 : 0) } as const;
    }),
    ...trough.map((ball, nth) => ({ ...lies, ball, place: 'trough', ...inRow(TROUGH, nth) }) as const),
    ...(whiteHome ? [{ ...lies, ball: 'cue', place: 'white box', ...WHITE_HOME } as const] : []),
  ];
  return balls.toSorted((a, b) => a.ball.localeCompare(b.ball));
}

/** Where the return run comes past the reader and into the window. */
const READER: Spot = { x: ROW.x + ROW.width - 34, y: WINDOW.y + WINDOW.height / 2 };
export const WHITE_HOME: Spot = {
  x: WHITE_BOX.x + WHITE_BOX.width / 2,
  y: TROUGH.y + TROUGH.height - BALL_RADIUS - 10,
};

function inRow({ y, height }: { y: number; height: number }, nth: number): Spot {
  return { x: ROW.x + 36 + nth * STEP, y: y + height - BALL_RADIUS - 8 };
}
