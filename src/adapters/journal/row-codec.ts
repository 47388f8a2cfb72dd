import { crc32 } from 'node:zlib';
import { TableError } from '../../ports/table-error.ts';
import type { Entry, Row } from '../../session/entries.ts';

/** A row as it lies on the disk. Table events are nearly all rows, so nothing of them is written twice. */
export interface RowRecord {
  readonly id: number;
  readonly boot: number;
  readonly at: number;
  readonly wall: number;
  readonly kind: string;
  readonly game: number | null;
  readonly body: string | null;
  readonly sum: number;
}

type Columns = Omit<RowRecord, 'sum'>;

/** `configRow`: the row that already holds the configuration of this game, which is large and seldom changes. */
export function encode({ entry, ...row }: Row, configRow: number | null): RowRecord {
  const { kind, game, body } = split(entry, row.at, configRow);
  const columns = { ...row, kind, game, body: Object.keys(body).length > 0 ? JSON.stringify(body) : null };
  return { ...columns, sum: sumOf(columns) };
}

export function decode(record: RowRecord, configOf: (row: number) => unknown): Row {
  if (!isSound(record)) throw new TableError('JOURNAL_CORRUPT', `Row ${record.id} of the journal is damaged`);
  const { id, boot, at, wall, kind, game } = record;
  const body = bodyOf(record);
  if (kind.startsWith('.')) {
    const event = { type: kind.slice(1), at, ...body };
    return { id, boot, at, wall, entry: { kind: 'event', game: game ?? 0, event } };
  }
  const fields = { kind, ...(game === null ? {} : { game }), ...body };
  // The sum says that `encode` wrote this.
  const entry = fields as unknown as Entry;
  if (entry.kind !== 'game started' || body.configRow === undefined) return { id, boot, at, wall, entry };
  const start = { ...entry.start, config: configOf(Number(body.configRow)) };
  return { id, boot, at, wall, entry: { kind: 'game started', game: entry.game, start } };
}

export function isSound({ sum, ...columns }: RowRecord): boolean {
  return sum === sumOf(columns);
}

/** The row that holds this game's configuration: an earlier one, or its own. */
export function configRowOf(record: RowRecord): number {
  return Number(bodyOf(record).configRow ?? record.id);
}

function split(
  entry: Entry,
  at: number,
  configRow: number | null,
): Pick<Columns, 'kind' | 'game'> & { body: object } {
  if (entry.kind === 'event') {
    const { type, at: happened, ...rest } = entry.event;
    return { kind: `.${type}`, game: entry.game, body: happened === at ? rest : { ...rest, at: happened } };
  }
  if (entry.kind === 'game started' && configRow !== null) {
    const { config, ...start } = entry.start;
    return { kind: entry.kind, game: entry.game, body: { start, configRow } };
  }
  const { kind, ...rest } = entry;
  if (!('game' in rest)) return { kind, game: null, body: rest };
  const { game, ...body } = rest;
  return { kind, game, body };
}

function bodyOf({ body }: RowRecord): Record<string, unknown> {
  return body === null ? {} : JSON.parse(body);
}

function sumOf({ id, boot, at, wall, kind, game, body }: Columns): number {
  return crc32(JSON.stringify([id, boot, at, wall, kind, game, body]));
}
