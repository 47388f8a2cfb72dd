/** Service mode at a table with everything fitted, to be varied. */
import { POCKETS } from '../../rules/pool8/table.ts';
import type { LineKind } from '../../session/service/line-kind.ts';
import type { LineState, ServiceState, TestState } from '../../session/service/state.ts';
import type { TestName } from '../../session/service/tests.ts';

const NOW = 1_000_000;
const HOLES = ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R'] as const;

const LINES: readonly (readonly [line: string, kind: LineKind])[] = [
  ...HOLES.map((hole) => [`hole.${hole}`, 'hole'] as const),
  ...HOLES.map((hole) => [`red.${hole}`, 'red'] as const),
  ['peg.black', 'peg'],
  ['peg.whiteL', 'peg'],
  ['peg.whiteR', 'peg'],
  ['lane', 'lane'],
  ['trough', 'trough'],
  ['coin.1', 'coin'],
  ['coin.string', 'string'],
  ['button.start', 'button'],
  ['button.next', 'button'],
  ['button.foul', 'button'],
  ['button.undo', 'button'],
  ['bar.down', 'bar'],
  ['door', 'door'],
  ['key', 'key'],
  ['tilt', 'tilt'],
];

const TESTS: readonly TestName[] = [
  'barRaise',
  'barDrop',
  'coinGate',
  'startLamp',
  'meter',
  'release',
  'chime',
  'display',
  'coins',
  'balls',
];

const ON: Readonly<Record<string, number>> = { 'bar.down': 400_000, door: 4_000, key: 15_000 };

function quietLine(line: string, kind: LineKind, place: number): LineState {
  const since = ON[line];
  return {
    ...{
      line,
      kind,
      pin: 22 + place,
      level: since === undefined ? 0 : 1,
      edges: since === undefined ? 0 : 1,
    },
    lastAt: since === undefined ? null : NOW - since,
    ...{ mark: null, quietGames: 0, ballsElsewhere: 0 },
  };
}

const test = (name: TestName, change: Partial<TestState> = {}): TestState => ({
  test: name,
  refused: null,
  trial: null,
  ...change,
});

/** Nobody has touched anything yet. */
export const SENSORS: ServiceState = {
  at: NOW,
  open: { by: 'key', since: NOW - 15_000, until: null },
  watchedSince: 0,
  gameOn: false,
  outputs: { bar: 'dropped', coins: 'accepted', startLamp: 'dark' },
  lines: LINES.map(([line, kind], place) => quietLine(line, kind, place)),
  tests: TESTS.map((name) => test(name)),
  tried: null,
  tally: null,
  coins: [],
  reads: null,
};

const CHANGED: Readonly<Record<string, Partial<LineState>>> = {
  'hole.200': { edges: 4, lastAt: NOW - 800 },
  'hole.50L': { mark: 'quiet', quietGames: 3, ballsElsewhere: 104 },
  'hole.30R': { edges: 1_240, lastAt: NOW - 99_000 },
  'peg.whiteR': { level: 1, edges: 1, lastAt: NOW - 13_000, mark: 'on' },
  lane: { level: 1, edges: 7, lastAt: NOW - 300 },
};

/** In the midst of everything: a dead hole, a stuck skittle, a bar that does not follow. */
export const BUSY_SENSORS: ServiceState = {
  ...SENSORS,
  lines: SENSORS.lines.map((line) => ({ ...line, ...CHANGED[line.line] })),
  tests: [
    test('barRaise', { trial: { since: NOW - 6_000, until: NOW + 24_000 } }),
    test('barDrop', { refused: 'resting' }),
    test('coinGate'),
    test('startLamp', { trial: { since: NOW - 2_000, until: NOW + 4_000 } }),
    test('meter', { refused: 'notWritable' }),
    test('release', { refused: 'tooHot' }),
    test('chime'),
    test('display'),
    test('coins', { refused: 'notWritable' }),
    test('balls', { trial: { since: NOW - 60_000, until: NOW + 540_000 } }),
  ],
  tried: { test: 'barRaise', at: NOW - 6_000, outcome: 'notThere' },
};

export const BALLS_COUNTED: ServiceState = {
  ...SENSORS,
  tests: TESTS.map((name) =>
    test(name, name === 'balls' ? { trial: { since: NOW - 60_000, until: NOW + 540_000 } } : {}),
  ),
  tally: {
    ...{ balls: 8, holes: { '200': 2, '50R': 1, '100': 1, '30L': 1, '20L': 1, '10': 1 }, reds: 1 },
    ...{ lane: 6, trough: 3, down: 7, unseen: ['50L', '20R', '30R'], notHome: 1, isWhole: false },
  },
};

/** At a pool table with a reader, one of whose balls is new. */
export const BALLS_READ: ServiceState = {
  ...SENSORS,
  reads: [
    { at: NOW - 2_000, tag: '0A00B3C4F7', ball: null },
    { at: NOW - 9_000, tag: '0A00B3C408', ball: 'black' },
    { at: NOW - 61_000, tag: '0A00B3C403', ball: 'S3' },
  ],
};

/** A game is on, and its meter has not been driven yet. */
export const SENSORS_IN_GAME: ServiceState = {
  ...SENSORS,
  gameOn: true,
  outputs: { bar: 'raised', coins: 'refused', startLamp: 'lit' },
  tests: TESTS.map((name) =>
    test(name, ['barRaise', 'startLamp', 'meter', 'chime'].includes(name) ? {} : { refused: 'gameOn' }),
  ),
  tried: { test: 'meter', at: NOW - 1_000, outcome: 'pending' },
};

export const COINS_TRIED: ServiceState = {
  ...SENSORS,
  tests: TESTS.map((name) =>
    test(name, name === 'coins' ? { trial: { since: NOW - 30_000, until: NOW + 90_000 } } : {}),
  ),
  coins: [
    { at: NOW - 2_000, source: 'coin.1', cents: 100, refused: null },
    { at: NOW - 9_000, source: 'coin.1', cents: null, refused: { why: 'width', what: '310 ms' } },
    { at: NOW - 21_000, source: 'acceptor GB050B', cents: 50, refused: null },
  ],
};

/** A pool table's own: a ball lies before a pocket, and nothing lets the balls go. */
export const POOL_SENSORS: ServiceState = {
  ...SENSORS,
  lines: [
    ...POCKETS.map((pocket, place) => quietLine(`pocket.${pocket}`, 'pocket', place)),
    ...(['delivery', 'lane', 'door', 'key', 'tilt'] as const).map((line, n) => quietLine(line, line, 6 + n)),
  ].map((line) =>
    line.line === 'pocket.ML' ? { ...line, level: 1, edges: 1, lastAt: NOW - 20_000, mark: 'on' } : line,
  ),
  tests: (['coinGate', 'startLamp', 'meter', 'release', 'chime', 'display', 'coins'] as const).map((name) =>
    test(name),
  ),
  tried: { test: 'release', at: NOW - 3_000, outcome: 'notGiven' },
};
