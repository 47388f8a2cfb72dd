import { auditCsv } from '../audit/csv.ts';
import { type AuditReport, type ReportOptions, reportOf } from '../audit/report.ts';
import { auditTable } from '../audit/table.ts';
import { EXIT } from './exit-codes.ts';

export interface AuditCommandOptions extends ReportOptions {
  readonly format: Format;
}

const FORMATS = {
  table: auditTable,
  csv: auditCsv,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (report: AuditReport) => string>>;
export type Format = keyof typeof FORMATS;

/** Prints what a table took; the exit code says whether its books agree with themselves. */
export function audit({ format, ...options }: AuditCommandOptions): number {
  const report = reportOf(options);
  process.stdout.write(FORMATS[format](report));
  const wrong = report.checks.filter(({ agrees }) => !agrees);
  if (wrong.length === 0) return EXIT.done;
  const names = wrong.map(({ name }) => name).join(', ');
  process.stderr.write(`The books of ${options.journal} disagree with themselves: ${names}.\n`);
  return EXIT.failed;
}
