import type { SensedEvent } from '../../rules/sensed.ts';
import { barPatience, wholePatienceMs } from '../../session/bar-follow.ts';
import type { Outputs } from '../../session/outputs.ts';
import type { ScreenTest } from '../../session/scoreboard.ts';
import { type BallTally, newTally, tallied } from '../../session/service/ball-tally.ts';
import type { CoinSeen, Tried } from '../../session/service/state.ts';
import {
  isLasting,
  LASTS_MS,
  type LastingTest,
  movesBar,
  type TestName,
} from '../../session/service/tests.ts';
import {
  begun,
  going,
  heldUnder,
  NO_TRIALS,
  nextTurn,
  type Trials,
  without,
} from '../../session/service/trials.ts';
import { wiringOf } from '../../session/wired.ts';
import { areDead, movedBy } from '../dead-outputs.ts';
import type { Parts } from '../parts.ts';
import { barRaised } from '../vend-desk.ts';
import { drive } from './drive.ts';
import { isGameOn } from './state-of.ts';

const MOST_COINS = 8;
const SWITCH = 'bar.down';
/** So long a test gives what it gives once: what its output turns out to be meanwhile is what came of the test. */
const GIVEN_MS = 1_000;
/** What a game that begins, or a cabinet that is lost, puts an end to. */
const ENDED_BY_A_GAME: readonly LastingTest[] = ['barRaise', 'coinGate', 'display', 'coins', 'balls'];
const ENDED_BY_LOSS: readonly LastingTest[] = ['barRaise', 'coinGate', 'startLamp', 'coins', 'balls'];
const ENDED_BY_A_FULL_DISK: readonly LastingTest[] = ['coinGate', 'coins'];

/** Tests that go on, and what came of the others. */
export class TrialDesk {
  #trials: Trials = NO_TRIALS;
  #tried: Tried | null = null;
  /** Pulses that the meter will have made when the one of its test is over. */
  #pulsesDue = 0;
  #tally: BallTally | null = null;
  #coins: readonly CoinSeen[] = [];

