import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { LineChange, Sensing, SensingSetup, StartUp, TableEvent } from '../sensing/events.ts';
import { lineNames } from '../sensing/lines.ts';
import { createSensing } from '../sensing/sensing.ts';

/** Panel actions that say how the stroke stands. */
const BY_HAND: Readonly<Record<string, 'still' | 'rolling'>> = {
  foul: 'rolling',
  ball: 'rolling',
  next: 'still',
  strokeEnd: 'still',
  concede: 'still',
};

/** An alarm that rings so late says that the program was busy. */
const LATE_MS = 10;
/** Enough for every driver to read what came meanwhile. */
const HEAR_MS = 25;
/** How soon to look again when edges of the time that is due may still be told. */
const LOOK_AGAIN_MS = 5;

interface Around {
  readonly world: { readonly clock: Clock; readonly cabinet: Pick<Cabinet, 'heardUntil'> };
  /** Until then nothing counts and no coin is welcome: what is told is how the lines stand. */
  readonly learntAt: number;
  readonly tell: (events: readonly TableEvent[]) => void;
}

/** Sensing with its alarm clock: edges in, table events out, and woken when something is due. */
export class Senses {
  readonly #clock: Clock;
  readonly #tell: (events: readonly TableEvent[]) => void;
  readonly #cabinet: Pick<Cabinet, 'heardUntil'>;
  readonly #learntAt: number;
  #fitted: ReadonlySet<string>;
  #sensing: Sensing;
  #longestCoinMs: number;
  #lastCoinAt = Number.NEGATIVE_INFINITY;
  #alarm: { at: number; timer: unknown } | null = null;

  constructor({ world: { clock, cabinet }, learntAt, tell }: Around, setup: SensingSetup, how: StartUp) {
    this.#clock = clock;
    this.#cabinet = cabinet;
    this.#learntAt = learntAt;
    this.#tell = tell;
    this.#fitted = new Set(lineNames(setup));
    this.#longestCoinMs = longestCoinMs(setup);
    this.#sensing = createSensing(setup, { at: clock.now(), how });
    this.#arm();
  }

  /** Is there anything behind this line? A simulated cabinet speaks of sensors that are not fitted, too. */
  listensTo(line: string): boolean {
    return this.#fitted.has(line);
  }

  /** The lines have been learnt: what none of them tells is so. */
  get haveLearnt(): boolean {
    return !this.isLearning(this.#clock.now());
  }

  get learntInMs(): number {
    return Math.max(0, this.#learntAt - this.#clock.now());
  }

  isLearning(at: number): boolean {
    return at < this.#learntAt;
  }

  /** Skittles of the game at the table that lay when the power went. */
  knowLying(pegs: readonly string[]): void {
    this.#sensing.knowLying(pegs);
  }

  level(line: string): 0 | 1 {
    return this.#sensing.levels().get(line) ?? 0;
  }

  get hasCoinLines(): boolean {
    return this.#longestCoinMs > 0;
  }

  /** A coin is on its way through the mechanism: its pulses are still counted. */
  get isCounting(): boolean {
    const sinceCoinMs = this.#clock.now() - this.#lastCoinAt;
    return sinceCoinMs <= this.#longestCoinMs && this.#sensing.dueAt() !== Number.POSITIVE_INFINITY;
  }

  change(change: LineChange): void {
    if (change.line.startsWith('coin.')) this.#lastCoinAt = change.at;
    this.#tell(this.#sensing.change(change));
    this.#arm();
  }

  /** A new configuration: the lines that are active now are learnt anew. */
  renew(setup: SensingSetup): void {
    const at = this.#clock.now();
    this.#fitted = new Set(lineNames(setup));
    this.#longestCoinMs = longestCoinMs(setup);
    const levels = this.#sensing.levels();
    this.#sensing = createSensing(setup, { at, how: 'running' });
    for (const [line, value] of levels) {
      if (value === 1) this.#tell(this.#sensing.change({ line, value, at }));
    }
    this.#arm();
  }

  pressed(panel: string): void {
    const how = BY_HAND[panel];
    if (how) this.strokeIs(how);
  }

  strokeIs(how: 'still' | 'rolling'): void {
    this.#sensing.strokeByHand(this.#heardUntil(), how);
    this.#arm();
  }

  ballRead(at: number): void {
    this.#sensing.ballRead(at);
    this.#arm();
  }

  gameFinished(): void {
    this.#tell(this.#sensing.gameFinished(this.#heardUntil()));
  }

  stop(): void {
    if (this.#alarm) this.#clock.clearTimeout(this.#alarm.timer);
    this.#alarm = null;
  }

  /** Until when the cabinet has told everything that happened. */
  #heardUntil(): number {
    return this.#cabinet.heardUntil();
  }

  /** An alarm that rings too early costs less than setting it anew at every edge. */
  #arm(): void {
    const at = this.#sensing.dueAt();
    if (at === Number.POSITIVE_INFINITY || (this.#alarm && this.#alarm.at <= at)) return;
    this.stop();
    const now = this.#clock.now();
    const inMs = at > now ? at - now : LOOK_AGAIN_MS;
    const timer = this.#clock.setTimeout(() => this.#ring(now + inMs), inMs);
    this.#alarm = { at, timer };
  }

  #ring(ringsAt: number): void {
    this.#alarm = null;
    if (this.#clock.now() - ringsAt > LATE_MS) this.#wait();
    else this.#expire();
  }

  /** The program was busy: edges from before this deadline may wait to be heard, and have their say first. */
  #wait(): void {
    const timer = this.#clock.setTimeout(() => {
      this.#alarm = null;
      this.#expire();
    }, HEAR_MS);
    this.#alarm = { at: Number.NEGATIVE_INFINITY, timer };
  }

  #expire(): void {
    this.#tell(this.#sensing.advance(this.#heardUntil()));
    this.#arm();
  }
}

/** From one edge to the moment at which nothing more can come of it. */
function longestCoinMs({ coins }: SensingSetup): number {
  return Math.max(0, ...coins.map(({ maxMs, trainGapMs }) => maxMs + trainGapMs));
}
