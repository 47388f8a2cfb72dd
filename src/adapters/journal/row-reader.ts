import type { Row } from '../../session/entries.ts';
import { configRowOf, decode, type RowRecord } from './row-codec.ts';
import type { RowTable } from './row-table.ts';

/** The rows of a table as the rest of the program knows them. */
export class RowReader {
  readonly #table: RowTable;
  readonly #configs = new Map<number, unknown>();

  constructor(table: RowTable) {
    this.#table = table;
  }

  rowsOf(game: number): readonly Row[] {
    return this.#table.ofGame(game).map((record) => this.#decode(record));
  }

  games(most: number): readonly number[] {
    return this.#table.lastStarts(most).flatMap(({ game }) => (game === null ? [] : [game]));
  }

  *after(id: number): Generator<Row> {
    for (const record of this.#table.allAfter(id)) yield this.#decode(record);
  }

  *money(): Generator<Row> {
    for (const record of this.#table.allButPlay()) yield this.#decode(record);
  }

  #decode(record: RowRecord): Row {
    return decode(record, (row) => this.#configAt(row));
  }

  #configAt(row: number): unknown {
    if (!this.#configs.has(row)) {
      const record = this.#table.at(row);
      const start = record && decode(record, () => null).entry;
      this.#configs.set(row, start?.kind === 'game started' ? start.start.config : null);
    }
    return this.#configs.get(row);
  }
}

/** Which row holds the configuration of the last game, and how it reads. */
export function lastConfig(table: RowTable): { row: number; text: string } | null {
  const [last] = table.lastStarts(1);
  const holder = last ? table.at(configRowOf(last)) : null;
  if (!holder) return null;
  const { entry } = decode(holder, () => null);
  return entry.kind === 'game started' ? { row: holder.id, text: JSON.stringify(entry.start.config) } : null;
}
