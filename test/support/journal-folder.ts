import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import type { Books, Entry } from '../../src/session/entries.ts';
import { ended, NOON, START } from './books-of.ts';

export const MAIN = 'table.db';
export const LOG = 'table.db-wal';
export const COPY = 'table.db.backup';
export const ROWS_A_GAME = 61;

export const COIN: readonly Entry[] = [
  { kind: 'coin', cents: 200, currency: 'GBP', source: 'coin.1' },
  { kind: 'credits bought', games: 2, cents: 200 },
];

/** What lies in the journal's folder, by name. */
export class Files {
  readonly #bytes: Map<string, Buffer>;

  constructor(bytes: Iterable<readonly [string, Buffer]> = []) {
    this.#bytes = new Map([...bytes].map(([name, held]) => [name, Buffer.from(held)]));
  }

  names(): readonly string[] {
    return [...this.#bytes.keys()];
  }

  get(name: string): Buffer {
    const bytes = this.#bytes.get(name);
    if (!bytes) throw new Error(`${name} is not there`);
    return bytes;
  }

  with(name: string, bytes: Buffer): Files {
    return new Files([...this.#bytes, [name, bytes]]);
  }

  without(...names: readonly string[]): Files {
    return new Files([...this.#bytes].filter(([name]) => !names.includes(name)));
  }

  withWrongByte(name: string, at: number): Files {
    const bytes = Buffer.from(this.get(name));
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    return this.with(name, bytes);
  }

  layIn(folder: string): void {
    for (const [name, bytes] of this.#bytes) writeFileSync(join(folder, name), bytes);
  }
}

/** A table switched on over these files. `off` closes it and clears up. */
export function switchOn(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-journal-'));
  files.layIn(folder);
  const clock = new HandClock(NOON);
  const { journal, troubles } = openJournal({ file: join(folder, MAIN), version: '1.0.0', clock });
  const left = () => new Files(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  const off = () => {
    journal.close();
    const files = left();
    rmSync(folder, { recursive: true });
    return files;
  };
  return { journal, troubles, clock, left, off };
}

/** A table that has taken twelve pounds, played four games and is in the middle of the fifth. */
export function playedUntil(end: 'the power is cut' | 'it is stopped'): { files: Files; money: Money } {
  const { journal, clock, left, off } = switchOn(new Files());
  for (let game = 1; game <= 5; game++) {
    journal.commit(COIN, clock.now());
    journal.commit([{ kind: 'game started', game, start: START }], clock.now());
    for (let row = 1; row < ROWS_A_GAME; row++) {
      journal.append({ kind: 'event', game, event: { type: 'ball.potted', at: clock.now() } }, clock.now());
      if (row % 12 === 0) clock.advance(40);
    }
    if (game < 5) journal.append({ kind: 'game finished', game, end: ended(300) }, clock.now());
    clock.advance(1000);
  }
  journal.commit(COIN, clock.now());
  clock.advance(1000);
  const cut = left();
  const stopped = off();
  return { files: end === 'the power is cut' ? cut : stopped, money: moneyIn(journal.books()) };
}

export type Money = ReturnType<typeof moneyIn>;

/** Everything but the count of starts, which each return of the power adds to. */
export function moneyIn({ credit, run, meters, lastGame, highBreaks }: Books) {
  return { credit, run, taken: meters.takenCents, paid: meters.gamesPaid, lastGame, highBreaks };
}
