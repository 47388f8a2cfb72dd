import { loadConfig } from '../../adapters/config/load-config.ts';
import { bootLines } from '../doctor/boot-lines.ts';
import { isFit } from '../doctor/finding.ts';
import { judge } from '../doctor/judge.ts';
import { lookAround } from '../doctor/look-around.ts';
import { needsOf } from '../doctor/needs.ts';
import { findingsJson, findingsText } from '../doctor/printed.ts';
import { EXIT } from './exit-codes.ts';

export interface DoctorOptions {
  readonly config: string;
  readonly journal: string;
  readonly format: 'table' | 'json';
  readonly bootLines?: boolean;
}

/** Prints whether this machine is fit for the table of these settings; the exit code. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { text, code } = options.bootLines ? boot(options.config) : await examined(options);
  process.stdout.write(text);
  return code;
}

interface Report {
  readonly text: string;
  readonly code: number;
}

export async function examined({
  config,
  journal,
  format,
}: Omit<DoctorOptions, 'bootLines'>): Promise<Report> {
  const look = await lookAround({ root: '/', configFile: config, journalFile: journal });
  const findings = judge(look);
  return {
    text: format === 'json' ? findingsJson(findings, look) : findingsText(findings),
    code: isFit(findings) ? EXIT.done : EXIT.failed,
  };
}

function boot(configFile: string): Report {
  const { config } = loadConfig(configFile);
  const lines = bootLines(needsOf(config).pins);
  return { text: lines.map((line) => `${line}\n`).join(''), code: EXIT.done };
}
