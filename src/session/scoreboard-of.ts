import type { Game, GameBoard } from '../rules/game.ts';
import { refund, refundableCents } from './credit.ts';
import type { Books } from './entries.ts';
import { needsALook } from './fault-log.ts';
import type { Outputs } from './outputs.ts';
import { periodOf } from './period.ts';
import type { FaultNote, Phase, Scoreboard, ScreenTest, ServiceBoard, Tariff } from './scoreboard.ts';
import type { TableSnapshot } from './table.ts';
import { isIn, isOver } from './table-state.ts';

/** Everything a scoreboard is made of. */
export interface Facts {
  readonly game: Pick<Game, 'name' | 'atRest'>;
  readonly table: TableSnapshot;
  readonly play: GameBoard | null;
  readonly canUndo: boolean;
  readonly canStart: boolean;
  readonly books: Books;
  readonly tariff: Tariff;
  readonly outputs: Outputs;
  readonly faults: readonly FaultNote[];
  readonly highBreaks: Scoreboard['highBreaks'];
  readonly service: boolean;
  readonly siteShare: number;
  /** Balls may be released once more. */
  readonly canRevend: boolean;
  /** The cash box may be emptied. */
  readonly canCollect: boolean;
  readonly screen: ScreenTest | null;
  readonly time: { readonly at: number; readonly gameAt: number; readonly speed: number };
}

export function scoreboardOf(facts: Facts): Scoreboard {
  const phase = phaseOf(facts.table, facts.play);
  const shown = phase === 'attract' || phase === 'ready' ? null : facts.play;
  return {
    game: facts.game.name,
    phase,
    ...boardOf(shown, facts.game),
    clock: clockOf(facts),
    outputs: facts.outputs,
    credit: {
      games: facts.books.credit.games,
      amount: facts.books.credit.amount,
      currency: facts.tariff.currency,
      service: facts.books.credit.service,
      dot: needsALook(facts.books.faultLog),
    },
    tariff: facts.tariff,
    can: doable(facts, shown),
    faults: facts.faults,
    service: facts.service ? serviceBoard(facts) : null,
    screen: facts.screen,
    highBreaks: facts.highBreaks,
  };
}

export function phaseOf(table: TableSnapshot, play: GameBoard | null): Phase {
  if (isIn(table, 'outOfOrder')) return 'outOfOrder';
  if (table.hasTag('game open')) return play?.phase ?? 'play';
  if (isIn(table, 'over')) return 'over';
  return isIn(table, 'ready') ? 'ready' : 'attract';
}

/** Left of the paid time, in milliseconds of the game's clock. */
export function msLeft(table: TableSnapshot, gameAt: number): number {
  if (table.hasTag('bar raised')) return Math.max(0, table.context.endsAt - gameAt);
  const holdsTime = isIn(table, 'over') || (isIn(table, 'outOfOrder') && table.context.game === 'timed');
  return holdsTime ? table.context.msLeft : 0;
}

function clockOf({ table, time }: Facts): Scoreboard['clock'] {
  const runs = table.hasTag('bar raised');
  const { warned, warningsMs } = table.context;
  return {
    msLeft: msLeft(table, time.gameAt),
    at: time.at,
    speed: runs ? time.speed : 0,
    warning: runs && warned > 0 ? (warningsMs[warned - 1] ?? null) : null,
  };
}

function boardOf(play: GameBoard | null, { atRest }: Facts['game']) {
  const { ballsInPlay, balls, redInPlay } = play ?? atRest;
  return {
    players: play?.players ?? [],
    active: play?.active ?? 0,
    ballsInPlay,
    balls,
    redInPlay,
    ...(play?.pool && { pool: play.pool }),
    ...(play?.fouls && { fouls: play.fouls }),
    prompt: play?.prompt ?? null,
    verdict: play?.verdict ?? null,
    result: play?.result ?? null,
    bestBreak: play?.bestBreak ?? null,
  };
}

function doable(facts: Facts, shown: GameBoard | null): readonly string[] {
  return [...playable(facts, shown), ...(facts.canRevend ? ['revend'] : []), ...byTheKey(facts)];
}

function playable(facts: Facts, shown: GameBoard | null): readonly string[] {
  if (facts.table.hasTag('game open') && shown) return facts.canUndo ? [...shown.can, 'undo'] : shown.can;
  const can = shown ? [...shown.can] : [];
  if (facts.canStart) can.push('start');
  if (isOver(facts.table) && facts.canUndo) can.push('undo');
  return can;
}

function byTheKey({ service, canCollect, books }: Facts): readonly string[] {
  if (!service) return [];
  return [...(refund(books) ? ['refund'] : []), 'serviceCredit', ...(canCollect ? ['collect'] : [])];
}

function serviceBoard({ books, siteShare }: Facts): ServiceBoard {
  const { takenCents, gamesPaid, gamesFree } = books.meters;
  return {
    takenCents,
    gamesPaid,
    gamesFree,
    period: periodOf(books, siteShare),
    refundableCents: refundableCents(books),
    faultLog: books.faultLog,
  };
}
