import type { CoinRefusal } from '../session/entries.ts';
import type { World } from './parts.ts';

/** Of one source, for one reason: noise on a wire goes on for days, and would fill the disk. */
const MOST_A_MINUTE = 10;
const MINUTE_MS = 60_000;

export interface Refused {
  readonly source: string;
  readonly why: CoinRefusal;
  readonly what?: string;
}

/** Whatever came that is no coin: told, and written down as long as it does not come by the hundred. */
export class Refusals {
  readonly #world: Pick<World, 'clock' | 'journal' | 'log'>;
  readonly #lately = new Map<string, { since: number; times: number }>();

  constructor(world: Pick<World, 'clock' | 'journal' | 'log'>) {
    this.#world = world;
  }

  note(refused: Refused): void {
    const { clock, journal, log } = this.#world;
    const at = clock.now();
    const kind = `${refused.source} ${refused.why}`;
    const before = this.#lately.get(kind);
    const lately = before && at - before.since < MINUTE_MS ? before : { since: at, times: 0 };
    lately.times += 1;
    this.#lately.set(kind, lately);
    if (lately.times > MOST_A_MINUTE) return;
    log.warn(refused, 'coin refused');
    journal.append({ kind: 'coin refused', ...refused }, at);
  }
}
