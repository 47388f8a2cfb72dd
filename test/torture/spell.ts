import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Spell } from './plan.ts';
import type { Stage } from './run.ts';

const COIN_MS = 350;

/** The disk of a table that runs is full or read-only for a while: it must say so, take no coins, and come back. */
export async function spellOn(stage: Stage, { room, coin }: Spell): Promise<void> {
  const { table, inlet, journal, wrong, count } = stage;
  const log = `${journal}-wal`;
  const logged = existsSync(log) ? statSync(log).size : 0;
  await table.limitFiles(room === 'read-only' ? 0 : logged + room);
  // It learns that the disk is full when it writes: coins are what is written at once.
  for (let coins = 0; coins < 40 && !isTold(stage) && !table.isGone; coins++) {
    await inlet.insert(coin, table);
    await table.until(() => isTold(stage), COIN_MS);
  }
  if (!(await table.until(() => isTold(stage))) && !table.isGone) wrong('a full disk was not told');
  count(room === 'read-only' ? 'read-only' : 'full');
  if (isTold(stage) && table.board?.outputs.coins !== 'refused')
    wrong('coins are welcome though the disk is full');
  await mended(stage);
}

/** The disk takes rows again. */
export async function mended(stage: Stage): Promise<void> {
  const { table, wrong } = stage;
  await table.limitFiles(null);
  const isBack = () => !isTold(stage) && table.board?.outputs.coins === 'accepted';
  if (!(await table.until(isBack)) && !table.isGone)
    wrong('it did not come back when the disk had room again');
  await wait(0);
}

export function isTold({ table }: Pick<Stage, 'table'>): boolean {
  return table.board?.faults.some(({ code }) => code === 'JOURNAL_UNWRITABLE') ?? false;
}
