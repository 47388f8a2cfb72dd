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
  if (options.bootLines) return printBootLines(options.config);
  const look = await lookAround({ root: '/', configFile: options.config, journalFile: options.journal });
  const findings = judge(look);
  process.stdout.write(options.format === 'json' ? findingsJson(findings, look) : findingsText(findings));
  return isFit(findings) ? EXIT.done : EXIT.failed;
}

function printBootLines(configFile: string): number {
  const { config } = loadConfig(configFile);
  process.stdout.write(
    bootLines(needsOf(config).pins)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return EXIT.done;
}
