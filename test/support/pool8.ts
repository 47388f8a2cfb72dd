import type { GameBoard, GameEvent, Group } from '../../src/rules/game.ts';
import type { FoulReason, Option, Pool8Event } from '../../src/rules/pool8/events.ts';
import { pool8 } from '../../src/rules/pool8/pool8.ts';
import { CLASSIC, type Pool8Rules } from '../../src/rules/pool8/setup.ts';
import { type Ball, type Pocket, SOLIDS, STRIPES } from '../../src/rules/pool8/table.ts';

export interface TableWish {
  readonly rules?: Partial<Pool8Rules>;
  readonly reader?: boolean;
  readonly delivery?: boolean;
  readonly first?: number;
}

export type PoolTable = ReturnType<typeof openTable>;

/** A frame in the words of those who play it. Each verb takes its time, so that no two strokes run together. */
export function openTable({ rules, reader = false, delivery = false, first = 0 }: TableWish = {}) {
  const game = pool8({ rules: { ...CLASSIC, ...rules }, reader, delivery });
  let open = game.open(2, first);
  let events: readonly GameEvent[] = [];
  let now = 0;

  const tell = (event: Pool8Event): void => {
    events = [...events, event];
    open.tell(event);
  };
  const after = (ms: number): number => {
    now += ms;
    return now;
  };
  const board = (): GameBoard => open.board();

  const table = {
    game,
    tell,
    board,
    events: () => events,
    pool: () => board().pool,
    prompt: () => board().prompt?.id ?? null,
    verdict: () => board().verdict,
    groups: () => board().players.map((player) => player.group),
    left: () => board().players.map((player) => player.left),
    winner: () => board().result?.winner ?? null,

    /** Somebody names a ball that went down; more of this stroke may follow. */
    drop: (ball: Ball, pocket: Pocket = 'TL', ms = 300) =>
      tell({ type: 'panel.ball', ball, pocket, at: after(ms) }),
    /** A ball breaks the beam of a pocket. */
    pass: (pocket: Pocket, ms = 300) => tell({ type: 'pocket.passed', pocket, at: after(ms) }),
    /** The reader in the return lane knows a ball. */
    read: (ball: Ball | null, from?: readonly Pocket[]) =>
      tell({ type: 'ball.returned', ball, ...(from && { from }), at: after(800) }),
    /** So many balls roll out after they were let go. */
    deliver: (count: number) => {
      for (let nth = 0; nth < count; nth += 1) tell({ type: 'ball.delivered', at: after(400) });
    },
    settle: () => tell({ type: 'stroke.ended', at: after(4_000) }),
    strokeEnd: () => tell({ type: 'panel.strokeEnd', at: after(5_000) }),
    /** A whole stroke that pots these. */
    pot: (...balls: readonly Ball[]) => {
      for (const ball of balls) table.drop(ball);
      table.strokeEnd();
    },
    miss: () => table.strokeEnd(),
    call: (pocket: Pocket) => tell({ type: 'panel.call', pocket, at: after(1_000) }),
    /** FOUL is pressed, and what was rolling comes to rest. */
    foul: (reason: FoulReason) => {
      table.pressFoul(reason);
      table.settle();
    },
    pressFoul: (reason: FoulReason) => tell({ type: 'panel.foul', reason, at: after(5_000) }),
    choose: (option: Option) => tell({ type: 'panel.choose', option, at: after(5_000) }),
    group: (group: Group) => tell({ type: 'panel.group', group, at: after(2_000) }),
    yes: () => tell({ type: 'panel.yes', at: after(1_000) }),
    no: () => tell({ type: 'panel.no', at: after(1_000) }),
    concede: () => tell({ type: 'panel.concede', at: after(1_000) }),

    undo: () => {
      events = game.undo(events);
      open = game.open(2, first);
      for (const event of events) open.tell(event);
    },

    /** A legal break that pots nothing: the opponent is at an open table. */
    breakOff: () => {
      table.miss();
      table.yes();
    },
    /** The opponent of the breaker has the solids, with six left, and is at the table. */
    takeSolids: () => {
      table.breakOff();
      table.pot('S1');
    },
    /** He pots the rest of them, but for so many. */
    runSolids: (leave = 0) => {
      table.takeSolids();
      for (const ball of SOLIDS.slice(1, SOLIDS.length - leave)) table.pot(ball);
    },
    /** The other one pots so many stripes, being at the table. */
    runStripes: (count: number) => {
      for (const ball of STRIPES.slice(0, count)) table.pot(ball);
    },
  };
  return table;
}
