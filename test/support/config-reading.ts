import { loadConfig } from '../../src/adapters/config/load-config.ts';
import { formatProblem } from '../../src/adapters/config/problem.ts';
import { type ConfigReading, type GoodConfig, readConfig } from '../../src/adapters/config/read-config.ts';
import { TableError } from '../../src/ports/table-error.ts';
import type { BarBilliardsConfig } from '../../src/session/table-config.ts';

/** The problems of a reading, one line each, as the operator reads them. */
export const told = (reading: ConfigReading): readonly string[] =>
  'problems' in reading ? reading.problems.map((problem) => formatProblem('table.yaml', problem)) : [];

export const problemsOf = (text: string): readonly string[] => told(readConfig(text));

export const warningsOf = (text: string): readonly string[] =>
  good(readConfig(text)).warnings.map((warning) => formatProblem('table.yaml', warning));

export function good(reading: ConfigReading): GoodConfig {
  if ('problems' in reading) throw new Error(told(reading).join('\n'));
  return reading;
}

/** Why the settings of this file are not taken. */
export function refusedFrom(path: string): TableError {
  try {
    loadConfig(path);
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
  throw new Error(`${path} was taken`);
}

export const configOf = (text: string): BarBilliardsConfig => barBilliardsOf(readConfig(text));

export function barBilliardsOf(reading: ConfigReading): BarBilliardsConfig {
  const { config } = good(reading);
  if (config.game !== 'bar-billiards') throw new Error(`the game is ${config.game}`);
  return config;
}
