import { EventEmitter, once } from 'node:events';
import type { CoinListener, CoinSourceEvent, Mark, Reading } from '../../src/ports/coin-source.ts';

/** A table that books every coin at once while its disk is writable, and remembers all that it was told. */
export class BookingListener implements CoinListener {
  readonly ids: string[] = [];
  readonly told: CoinSourceEvent[] = [];
  readonly readings: Reading[] = [];
  lost = 0;
  isWritable = true;
  readonly #news = new EventEmitter();
  #mark: Mark | null;

  constructor(mark: Mark | null = null) {
    this.#mark = mark;
  }

  mark(): Mark | null {
    return this.#mark;
  }

  book(reading: Reading): boolean {
    if (!this.isWritable) return false;
    const { mark, coins, lost } = reading;
    this.readings.push(reading);
    this.#mark = mark;
    this.lost += lost;
    this.ids.push(...coins.map(({ id }) => id));
    this.#news.emit('news');
    return true;
  }

  tell(event: CoinSourceEvent): void {
    this.told.push(event);
    this.#news.emit('news');
  }

  /** What was told of faults, in order. */
  faults(): readonly string[] {
    return this.told.flatMap((event) => ('code' in event ? [`${event.code} ${event.type}`] : []));
  }

  onNews(told: () => void): void {
    this.#news.on('news', told);
  }

  async until(so: (listener: BookingListener) => boolean): Promise<void> {
    while (!so(this)) await once(this.#news, 'news');
  }
}
