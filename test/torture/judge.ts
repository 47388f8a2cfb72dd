import type { JournalRow } from './journal-look.ts';
import { MONEY, type Moment, storyOf } from './moments.ts';
import type { Shown } from './shown.ts';

/** One journal through all its runs: what was found in it, what was shown of it, and what was put into it. */
export class Judge {
  #rows: readonly JournalRow[] = [];
  #moments: readonly Moment[] = storyOf([]).moments;
  /** The moment of the journal that was last shown. */
  #seen = 0;
  /** The moment that was there before the last look: whatever is shown after a start is this or later. */
  #floor = 0;
  readonly #wrong: string[] = [];

  /** Takes what was found wrong since it was last asked. */
  verdict(): readonly string[] {
    return this.#wrong.splice(0);
  }

  blame(what: string): void {
    this.#wrong.push(what);
  }

  get latest(): Moment {
    return this.#moments.at(-1) ?? { games: 0, amount: 0, open: false, coins: 0, taken: 0, started: 0 };
  }

  get coinsShown(): number {
    return this.#moments[this.#seen]?.coins ?? 0;
  }

  get rows(): readonly JournalRow[] {
    return this.#rows;
  }

  /** `mended`: a file was damaged since the last look. Rows of play may be gone with it, money may not. */
  look(rows: readonly JournalRow[], mended = false): void {
    const kept = mended ? this.#rows.filter(isMoney) : this.#rows;
    const found = mended ? rows.filter(isMoney) : rows;
    const lost = kept.findIndex((row, index) => !isSame(row, found[index]));
    if (lost >= 0) this.#wrong.push(`lost: ${told(kept[lost])}; instead there is ${told(found[lost])}`);
    const { moments, wrong } = storyOf(rows);
    this.#wrong.push(...wrong);
    this.#floor = mended ? lastMoney(rows, kept.length) : Math.min(kept.length, rows.length);
    if (mended) this.#seen = Math.min(this.#seen, this.#floor);
    this.#rows = rows;
    this.#moments = moments;
  }

  /** What a table showed as soon as it could. Call it after the first look since. */
  returned(shown: Shown): void {
    const at = this.#moments.findIndex(
      (moment, index) => index >= this.#floor && isMoment(shown, moment, true),
    );
    if (at < 0)
      this.#wrong.push(`came back with ${JSON.stringify(shown)}, not as ${JSON.stringify(this.latest)}`);
    else this.#seen = at;
  }

  /** All that was shown, oldest first, is in the journal and in that order. Call it after a look. */
  shown(pictures: readonly Shown[]): void {
    let from = this.#seen;
    for (const shown of pictures) {
      const at = this.#moments.findIndex((moment, index) => index >= from && isMoment(shown, moment, false));
      if (at < 0) {
        this.#wrong.push(
          `shown and lost: ${JSON.stringify(shown)}; the journal ends with ${JSON.stringify(this.latest)}`,
        );
        return;
      }
      from = at;
    }
    this.#seen = from;
  }

  /** No source has given more coins than can have come of it. */
  takings(most: ReadonlyMap<string, number>): void {
    for (const [source, coins] of this.taken()) {
      const limit = most.get(source) ?? 0;
      if (coins > limit)
        this.#wrong.push(`doubled: ${coins} coins of ${source}, of ${limit} that were put in`);
    }
  }

  /** Coins in the journal by their source. */
  taken(): ReadonlyMap<string, number> {
    const taken = new Map<string, number>();
    for (const { kind, body } of this.#rows) {
      const { source } = JSON.parse(body ?? '{}');
      if (kind === 'coin') taken.set(source, (taken.get(source) ?? 0) + 1);
    }
    return taken;
  }
}

function isMoment({ games, amount, open }: Shown, moment: Moment, exactly: boolean): boolean {
  if (games !== moment.games || amount !== moment.amount) return false;
  // The end of a game is play, not money: it may be shown a moment before it is on the disk.
  return open === null || open === moment.open || (!exactly && !open);
}

function isMoney({ kind }: JournalRow): boolean {
  return MONEY.has(kind);
}

function isSame(row: JournalRow, other: JournalRow | undefined): boolean {
  return JSON.stringify(row) === JSON.stringify(other);
}

/** How many rows there are up to the nth that moves money. */
function lastMoney(rows: readonly JournalRow[], nth: number): number {
  let left = nth;
  return left === 0 ? 0 : rows.findIndex((row) => isMoney(row) && --left === 0) + 1;
}

function told(row: JournalRow | undefined): string {
  return row ? `row ${row.id} (${row.kind} ${row.body ?? ''})`.slice(0, 160) : 'nothing';
}
