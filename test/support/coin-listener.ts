import { EventEmitter, once } from 'node:events';
import type { CoinListener, CoinSourceEvent, Mark } from '../../src/ports/coin-source.ts';

/** A table that books every coin at once, and remembers all that it was told. */
export class BookingListener implements CoinListener {
  readonly ids: string[] = [];
  readonly told: CoinSourceEvent[] = [];
  lost = 0;
  readonly #news = new EventEmitter();
  #mark: Mark | null;

  constructor(mark: Mark | null = null) {
    this.#mark = mark;
  }

  mark(): Mark | null {
    return this.#mark;
  }

  book({ mark, coins, lost }: Parameters<CoinListener['book']>[0]): boolean {
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

  async until(so: (listener: BookingListener) => boolean): Promise<void> {
    while (!so(this)) await once(this.#news, 'news');
  }
}
