import { GROUP_SIZE } from '../../../rules/pool8/table.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';
import type { Words } from './words/words.ts';

/** What each plays and how much of it is left, where balls are in groups. */
export function groupText({ players, pool }: Scoreboard, player: number, words: Words): string {
  const { group = null, left = GROUP_SIZE } = players[player] ?? {};
  if (!pool || group === null) return '';
  return `  ${words.pool.groups[group]}, ${left === 0 ? words.pool.onBlack : words.pool.left(left)}`;
}

/** How the table lies: open or not, the pocket that was named, where the white may go. */
export function poolTexts({ pool }: Scoreboard, words: Words): readonly string[] {
  if (!pool) return [];
  return [
    ...(pool.open ? [words.pool.open] : []),
    ...(pool.called === null ? [] : [words.pool.called(pool.called)]),
    ...(pool.ballInHand === 'none' ? [] : [words.pool.inHand[pool.ballInHand]]),
  ];
}
