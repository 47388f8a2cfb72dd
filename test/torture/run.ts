import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Inlet } from './inlet.ts';
import type { Act, Ending, Spell } from './plan.ts';
import { spellOn } from './spell.ts';
import { PATIENCE_MS, type TableProcess } from './table-process.ts';

/** A table that runs, and what is about it. */
export interface Stage {
  readonly table: TableProcess;
  readonly inlet: Inlet;
  readonly journal: string;
  readonly count: (spell: string) => void;
  readonly wrong: (what: string) => void;
  /** The second copy of the journal has all the money that the first has. */
  readonly isCopied: () => boolean;
  /** The acceptor holds no coin that is not in the journal. */
  readonly isAllTaken: () => boolean;
}

/** A coin that closes no contact and is not told any more, since the gate is shut, is not waited for any longer. */
const COIN_MS = 1_500;
const QUIET_MS = 200;

export async function play({ table, ...stage }: Stage, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    await wait(act.pauseMs);
    if (table.isGone) return;
    await perform({ table, ...stage }, act);
  }
}

async function perform({ table, inlet, ...stage }: Stage, act: Act): Promise<void> {
  switch (act.do) {
    case 'coin':
      await inlet.insert(act.coin, table);
      break;
    case 'start':
    case 'concede':
      await table.panel({ panel: act.do });
      break;
    case 'pot':
      await table.cabinet({ do: 'pot', hole: '100', ball: 'white' });
      break;
    case 'spell':
      await spellOn({ table, inlet, ...stage }, act.spell);
      break;
    case 'power cycle':
    case 'noise':
    case 'string':
    case 'unplug':
      await inlet.suffer(act.do);
      break;
  }
}

/** Ends the process as the plan says. `acts` are still being done meanwhile where the plan is to cut them short. */
export async function end(stage: Stage, ending: Ending, acts: Promise<void>): Promise<void> {
  const { table } = stage;
  if (ending.at !== 'any moment') await acts;
  if (table.isGone) return;
  await momentOf(stage, ending);
  if (ending.at === 'order') await stopped(stage);
  table.signal('SIGKILL');
  await acts;
}

async function stopped({ table, wrong }: Stage): Promise<void> {
  table.signal('SIGTERM');
  await table.until(() => table.isGone);
  if (!table.isGone) wrong('it did not stop when it was told to');
}

async function momentOf(stage: Stage, ending: Ending): Promise<void> {
  const { table, inlet } = stage;
  switch (ending.at) {
    case 'start-up':
    case 'any moment':
      await wait(ending.afterMs);
      break;
    case 'first writes':
      await touches(stage, ending.touches);
      break;
    case 'coin':
      await inlet.insert(ending.coin, table);
      await table.until(() => inlet.isBusy(table), COIN_MS);
      await wait(ending.afterMs);
      break;
    case 'commit':
      await commit(stage, ending.coin);
      break;
    case 'show':
      await show(stage, ending.coin);
      break;
    case 'spell':
      await spellUntil(stage, ending.spell, ending.afterMs);
      break;
    case 'its stop':
      table.signal('SIGTERM');
      await wait(ending.afterMs);
      break;
    case 'rest':
    case 'order':
      await rest(stage);
      break;
  }
}

/** Resolves in the same turn as the system tells of the nth change, so that a kill comes before anything else. */
async function touches({ table, journal }: Stage, nth: number): Promise<void> {
  let seen = 0;
  const watcher = watch(dirname(journal), () => {
    seen += 1;
    if (seen === nth) table.signal('SIGKILL');
  });
  await table.until(() => seen >= nth, COIN_MS * 2);
  watcher.close();
}

async function commit({ table, inlet, journal }: Stage, coin: number): Promise<void> {
  let written = false;
  const watcher = watch(dirname(journal), (_, name) => {
    if (!name?.endsWith('.db-wal')) return;
    written = true;
    table.signal('SIGKILL');
  });
  await inlet.insert(coin, table);
  await table.until(() => written, COIN_MS);
  watcher.close();
}

async function show({ table, inlet }: Stage, coin: number): Promise<void> {
  const before = table.shown.length;
  await inlet.insert(coin, table);
  await table.until(() => table.shown.length > before, COIN_MS);
}

async function spellUntil(stage: Stage, spell: Spell, afterMs: number): Promise<void> {
  const over = spellOn(stage, spell);
  await Promise.race([over, wait(afterMs)]);
  stage.table.signal('SIGKILL');
  await over;
}

/**
 * A moment in which nothing happens, so that the second copy, which may lag behind by some hundredths of a second, has
 * all the money: only then can any one file be damaged without loss.
 */
async function rest(stage: Stage): Promise<void> {
  const { table, wrong, isCopied, isAllTaken } = stage;
  if (!(await table.until(isAllTaken))) {
    if (!table.isGone) wrong('coins that the acceptor took have not come to the journal');
    return;
  }
  await wait(QUIET_MS);
  if (!(await table.until(isCopied)) && !table.isGone) {
    wrong(`the second copy was not brought up to date within ${PATIENCE_MS / 1000} s`);
  }
}
