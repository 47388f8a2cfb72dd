/** Every state a person may meet, by name, with the largest figures it may have to hold. */
import type { Verdict } from '../../rules/game.ts';
import type { Scoreboard, ScreenTest } from '../../session/scoreboard.ts';
import type { ServiceState } from '../../session/service/state.ts';
import { COUNTING } from '../scoreboard/panel/count.ts';
import { FRESH, type Ui } from '../scoreboard/ui.ts';
import { BOARD, credit, LAYOUT, players, SERVICE } from './boards.ts';
import { POOL_STATES } from './pool-states.ts';
import { BALLS_COUNTED, BALLS_READ, BUSY_SENSORS, COINS_TRIED, SENSORS, SENSORS_IN_GAME } from './sensors.ts';
import type { State } from './state.ts';

export const NOW = BOARD.clock.at;

const state = (board: Partial<Scoreboard>, ui: Partial<Ui> = {}): State => ({
  board: { ...BOARD, ...board },
  layout: LAYOUT,
  service: null,
  ui: { ...FRESH, ...ui },
});

const DOWN = { bar: 'dropped', coins: 'accepted', startLamp: 'dark' } as const;
const TIME_UP = { msLeft: 0, at: NOW, speed: 0, warning: null } as const;
const FULL = players([28_640, 0], [17_690, 12_345]);
const FOUR = players([28_640, 0], [17_690, 5_350], [950, 0], [1_570, 0]);

const said = (verdict: Omit<Verdict, 'at'>): State => {
  const shown = state({
    verdict: { ...verdict, at: NOW },
    players: players([340, 0], [1_280, 0]),
    active: 1,
  });
  return { ...shown, ui: { ...FRESH, seen: { ...FRESH.seen, verdictAt: NOW - 2_000 } } };
};

const lastBall: Partial<Scoreboard> = {
  phase: 'lastBall',
  outputs: DOWN,
  clock: TIME_UP,
  ballsInPlay: 1,
  balls: { bed: 0, baulk: 1, transit: 0, trapped: 7 },
  players: players([17_690, 0], [17_480, 0]),
  can: ['next', 'concede', 'foul', 'undo'],
};

const over: Partial<Scoreboard> = {
  ...lastBall,
  phase: 'over',
  ballsInPlay: 0,
  prompt: null,
  can: ['undo'],
  bestBreak: { player: 1, points: 5_350 },
};

const SERVED: Partial<Scoreboard> = {
  can: [...BOARD.can, 'refund', 'serviceCredit', 'revend', 'collect'],
  service: SERVICE,
  faults: [
    { code: 'HOLE_BLOCKED', what: 'hole.50L', at: NOW },
    { code: 'JOURNAL_UNWRITABLE', what: 'journal.db', at: NOW },
  ],
};

/** The key is turned, and somebody looks for what is wrong. */
const workshop = (service: ServiceState, board: Partial<Scoreboard> = {}): State => ({
  ...state(
    { phase: 'attract', players: [], prompt: null, can: [], service: SERVICE, ...board },
    { sheet: { kind: 'workshop' } },
  ),
  service,
});

const screenTest = (what: ScreenTest['what'], ms = 0): Partial<Scoreboard> => ({
  ...{ phase: 'attract', players: [], can: [] },
  screen: { what, since: NOW - ms },
});

const FIRST_PERIOD = { ...SERVICE.period, number: 1, since: null };

