import { moneyIn } from './amounts.ts';
import { aligned, plain } from './columns.ts';
import { momentOf } from './moment.ts';
import type { AuditReport } from './report.ts';
import { figureRows } from './table-figures.ts';
import { checkLines, collectionLines, dayRows, faultLines, owedLines } from './table-lists.ts';

/** For a terminal of 80 columns. */
export function auditTable(report: AuditReport): string {
  const money = moneyIn(report.currency);
  return [
    headOf(report),
    aligned(figureRows(report, money)),
    ['OWED', ...owedLines(report, money)],
    aligned(dayRows(report.days, money)),
    ['COLLECTIONS', ...collectionLines(report.collections, money)],
    ['FAULTS', ...faultLines(report.faults)],
    ['CHECKS', ...checkLines(report.checks, money)],
  ]
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
    .join('\n');
}

function headOf(report: AuditReport): readonly string[] {
  const { table, written, journal, version, from, to, period, since, siteShare, config } = report;
  const rows = from === null || to === null ? 'no dated rows' : `${momentOf(from)} to ${momentOf(to)}`;
  return [
    `AUDIT OF ${plain(table)}, ${momentOf(written)}`,
    `journal      ${journal}, ${rows}`,
    `version      ${version ?? 'never started'}`,
    `period       ${period.number}, since ${period.from === null ? 'the beginning' : momentOf(period.from)}`,
    ...(since === 'collection' ? [] : [`since then   since ${momentOf(since)}`]),
    `site share   ${siteShare} % of the net, by ${config}`,
    ...otherMoney(report),
    ...lostRows(report),
  ];
}

function otherMoney({ currency, otherCurrencies }: AuditReport): readonly string[] {
  if (otherCurrencies.length === 0) return [];
  return [`careful      all is written as ${currency}, but ${otherCurrencies.join(' and ')} came before it`];
}

function lostRows({ days }: AuditReport): readonly string[] {
  const lost = days.some(({ day }) => day === 'rowsLost');
  return lost ? ['careful      rows were lost with a damaged disk: only the meters know of them'] : [];
}
