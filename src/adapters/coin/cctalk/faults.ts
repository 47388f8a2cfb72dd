import type { Clock } from '../../../ports/clock.ts';
import type { CoinListener } from '../../../ports/coin-source.ts';
import type { ErrorCode } from '../../../ports/table-error.ts';

/** What is wrong with the acceptor, each code told once and taken back when it is over. */
export class Faults {
  readonly #tell: CoinListener['tell'];
  readonly #clock: Clock;
  readonly #raised = new Map<ErrorCode, { what: string; timer: unknown }>();

  constructor(tell: CoinListener['tell'], clock: Clock) {
    this.#tell = tell;
    this.#clock = clock;
  }

  raise(code: ErrorCode, what: string): void {
    if (this.#raised.get(code)?.what === what) return;
    this.mend(code);
    this.#raised.set(code, { what, timer: null });
    this.#tell({ type: 'failed', code, what });
  }

  /** It is over when it has not been raised again for so long. */
  raiseFor(ms: number, code: ErrorCode, what: string): void {
    this.raise(code, what);
    const raised = this.#raised.get(code);
    if (!raised) return;
    this.#clock.clearTimeout(raised.timer);
    raised.timer = this.#clock.setTimeout(() => this.mend(code), ms);
  }

  mend(code: ErrorCode): void {
    const raised = this.#raised.get(code);
    if (!raised) return;
    this.#clock.clearTimeout(raised.timer);
    this.#raised.delete(code);
    this.#tell({ type: 'mended', code, what: raised.what });
  }

  /** Nothing is told any more. */
  forget(): void {
    for (const { timer } of this.#raised.values()) this.#clock.clearTimeout(timer);
    this.#raised.clear();
  }
}
