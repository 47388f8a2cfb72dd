import { barPatience, wholePatienceMs } from '../session/bar-follow.ts';
import { type RevendRefusal, revendRefusal } from '../session/revend.ts';
import { msLeft } from '../session/scoreboard-of.ts';
import { isIn, isVended } from '../session/table-state.ts';
import { wiringOf } from '../session/wired.ts';
import { areDead, areWrong, vendingOutputs } from './dead-outputs.ts';
import type { Parts } from './parts.ts';

/** So long the bar is down when the balls are released once more; a motor needs its time to bring it there. */
const RELEASE_MS = 1_000;
/** A credit that could not be given back is tried again after this. */
const RETRY_MS = 1_000;
/** Fingers that press once more so soon mean the same: balls take longer to roll out. */
const SAME_PRESS_MS = 3_000;
const SWITCH = 'bar.down';
const NOT_AGAIN = { times: 0, at: Number.NEGATIVE_INFINITY };

/** Where the table wants the bar: up while the paid time runs, unless the balls are being released. */
export function wantsBarRaised({ table, vend, play }: Pick<Parts, 'table' | 'vend' | 'play'>): boolean {
  return play.game.sells === 'time' && table.getSnapshot().hasTag('bar raised') && !vend.isReleasing;
}

/** Where it has to be: a technician may have raised it. */
export function barRaised(parts: Pick<Parts, 'table' | 'vend' | 'play' | 'serviceDesk'>): boolean {
  return wantsBarRaised(parts) || parts.serviceDesk.raisesBar;
}

/**
 * Gives what was paid for. When the bar does not rise after START, or the pin that gives the game does not follow, the
 * game is void and its credit back. Balls that did not come are released again within the window, free, and for whoever
 * has the key at any time of a frame: by a coil of their own where there is one, else by the bar.
 */
export class VendDesk {
  readonly #ring: () => void;
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Wakes the table when the window shuts. */
  #shut: unknown = null;
  /** START was pressed, and the bar has not been seen up since. */
  #isRising = false;
  /** Until then what gives the game is at work. */
  #givesUntil = Number.NEGATIVE_INFINITY;
  /** By the game's clock: since then time has run that no ball was played in, as long as none was. */
  #idleSince = 0;
  #release: unknown = null;
  #retry: unknown = null;
  /** How often the rules of the game at the table have had the balls let go, START included. */
  #releases = 1;
  /** How often patrons have had them let go once more since then, and when last. */
  #again = NOT_AGAIN;

  /** `ring` is called when there is something to look at again. */
  constructor(ring: () => void) {
    this.#ring = ring;
  }

  begun(parts: Parts): void {
    const { world, play } = parts;
    this.stop({ world });
    this.#openWindow(parts);
    this.#idleSince = world.gameClock.now();
    this.#isRising = true;
    this.#releases = 1;
    this.#give(parts);
    if (hasRelease(play)) world.cabinet.emit({ output: 'release', value: 1 });
  }

