import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { BarBilliardsView, CabinetAction, CabinetView, PoolView } from '../../src/ports/web-api.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  DIAMOND,
  farRow,
  STANDARD_FAR_ROW,
} from '../../src/rules/bar-billiards/table.ts';
import { pool8 } from '../../src/rules/pool8/pool8.ts';
import { CLASSIC } from '../../src/rules/pool8/setup.ts';
import type { LineChange } from '../../src/sensing/events.ts';
import type { Outputs } from '../../src/session/outputs.ts';
import type { TableLayout } from '../../src/session/scoreboard.ts';

/** A classic table for two, a pound a game. */
export function classicLayout(skittles: Arrangement = 'A1'): TableLayout {
  return {
    game: 'bar-billiards',
    language: 'en',
    holes: [...DIAMOND, ...farRow(STANDARD_FAR_ROW)],
    pegs: ARRANGEMENTS[skittles],
    balls: { white: 7, red: 1 },
    players: { min: 1, max: 4, usual: 2 },
    foulReasons: ['baulk', 'noContact', 'offTable', 'noCushion', 'other'],
    lastBallHoles: ['100', '200'],
    flags: {},
    coins: [
      { line: 'coin.1', value: 100 },
      { line: 'coin.2', value: 50 },
    ],
    tariff: { currency: 'GBP', price: 100, offers: [], freePlay: false, gameMs: 1_020_000 },
    warningsMs: [120_000, 30_000],
    night: null,
  };
}

/** A pool table, a pound a frame. */
export function poolLayout(): TableLayout {
  const { layout, players } = pool8({ rules: CLASSIC, reader: false, delivery: true });
  const { tariff } = classicLayout();
  return {
    ...classicLayout(),
    ...layout,
    game: 'pool8',
    players: { ...players, usual: 2 },
    tariff: { ...tariff, gameMs: null },
  };
}

export const PLAYING: Outputs = { bar: 'raised', coins: 'accepted', startLamp: 'dark' };
export const BAR_DOWN: Outputs = { bar: 'dropped', coins: 'refused', startLamp: 'dark' };

export interface WoodBench {
  readonly cabinet: ReturnType<typeof simulatedCabinet>;
  readonly clock: HandClock;
  /** Every edge told since the power came, in the order of telling. */
  readonly edges: LineChange[];
  /** Every ball that passed the reader of a pool table. */
  readonly read: { readonly ball: string; readonly at: number }[];
  on(line: string): LineChange[];
  /** Does these one after another and lets everything come to rest; throws when one is refused. */
  play(...actions: CabinetAction[]): void;
}

interface BenchWish {
  readonly seed?: number;
  readonly outputs?: Outputs;
  /** Coil power hangs on its heartbeat. */
  readonly hasHeart?: boolean;
}

/** A simulated table with the power on and a game running. */
export async function woodBench({ skittles = 'A1', ...wish }: BenchWish & { skittles?: Arrangement } = {}) {
  const bench = await benchOf(classicLayout(skittles), wish);
  return { ...bench, view: () => barBilliardsOf(bench.cabinet.view()) };
}

/** A simulated pool table with the power on; nothing has been paid for. */
export async function poolBench(wish: BenchWish = {}) {
  const bench = await benchOf(poolLayout(), wish);
  return {
    ...bench,
    view: () => poolOf(bench.cabinet.view()),
    release: () => bench.cabinet.emit({ output: 'release', value: 1 }),
  };
}

async function benchOf(
  layout: TableLayout,
  { seed = 1, outputs = PLAYING, hasHeart = false }: BenchWish,
): Promise<WoodBench> {
  const clock = new HandClock();
  const edges: LineChange[] = [];
  const read: WoodBench['read'] = [];
  const onBallHome = (ball: string) => void read.push({ ball, at: clock.now() });
  const cabinet = simulatedCabinet({ layout, clock, seed, onBallHome, hasHeart });
  await cabinet.start((event) => {
    if (event.type === 'line') edges.push(event.change);
  });
  cabinet.hold(outputs);
  clock.advance(10_000);
  return {
    cabinet,
    clock,
    edges,
    read,
    on: (line) => edges.filter((edge) => edge.line === line),
    play(...actions) {
      for (const action of actions) {
        const refused = cabinet.do(action);
        if (refused) throw new Error(`${action.do}: ${refused}`);
        clock.advance(10_000);
      }
    },
  };
}

export function barBilliardsOf(view: CabinetView): BarBilliardsView {
  if (view.table !== 'barBilliards') throw new Error('it is no bar billiards table');
  return view;
}

export function poolOf(view: CabinetView): PoolView {
  if (view.table !== 'pool') throw new Error('it is no pool table');
  return view;
}

/** From the first break of a line to its last clearing. */
export function widthOf(edges: readonly LineChange[]): number {
  return (edges.at(-1)?.at ?? Number.NaN) - (edges[0]?.at ?? Number.NaN);
}
