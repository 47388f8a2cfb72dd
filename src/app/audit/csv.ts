import { plainAmount } from './amounts.ts';
import { hoursOf, unitless } from './figures.ts';
import { type Line, linesOf } from './lines.ts';
import { momentOf } from './moment.ts';
import type { AuditReport } from './report.ts';

const HEADER = [
  'table',
  'written',
  'currency',
  'section',
  'key',
  'name',
  'unit',
  'period',
  'since',
  'ever',
  'text',
];

/** RFC 4180. One header for all sections and tables, so that the sheets of many tables can be laid end to end. */
export function auditCsv(report: AuditReport): string {
  const { table, written, currency } = report;
  const cells = linesOf(report).map((line) => {
    const { section, key = '', name, text = '' } = line;
    const figures = [line.period, line.since, line.ever].map((figure) => cellOf(figure, name, currency));
    const keyed = section === 'coins' ? plainAmount(Number(key), currency) : safe(key);
    const about = [safe(table), momentOf(written), currency, section, keyed, unitless(name), unitOf(line)];
    return [...about, ...figures, safe(text)];
  });
  return [HEADER, ...cells].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function unitOf({ name, text }: Line): string {
  if (text !== undefined) return 'text';
  if (name.endsWith('Cents') || MONEY.has(name)) return 'money';
  return name.endsWith('Ms') ? 'hours' : 'count';
}

/** Of the credit, which has no units in its names. */
const MONEY = new Set(['amount', 'worth']);

function cellOf(figure: number | undefined, name: string, currency: string): string {
  if (figure === undefined) return '';
  const unit = unitOf({ section: '', name });
  if (unit === 'money') return plainAmount(figure, currency);
  return unit === 'hours' ? hoursOf(figure) : String(figure);
}

/** A spreadsheet would reckon with a text that begins like a formula. */
function safe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
