import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetAction, CabinetView } from '../../src/ports/web-api.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  DIAMOND,
  farRow,
  STANDARD_FAR_ROW,
} from '../../src/rules/bar-billiards/table.ts';
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

export const PLAYING: Outputs = { bar: 'raised', coins: 'accepted', startLamp: 'dark' };
export const BAR_DOWN: Outputs = { bar: 'dropped', coins: 'refused', startLamp: 'dark' };

export interface WoodBench {
  readonly cabinet: ReturnType<typeof simulatedCabinet>;
  readonly clock: HandClock;
  /** Every edge told since the power came, in the order of telling. */
  readonly edges: LineChange[];
  on(line: string): LineChange[];
  /** Does these one after another and lets everything come to rest; throws when one is refused. */
  play(...actions: CabinetAction[]): void;
  view(): CabinetView;
}

/** A simulated table with the power on and a game running. */
export async function woodBench({
  seed = 1,
  skittles = 'A1',
  outputs = PLAYING,
}: {
  seed?: number;
  skittles?: Arrangement;
  outputs?: Outputs;
} = {}): Promise<WoodBench> {
  const clock = new HandClock();
  const edges: LineChange[] = [];
  const cabinet = simulatedCabinet({ layout: classicLayout(skittles), clock, seed });
  await cabinet.start((event) => {
    if (event.type === 'line') edges.push(event.change);
  });
  cabinet.hold(outputs);
  clock.advance(10_000);
  return {
    cabinet,
    clock,
    edges,
    on: (line) => edges.filter((edge) => edge.line === line),
    play(...actions) {
      for (const action of actions) {
        const refused = cabinet.do(action);
        if (refused) throw new Error(`${action.do}: ${refused}`);
        clock.advance(10_000);
      }
    },
    view: () => cabinet.view(),
  };
}

/** From the first break of a line to its last clearing. */
export function widthOf(edges: readonly LineChange[]): number {
  return (edges.at(-1)?.at ?? Number.NaN) - (edges[0]?.at ?? Number.NaN);
}
