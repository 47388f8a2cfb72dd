import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { LineChange, Sensing, SensingSetup, StartUp, TableEvent } from '../sensing/events.ts';
import { lineNames } from '../sensing/lines.ts';
import { createSensing } from '../sensing/sensing.ts';

/** Panel actions that end the stroke for sensing too: a foul's late drops still belong to it (BBA-23). */
const ENDS_STROKE: Readonly<Record<string, 'foul' | 'next'>> = {
  foul: 'foul',
  next: 'next',
  undo: 'next',
  concede: 'next',
};

/** How soon to look again when edges of the time that is due may still be told. */
const LOOK_AGAIN_MS = 5;

interface Around {
  readonly world: { readonly clock: Clock; readonly cabinet: Pick<Cabinet, 'heardUntil'> };
  readonly tell: (events: readonly TableEvent[]) => void;
}

/** Sensing with its alarm clock: edges in, table events out, and woken when something is due. */
export class Senses {
  readonly #clock: Clock;
  readonly #tell: (events: readonly TableEvent[]) => void;
  readonly #cabinet: Pick<Cabinet, 'heardUntil'>;
  #fitted: ReadonlySet<string>;
  #sensing: Sensing;
  #longestCoinMs: number;
  #lastCoinAt = Number.NEGATIVE_INFINITY;
  #alarm: { at: number; timer: unknown } | null = null;

  constructor({ world: { clock, cabinet }, tell }: Around, setup: SensingSetup, how: StartUp) {
    this.#clock = clock;
    this.#cabinet = cabinet;
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

  endedByHand(panel: string): void {
    const how = ENDS_STROKE[panel];
    if (!how) return;
    this.#sensing.strokeEndedByHand(this.#heardUntil(), how);
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
    return this.#cabinet.heardUntil?.() ?? this.#clock.now();
  }

  /** An alarm that rings too early costs less than setting it anew at every edge. */
  #arm(): void {
    const at = this.#sensing.dueAt();
    if (at === Number.POSITIVE_INFINITY || (this.#alarm && this.#alarm.at <= at)) return;
    this.stop();
    const inMs = at - this.#clock.now();
    const timer = this.#clock.setTimeout(() => this.#ring(), inMs > 0 ? inMs : LOOK_AGAIN_MS);
    this.#alarm = { at, timer };
  }

  #ring(): void {
    this.#alarm = null;
    this.#tell(this.#sensing.advance(this.#heardUntil()));
    this.#arm();
  }
}

/** From one edge to the moment at which nothing more can come of it. */
function longestCoinMs({ coins }: SensingSetup): number {
  return Math.max(0, ...coins.map(({ maxMs, trainGapMs }) => maxMs + trainGapMs));
}
