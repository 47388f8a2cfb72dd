import type { SensedEvent } from '../../rules/bar-billiards/events.ts';
import type { LineChange } from '../../sensing/events.ts';
import { barPatience, wholePatienceMs } from '../../session/bar-follow.ts';
import type { Outputs } from '../../session/outputs.ts';
import type { ScreenTest } from '../../session/scoreboard.ts';
import { type BallTally, newTally, tallied } from '../../session/service/ball-tally.ts';
import { refusalOf, type TestRefusal } from '../../session/service/refusal.ts';
import type { CoinSeen, ServiceState, Tried } from '../../session/service/state.ts';
import { isLasting, type LastingTest, type TestName } from '../../session/service/tests.ts';
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
import type { Parts } from '../parts.ts';
import { CoilPace } from './coil-pace.ts';
import { SensorWatch } from './sensor-watch.ts';
import { isGameOn, stateOf, testFacts } from './state-of.ts';

export type Opener = 'key' | 'command';

/** A command that is forgotten, or whose line was cut, does not leave the table open. */
const FORGOTTEN_MS = 10 * 60_000;
const MOST_COINS = 8;
const SWITCH = 'bar.down';
/** What a game that begins, or a cabinet that is lost, puts an end to. */
const ENDED_BY_A_GAME: readonly LastingTest[] = ['barRaise', 'coinGate', 'display', 'coins', 'balls'];
const ENDED_BY_LOSS: readonly LastingTest[] = ['barRaise', 'coinGate', 'startLamp', 'coins', 'balls'];
const ENDED_BY_A_FULL_DISK: readonly LastingTest[] = ['coinGate', 'coins'];

export interface ServiceDeskOptions {
  /** Called when there is something to look at again. */
  readonly ring: () => void;
  readonly startedAt: number;
  /** Until then the lines are being learnt. */
  readonly awakeAt: number;
}

/**
 * Service mode: opened by the key or by a command, it shows what every sensor sees and tries what the table drives. It
 * ends no game, takes no credit, and leaves nothing on when it is shut.
 */
export class ServiceDesk {
  readonly sensors = new SensorWatch();
  readonly #options: ServiceDeskOptions;
  readonly #pace = new CoilPace();
  #opened: NonNullable<ServiceState['open']> | null = null;
  #commandUntil: number | null = null;
  #trials: Trials = NO_TRIALS;
  #tried: Tried | null = null;
  #tally: BallTally | null = null;
  #coins: readonly CoinSeen[] = [];
  #due: { at: number; timer: unknown } | null = null;

  constructor(options: ServiceDeskOptions) {
    this.#options = options;
  }

  /** Coins are tried: they give no credit. */
  get takesTestCoins(): boolean {
    return this.#trials.coins !== undefined;
  }

  get raisesBar(): boolean {
    return this.#trials.barRaise !== undefined;
  }

  /** What the displays show in place of, or beside, the table. */
  get screen(): ScreenTest | null {
    const { display, coins } = this.#trials;
    if (display) return { what: 'display', since: display.since };
    return coins ? { what: 'coins', since: coins.since } : null;
  }

