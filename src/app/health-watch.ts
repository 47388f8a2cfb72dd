import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { CoinSource } from '../ports/coin-source.ts';
import type { Journal } from '../ports/journal.ts';
import type { Watchdog } from '../ports/watchdog.ts';
import type { FaultDesk } from './fault-desk.ts';
import { AILMENTS, type Ailment, judge, type Readings, type Verdict } from './health.ts';

export interface HealthOptions {
  readonly clock: Clock;
  readonly cabinet: Pick<Cabinet, 'heart' | 'canRead'>;
  readonly coins: Pick<CoinSource, 'answeredAt'> | null;
  readonly journal: Pick<Journal, 'onHealth'>;
  readonly watchdog: Watchdog;
  readonly faults: Pick<FaultDesk, 'raise' | 'clear'>;
  readonly atStake: () => Readings['atStake'];
}

/** From one edge of the heartbeat to the next. */
export const BEAT_MS = 100;
/** A program that is busy for a moment, with a slow disk for instance, is no fault: coil power does not notice. */
const BUSY_MS = 1_000;
/** One that was stuck once for so long has lost coil power. */
const STUCK_MS = 500;
/** One whose heart beats and gives no power for so long is stuck again and again, each time for less. */
const NO_POWER_MS = 3_000;
/** It may take as long until the pump has made coil power again. */
const POWER_BACK_MS = 1_000;

/**
 * Looks whether all is well, and only then moves the heartbeat and feeds the watchdog: by the program's own timer, so
 * that both end with whatever keeps the program from its work.
 */
export class HealthWatch {
  readonly #options: HealthOptions;
  readonly #since = new Map<Ailment, number>();
  /** Faults that are raised, and when each was last seen to be so. */
  readonly #raised = new Map<Ailment, number>();
  #canWrite = true;
  /** When there was coil power last, or something else took it. */
  #poweredAt = 0;
  #dueAt = 0;
  #fedAt = Number.NEGATIVE_INFINITY;
  #timer: unknown = null;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  start(): void {
    this.#options.journal.onHealth((canWrite) => {
      this.#canWrite = canWrite;
    });
    this.#dueAt = this.#options.clock.now();
    this.#poweredAt = this.#dueAt;
    this.#look();
  }

  stop(): void {
    this.#options.clock.clearTimeout(this.#timer);
  }

  #look(): void {
    const { clock, cabinet } = this.#options;
    const now = clock.now();
    const readings = this.#read(now);
    const verdict = judge(readings);
    const isStuck = readings.lateMs >= STUCK_MS;
    if (verdict.ailing.length === 0) cabinet.heart?.beat();
    this.#feed(verdict, now);
    this.#dueAt = now + BEAT_MS;
    this.#timer = clock.setTimeout(() => this.#look(), BEAT_MS);
    if (cabinet.heart === null) return;
    if (cabinet.heart.hasPower || isStuck || verdict.ailing.some(isElse)) this.#poweredAt = now;
    this.#tell(verdict, isStuck || now - this.#poweredAt >= NO_POWER_MS, now);
  }

  #read(now: number): Readings {
    const { cabinet, coins, atStake } = this.#options;
    const answeredAt = coins?.answeredAt ?? null;
    return {
      lateMs: now - this.#dueAt,
      canRead: cabinet.canRead(),
      canWrite: this.#canWrite,
      unansweredMs: answeredAt === null ? null : now - answeredAt,
      atStake: atStake(),
    };
  }

  /** Twice in its patience, so that one that is late ends nothing. */
  #feed({ isHung }: Verdict, now: number): void {
    const { watchdog } = this.#options;
    if (isHung || watchdog.patienceMs === null || now < this.#fedAt + watchdog.patienceMs / 2) return;
    this.#fedAt = now;
    watchdog.feed();
  }

  /** `isCutOff`: the program has taken coil power. */
  #tell({ ailing }: Verdict, isCutOff: boolean, now: number): void {
    if (isCutOff) this.#since.set('program', now - BUSY_MS);
    for (const ailment of AILMENTS) {
      if (ailing.includes(ailment) || (ailment === 'program' && isCutOff)) this.#suffer(ailment, now);
      else this.#recover(ailment, now);
    }
  }

  #suffer(ailment: Ailment, now: number): void {
    const since = this.#since.get(ailment) ?? now;
    this.#since.set(ailment, since);
    if (ailment === 'program' && now - since < BUSY_MS) return;
    if (!this.#raised.has(ailment)) this.#options.faults.raise('HEARTBEAT_STOPPED', ailment);
    this.#raised.set(ailment, now);
  }

  #recover(ailment: Ailment, now: number): void {
    this.#since.delete(ailment);
    const seenAt = this.#raised.get(ailment);
    if (seenAt === undefined || now - seenAt < POWER_BACK_MS) return;
    this.#raised.delete(ailment);
    this.#options.faults.clear('HEARTBEAT_STOPPED', ailment);
  }
}

const isElse = (ailment: Ailment): boolean => ailment !== 'program';
