import { type CabinetEvent, POWER_LOOK_MS } from '../../../ports/cabinet.ts';
import { type CoilDriver, Shot } from './shot.ts';

/** What a coil bears. */
export interface CoilRating {
  readonly pin: number;
  readonly pulseMs: number;
  readonly restMs: number;
  readonly mostPerMinute: number;
  readonly onMsPerMinute: number;
}

export interface CoilOptions {
  /** As a technician is told it, such as `bar.drop`. */
  readonly name: string;
  readonly rating: CoilRating;
  readonly driver: CoilDriver;
  /** There is coil power, and it lasts for a pulse. */
  readonly hasPower: () => boolean;
  readonly tell: (event: CabinetEvent) => void;
  /** Called when a pulse is over. */
  readonly over: () => void;
}

const MINUTE_MS = 60_000;

interface Pulse {
  readonly at: number;
  readonly ms: number;
}

/**
 * A coil that is pulsed, never longer, sooner or more often than it bears, and never without its power. What it cannot
 * bear is left out; when that is so for its minute, it is told.
 */
export class Coil {
  readonly #options: CoilOptions;
  readonly #shot: Shot;
  #pulses: readonly Pulse[] = [];
  #cooled: unknown = null;

  constructor(options: CoilOptions) {
    this.#options = options;
    this.#shot = new Shot(options.rating.pin, options.driver, options.over);
  }

  get isOn(): boolean {
    return this.#shot.isOn;
  }

  /** How long until it has rested and may have its power; 0: it has both. */
  get restMs(): number {
    return Math.max(this.#options.hasPower() ? 0 : POWER_LOOK_MS, this.#restedAt - this.#now());
  }

  /** How long until it may be pulsed again; 0: now. */
  get waitMs(): number {
    const now = this.#now();
    return Math.max(this.restMs, this.#hotUntil(now) - now);
  }

  /** False when it was left out. */
  pulse(): boolean {
    const now = this.#now();
    if (this.isOn || this.restMs > 0 || this.#isHot(now)) return false;
    const { pulseMs } = this.#options.rating;
    this.#pulses = [...this.#booked(), { at: now, ms: pulseMs }];
    this.#shot.fire(pulseMs);
    return true;
  }

  /** Ends a pulse before its time. */
  end(): void {
    this.#shot.end();
  }

  off(): void {
    this.#shot.off();
  }

  stop(): void {
    this.off();
    this.#options.driver.clock.clearTimeout(this.#cooled);
    this.#cooled = null;
  }

  /** A pulse is reckoned as it was planned while it lasts, and then as long as it really was. */
  #booked(): readonly Pulse[] {
    const last = this.#pulses.at(-1);
    const { offAt } = this.#shot;
    if (!last || offAt < last.at) return this.#pulses;
    return this.#pulses.with(-1, { ...last, ms: offAt - last.at });
  }

  get #restedAt(): number {
    return this.#shot.offAt + this.#options.rating.restMs;
  }

  #isHot(now: number): boolean {
    const until = this.#hotUntil(now);
    if (until <= now) return false;
    if (this.#cooled !== null) return true;
    this.#tell('trouble');
    this.#cooled = this.#options.driver.clock.setTimeout(() => {
      this.#cooled = null;
      this.#tell('mended');
    }, until - now);
    return true;
  }

  /** When enough of the pulses of the last minute will be older than that. */
  #hotUntil(now: number): number {
    const { pulseMs, mostPerMinute, onMsPerMinute } = this.#options.rating;
    this.#pulses = this.#booked().filter(({ at }) => at + MINUTE_MS > now);
    let count = this.#pulses.length;
    let onMs = this.#pulses.reduce((sum, { ms }) => sum + ms, 0);
    let until = now;
    for (const { at, ms } of this.#pulses) {
      if (count < mostPerMinute && onMs + pulseMs <= onMsPerMinute) break;
      count -= 1;
      onMs -= ms;
      until = at + MINUTE_MS;
    }
    return until;
  }

  #tell(type: 'trouble' | 'mended'): void {
    const { name, tell } = this.#options;
    tell({ type, code: 'COIL_LIMIT', what: name, at: this.#now() });
  }

  #now(): number {
    return this.#options.driver.clock.now();
  }
}