  held(idle: Outputs, at: number): Outputs {
    return heldUnder(this.#trials, idle, at);
  }

  heard(change: LineChange): void {
    this.sensors.heard(change, change.at < this.#options.awakeAt);
  }

  sensed(event: SensedEvent, { play, world }: Parts): void {
    if (event.type === 'ball.potted') this.sensors.ballDown(event.hole, play.sensing.holes);
    if (!this.#tally) return;
    const after = tallied(this.#tally, event);
    if (after === this.#tally) return;
    this.#tally = after;
    this.#trials = begun(this.#trials, 'balls', world.clock.now());
  }

  /** A coin of the coin test, taken or refused. */
  coinSeen(coin: Omit<CoinSeen, 'at'>, { clock }: Parts['world']): void {
    if (!this.takesTestCoins) return;
    const at = clock.now();
    this.#coins = [{ ...coin, at }, ...this.#coins].slice(0, MOST_COINS);
    this.#trials = begun(this.#trials, 'coins', at);
  }

  /** Called when the key has been turned, either way. */
  keyTurned(parts: Parts): void {
    this.#settle(parts);
  }

  /** Opens it for a command, or lets it stay open: somebody is there. */
  enter(parts: Parts): void {
    const { journal, clock, log } = parts.world;
    const at = clock.now();
    if (this.#commandUntil === null) {
      journal.append({ kind: 'service', on: true }, at);
      log.info({}, 'service mode opened by a command');
    }
    this.#commandUntil = at + FORGOTTEN_MS;
    this.#settle(parts);
  }

  leave(parts: Parts): void {
    if (this.#commandUntil === null) return;
    const { journal, clock, log } = parts.world;
    this.#commandUntil = null;
    journal.append({ kind: 'service', on: false }, clock.now());
    log.info({}, 'service mode shut by a command');
    this.#settle(parts);
  }

  /** Null when it was begun, else why not. */
  tryOut(parts: Parts, test: TestName, by: Opener): TestRefusal | null {
    const { world, till } = parts;
    if (by === 'command') this.enter(parts);
    const at = world.clock.now();
    const refused = this.#refusal(parts, test);
    if (refused) return refused;
    const row = { kind: 'tested', test, by } as const;
    if (test === 'meter') {
      // As any pulse that is owed it is made by the meter's desk, and the books know that no money came for it.
      if (!till.enter([row, { kind: 'meter owed', pulses: 1 }])) return 'notWritable';
    } else world.journal.append(row, at);
    world.log.info({ test, by }, 'tried in service mode');
    this.#pace.note(parts, test, at);
    this.#begin(parts, test, at);
    return null;
  }

  /** Ends a test that goes on. */
  end(test: TestName): void {
    if (!isLasting(test)) return;
    this.#trials = without(this.#trials, [test]);
    if (test === 'balls') this.#tally = null;
  }

  /** Called after every step. */
  watch(parts: Parts): void {
    const at = parts.world.clock.now();
    if (this.#commandUntil !== null && at >= this.#commandUntil) this.leave(parts);
    this.#trials = going(this.#trials, at);
    if (isGameOn(parts)) this.#trials = without(this.#trials, ENDED_BY_A_GAME);
    if (parts.faults.has('CABINET_LOST')) this.#trials = without(this.#trials, ENDED_BY_LOSS);
    if (parts.faults.has('JOURNAL_UNWRITABLE')) this.#trials = without(this.#trials, ENDED_BY_A_FULL_DISK);
    if (!this.#trials.balls) this.#tally = null;
    this.#followBar(parts, at);
    this.#wake(parts, at);
  }

  state(parts: Parts, outputs: Outputs): ServiceState {
    return stateOf(parts, {
      open: this.#opened,
      startedAt: this.#options.startedAt,
      outputs,
      sensors: this.sensors,
      trials: this.#trials,
      tried: this.#tried,
      tally: this.#tally,
      coins: this.#coins,
      refusal: (test) => this.#refusal(parts, test),
    });
  }

  stop({ world }: Pick<Parts, 'world'>): void {
    if (this.#due) world.clock.clearTimeout(this.#due.timer);
    this.#due = null;
    this.#trials = NO_TRIALS;
  }

  #refusal(parts: Parts, test: TestName): TestRefusal | null {
    const at = parts.world.clock.now();
    return refusalOf(
      test,
      testFacts(parts, {
        test,
        isOpen: this.#opened !== null,
        isAwake: at >= this.#options.awakeAt,
        coil: this.#pace.restOf(parts, test, at),
      }),
    );
  }

  #begin(parts: Parts, test: TestName, at: number): void {
    const { play, world } = parts;
    const wasRaised = this.raisesBar;
    if (isLasting(test) && !(test === 'barRaise' && isGameOn(parts))) {
      this.#trials = begun(this.#trials, test, at);
    }
    switch (test) {
      case 'barRaise':
        if (wasRaised || isGameOn(parts)) world.cabinet.emit({ output: 'bar', value: 'again' });
        break;
      case 'barDrop':
        this.#trials = without(this.#trials, ['barRaise']);
        if (!wasRaised) world.cabinet.emit({ output: 'bar', value: 'again' });
        break;
      case 'release':
        world.cabinet.emit({ output: 'release', value: 1 });
        break;
      case 'chime':
        world.cabinet.emit({ output: 'chime', value: 'coin' });
        break;
      case 'coins':
        this.#coins = [];
        break;
      case 'balls': {
        const { balls } = play.config.table;
        this.#tally = newTally(balls.white + balls.red, play.sensing);
        break;
      }
      case 'meter':
      case 'coinGate':
      case 'startLamp':
      case 'display':
        break;
    }
    const isBar = test === 'barRaise' || test === 'barDrop';
    if (isBar || !isLasting(test)) this.#tried = { test, at, outcome: isBar ? 'moving' : 'done' };
  }

  #followBar({ play, senses, faults }: Parts, at: number): void {
    const tried = this.#tried;
    if (tried?.outcome !== 'moving') return;
    const { sensors } = play.config.cabinet;
    if (!sensors.includes('barDown') || faults.has('CABINET_LOST')) {
      this.#tried = { ...tried, outcome: 'done' };
      return;
    }
    const isThere = (senses.level(SWITCH) === 1) === (tried.test === 'barDrop');
    if (isThere) this.#tried = { ...tried, outcome: 'there' };
    else if (at >= tried.at + barMs(play)) this.#tried = { ...tried, outcome: 'notThere' };
  }

  /** Open by key or command, or shut with nothing left on. */
  #settle(parts: Parts): void {
    const by = parts.service ? 'key' : this.#commandUntil === null ? null : 'command';
    if (by === null) {
      this.#opened = null;
      this.#trials = NO_TRIALS;
      this.#tally = null;
      this.#coins = [];
      this.#tried = null;
      return;
    }
    if (!this.#opened) this.sensors.begin();
    const since = this.#opened?.since ?? parts.world.clock.now();
    this.#opened = { by, since, until: by === 'key' ? null : this.#commandUntil };
  }

  #wake({ play, world }: Parts, now: number): void {
    const due = [
      nextTurn(this.#trials, now),
      this.#commandUntil ?? Number.POSITIVE_INFINITY,
      this.#tried?.outcome === 'moving' ? this.#tried.at + barMs(play) : Number.POSITIVE_INFINITY,
      this.#opened ? this.sensors.dueAt(now) : Number.POSITIVE_INFINITY,
    ];
    const next = Math.min(...due);
    const at = Number.isFinite(next) ? next : null;
    if (at === (this.#due?.at ?? null)) return;
    if (this.#due) world.clock.clearTimeout(this.#due.timer);
    this.#due = at === null ? null : { at, timer: world.clock.setTimeout(() => this.#rung(), at - now) };
  }

  #rung(): void {
    this.#due = null;
    this.#options.ring();
  }
}

const barMs = ({ config }: Parts['play']): number =>
  wholePatienceMs(barPatience(wiringOf(config.cabinet)?.outputs.bar));
