import type { CabinetEvent } from '../ports/cabinet.ts';
import type { PanelAction } from '../ports/web-api.ts';
import type { SensedEvent } from '../rules/sensed.ts';
import type { LineChange, TableEvent } from '../sensing/events.ts';
import { lineBehind } from '../sensing/lines.ts';
import type { Coin } from '../session/credit.ts';
import { holdsGame } from '../session/table-state.ts';
import { press } from './hands.ts';
import { turnKey } from './money-desk.ts';
import { ACCEPTOR, counterOf, type Parts } from './parts.ts';
import type { Refused } from './refusals.ts';
import type { Sale } from './till.ts';

/** What the cabinet tells. */
export function hear(parts: Parts, event: CabinetEvent): void {
  switch (event.type) {
    case 'line':
      edge(parts, event.change);
      break;
    case 'coin':
      coinTold(parts, event);
      break;
    case 'ball':
      ballRead(parts, event);
      break;
    case 'lost':
      parts.faults.raise('CABINET_LOST', event.what);
      break;
    case 'found':
      parts.faults.clear('CABINET_LOST', event.what);
      break;
    case 'trouble':
      parts.faults.raise(event.code, event.what);
      parts.serviceDesk.faultTold(parts);
      parts.vend.faultTold(parts);
      break;
    case 'mended':
      parts.faults.clear(event.code, event.what);
      parts.serviceDesk.faultTold(parts);
      break;
  }
}

function edge(parts: Parts, change: LineChange): void {
  parts.serviceDesk.heard(change, parts);
  if (!parts.faults.has('LINE_CHATTERS', change.line)) keepEdge(parts, change);
  parts.senses.change(change);
}

/** A skittle that was stood up while the power was off made no edge: whoever replays the game has one. */
export function linesLearnt(parts: Parts): void {
  const at = parts.world.clock.now();
  for (const peg of parts.desk.board()?.lying ?? []) {
    const line = `peg.${peg}`;
    if (parts.senses.level(line) === 0) keepEdge(parts, { line, value: 0, at });
  }
}

function keepEdge({ table, senses, desk }: Parts, change: LineChange): void {
  const isKept = isOfTheGame(change.line) && senses.listensTo(change.line);
  if (isKept && table.getSnapshot().hasTag('game open')) desk.noteEdge(change);
}

/** Coins, buttons and switches have rows of their own. */
function isOfTheGame(line: string): boolean {
  return GAME_LINES.has(line.split('.', 1)[0] ?? line);
}

const GAME_LINES: ReadonlySet<string> = new Set([
  'hole',
  'red',
  'lane',
  'peg',
  'trough',
  'baulk',
  'pocket',
  'delivery',
]);

/** What sensing made of the edges. */
export function understand(parts: Parts, events: readonly TableEvent[]): void {
  for (const event of events) understandOne(parts, event);
}

function understandOne(parts: Parts, event: TableEvent): void {
  switch (event.type) {
    case 'coin.sensed':
      countPulses(parts, event.line, event.pulses);
      break;
    case 'coin.refused':
      refuseCoin(parts, refusalOf(event));
      break;
    case 'button.pressed':
      press(parts, buttonAction(event.button));
      break;
    case 'switch.changed':
      turn(parts, event.name, event.on);
      break;
    case 'line.failed':
      if (!isPlugged(parts, event.line)) parts.faults.raise(event.code, event.line);
      break;
    case 'line.recovered':
      lineRecovered(parts, event);
      break;
    default:
      parts.serviceDesk.sensed(event, parts);
      parts.lane.sensed(event, parts);
      tellGame(parts, event);
  }
}

/**
 * A line that chatters is not believed: its edges are too many to keep, so no replay could come to what it told. But
 * that a skittle stands is no harm to anybody.
 */
function tellGame({ table, faults, desk }: Parts, event: SensedEvent): void {
  const line = event.type === 'peg.standing' ? null : lineBehind(event);
  if (line !== null && faults.has('LINE_CHATTERS', line)) return;
  if (holdsGame(table.getSnapshot())) desk.sense(event);
}

function refusalOf({ line, why, widthMs, pulses }: CoinRefused): Refused {
  const what = why === 'width' ? `${Math.round(widthMs)} ms` : `${pulses} pulses`;
  return { source: line, why, what };
}

