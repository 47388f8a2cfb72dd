import { systemClock } from '../../adapters/clock/system-clock.ts';
import { loadConfig } from '../../adapters/config/load-config.ts';
import { silentLog } from '../../ports/log.ts';
import { runTable } from '../run.ts';
import { endChild, openChild } from './child-table.ts';
import { type Figures, figuresOf } from './figures.ts';

const STARTS = 9;
const CONFIG = new URL('../../../config/table.yaml', import.meta.url).pathname;

/** In milliseconds, with a new journal each time. */
export interface StartToReady {
  /** From the command to the address that it prints, in a process of its own. */
  readonly process: Figures;
  /** The part of it that is not loading the program. */
  readonly opening: Figures;
}

export async function startToReady(journal: (nth: number) => string): Promise<StartToReady> {
  const wholes: number[] = [];
  const openings: number[] = [];
  for (let nth = 0; nth < STARTS; nth += 1) {
    const from = systemClock.now();
    const child = await openChild(journal(nth));
    wholes.push(systemClock.now() - from);
    await endChild(child);
    openings.push(await openingMs(journal(STARTS + nth)));
  }
  return { process: figuresOf(wholes), opening: figuresOf(openings) };
}

async function openingMs(journalFile: string): Promise<number> {
  const from = systemClock.now();
  const table = await runTable({
    config: loadConfig(CONFIG),
    configFile: CONFIG,
    journalFile,
    display: 'web',
    coins: 'lines',
    reader: 'asSet',
    host: '127.0.0.1',
    port: 0,
    log: silentLog,
  });
  const ms = systemClock.now() - from;
  await table.stop();
  return ms;
}
