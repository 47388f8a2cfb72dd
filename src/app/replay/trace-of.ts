import type { GameEvent } from '../../rules/game.ts';
import type { Entry, Row } from '../../session/entries.ts';

/** After the power comes back nothing counts for a second: a finished game that is taken up again lies behind that. */
const BLIND_MS = 2_000;

/** Every row that is in the journal had this long to get there. */
const ON_DISK_MS = 50;

type TraceLine = Readonly<Record<string, unknown>>;

/** Where this boot's own time lies on the trace's. */
interface Timeline {
  readonly boot: number;
  readonly offset: number;
  /** Trace lines are in time order, whatever the rows' stamps. */
  readonly last: number;
}

/** The rows of one game as the lines of a trace that `baulk replay` brings to the same result. */
export function traceOf(rows: readonly Row[]): readonly TraceLine[] {
  const [first] = rows;
  if (first?.entry.kind !== 'game started') return [];
  const { start } = first.entry;
  const { cents: amount, currency } = start.price;
  const lines: TraceLine[] = [{ config: settingsOf(start.config), wall: first.wall }];
  if (start.paid) lines.push({ at: 0, coin: { amount, currency } });
  if (start.service) lines.push(...byKey(0, { panel: 'serviceCredit' }));
  lines.push({ at: 0, panel: 'start', players: start.players, first: start.first });
  const active = new Set<string>();
  let time: Timeline = { boot: first.boot, offset: -first.at, last: 0 };
  for (const row of rows.slice(1)) {
    const next = timeOf(row, time);
    if (next.boot !== time.boot) lines.push(...powerCut(time.last + ON_DISK_MS, active));
    lines.push(...linesOf(row.entry, next.last, currency));
    follow(active, row.entry);
    time = next;
  }
  // The last row may be of something that nobody pressed and no edge told, such as the end of a stroke.
  return [...lines, { at: toMicros(time.last + 1) }];
}

/** What a technician did: the key is turned, and turned back. */
function byKey(at: number, action: TraceLine): readonly TraceLine[] {
  const key = { at, panel: 'service' };
  return [key, { at, ...action }, key];
}

/** START is a line of the trace, and no coin starts the game before it. */
function settingsOf(config: unknown): unknown {
  if (!isGroup(config)) return config;
  return { ...config, play: { ...(isGroup(config.play) ? config.play : {}), start: 'button' } };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function timeOf(row: Row, time: Timeline): Timeline {
  const offset = row.boot === time.boot ? time.offset : time.last + ON_DISK_MS + sincePowerOn(row) - row.at;
  return { boot: row.boot, offset, last: Math.max(time.last, toMicros(row.at + offset)) };
}

/** An open game's first row of a boot is written as the table wakes. */
function sincePowerOn({ entry }: Row): number {
  return entry.kind === 'event' && entry.event.type === 'stroke.ended' ? 0 : BLIND_MS;
}

/** Finer than any edge can be told apart. */
function toMicros(ms: number): number {
  return Math.round(ms * 1_000) / 1_000;
}

/** What is still active when the power is back is told again; of the rest the last edge may not have been kept. */
function powerCut(at: number, active: Set<string>): readonly TraceLine[] {
  const cleared = [...active].map((line) => ({ at, line, value: 0 }));
  active.clear();
  return [{ at, power: 'off' }, ...cleared, { at, power: 'on' }];
}

function follow(active: Set<string>, entry: Entry): void {
  if (entry.kind !== 'edge') return;
  if (entry.value === 1) active.add(entry.line);
  else active.delete(entry.line);
}

function linesOf(entry: Entry, at: number, currency: string): readonly TraceLine[] {
  switch (entry.kind) {
    case 'edge':
      return [{ at, line: entry.line, value: entry.value }];
    case 'ball read':
      return [{ at, ball: entry.ball, ...(entry.from && { from: entry.from }) }];
    case 'clock':
      return [{ at, clock: { msLeft: entry.msLeft } }];
    case 'game extended':
      return [{ at, coin: { amount: entry.cents, currency } }];
    case 'revend':
      if (entry.byRules) return [];
      return entry.byKey ? byKey(at, { panel: 'revend' }) : [{ at, panel: 'revend' }];
    case 'event':
      return eventLines(entry.event, at);
    default:
      return [];
  }
}

/** Sensed events come again from their edges; what people pressed and what the clock did do not. */
function eventLines(event: GameEvent, at: number): readonly TraceLine[] {
  if (event.type === 'bar.dropped') return [{ at, clock: { msLeft: 0 } }];
  if (!event.type.startsWith(PANEL)) return [];
  const { type, at: _, ...details } = event;
  return [{ at, panel: type.slice(PANEL.length), ...details }];
}

const PANEL = 'panel.';
