import type { Clock } from '../ports/clock.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { type ErrorCode, REMEDIES } from '../ports/table-error.ts';
import { GAME_FAULTS, type GameFault } from '../rules/game.ts';
import { LINE_FAULTS } from '../sensing/events.ts';
import { clear, isSame, raise, stopsTheTable } from '../session/faults.ts';
import type { FaultNote } from '../session/scoreboard.ts';

/** Faults as they come and go: shown, written down, and told to the technician with their remedy. */
export class FaultDesk {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #log: Log;
  #faults: readonly FaultNote[] = [];

  constructor(journal: Journal, clock: Clock, log: Log) {
    this.#journal = journal;
    this.#clock = clock;
    this.#log = log;
  }

  /** What the last run told and did not take back: whatever of it is still so will be found anew. */
  forgetOld(): void {
    for (const { code, what } of this.#journal.books().faults) {
      this.#journal.append({ kind: 'fault cleared', code, what }, this.#clock.now());
    }
  }

  raise(code: ErrorCode, what: string): void {
    const before = this.#faults;
    const at = this.#clock.now();
    this.#faults = raise(before, { code, what, at });
    if (this.#faults === before) return;
    this.#log.error({ code, what, remedy: REMEDIES[code] }, 'fault raised');
    this.#journal.append({ kind: 'fault raised', code, what }, at);
  }

  clear(code: ErrorCode, what: string): void {
    const before = this.#faults;
    this.#faults = clear(before, { code, what });
    if (this.#faults === before) return;
    this.#log.info({ code, what }, 'fault cleared');
    this.#journal.append({ kind: 'fault cleared', code, what }, this.#clock.now());
  }

  /** Those that the game on show tells: an undo takes them back, and the next game begins without them. */
  followGame(told: readonly GameFault[]): void {
    for (const { code, what } of this.#faults) {
      const ofGame = GAME_FAULTS.find((each) => each === code);
      if (ofGame && !told.some((fault) => isSame(fault, { code, what }))) this.clear(ofGame, what);
    }
    for (const { code, what } of told) this.raise(code, what);
  }

  /** Whatever of them is still so, the sensing that follows finds anew. */
  forgetLines(): void {
    for (const { code, what } of this.#faults) {
      const line = LINE_FAULTS.find((each) => each === code);
      if (line) this.clear(line, what);
    }
  }

  get list(): readonly FaultNote[] {
    return this.#faults;
  }

  /** Of this thing, or when none is named of anything. */
  has(code: ErrorCode, what?: string): boolean {
    return this.#faults.some((fault) => fault.code === code && (what === undefined || fault.what === what));
  }

  get stopTheTable(): boolean {
    return stopsTheTable(this.#faults);
  }
}