type CoinRefused = Extract<TableEvent, { type: 'coin.refused' }>;

function lineRecovered(parts: Parts, { line, code, at }: LineRecovered): void {
  parts.faults.clear(code, line);
  // Of the edges that were not kept, only where they ended matters; a line still active counts from its next clearing.
  const isClear = parts.senses.level(line) === 0;
  if (code === 'LINE_CHATTERS' && isClear) keepEdge(parts, { line, value: 0, at });
}

type LineRecovered = Extract<TableEvent, { type: 'line.recovered' }>;

/** A ball came past the reader. Where it may have come from is told by its time under way, or by a trace. */
export function ballRead(
  parts: Parts,
  { ball, from: told, at }: { ball: string; from?: readonly string[]; at: number },
): void {
  const fellAt = parts.lane.lastFellAt(at);
  const from = told ?? parts.lane.arrived(at, parts);
  parts.serviceDesk.sensed({ type: 'ball.returned', ball: ball === 'red' ? 'red' : 'white', at }, parts);
  if (!parts.table.getSnapshot().hasTag('game open')) return;
  // Pushed in before START, to be let go with the rest: it comes home in a game that it is not of.
  if (fellAt !== null && !parts.desk.isOfGame(fellAt)) return;
  const read = { ball, ...(from && { from }) };
  parts.desk.noteBall(read, at);
  parts.senses.ballRead(at);
  parts.desk.sense({ type: 'ball.returned', ...read, at });
}

/** The button has no list of reasons to choose from. */
function buttonAction(button: string): PanelAction {
  return button === 'foul' ? { panel: 'foul', reason: 'other' } : { panel: button };
}

/** An acceptor that was set to another currency sells nothing here. */
function coinTold(parts: Parts, { amount, currency }: { amount: number; currency: string }): void {
  if (currency === parts.play.config.money.currency) {
    takeCoin(parts, { cents: amount, source: ACCEPTOR });
    return;
  }
  refuseCoin(parts, { source: ACCEPTOR, why: 'currency', what: currency });
  parts.world.cabinet.emit({ output: 'coinReturned', value: amount });
}

export function takeCoin(parts: Parts, coin: Coin): void {
  const { cents, source } = coin;
  const sale = parts.till.take(coin, counterOf(parts));
  parts.serviceDesk.coinSeen({ source, cents, refused: null }, parts.world);
  if (sale) sold(parts, sale);
}

/** Something came that is no coin. */
export function refuseCoin({ refusals, serviceDesk, world }: Parts, refused: Refused): void {
  const { source, why, what = '' } = refused;
  refusals.note(refused);
  serviceDesk.coinSeen({ source, cents: null, refused: { why, what } }, world);
}

/** Coins are on the disk: what they bought is there to be seen and played. */
export function sold({ table, world }: Parts, sale: Sale): void {
  world.cabinet.emit({ output: 'chime', value: 'coin' });
  if (sale.games > 0) table.send({ type: 'credit.bought' });
  if (sale.extraMs > 0) table.send({ type: 'time.added', ms: sale.extraMs, at: world.gameClock.now() });
}

function countPulses(parts: Parts, source: string, pulses: number): void {
  const coin = parts.play.config.money.coins.find((one) => one.line === source);
  if (!coin) return;
  // Whoever pulls a string pulls the same coin through again.
  if (parts.faults.has('COIN_STRING')) refuseCoin(parts, { source, why: 'string' });
  else takeCoin(parts, { cents: coin.valueCents * pulses, source, ...(!coin.cash && { cashless: true }) });
}

function turn(parts: Parts, name: string, on: boolean): void {
  parts.world.journal.append({ kind: 'switch', name, on }, parts.world.clock.now());
  parts.world.log.info({ name, on }, 'switch changed');
  if (name === 'key') turnKey(parts, on);
  if (name === 'door') parts.doorOpen = on;
}

/** A white skittle in a 50 hole breaks its beam for good, and rightly so (BBA-21). */
function isPlugged({ desk }: Parts, line: string): boolean {
  return desk.board()?.plugged.some((hole) => line === `hole.${hole}`) ?? false;
}
