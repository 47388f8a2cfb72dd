/** A pool table and its board, to be varied. */
import { FOUL_REASONS } from '../../rules/pool8/events.ts';
import { POCKETS, SOLIDS, STRIPES } from '../../rules/pool8/table.ts';
import type { Scoreboard, TableLayout } from '../../session/scoreboard.ts';
import { BOARD, LAYOUT } from './boards.ts';

export const POOL_LAYOUT: TableLayout = {
  ...LAYOUT,
  game: 'pool8',
  holes: POCKETS.map((id) => ({ id, worth: 0 })),
  pegs: [],
  balls: { white: 1, red: 0 },
  players: { min: 2, max: 2, usual: 2 },
  foulReasons: FOUL_REASONS,
  lastBallHoles: [],
  flags: {
    ownPlusOpponentIsFoul: true,
    blackOnBreak: 'loss',
    foulPotSetsGroups: false,
    callRequired: true,
    reader: false,
  },
  tariff: { ...LAYOUT.tariff, gameMs: null },
  warningsMs: [],
};

const CAN = ['ball', 'foul', 'concede', 'strokeEnd', 'next', 'undo'];

/** Short is only the break, and the line counts only for whoever plays from behind it. */
const foulsWith = (ballInHand?: string): readonly string[] =>
  FOUL_REASONS.filter(
    (reason) => reason !== 'fewerThanFour' && (reason !== 'notAboveLine' || ballInHand === 'baulk'),
  );

/** So many of the solids, and of the stripes, are down; the first player has the solids. */
export function poolBoard(
  [solids, stripes]: readonly [number, number],
  change: Partial<Scoreboard> = {},
  pool: Partial<NonNullable<Scoreboard['pool']>> = {},
): Scoreboard {
  const open = pool.open ?? false;
  const player = (down: number, group: 'solids' | 'stripes') => ({
    ...{ score: open ? 0 : down, turn: 0, out: false },
    ...{ group: open ? null : group, left: open ? 7 : 7 - down },
  });
  return {
    ...BOARD,
    game: 'pool8',
    players: [player(solids, 'solids'), player(stripes, 'stripes')],
    ballsInPlay: 15 - solids - stripes,
    balls: { bed: 15 - solids - stripes, baulk: 0, transit: 0, trapped: solids + stripes },
    redInPlay: false,
    pool: {
      ...{ open, called: null, ballInHand: 'none' },
      down: [...SOLIDS.slice(0, solids), ...STRIPES.slice(0, stripes)],
      ...pool,
    },
    clock: { msLeft: 0, at: BOARD.clock.at, speed: 0, warning: null },
    outputs: { bar: 'dropped', coins: 'accepted', startLamp: 'dark' },
    prompt: { id: 'ownGroup', player: 0 },
    tariff: POOL_LAYOUT.tariff,
    can: CAN,
    fouls: foulsWith(pool.ballInHand),
    highBreaks: { day: null, month: null, ever: null },
    ...change,
  };
}
