/** Every state of a pool table that a person may meet, by name. */
import type { Verdict } from '../../rules/game.ts';
import { POCKETS } from '../../rules/pool8/table.ts';
import type { Scoreboard, TableLayout } from '../../session/scoreboard.ts';
import { FRESH, type Ui } from '../scoreboard/ui.ts';
import { BOARD, credit, SERVICE } from './boards.ts';
import { POOL_LAYOUT, poolBoard } from './pool-boards.ts';
import { POOL_SENSORS } from './sensors.ts';
import type { State } from './state.ts';

const NOW = BOARD.clock.at;

const state = (board: Scoreboard, ui: Partial<Ui> = {}, layout: Partial<TableLayout> = {}): State => ({
  board,
  layout: { ...POOL_LAYOUT, ...layout },
  service: null,
  ui: { ...FRESH, ...ui },
});

const idle = (change: Partial<Scoreboard>): Scoreboard => {
  const { pool: _, ...board } = poolBoard([0, 0], { players: [], prompt: null, can: [], ...change });
  return board;
};

const said = (verdict: Omit<Verdict, 'at'>, board: Scoreboard): State => ({
  ...state({ ...board, verdict: { ...verdict, at: NOW } }),
  ui: { ...FRESH, seen: { ...FRESH.seen, verdictAt: NOW - 2_000 } },
});

const SECOND = { active: 1, prompt: { id: 'ownGroup', player: 1 } } as const;
const onBlack = (change: Partial<Scoreboard> = {}, pool: Partial<NonNullable<Scoreboard['pool']>> = {}) =>
  poolBoard(
    [7, 5],
    {
      can: ['ball', 'foul', 'concede', 'strokeEnd', 'next', 'call', 'undo'],
      prompt: { id: 'callPocket', ask: 'pocket', holes: POCKETS, player: 0 },
      ...change,
    },
    pool,
  );

const over = (winner: number, cause: string | null, change: Partial<Scoreboard> = {}) => {
  const board = poolBoard(
    [7, 5],
    {
      phase: 'over',
      prompt: null,
      can: ['undo'],
      result: { kind: 'win', winner, reason: cause ? 'black' : 'conceded', ranking: [winner, 1 - winner] },
      verdict: {
        ...{ id: cause ? 'won' : 'conceded', player: cause ? winner : 1 - winner, points: 0, at: 0 },
        ...(cause && { cause }),
      },
      ...change,
    },
    { called: cause ? 'TL' : null },
  );
  const { pool } = board;
  return pool && cause ? { ...board, pool: { ...pool, down: [...pool.down, 'black'] } } : board;
};

const TIMED = { tariff: { ...POOL_LAYOUT.tariff, gameMs: 900_000 } };
const READER = { flags: { ...POOL_LAYOUT.flags, reader: true } };

