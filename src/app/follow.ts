import { beamsOf, waysOf } from '../sensing/lines.ts';
import { gateOpen } from '../session/credit.ts';
import { shutsTheGate } from '../session/faults.ts';
import { type Outputs, outputsFor } from '../session/outputs.ts';
import { needsClock } from '../session/price.ts';
import { msLeft } from '../session/scoreboard-of.ts';
import { holdsGame, isIn } from '../session/table-state.ts';
import { isSet } from '../session/wall-time.ts';
import { press } from './hands.ts';
import { followConfig } from './in-force.ts';
import { canStart, hasCredit, type Parts } from './parts.ts';
import { barRaised } from './vend-desk.ts';

/** What follows by itself from whatever has happened, in this order. */
export function follow(parts: Parts): void {
  followGame(parts);
  followGameFaults(parts);
  parts.vend.follow(parts);
  followClock(parts);
  followFaults(parts);
  followConfig(parts);
  followPrice(parts);
  followCredit(parts);
}

/** The levels that this state asks for. */
export function levels(parts: Parts, awake: boolean): Outputs {
  const table = parts.table.getSnapshot();
  const { faults, play, world, serviceDesk } = parts;
  const canBook = awake && !faults.has('JOURNAL_UNWRITABLE') && !shutsTheGate(faults.list) && !isFull(parts);
  const held = outputsFor({
    barRaised: barRaised(parts),
    coinsWelcome: canBook && gateOpen(play.config.money, world.journal.books(), table.hasTag('game open')),
    canStart: canStart(parts),
    outOfOrder: isIn(table, 'outOfOrder'),
  });
  return serviceDesk.held(held, world.clock.now());
}

/** More time than so many games is not sold. */
function isFull({ table, play, world }: Parts): boolean {
  const { duringGame, maxCredits } = play.config.money;
  const { gameMs } = play.config.play;
  if (duringGame !== 'extend' || gameMs === null) return false;
  return msLeft(table.getSnapshot(), world.gameClock.now()) > maxCredits * gameMs;
}

function followGame({ table, desk, senses, world, play, serviceDesk }: Parts): void {
  const snapshot = table.getSnapshot();
  if (isIn(snapshot, 'over')) desk.settle();
  if (!snapshot.hasTag('game open')) return;
  if (isIn(snapshot, 'barDown') && desk.board()?.phase === 'play') {
    desk.tell({ type: 'bar.dropped', at: world.clock.now() });
  }
  if (desk.board()?.phase !== 'over') return;
  const at = world.gameClock.now();
  desk.finish(msLeft(snapshot, at));
  table.send({ type: 'game.ended', at });
  senses.gameFinished();
  serviceDesk.sensors.gameFinished(beamsOf(play.sensing), waysOf(play.sensing));
  world.cabinet.emit({ output: 'chime', value: 'over' });
}

/** What the game knows cannot be is a fault as any other, for as long as the game is on show; out of order it stays. */
function followGameFaults({ table, desk, faults }: Parts): void {
  const snapshot = table.getSnapshot();
  if (isIn(snapshot, 'outOfOrder')) return;
  faults.followGame(holdsGame(snapshot) ? (desk.board()?.faults ?? []) : []);
}

/** Prices by the hour hold once the computer knows the hour; until then it is the base price. */
function followClock({ faults, play, world }: Parts): void {
  if (needsClock(play.config.money) && !isSet(world.clock.wall())) faults.raise('CLOCK_UNSET', 'money.bands');
  else faults.clear('CLOCK_UNSET', 'money.bands');
}

/** A game that is played, or just over, is not taken from the players by a full disk. */
function followFaults({ table, faults, world }: Parts): void {
  const snapshot = table.getSnapshot();
  const at = world.gameClock.now();
  const stopped = isIn(snapshot, 'outOfOrder');
  const idle = stopped || isIn(snapshot, 'attract') || isIn(snapshot, 'ready');
  const sellsNothing = faults.has('JOURNAL_UNWRITABLE') || faults.has('HEARTBEAT_STOPPED');
  const mustStop = faults.stopTheTable || (idle && sellsNothing);
  if (mustStop && !stopped) table.send({ type: 'table.failed', at });
  if (!mustStop && stopped) {
    table.send({ type: 'table.mended', credit: hasCredit(world), at });
  }
}

/** The price may have fallen to what is there, by the hour or by new settings. */
function followPrice({ till, table, faults, play, world }: Parts): void {
  if (world.journal.books().credit.amount === 0 || faults.has('JOURNAL_UNWRITABLE')) return;
  const sale = till.change({ money: play.config.money, running: null });
  if (sale && sale.games > 0) table.send({ type: 'credit.bought' });
}

/** A bar that did not rise is tried again when somebody presses START, not for ever. */
export function startsByItself({ play, faults }: Parts): boolean {
  return play.config.play.start === 'credit' && !faults.has('VEND_FAILED');
}

/** With `start: credit` the first credit starts the game. */
function followCredit(parts: Parts): void {
  if (!startsByItself(parts)) return;
  if (isIn(parts.table.getSnapshot(), 'ready')) press(parts, { panel: 'start' });
}
