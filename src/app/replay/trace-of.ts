import type { GameEvent } from '../../rules/game.ts';
import type { Entry, Row } from '../../session/entries.ts';

/** After the power comes back nothing counts for a second; a game's first row then lies behind that. */
const BOOT_MS = 2_000;

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
  const lines: TraceLine[] = [{ config: start.config, wall: first.wall }];
  if (start.paid) lines.push({ at: 0, coin: { amount, currency } });
  lines.push({ at: 0, panel: 'start', players: start.players, first: start.first });
  let time: Timeline = { boot: first.boot, offset: -first.at, last: 0 };
  for (const row of rows.slice(1)) {
    const next = timeOf(row, time);
    if (next.boot !== time.boot) lines.push(...powerCut(time.last));
    lines.push(...linesOf(row.entry, next.last, currency));
    time = next;
  }
  return lines;
}

function timeOf(row: Row, time: Timeline): Timeline {
  const offset = row.boot === time.boot ? time.offset : time.last + BOOT_MS - row.at;
  return { boot: row.boot, offset, last: Math.max(time.last, toMicros(row.at + offset)) };
}

/** Finer than any edge can be told apart. */
function toMicros(ms: number): number {
  return Math.round(ms * 1_000) / 1_000;
}

function powerCut(at: number): readonly TraceLine[] {
  return [
    { at, power: 'off' },
    { at, power: 'on' },
  ];
}

function linesOf(entry: Entry, at: number, currency: string): readonly TraceLine[] {
  switch (entry.kind) {
    case 'edge':
      return [{ at, line: entry.line, value: entry.value }];
    case 'ball read':
      return [{ at, ball: entry.ball }];
    case 'clock':
      return [{ at, clock: { msLeft: entry.msLeft } }];
    case 'game extended':
      return [{ at, coin: { amount: entry.cents, currency } }];
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
