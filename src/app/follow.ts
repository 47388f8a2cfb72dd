import { gateOpen } from '../session/credit.ts';
import { type Outputs, outputsFor } from '../session/outputs.ts';
import { msLeft } from '../session/scoreboard-of.ts';
import { isIn } from '../session/table-state.ts';
import { press } from './hands.ts';
import { followConfig } from './in-force.ts';
import { canStart, type Parts } from './parts.ts';

/** What follows by itself from whatever has happened, in this order. */
export function follow(parts: Parts): void {
  followGame(parts);
  followFaults(parts);
  followConfig(parts);
  followCredit(parts);
}

/** The levels that this state asks for. */
export function levels(parts: Parts, awake: boolean): Outputs {
  const table = parts.table.getSnapshot();
  const { faults, play, world } = parts;
  const canBook = awake && !faults.has('JOURNAL_UNWRITABLE');
  return outputsFor({
    barRaised: table.hasTag('bar raised'),
    coinsWelcome: canBook && gateOpen(play.config.money, world.journal.books(), table.hasTag('game open')),
    canStart: canStart(parts),
    outOfOrder: isIn(table, 'outOfOrder'),
  });
}

function followGame({ table, desk, senses, world }: Parts): void {
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
  world.cabinet.emit({ output: 'chime', value: 'over' });
}

/** A game that is played, or just over, is not taken from the players by a full disk. */
function followFaults({ table, faults, world }: Parts): void {
  const snapshot = table.getSnapshot();
  const at = world.gameClock.now();
  const stopped = isIn(snapshot, 'outOfOrder');
  const idle = stopped || isIn(snapshot, 'attract') || isIn(snapshot, 'ready');
  const mustStop = faults.stopTheTable || (idle && faults.has('JOURNAL_UNWRITABLE'));
  if (mustStop && !stopped) table.send({ type: 'table.failed', at });
  if (!mustStop && stopped) {
    table.send({ type: 'table.mended', credit: world.journal.books().credit.games > 0, at });
  }
}

/** With `start: credit` the first credit starts the game. */
function followCredit(parts: Parts): void {
  if (parts.play.config.play.start !== 'credit') return;
  if (isIn(parts.table.getSnapshot(), 'ready')) press(parts, { panel: 'start' });
}
