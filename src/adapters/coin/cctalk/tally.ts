import { isDeepStrictEqual } from 'node:util';
import type { CoinListener, Reading } from '../../../ports/coin-source.ts';

/** What was read from the acceptor, kept until it is on the disk. */
export class Tally {
  readonly #listener: Pick<CoinListener, 'mark' | 'book'>;
  #unbooked: Reading | null = null;

  constructor(listener: Pick<CoinListener, 'mark' | 'book'>) {
    this.#listener = listener;
  }

  /** Whether everything that was read is on the disk. */
  get isBooked(): boolean {
    return this.#unbooked === null;
  }

  /** How far this acceptor has been read, be it before a crash; null when another was, or none. */
  readTo(serial: number): number | null {
    const mark = this.#unbooked?.mark ?? this.#listener.mark();
    return mark?.serial === serial ? mark.counter : null;
  }

  add({ mark, coins, lost }: Reading): void {
    const before = this.#unbooked ?? { coins: [], lost: 0 };
    this.#unbooked = { mark, coins: [...before.coins, ...coins], lost: before.lost + lost };
    this.book();
  }

  /** Books what the disk has refused so far. */
  book(): void {
    if (this.#unbooked && (this.#isOnDisk(this.#unbooked) || this.#listener.book(this.#unbooked))) {
      this.#unbooked = null;
    }
  }

  #isOnDisk({ mark, coins, lost }: Reading): boolean {
    return coins.length === 0 && lost === 0 && isDeepStrictEqual(mark, this.#listener.mark());
  }
}