  /**
   * The rules want the balls back for another break: they are let go, free, and counted anew. Taking that back takes no
   * balls back: told once more, it lets none go.
   */
  follow(parts: Parts): void {
    const { desk, till } = parts;
    const releases = desk.board()?.releases ?? 1;
    if (releases <= this.#releases || desk.number === null) return;
    this.#releases = releases;
    till.enter([{ kind: 'revend', game: desk.number, byRules: true }]);
    this.#openWindow(parts);
    this.#letGo(parts);
  }

  /**
   * The power came back in a game: if nothing was played in it yet, its bar has still to be seen up, and its balls may
   * be asked for once more. The coil may have been cut off in its pulse.
   */
  restored(parts: Parts): void {
    const { desk, world } = parts;
    const { byPatrons, byRules } = desk.revends;
    this.#releases = Math.max(desk.board()?.releases ?? 1, 1 + byRules);
    this.#idleSince = world.gameClock.now();
    this.#isRising = desk.isUntouched;
    if (!this.#isRising) return;
    this.#give(parts);
    this.#openWindow(parts);
    this.#again = { ...NOT_AGAIN, times: byPatrons };
  }

  /** The bar is held down for a moment, so that rising it sends the balls off again. */
  get isReleasing(): boolean {
    return this.#release !== null;
  }

  /** Null when balls that did not come may be released once more. */
  whyNoRevend(parts: Parts): RevendRefusal | 'notNow' | null {
    const { world, table, begun, desk, service, play } = parts;
    const refused = revendRefusal({
      isVended: desk.number !== null && isVended(table.getSnapshot()),
      openMs: world.clock.now() - this.#startedAt,
      windowMs: begun.config.money.revendMs,
      times: this.#again.times,
      missing: desk.board()?.missing,
      byKey: service,
    });
    return refused ?? (areDead(parts, vendingOutputs(play)) ? 'notNow' : null);
  }

  /** Null when the balls are released once more, else why not. */
  revend(parts: Parts): string | null {
    const { world, desk, till, service } = parts;
    const game = desk.number;
    const refused = this.whyNoRevend(parts);
    if (refused || game === null) return refused;
    if (this.isReleasing) return 'notNow';
    const at = world.clock.now();
    if (hasRelease(parts.play) && at - this.#again.at < SAME_PRESS_MS) return null;
    if (!till.enter([{ kind: 'revend', game, ...(service && { byKey: true }) }])) return 'notWritable';
    world.log.info({ game }, 'balls released once more');
    this.#again = { times: this.#again.times + (service ? 0 : 1), at };
    this.#letGo(parts);
    if (desk.isUntouched && isIn(parts.table.getSnapshot(), 'playing')) this.#giveTimeBack(parts);
    return null;
  }

  /** The bar was seen up. */
  risen({ faults, world }: Parts): void {
    this.#isRising = false;
    world.clock.clearTimeout(this.#retry);
    faults.clear('VEND_FAILED', SWITCH);
  }

  /** The bar does not rise. Later in a game, when somebody pushed it down, the game goes on by its rules. */
  notRisen(parts: Parts): void {
    const { table, faults } = parts;
    const tell = () => faults.raise('VEND_FAILED', SWITCH);
    const isVoid = this.#isRising && isIn(table.getSnapshot(), 'playing');
    if (isVoid) this.#fail(parts, { tell, again: () => this.notRisen(parts) });
    else tell();
  }

  /** A fault came. One of a pin that is to give the game just now tells itself what the matter is. */
  faultTold(parts: Parts): void {
    if (parts.world.clock.now() < this.#givesUntil) this.#giveUp(parts);
  }

  stop({ world }: Pick<Parts, 'world'>): void {
    world.clock.clearTimeout(this.#shut);
    world.clock.clearTimeout(this.#release);
    world.clock.clearTimeout(this.#retry);
    this.#isRising = false;
    this.#release = null;
  }

  /** So long balls that did not come may be asked for. */
  #openWindow({ world: { clock }, play }: Parts): void {
    clock.clearTimeout(this.#shut);
    this.#startedAt = clock.now();
    this.#again = NOT_AGAIN;
    this.#shut = clock.setTimeout(this.#ring, play.config.money.revendMs);
  }

  #give({ world, play }: Parts): void {
    const bar = wiringOf(play.config.cabinet)?.outputs.bar;
    this.#givesUntil = world.clock.now() + wholePatienceMs(barPatience(bar));
  }

  #letGo(parts: Parts): void {
    const { world, play } = parts;
    this.#give(parts);
    if (hasRelease(play)) {
      world.cabinet.emit({ output: 'release', value: 1 });
      return;
    }
    const bar = wiringOf(play.config.cabinet)?.outputs.bar;
    const fallMs = bar?.kind === 'motor' ? bar.mostMs : 0;
    this.#release = world.clock.setTimeout(() => {
      this.#release = null;
      this.#ring();
    }, fallMs + RELEASE_MS);
  }

  /** Nothing was played with yet: the time until now is not the player's to lose, nor what a coin added to it. */
  #giveTimeBack({ world, table, desk }: Parts): void {
    const at = world.gameClock.now();
    const left = msLeft(table.getSnapshot(), at) + at - this.#idleSince;
    this.#idleSince = at;
    table.send({ type: 'time.set', msLeft: left, at });
    desk.noteClock(left);
  }

  /** Nobody has played with what was not given. */
  #giveUp(parts: Parts): void {
    const { desk, table, play } = parts;
    if (!desk.isUntouched || !isVended(table.getSnapshot())) return;
    if (!areWrong(parts, vendingOutputs(play))) return;
    this.#fail(parts, { tell: () => {}, again: () => this.#giveUp(parts) });
  }

  /** The game is void and its credit back, as soon as that can be written down: until then `again` is called. */
  #fail(parts: Parts, { tell, again }: { tell: () => void; again: () => void }): void {
    const { world, desk, till, table } = parts;
    const game = desk.number;
    if (game === null) return;
    if (!till.enter([{ kind: 'vend failed', game }])) {
      world.clock.clearTimeout(this.#retry);
      this.#retry = world.clock.setTimeout(() => {
        again();
        this.#ring();
      }, RETRY_MS);
      return;
    }
    desk.void();
    tell();
    table.send({ type: 'game.voided' });
    // What came back may be enough for a game.
    world.clock.setTimeout(this.#ring, 0);
  }
}

/** The balls are let go by a coil of their own. */
const hasRelease = ({ config, game }: Parts['play']): boolean =>
  game.sells === 'balls' || wiringOf(config.cabinet)?.outputs.release !== undefined;