  get seen() {
    return { trials: this.#trials, tried: this.#tried, tally: this.#tally, coins: this.#coins };
  }

  get screen(): ScreenTest | null {
    const { display, coins } = this.#trials;
    if (display) return { what: 'display', since: display.since };
    return coins ? { what: 'coins', since: coins.since } : null;
  }

  held(idle: Outputs, at: number): Outputs {
    return heldUnder(this.#trials, idle, at);
  }

  sensed(event: SensedEvent, at: number): void {
    if (!this.#tally) return;
    const after = tallied(this.#tally, event);
    if (after === this.#tally) return;
    this.#tally = after;
    this.#trials = begun(this.#trials, 'balls', at);
  }

  coinSeen(coin: CoinSeen): void {
    if (!this.#trials.coins) return;
    this.#coins = [coin, ...this.#coins].slice(0, MOST_COINS);
    this.#trials = begun(this.#trials, 'coins', coin.at);
  }

  begin(parts: Parts, test: TestName): void {
    const { play, world } = parts;
    const at = world.clock.now();
    this.#pulsesDue = world.journal.books().meters.pulsesOwed;
    if (movesBar(test) || !isLasting(test)) this.#tried = { test, at, outcome: outcomeOf(parts, test) };
    drive(parts, test, { isRaised: this.#trials.barRaise !== undefined });
    if (isLasting(test) && !(test === 'barRaise' && isGameOn(parts)))
      this.#trials = begun(this.#trials, test, at);
    if (test === 'barDrop') this.#trials = without(this.#trials, ['barRaise']);
    if (test === 'coins') this.#coins = [];
    if (test === 'balls') {
      const { bed, baulk, transit, trapped } = play.game.atRest.balls;
      const { holes, pockets, pocketBeams, lane, trough } = play.sensing;
      this.#tally = newTally(bed + baulk + transit + trapped, {
        holes: pocketBeams ? pockets : holes,
        lane,
        trough,
      });
    }
  }

  /** The meter is being tried, however wrong its output was. */
  triesMeter(at: number): boolean {
    return this.#tried?.test === 'meter' && this.#tried.outcome !== 'done' && at < this.#tried.at + GIVEN_MS;
  }

  /** A fault came or went. */
  faultTold(parts: Parts, at: number): void {
    const tried = this.#tried;
    if (!tried || at >= tried.at + GIVEN_MS || !IN_THE_DARK.has(tried.outcome)) return;
    this.#tried = { ...tried, outcome: outcomeOf(parts, tried.test) };
  }

  end(test: TestName): void {
    if (!isLasting(test)) return;
    this.#trials = without(this.#trials, [test]);
    if (test === 'balls') this.#tally = null;
  }

  clear(): void {
    this.#trials = NO_TRIALS;
    this.#tried = null;
    this.#tally = null;
    this.#coins = [];
  }

  /** Called after every step. */
  watch(parts: Parts, at: number): void {
    this.#trials = going(this.#trials, at);
    if (isGameOn(parts)) this.#trials = without(this.#trials, ENDED_BY_A_GAME);
    if (parts.faults.has('CABINET_LOST')) this.#trials = without(this.#trials, ENDED_BY_LOSS);
    if (parts.faults.has('JOURNAL_UNWRITABLE')) this.#trials = without(this.#trials, ENDED_BY_A_FULL_DISK);
    if (!this.#trials.balls) this.#tally = null;
    this.#followBar(parts, at);
    this.#followMeter(parts, at);
  }

  /** When there is something to be done again; Infinity when there is not. */
  dueAt(play: Parts['play'], now: number): number {
    const bar =
      this.#tried?.outcome === 'moving'
        ? this.#tried.at + barMs(play, this.#tried)
        : Number.POSITIVE_INFINITY;
    return Math.min(nextTurn(this.#trials, now), bar);
  }

  #followBar(parts: Parts, at: number): void {
    const tried = this.#tried;
    if (tried?.outcome !== 'moving') return;
    const { play } = parts;
    const isThere = isBarThere(parts, tried.test);
    if (isThere === null) this.#tried = { ...tried, outcome: 'done' };
    else if (isThere) this.#tried = { ...tried, outcome: 'there' };
    else if (at >= tried.at + barMs(play, tried)) this.#tried = { ...tried, outcome: 'notThere' };
    // Sent elsewhere before its time was over: that it is not there now is no fault of the bar.
    else if (barRaised(parts) !== (tried.test === 'barRaise')) this.#tried = null;
  }

  #followMeter(parts: Parts, at: number): void {
    const tried = this.#tried;
    if (tried?.outcome !== 'pending') return;
    const { pulsesMade } = parts.world.journal.books().meters;
    if (pulsesMade >= this.#pulsesDue) this.#tried = { ...tried, outcome: 'done' };
    else if (areDead(parts, movedBy(tried.test)) && !this.triesMeter(at)) {
      this.#tried = { ...tried, outcome: 'notGiven' };
    }
  }
}

/** Outcomes that only the faults of an output tell. */
const IN_THE_DARK: ReadonlySet<Tried['outcome']> = new Set<Tried['outcome']>(['done', 'pending', 'notGiven']);

/** What a test comes to as it is begun. */
function outcomeOf(parts: Parts, test: TestName): Tried['outcome'] {
  const isThere = movesBar(test) ? isBarThere(parts, test) : null;
  if (isThere !== null) return isThere ? 'already' : 'moving';
  if (areDead(parts, movedBy(test))) return 'notGiven';
  return test === 'meter' ? 'pending' : 'done';
}

/** The bar is where this test sends it, by its switch; null: nothing tells where it is. */
function isBarThere({ play, senses, faults }: Parts, test: TestName): boolean | null {
  const { sensors } = play.config.cabinet;
  if (!sensors.includes('barDown') || faults.has('CABINET_LOST')) return null;
  return (senses.level(SWITCH) === 1) === (test === 'barDrop');
}

/** A motor may be given longer than a test holds the bar up: the test says what became of it when it ends. */
function barMs({ config }: Parts['play'], { test }: Pick<Tried, 'test'>): number {
  const patienceMs = wholePatienceMs(barPatience(wiringOf(config.cabinet)?.outputs.bar));
  return test === 'barRaise' ? Math.min(patienceMs, LASTS_MS.barRaise) : patienceMs;
}
