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

/** Sensing with its alarm clock: edges in, table events out, and woken when something is due. */
export class Senses {
  readonly #clock: Clock;
  #fitted: ReadonlySet<string>;
  readonly #tell: (events: readonly TableEvent[]) => void;
  #sensing: Sensing;
  #longestCoinMs: number;
  #lastCoinAt = Number.NEGATIVE_INFINITY;
  #alarm: { at: number; timer: unknown } | null = null;

  constructor(
    clock: Clock,
    setup: SensingSetup,
    how: StartUp,
    tell: (events: readonly TableEvent[]) => void,
  ) {
    this.#clock = clock;
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

  level(line: string): 0 | 1 {
    return this.#sensing.levels().get(line) ?? 0;
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
    this.#sensing.strokeByHand(this.#clock.now(), how);
    this.#arm();
  }

  ballRead(at: number): void {
    this.#sensing.ballRead(at);
    this.#arm();
  }

  gameFinished(): void {
    this.#tell(this.#sensing.gameFinished(this.#clock.now()));
  }

  stop(): void {
    if (this.#alarm) this.#clock.clearTimeout(this.#alarm.timer);
    this.#alarm = null;
  }

  /** An alarm that rings too early costs less than setting it anew at every edge. */
  #arm(): void {
    const at = this.#sensing.dueAt();
    if (at === Number.POSITIVE_INFINITY || (this.#alarm && this.#alarm.at <= at)) return;
    this.stop();
    const timer = this.#clock.setTimeout(() => this.#ring(), at - this.#clock.now());
    this.#alarm = { at, timer };
  }

  #ring(): void {
    this.#alarm = null;
    this.#tell(this.#sensing.advance(this.#clock.now()));
    this.#arm();
  }
}

/** From one edge to the moment at which nothing more can come of it. */
function longestCoinMs({ coins }: SensingSetup): number {
  return Math.max(0, ...coins.map(({ maxMs, trainGapMs }) => maxMs + trainGapMs));
}
