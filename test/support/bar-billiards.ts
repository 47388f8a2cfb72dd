import { barBilliards } from '../../src/rules/bar-billiards/bar-billiards.ts';
import type { Ball, BarBilliardsEvent, FoulReason } from '../../src/rules/bar-billiards/events.ts';
import { PROFILES, type ProfileName } from '../../src/rules/bar-billiards/profiles.ts';
import type { BarBilliardsSetup, RuleFlags } from '../../src/rules/bar-billiards/setup.ts';
import { ARRANGEMENTS, type Arrangement, DIAMOND, farRow } from '../../src/rules/bar-billiards/table.ts';
import type { GameBoard, GameEvent } from '../../src/rules/game.ts';

export interface TableWish extends Partial<Omit<BarBilliardsSetup, 'rules' | 'fitted' | 'pegs'>> {
  readonly profile?: ProfileName;
  readonly skittles?: Arrangement | BarBilliardsSetup['pegs'];
  readonly rules?: Partial<RuleFlags>;
  readonly fitted?: Partial<BarBilliardsSetup['fitted']>;
  readonly players?: number;
  readonly first?: number;
}

export type BarBilliardsTable = ReturnType<typeof openTable>;

const NOTHING_FITTED = { trough: false, lane: false, baulk: false, red: 'perHole' } as const;

export function setupOf(wish: TableWish = {}): BarBilliardsSetup {
  const profile = PROFILES[wish.profile ?? 'classic'];
  const { skittles = profile.table.skittles } = wish;
  return {
    holes: wish.holes ?? [...DIAMOND, ...farRow(profile.table.farRow)],
    pegs: typeof skittles === 'string' ? ARRANGEMENTS[skittles] : skittles,
    balls: wish.balls ?? profile.table.balls,
    rules: { ...profile.rules, ...wish.rules },
    fitted: { ...NOTHING_FITTED, ...wish.fitted },
    pegOrderMs: wish.pegOrderMs ?? 5,
  };
}

/** A game in the words of those who play it. Each verb takes its time, so that no two strokes run together. */
export function openTable(wish: TableWish = {}) {
  const setup = setupOf(wish);
  const game = barBilliards(setup);
  const { players = 2, first = 0 } = wish;
  let open = game.open(players, first);
  let events: readonly GameEvent[] = [];
  let now = 0;

  const tell = (event: BarBilliardsEvent): void => {
    events = [...events, event];
    open.tell(event);
  };
  const after = (ms: number): number => {
    now += ms;
    return now;
  };
  const board = (): GameBoard => open.board();

  const table = {
    setup,
    game,
    tell,
    board,
    events: () => events,
    now: () => now,
    wait: (ms: number) => void after(ms),
    prompt: () => board().prompt?.id ?? null,
    verdict: () => board().verdict,
    /** `340+120`: banked and turn points, a player each. */
    scores: () => board().players.map(({ score, turn }) => `${score}+${turn}`),
    score: (player: number) => table.scores()[player],

    /** A ball goes down and rolls on: the stroke is not over. */
    drop: (hole: string, ball: Ball = 'white', widthMs: number | null = 30) =>
      tell({ type: 'ball.potted', hole, ball, widthMs, at: after(300) }),
    settle: () => tell({ type: 'stroke.ended', at: after(5_000) }),
    /** A whole stroke that pots these, whites unless written `red 50L`. */
    pot: (...balls: readonly string[]) => {
      for (const each of balls) {
        const red = each.startsWith('red ');
        table.drop(red ? each.slice(4) : each, red ? 'red' : 'white');
      }
      table.settle();
    },
    /** Pots whites, one a stroke, until the turn has brought this much more. */
    make: (points: number) => {
      let left = points;
      for (const worth of [200, 100, 50, 30, 20, 10]) {
        const hole = setup.holes.find((each) => each.worth === worth);
        for (; hole && left >= worth; left -= worth) table.pot(hole.id);
      }
    },
    next: () => tell({ type: 'panel.next', at: after(5_000) }),
    /** FOUL is pressed, and what was rolling comes to rest. */
    foul: (reason: FoulReason = 'noContact') => {
      table.pressFoul(reason);
      table.settle();
    },
    pressFoul: (reason: FoulReason = 'noContact') => tell({ type: 'panel.foul', reason, at: after(5_000) }),
    concede: () => tell({ type: 'panel.concede', at: after(5_000) }),
    yes: () => tell({ type: 'panel.yes', at: after(1_000) }),
    no: () => tell({ type: 'panel.no', at: after(1_000) }),
    skittlesSet: () => tell({ type: 'panel.skittlesSet', at: after(5_000) }),
    sayRed: (hole: string) => tell({ type: 'panel.red', hole, at: after(1_000) }),
    sayWhite: (hole: string) => tell({ type: 'panel.white', hole, at: after(1_000) }),
    addPot: (hole: string, ball: Ball = 'white') =>
      tell({ type: 'panel.addPot', hole, ball, at: after(5_000) }),
    removePot: (hole: string) => tell({ type: 'panel.removePot', hole, at: after(1_000) }),

    /** A skittle falls; `ago` dates its first opening before this moment. */
    knock: (peg: string, { ago = 0 } = {}) => tell({ type: 'peg.fallen', peg, at: after(300) - ago }),
    wobble: (peg: string, { ago = 0 } = {}) => tell({ type: 'peg.wobbled', peg, at: after(300) - ago }),
    stand: (peg: string) => tell({ type: 'peg.standing', peg, at: after(1_000) }),
    lift: () => tell({ type: 'ball.lifted', at: after(1_000) }),
    home: (ball: Ball | null = null) => tell({ type: 'ball.returned', ball, at: after(1_000) }),
    redSeen: (hole: string) => tell({ type: 'red.seen', hole, at: after(20) }),
    overBaulk: () => tell({ type: 'ball.overBaulk', at: after(300) }),
    dropBar: () => tell({ type: 'bar.dropped', at: after(1_000) }),

    undo: () => {
      events = game.undo(events);
      open = game.open(players, first);
      for (const event of events) open.tell(event);
    },
    /** Plays on after the bar until only this many balls are left; the red goes first unless it is kept. */
    leaveBalls: (left: number, { keepRed = false } = {}) => {
      if (board().phase === 'play') table.dropBar();
      if (!keepRed && board().redInPlay && board().ballsInPlay > left) table.pot('red 10');
      while (board().ballsInPlay > left) table.pot('10');
    },
    /** The last ball lies ready, its skittles set, and these are the scores. */
    reachLastBall: ({ keepRed = false } = {}) => {
      table.leaveBalls(1, { keepRed });
      table.skittlesSet();
    },
  };
  return table;
}

/** P1 340+120, and P2 to follow with nothing: where most of the examples start. */
export function openAt340plus120(wish: TableWish = {}): BarBilliardsTable {
  const table = openTable(wish);
  table.make(340);
  for (const _ of table.board().players) table.next();
  table.make(120);
  return table;
}

/** A skittle of this table that costs only the break. */
export function mildPeg({ setup }: BarBilliardsTable): string {
  return setup.pegs.find((peg) => peg.costs === 'turn')?.id ?? '';
}
