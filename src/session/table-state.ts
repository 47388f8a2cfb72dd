import type { TableSnapshot } from './table.ts';

type Value = TableSnapshot['value'];
/** The states that a bystander would name, without those inside them. */
export type TableState = Extract<Value, string> | keyof Extract<Value, object>;

/** Asked many times at every edge: `matches` would take a quarter of the way from a line to the scoreboard. */
export function isIn({ value }: TableSnapshot, state: TableState): boolean {
  return typeof value === 'string' ? value === state : state in value;
}

/** The last game is over and nothing has been played since: its end can still be taken back. */
export function isOver(table: TableSnapshot): boolean {
  return isIn(table, 'over') || (isIn(table, 'ready') && table.context.game === 'over');
}

/** A game is open and its balls are out: no bar has come down on them. */
export function isVended(table: TableSnapshot): boolean {
  return isIn(table, 'playing') || isIn(table, 'untimed');
}

/** There is a game to tell something to: an open one, or one that has only just ended. */
export function holdsGame(table: TableSnapshot): boolean {
  return table.hasTag('game open') || isIn(table, 'over');
}
