import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../../../src/adapters/config/read-config.ts';
import type { Wiring } from '../../../../src/session/table-config.ts';

/** Which way to the kernel this run proves. */
export const BACKEND = backendOf(process.env.BACKEND);

function backendOf(name: string | undefined): 'chardev' | 'onoff' {
  if (name === undefined) return 'chardev';
  if (name === 'chardev' || name === 'onoff') return name;
  throw new Error(`BACKEND=${name}: it is chardev or onoff`);
}

export interface Settings {
  /** For --config. */
  readonly file: string;
  /** For --journal. */
  readonly journal: string;
  readonly wiring: Wiring;
}

type Group = { readonly [name: string]: unknown };

/**
 * A preset that is shipped, its whole wiring and all, reached by this run's backend. An emulated hand is slower
 * than a ball: what has to come within some time of another may take longer here.
 */
export function presetWith(change: Group = {}, name = 'gpio'): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-vm-'));
  const preset: Group = parse(readFileSync(`config/${name}.yaml`, 'utf8'));
  const text = JSON.stringify(over(over(preset, UNHURRIED), change));
  const reading = readConfig(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const wiring = reading.config.cabinet.gpio;
  if (!wiring) throw new Error('the preset has no wiring');
  const file = join(folder, 'table.yaml');
  writeFileSync(file, text);
  return { file, journal: join(folder, 'table.db'), wiring };
}

const UNHURRIED: Group = {
  cabinet: {
    backend: BACKEND,
    sensing: {
      hole: { stuck: '10s' },
      red: { pair: '250ms' },
      coin: { pulse: ['200ms', '10s'], perSecond: 50 },
    },
  },
};

function over(below: Group, above: Group): Group {
  const laid = Object.entries(above).map(([name, value]) => {
    const under = below[name];
    return [name, isGroup(value) && isGroup(under) ? over(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(laid) };
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
