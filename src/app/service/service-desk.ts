import type { SensedEvent } from '../../rules/sensed.ts';
import type { LineChange } from '../../sensing/events.ts';
import { beamBehind, beamsOf, waysOf } from '../../sensing/lines.ts';
import type { Outputs } from '../../session/outputs.ts';
import type { ScreenTest } from '../../session/scoreboard.ts';
import { refusalOf, type TestRefusal } from '../../session/service/refusal.ts';
import type { CoinSeen, ServiceState } from '../../session/service/state.ts';
import type { TestName } from '../../session/service/tests.ts';
import type { Parts } from '../parts.ts';
import { CoilPace } from './coil-pace.ts';
import { Opening } from './opening.ts';
import { SensorWatch } from './sensor-watch.ts';
import { stateOf, testFacts } from './state-of.ts';
import { TrialDesk } from './trial-desk.ts';

export type Opener = 'key' | 'command';

export interface ServiceDeskOptions {
  /** Called when there is something to look at again. */
  readonly ring: () => void;
  readonly startedAt: number;
}

/**
 * Service mode: opened by the key or by a command, it shows what every sensor sees and tries what the table drives. It
 * ends no game, takes no credit, and leaves nothing on when it is shut.
 */
export class ServiceDesk {
  readonly sensors = new SensorWatch();
  readonly #options: ServiceDeskOptions;
  readonly #opening = new Opening();
  readonly #trials = new TrialDesk();
  readonly #pace = new CoilPace();
  #due: { at: number; timer: unknown } | null = null;

  constructor(options: ServiceDeskOptions) {
    this.#options = options;
  }

  /** Coins are tried: they give no credit. */
  get takesTestCoins(): boolean {
    return this.#trials.seen.trials.coins !== undefined;
  }

  get raisesBar(): boolean {
    return this.#trials.seen.trials.barRaise !== undefined;
  }

  /** What the displays show in place of, or beside, the table. */
  get screen(): ScreenTest | null {
    return this.#trials.screen;
  }

  /** A technician has the meter tried just now. */
  triesMeter(at: number): boolean {
    return this.#trials.triesMeter(at);
  }

  /** A fault came or went: it may be of what is tried. */
  faultTold(parts: Parts): void {
    this.#trials.faultTold(parts, parts.world.clock.now());
  }

  held(idle: Outputs, at: number): Outputs {
    return this.#trials.held(idle, at);
  }

  heard(change: LineChange, { senses }: Parts): void {
    this.sensors.heard(change, senses.isLearning(change.at));
  }

  sensed(event: SensedEvent, { play, world }: Parts): void {
    const beam = beamBehind(event);
    if (beam) this.sensors.ballDown(beam, [...beamsOf(play.sensing), ...waysOf(play.sensing)]);
    this.#trials.sensed(event, world.clock.now());
  }

  /** A coin of the coin test, taken or refused. */
  coinSeen(coin: Omit<CoinSeen, 'at'>, { clock }: Parts['world']): void {
    this.#trials.coinSeen({ ...coin, at: clock.now() });
  }

  /** Called when the key has been turned, either way. */
  keyTurned(parts: Parts): void {
    this.#settle(parts);
  }

  /** Opens it for a command, or lets it stay open: somebody is there. */
  enter(parts: Parts): void {
    this.#opening.enter(parts);
    this.#settle(parts);
  }

  leave(parts: Parts): void {
    this.#opening.leave(parts);
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
    this.#trials.begin(parts, test);
    return null;
  }

  /** Ends a test that goes on. */
  end(test: TestName): void {
    this.#trials.end(test);
  }

  /** Called after every step. */
  watch(parts: Parts): void {
    const at = parts.world.clock.now();
    if (at >= this.#opening.forgottenAt) this.leave(parts);
    this.#trials.watch(parts, at);
    this.#wake(parts, at);
  }

  state(parts: Parts, outputs: Outputs): ServiceState {
    return stateOf(parts, {
      ...this.#trials.seen,
      open: this.#opening.state,
      startedAt: this.#options.startedAt,
      outputs,
      sensors: this.sensors,
      refusal: (test) => this.#refusal(parts, test),
    });
  }

  stop({ world }: Pick<Parts, 'world'>): void {
    if (this.#due) world.clock.clearTimeout(this.#due.timer);
    this.#due = null;
    this.#trials.clear();
  }

  #refusal(parts: Parts, test: TestName): TestRefusal | null {
    return refusalOf(
      test,
      testFacts(parts, {
        test,
        isOpen: this.#opening.state !== null,
        coil: this.#pace.restOf(parts, test, parts.world.clock.now()),
      }),
    );
  }

  /** Opened or shut; shut, it leaves nothing on. */
  #settle(parts: Parts): void {
    const wasOpen = this.#opening.state !== null;
    this.#opening.settle(parts);
    if (this.#opening.state === null) this.#trials.clear();
    else if (!wasOpen) this.sensors.begin();
  }

  #wake({ play, world }: Parts, now: number): void {
    const sensorsDueAt = this.#opening.state ? this.sensors.dueAt(now) : Number.POSITIVE_INFINITY;
    const next = Math.min(this.#trials.dueAt(play, now), this.#opening.forgottenAt, sensorsDueAt);
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
