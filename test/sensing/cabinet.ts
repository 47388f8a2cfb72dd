import type { LineChange, Sensing, SensingSetup, StartUp, TableEvent } from '../../src/sensing/events.ts';
import { createSensing } from '../../src/sensing/sensing.ts';

/** The figures of the configuration's defaults, on a table that has running levels from moment 0. */
export const DEFAULTS: SensingSetup = {
  holes: ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R'],
  pegs: ['black', 'whiteL', 'whiteR'],
  pockets: [],
  pocketBeams: false,
  delivery: false,
  coins: [{ line: 'coin.1', minMs: 30, maxMs: 300, trainGapMs: 0, pauseMs: 20, counts: null }],
  red: 'perHole',
  trough: false,
  baulk: false,
  lane: false,
  strokeSettleMs: 4000,
  hole: { minMs: 4, rearmMs: 12, stuckMs: 2000 },
  skittle: { fallenMs: 150, standingMs: 500 },
  redPairMs: 60,
  buttonMs: 20,
  string: false,
  coinsPerSecond: 8,
  stringMs: 30_000,
  blindMs: 1000,
  silentGames: 20,
};

/** Sensing with everything that it has told so far. */
export interface Wood {
  readonly sensing: Sensing;
  readonly told: readonly TableEvent[];
  /** The line becomes active at `at`, for `ms`. */
  pulse(line: string, at: number, ms: number): void;
  edge(line: string, value: 0 | 1, at: number): void;
  /** Edges in order of time. */
  play(edges: readonly LineChange[]): void;
  wait(until: number): void;
  /** What was told of one kind, in order. */
  of<T extends TableEvent['type']>(type: T): Extract<TableEvent, { type: T }>[];
}

export function wood(setup: Partial<SensingSetup> = {}, how: StartUp = 'running', at = 0): Wood {
  const sensing = createSensing({ ...DEFAULTS, ...setup }, { at, how });
  const told: TableEvent[] = [];
  const edge = (line: string, value: 0 | 1, when: number) => {
    told.push(...sensing.change({ line, value, at: when }));
  };
  return {
    sensing,
    told,
    edge,
    pulse(line, when, ms) {
      edge(line, 1, when);
      edge(line, 0, when + ms);
    },
    play(edges) {
      for (const { line, value, at: when } of edges) edge(line, value, when);
    },
    wait(until) {
      told.push(...sensing.advance(until));
    },
    of<T extends TableEvent['type']>(type: T) {
      return told.filter((event): event is Extract<TableEvent, { type: T }> => event.type === type);
    },
  };
}
