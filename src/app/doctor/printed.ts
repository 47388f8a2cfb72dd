import { type Finding, isFit } from './finding.ts';
import type { Look } from './look.ts';

const SIGNS = { ok: 'OK', warn: 'WARN', fail: 'FAIL', notNeeded: '-' } as const;

/** One line a finding, and under what is not well what to do. */
export function findingsText(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap((finding) => {
    const line = `${SIGNS[finding.verdict].padEnd(4)}  ${finding.check.padEnd(widest)}  ${finding.what}`;
    return 'remedy' in finding ? [line, `${' '.repeat(widest + 8)}→ ${finding.remedy}`] : [line];
  });
  return [...lines, '', summary(findings), ''].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length;
  const [warnings, failures] = [count('warn'), count('fail')];
  const warned = warnings === 0 ? '' : `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  if (failures === 0) return `This machine is fit for the table${warned}.`;
  return `This machine is not fit for the table: ${failures} ${failures === 1 ? 'failure' : 'failures'}${warned}.`;
}

/** The same for a script. */
export function findingsJson(findings: readonly Finding[], { settings, journal }: Look): string {
  const report = { fit: isFit(findings), settings: settings.file, journal: journal.file, findings };
  return `${JSON.stringify(report, null, 2)}\n`;
}
