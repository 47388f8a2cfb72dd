import { monitorEventLoopDelay } from 'node:perf_hooks';
import { HandClock } from '../../adapters/clock/hand-clock.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { openJournal } from '../../adapters/journal/open-journal.ts';
import { LAST_COINS_MS } from '../last-coins.ts';
import { type BenchTable, benchTable } from './bench-table.ts';
import { type Figures, figuresOf, rounded } from './figures.ts';
import { giveWay, waitFor } from './waiting.ts';

const CHANGES = 4_000;
/** The first ones find the program cold, and the compiler at work beside it. */
const WARM_UP = 2_000;
/** Just longer than the shortest ball: every second change scores. */
const PACE_MS = 5;
const BALL_MS = 30;
const HOLES = ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R'];

/** Microseconds; and what no line's change can overtake, in milliseconds. */
export interface PacedChanges extends Figures {
  readonly everyMs: number;
  /** A change that comes while rows are put on the disk waits for that: how late the program was for anything. */
  readonly loopDelayMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** From a line's change to the scoreboard object that shows it, a few milliseconds apart. */
export async function pacedChanges(file: string): Promise<PacedChanges> {
  const { journal } = openJournal({ file, version: 'bench', clock: systemClock });
  const table = await benchTable(systemClock, journal);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const samples: number[] = [];
  for (let nth = 0; nth < WARM_UP + CHANGES; nth += 1) {
    if (nth === WARM_UP) delay.enable();
    await waitFor(PACE_MS);
    samples.push(timed(table, nth));
  }
  delay.disable();
  await table.controller.stop();
  const late = (ns: number) => rounded(ns / 1e6);
  const loopDelayMs = {
    p50: late(delay.percentile(50)),
    p99: late(delay.percentile(99)),
    max: late(delay.max),
  };
  return { ...figuresOf(samples.slice(WARM_UP)), everyMs: PACE_MS, loopDelayMs };
}

/** The same as fast as they can be delivered, on a game clock that says that 30 ms lie between two of them. */
export async function changesBackToBack(file: string): Promise<Figures> {
  const { journal } = openJournal({ file, version: 'bench', clock: systemClock });
  const clock = new HandClock();
  const table = await benchTable(clock, journal);
  const samples: number[] = [];
  for (let nth = 0; nth < WARM_UP + CHANGES; nth += 1) {
    clock.advance(BALL_MS);
    samples.push(timed(table, nth));
    // The journal's own clock is the machine's: it writes to the disk in its usual time.
    await giveWay();
  }
  const stopped = table.controller.stop();
  clock.advance(LAST_COINS_MS);
  await stopped;
  return figuresOf(samples.slice(WARM_UP));
}

/** Balls go down one hole after another, and each scores. */
function timed(table: BenchTable, nth: number): number {
  const hole = HOLES[Math.floor(nth / 2) % HOLES.length];
  const value = nth % 2 === 0 ? 1 : 0;
  const from = systemClock.now();
  const { players, verdict } = table.change(`hole.${hole}`, value);
  const us = (systemClock.now() - from) * 1_000;
  if (value === 0 && (players[0]?.turn === 0 || verdict?.cause !== hole))
    throw new Error('No ball was scored.');
  return us;
}
