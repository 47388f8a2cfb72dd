import { TableError } from '../ports/table-error.ts';
import type { PanelAction } from '../ports/web-api.ts';
import { payment } from '../session/credit.ts';
import type { GameStart } from '../session/entries.ts';
import { priceAt } from '../session/price.ts';
import { isTest } from '../session/service/tests.ts';
import { holdsGame, isIn, isOver } from '../session/table-state.ts';
import { reopenGame } from './in-force.ts';
import { MONEY_ACTIONS, turnKey } from './money-desk.ts';
import { canStart, type Parts } from './parts.ts';

/** What people do at the panel. Each answers null when it was done, else why not. */
export function press(parts: Parts, action: PanelAction): string | null {
  switch (action.panel) {
    case 'start':
      return startGame(parts, action);
    case 'undo':
      return undo(parts);
    case 'service':
      turnKey(parts, !parts.service);
      return null;
    case 'revend':
      return parts.vend.revend(parts);
    case 'refund':
    case 'serviceCredit':
    case 'collect':
      return MONEY_ACTIONS[action.panel](parts, action);
    case 'test':
    case 'endTest':
      return tryOut(parts, action);
    default:
      return tellGame(parts, action);
  }
}

/** What the key lets a page try, or end before its time. */
function tryOut(parts: Parts, { panel, test = '' }: PanelAction): string | null {
  if (!parts.service) return 'keyNotTurned';
  if (!isTest(test)) return 'unknownTest';
  if (panel === 'test') return parts.serviceDesk.tryOut(parts, test, 'key');
  parts.serviceDesk.end(test);
  return null;
}

function startGame(parts: Parts, { players, first = 0 }: PanelAction): string | null {
  const { config, game, raw } = parts.play;
  const count = players ?? config.play.players;
  if (!canStart(parts)) return 'notNow';
  if (count < game.players.min || count > game.players.max) return 'playersRefused';
  if (first < 0 || first >= count) return 'firstRefused';
  const { clock, gameClock, cabinet } = parts.world;
  const { gameMs, warningsMs } = config.play;
  const price = { cents: priceAt(config.money, clock.wall()), currency: config.money.currency };
  const start = { players: count, first, gameMs, ...payerOf(parts), price, config: raw };
  try {
    parts.desk.begin(game, start, config.money.meter);
  } catch (cause) {
    if (!(cause instanceof TableError)) throw cause;
    return cause.code;
  }
  parts.begun = parts.play;
  parts.table.send({ type: 'game.started', gameMs, warningsMs, at: gameClock.now() });
  parts.vend.begun(parts);
  cabinet.emit({ output: 'chime', value: 'start' });
  return null;
}

/** Who pays: a patron's credit, a technician's, or nobody. */
function payerOf({ play, world }: Parts): Pick<GameStart, 'paid' | 'service'> {
  const by = payment(play.config.money, world.journal.books());
  return { paid: by === 'credit', ...(by === 'service' && { service: true }) };
}

function undo(parts: Parts): string | null {
  const { table, desk, senses, world } = parts;
  const over = isOver(table.getSnapshot());
  if (!over && !table.getSnapshot().hasTag('game open')) return 'notNow';
  if (!desk.undo()) return 'nothingToUndo';
  senses.strokeIs(desk.board()?.rolling ? 'rolling' : 'still');
  if (over && desk.board()?.phase !== 'over') {
    reopenGame(parts);
    table.send({ type: 'game.reopened', at: world.gameClock.now() });
  }
  return null;
}

function tellGame({ desk, senses, table, world }: Parts, { panel, ...details }: PanelAction): string | null {
  const snapshot = table.getSnapshot();
  if (!holdsGame(snapshot)) return 'notNow';
  const event = { type: `panel.${panel}`, ...details, at: world.clock.now() };
  const refused = desk.refuses(event);
  if (refused) return refused;
  // A FOUL may come a moment after the end (BBA-2): the rules know for how long.
  const mayBeLate = panel === 'foul' && isIn(snapshot, 'over');
  const board = desk.board();
  if (!mayBeLate && !board?.can.includes(panel)) return 'notNow';
  if (panel === 'foul' && board?.fouls?.includes(`${details.reason}`) === false) return 'notNow';
  senses.pressed(panel);
  desk.tell(event);
  return null;
}