export const STATES = {
  attract: state({ phase: 'attract', players: [], can: [] }),
  'attract-dot': state({ phase: 'attract', players: [], can: [], credit: credit({ dot: true }) }),
  'attract-new': state({
    phase: 'attract',
    players: [],
    can: [],
    credit: credit({ amount: 50, dot: true }),
    highBreaks: { day: null, month: null, ever: null },
  }),
  'attract-closed': state({ phase: 'attract', players: [], can: [], outputs: { ...DOWN, coins: 'refused' } }),
  'attract-free': state({
    phase: 'attract',
    players: [],
    can: ['start'],
    tariff: { ...LAYOUT.tariff, freePlay: true },
  }),
  ready: state({
    phase: 'ready',
    players: [],
    can: ['start'],
    credit: credit({ games: 2, amount: 50 }),
  }),
  'ready-4': state(
    { phase: 'ready', players: [], can: ['start'], credit: credit({ games: 1 }) },
    { players: 4, first: 2 },
  ),
  'ready-service': state({
    phase: 'ready',
    players: [],
    can: ['start'],
    credit: credit({ service: 1, dot: true }),
  }),
  'ready-both': state({
    phase: 'ready',
    players: [],
    can: ['start'],
    credit: credit({ games: 2, service: 1, amount: 50, dot: true }),
  }),
  'play-1': state({ players: players([12_345, 5_350]) }),
  play: state({}),
  'play-full': state({ players: FULL, active: 1, credit: credit({ games: 2, service: 1, dot: true }) }),
  'play-3': state({ players: FOUR.slice(0, 3), active: 1 }),
  'play-4': state({ players: FOUR, active: 1, prompt: { id: 'noBallInTrough', player: 1 } }),
  'missing-balls': state({
    players: FOUR,
    can: [...BOARD.can, 'revend'],
    prompt: { id: 'start', player: 0 },
  }),
  'missing-balls-late': state(
    { players: FOUR, can: [...BOARD.can, 'revend'], prompt: { id: 'noBallInTrough', player: 0 } },
    { refused: 'revendTooLate' },
  ),
  'play-controls': state({ players: FOUR, active: 1 }, { stirred: true }),
  pot: said({ id: 'pot', player: 1, points: 100, cause: '50L' }),
  warning: state({ clock: { msLeft: 95_000, at: NOW, speed: 0, warning: 120_000 } }),
  'warning-last': state({ players: FOUR, clock: { msLeft: 27_000, at: NOW, speed: 0, warning: 30_000 } }),
  'bar-down': state(
    { phase: 'afterBar', outputs: DOWN, clock: TIME_UP, prompt: { id: 'barDropped' } },
    { seen: { ...FRESH.seen, barDroppedAt: NOW - 2_000 } },
  ),
  'after-bar': state({
    phase: 'afterBar',
    outputs: DOWN,
    clock: TIME_UP,
    ballsInPlay: 5,
    balls: { bed: 3, baulk: 2, transit: 0, trapped: 3 },
    prompt: { id: 'twoWhites' },
    redInPlay: false,
  }),
  foul: said({ id: 'foul', player: 0, points: -120, cause: 'baulk' }),
  'black-skittle': said({ id: 'blackPeg', player: 0, points: -17_690, cause: 'black' }),
  undo: said({ id: 'undone', player: 1, points: 0 }),
  cushion: state({
    ...lastBall,
    prompt: { id: 'cushion', ask: 'yesNo', player: 0 },
    can: ['yes', 'no', 'foul'],
  }),
  'which-hole': state({
    players: FOUR,
    prompt: { id: 'whichHole', ask: 'hole', holes: ['50L', '200', '30R'] },
    can: ['no', 'next', 'foul'],
  }),
  'which-skittle': state({
    prompt: { id: 'pegFirst', ask: 'yesNo', pegs: ['black', 'whiteR'] },
    can: ['yes', 'no'],
  }),
  'stand-up': state({ prompt: { id: 'restandPeg', pegs: ['whiteL', 'black'] } }),
  'last-ball-set-up': state({
    ...lastBall,
    prompt: { id: 'lastBallSetUp', player: 0, pegs: ['whiteL', 'whiteR'], holes: ['50L', '50R'] },
    can: ['skittlesSet', 'next', 'concede', 'foul', 'undo'],
  }),
  'last-ball-hopeless': state({
    ...lastBall,
    players: FOUR,
    prompt: { id: 'lastBallSetUpOrConcede', player: 2, pegs: ['whiteL', 'whiteR'], holes: ['50L', '50R'] },
    active: 2,
    can: ['skittlesSet', 'next', 'concede', 'foul', 'undo'],
  }),
  'last-ball': state({ ...lastBall, prompt: { id: 'lastBallPlay', player: 0, holes: ['100', '200'] } }),
  result: state({
    ...over,
    credit: credit({ dot: true }),
    result: { kind: 'win', winner: 1, reason: 'score', ranking: [1, 0] },
  }),
  'result-4': state({
    ...over,
    players: FOUR,
    result: { kind: 'win', winner: 0, reason: 'lastBall', ranking: [0, 1, 3, 2] },
  }),
  'result-1': state({
    ...over,
    players: players([12_345, 0]),
    bestBreak: { player: 0, points: 900 },
    result: { kind: 'win', winner: 0, reason: 'score', ranking: [0] },
  }),
  draw: state({
    ...over,
    players: players([960, 0], [960, 0]),
    result: { kind: 'draw', winner: null, reason: 'score', ranking: [0, 1] },
  }),
  conceded: state({
    ...over,
    players: [
      { score: 580, turn: 0, out: true },
      { score: 1_280, turn: 0, out: false },
    ],
    result: { kind: 'win', winner: 1, reason: 'conceded', ranking: [1, 0] },
  }),
  'out-of-order': state({
    phase: 'outOfOrder',
    can: [],
    players: [],
    prompt: null,
    outputs: { ...DOWN, coins: 'refused' },
    faults: [
      { code: 'CABINET_LOST', what: '/dev/ttyACM0', at: NOW },
      { code: 'JOURNAL_UNWRITABLE', what: '/var/lib/baulk/journal.db', at: NOW },
    ],
  }),
  fault: state({
    players: FOUR,
    faults: [
      { code: 'HOLE_BLOCKED', what: 'hole.50L', at: NOW },
      { code: 'LINE_SILENT', what: 'peg.whiteR', at: NOW },
    ],
    credit: credit({ games: 1 }),
  }),
  reconnecting: state({}, { connected: false }),
  service: state(SERVED),
  'service-quiet': state({
    service: { ...SERVICE, period: FIRST_PERIOD },
    can: ['serviceCredit', 'collect'],
  }),
  'service-refused': state(SERVED, { refused: 'revendTooLate' }),
  refund: state(SERVED, { sheet: { kind: 'refund' } }),
  count: state(SERVED, { sheet: { ...COUNTING, digits: '999999999' } }),
  'count-refused': state(SERVED, {
    sheet: { ...COUNTING, digits: '123450', compared: true },
    refused: 'notWritable',
  }),
  'count-short': state(SERVED, {
    sheet: { ...COUNTING, digits: '123350', compared: true, by: 'WWWWWWWWWWWW' },
  }),
  workshop: workshop(SENSORS),
  'workshop-busy': workshop(BUSY_SENSORS),
  'workshop-faults': workshop(SENSORS, { faults: SERVED.faults ?? [] }),
  'workshop-balls': workshop(BALLS_COUNTED),
  'workshop-reader': workshop(BALLS_READ),
  'workshop-game': workshop(SENSORS_IN_GAME, { phase: 'play' }),
  'workshop-coins': workshop(COINS_TRIED),
  'coin-test': state(screenTest('coins')),
  'screen-edges': state(screenTest('display')),
  'screen-light': state(screenTest('display', 3_000)),
  'screen-dark': state(screenTest('display', 6_000)),
  fouls: state({}, { sheet: { kind: 'fouls' } }),
  concede: state({}, { sheet: { kind: 'concede' } }),
  corrections: state({ can: ['red', 'white', 'addPot', 'removePot'] }, { sheet: { kind: 'corrections' } }),
  holes: state({}, { sheet: { kind: 'holes', errand: 'removePot' } }),
  keys: state({}, { sheet: { kind: 'keys' } }),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, page) => [
      `rules-${page + 1}`,
      state({}, { sheet: { kind: 'rules', page } }),
    ]),
  ),
  ...POOL_STATES,
} satisfies Record<string, State>;
