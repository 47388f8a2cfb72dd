import type { TableSnapshot } from './table.ts';

/** The last game is over and nothing has been played since: its end can still be taken back. */
export function isOver(table: TableSnapshot): boolean {
  return table.matches('over') || (table.matches('ready') && table.context.game === 'over');
}

/** There is a game to tell something to: an open one, or one that has only just ended. */
export function holdsGame(table: TableSnapshot): boolean {
  return table.hasTag('game open') || table.matches('over');
}