export const POOL_STATES = {
  'pool-attract': state(idle({ phase: 'attract' })),
  'pool-attract-free': state(
    idle({ phase: 'attract', can: ['start'], tariff: { ...POOL_LAYOUT.tariff, freePlay: true } }),
  ),
  'pool-ready': state(idle({ phase: 'ready', can: ['start'], credit: credit({ games: 2, amount: 50 }) }), {
    first: 1,
  }),
  'pool-break': state(
    poolBoard(
      [0, 0],
      { prompt: { id: 'breakFromBaulk', player: 0 }, can: ['ball', 'foul', 'concede', 'strokeEnd', 'next'] },
      { open: true, ballInHand: 'none' },
    ),
  ),
  'pool-missing': state(
    poolBoard(
      [0, 0],
      { prompt: { id: 'ballsMissing', player: 0 }, can: ['ball', 'concede', 'foul', 'revend'] },
      { open: true },
    ),
  ),
  'pool-four-balls': state(
    poolBoard(
      [0, 0],
      { active: 1, prompt: { id: 'fourBalls', ask: 'yesNo', otherwise: 'yes' }, can: ['yes', 'no', 'foul'] },
      { open: true },
    ),
  ),
  'pool-short-break': said(
    { id: 'foul', player: 0, points: 0, cause: 'fewerThanFour' },
    poolBoard(
      [0, 0],
      {
        active: 1,
        prompt: { id: 'shortBreak', ask: 'option', player: 1 },
        can: ['ball', 'foul', 'concede', 'choose', 'undo'],
      },
      { open: true },
    ),
  ),
  'pool-open': state(poolBoard([2, 1], { prompt: { id: 'openTable', player: 0 } }, { open: true })),
  'pool-break-white': said(
    { id: 'foul', player: 0, points: 0, cause: 'whitePotted' },
    poolBoard(
      [1, 0],
      { active: 1, prompt: { id: 'ballInHandBaulk', player: 1 } },
      { open: true, ballInHand: 'baulk' },
    ),
  ),
  'pool-which-group': state(
    poolBoard(
      [1, 1],
      { prompt: { id: 'whichGroup', ask: 'group', player: 0 }, can: ['group', 'concede', 'undo'] },
      { open: true },
    ),
  ),
  'pool-play': state(poolBoard([3, 1])),
  'pool-play-reader': state(poolBoard([3, 1], SECOND), { stirred: true }, READER),
  'pool-pot': said({ id: 'pot', player: 0, points: 0, cause: 'S4' }, poolBoard([4, 1], { prompt: null })),
  'pool-groups-set': said(
    { id: 'groupsSet', player: 1, points: 0, cause: 'stripes' },
    poolBoard([0, 1], SECOND),
  ),
  'pool-which-ball': state(
    poolBoard([3, 1], {
      prompt: { id: 'whichBall', ask: 'ball', holes: ['MR'], player: 0 },
      can: ['ball', 'foul', 'concede', 'strokeEnd', 'next', 'no'],
    }),
  ),
  'pool-foul-anywhere': said(
    { id: 'foul', player: 0, points: 0, cause: 'noCushion' },
    poolBoard(
      [3, 1],
      { ...SECOND, prompt: { id: 'ballInHandAnywhere', player: 1 } },
      { ballInHand: 'anywhere' },
    ),
  ),
  'pool-foul-d': said(
    { id: 'foul', player: 0, points: 0, cause: 'wrongBallFirst' },
    poolBoard([3, 6], { ...SECOND, prompt: { id: 'ballInHandD', player: 1 } }, { ballInHand: 'd' }),
  ),
  'pool-in-hand': state(
    poolBoard([3, 1], { ...SECOND, prompt: { id: 'ballInHandBaulk', player: 1 } }, { ballInHand: 'baulk' }),
  ),
  'pool-call': state(onBlack({}, { ballInHand: 'anywhere' })),
  'pool-called': state(onBlack({ prompt: { id: 'playBlack', holes: ['TL'], player: 0 } }, { called: 'TL' }), {
    stirred: true,
  }),
  'pool-uncalled': state(onBlack({ prompt: { id: 'playBlack', holes: POCKETS, player: 0 } })),
  'pool-which-pocket': state(
    onBlack(
      { prompt: { id: 'whichPocket', ask: 'pocket', holes: ['TL', 'MR'], player: 0 } },
      { called: 'TL' },
    ),
  ),
  'pool-timed': state(
    poolBoard([3, 1], { ...TIMED, clock: { msLeft: 95_000, at: NOW, speed: 0, warning: 120_000 } }),
  ),
  'pool-time-up': state(poolBoard([3, 1], { ...TIMED, phase: 'afterBar' })),
  'pool-undo': said({ id: 'undone', player: 0, points: 0 }, poolBoard([3, 1])),
  'pool-won': state(over(0, 'blackPotted')),
  'pool-lost': state(over(1, 'blackWithLastBall', { can: ['undo', 'start'], credit: credit({ games: 1 }) })),
  'pool-conceded': state(over(1, null)),
  'pool-out-of-order': state(
    idle({
      phase: 'outOfOrder',
      faults: [{ code: 'HOLE_BLOCKED', what: 'pocket.TL', at: NOW }],
    }),
  ),
  'pool-service': state(poolBoard([3, 1], { service: SERVICE, can: ['serviceCredit', 'revend', 'collect'] })),
  'pool-workshop': {
    ...state(idle({ phase: 'attract', service: SERVICE }), { sheet: { kind: 'workshop' } }),
    service: POOL_SENSORS,
  },
  'pool-fouls': state(poolBoard([3, 1]), { sheet: { kind: 'fouls' } }),
  'pool-ball': state(poolBoard([3, 1]), { sheet: { kind: 'ball', group: null, pocket: null } }),
  'pool-ball-number': state(
    poolBoard([3, 1]),
    { sheet: { kind: 'ball', group: 'stripes', pocket: null } },
    READER,
  ),
  'pool-call-sheet': state(onBlack(), { sheet: { kind: 'call' } }),
  'pool-keys': state(poolBoard([3, 1]), { sheet: { kind: 'keys' } }),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, page) => [
      `pool-rules-${page + 1}`,
      state(poolBoard([3, 1]), { sheet: { kind: 'rules', page } }),
    ]),
  ),
} satisfies Record<string, State>;
