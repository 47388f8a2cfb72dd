import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { endChild, openChild } from './child-table.ts';
import { rounded } from './figures.ts';
import { waitFor } from './waiting.ts';

const IDLE_MS = 20_000;
/** Some twenty seconds after a start V8 tidies its heap, once: that is the end of starting, not idling. */
const CALM_MS = 30_000;
/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

export interface Idle {
  readonly seconds: number;
  readonly cpuPercentOfACore: number;
  readonly memoryMb: number;
}

/** What a simulated table takes while nobody plays. */
export async function idle(journal: string): Promise<Idle> {
  const child = await openChild(journal);
  await waitFor(CALM_MS);
  const before = cpuMs(child);
  await waitFor(IDLE_MS);
  const cpuPercentOfACore = rounded(((cpuMs(child) - before) / IDLE_MS) * 100);
  const memory = memoryMb(child);
  await endChild(child);
  return { seconds: IDLE_MS / 1_000, cpuPercentOfACore, memoryMb: memory };
}

function cpuMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryMb({ pid }: ChildProcess): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return rounded(Number(kb) / 1_024);
}
