import { msLeft } from '../session/scoreboard-of.ts';
import { isIn } from '../session/table-state.ts';
import type { Parts } from './parts.ts';

/** A motor takes its time; a bar that is still down after this does not rise. */
const RISE_MS = 5_000;
/** So long the bar is down when the balls are released once more. */
const RELEASE_MS = 1_000;
/** A credit that could not be given back is tried again after this. */
const AGAIN_MS = 1_000;
const SWITCH = 'bar.down';

/**
 * Gives what was paid for. The bar is looked at where its switch is fitted: when it does not rise after START the game
 * is void and its credit back. Balls that did not come are released once more within the window, free.
 */
export class VendDesk {
  readonly #ring: () => void;
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Wakes the table when the window shuts. */
  #shut: unknown = null;
  #rise: unknown = null;
  #risesBy = Number.POSITIVE_INFINITY;
  /** By the game's clock: since then time has run that no ball was played in, as long as none was. */
  #idleSince = 0;
  #release: unknown = null;

  /** `ring` is called when there is something to look at again. */
  constructor(ring: () => void) {
    this.#ring = ring;
  }

  begun({ world, play }: Parts): void {
    const { clock, gameClock } = world;
    this.stop({ world });
    this.#startedAt = clock.now();
    this.#idleSince = gameClock.now();
    this.#shut = clock.setTimeout(this.#ring, play.config.money.revendMs);
    if (play.config.cabinet.sensors.includes('barDown')) this.#awaitRise(world, RISE_MS);
  }

  /** The bar is held down for a moment, so that rising it sends the balls off again. */
  get isReleasing(): boolean {
    return this.#release !== null;
  }

  canRevend({ world, table, begun }: Parts): boolean {
    const openMs = world.clock.now() - this.#startedAt;
    return isIn(table.getSnapshot(), 'playing') && openMs < begun.config.money.revendMs;
  }

  /** Null when the balls are released once more, else why not. */
  revend(parts: Parts): string | null {
    const { world, desk, till } = parts;
    if (desk.number === null || !this.canRevend(parts)) return 'revendTooLate';
    if (this.isReleasing) return 'notNow';
    if (!till.enter([{ kind: 'revend', game: desk.number }])) return 'notWritable';
    world.log.info({ game: desk.number }, 'balls released once more');
    this.#release = world.clock.setTimeout(() => {
      this.#release = null;
      this.#ring();
    }, RELEASE_MS);
    // A bar that is held down has not failed to rise.
    if (this.#rise !== null) this.#awaitRise(world, RELEASE_MS + RISE_MS);
    if (!desk.canUndo) this.#giveTimeBack(parts);
    return null;
  }

  /** Called after every step. */
  watch(parts: Parts): void {
    const { world, senses, faults } = parts;
    const isDown = senses.level(SWITCH) === 1;
    if (!isDown) faults.clear('VEND_FAILED', SWITCH);
    if (this.#rise === null || world.clock.now() < this.#risesBy) return;
    this.#rise = null;
    if (isDown && isIn(parts.table.getSnapshot(), 'playing')) this.#fail(parts);
  }

  stop({ world }: Pick<Parts, 'world'>): void {
    world.clock.clearTimeout(this.#shut);
    world.clock.clearTimeout(this.#rise);
    world.clock.clearTimeout(this.#release);
    this.#rise = null;
    this.#release = null;
  }

  #awaitRise({ clock }: Parts['world'], ms: number): void {
    clock.clearTimeout(this.#rise);
    this.#risesBy = clock.now() + ms;
    this.#rise = clock.setTimeout(this.#ring, ms);
  }

  /** Nothing was played with yet: the time until now is not the player's to lose, nor what a coin added to it. */
  #giveTimeBack({ world, table, desk }: Parts): void {
    const at = world.gameClock.now();
    const left = msLeft(table.getSnapshot(), at) + at - this.#idleSince;
    this.#idleSince = at;
    table.send({ type: 'time.set', msLeft: left, at });
    desk.noteClock(left);
  }

  #fail({ world, desk, till, table, faults }: Parts): void {
    const game = desk.number;
    if (game === null) return;
    if (!till.enter([{ kind: 'vend failed', game }])) {
      this.#awaitRise(world, AGAIN_MS);
      return;
    }
    desk.void();
    faults.raise('VEND_FAILED', SWITCH);
    table.send({ type: 'game.voided' });
  }
}
