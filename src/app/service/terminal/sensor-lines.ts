import { idOf } from '../../../session/service/line-kind.ts';
import type { LineState, ServiceState } from '../../../session/service/state.ts';
import { ageOf, KINDS } from './english.ts';

const CELL = 38;

/** All sensors two beside each other, down the left and then down the right: they fit eighty columns. */
export function sensorColumns({ lines, at }: ServiceState): readonly string[] {
  const half = Math.ceil(lines.length / 2);
  return Array.from({ length: half }, (_, row) =>
    [lines[row], lines[row + half]]
      .map((line) => (line ? cell(line, at) : ''))
      .join('  ')
      .trimEnd(),
  );
}

function cell(line: LineState, at: number): string {
  const { level, edges, lastAt, kind, mark } = line;
  const word = level === 1 ? KINDS[kind].on : KINDS[kind].off;
  const age = lastAt === null ? 'never' : ageOf(at - lastAt);
  const name = `${mark === null ? ' ' : '!'}${line.line}`.padEnd(14).slice(0, 14);
  return `${name} ${word.padEnd(7)} ${String(edges).padStart(6)} ${age.padStart(7)}`.padEnd(CELL);
}

/** One a line, with what it is and where it is wired to. */
export function sensorTable({ lines, at }: ServiceState): readonly string[] {
  const rows = lines.map((line) => {
    const { what, off, on } = KINDS[line.kind];
    const pin = line.pin === null ? '' : `pin ${line.pin}`;
    return [
      `${line.mark === null ? ' ' : '!'} ${line.line}`,
      `${what} ${idOf(line.line)}`.trimEnd(),
      pin,
      line.level === 1 ? on : off,
      String(line.edges),
      line.lastAt === null ? 'never' : `${ageOf(at - line.lastAt)} ago`,
    ];
  });
  return leftAligned([['  sensor', 'what it is', 'wired to', 'now', 'edges', 'last edge'], ...rows]);
}

function leftAligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
