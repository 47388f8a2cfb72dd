import { type OpenTable, openTable } from './open-table.ts';

export const POOL = { game: 'pool8' };

/** A pound is in, the balls are out, and the break has potted nothing: the second player is at an open table. */
export async function openFrame(settings: Record<string, unknown> = {}) {
  const table = await openTable({ ...POOL, ...settings });
  table.coin(100);
  table.press('start');
  table.press('strokeEnd');
  table.press('yes');
  return table;
}

export function pot(table: OpenTable, ...balls: readonly string[]) {
  for (const ball of balls) table.press('ball', { ball, pocket: 'TL' });
  table.wait(5_000);
}

/** How often its balls were let go. */
export const released = (table: OpenTable) => table.history('release').length;
