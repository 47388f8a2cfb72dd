/** Balls, groups and pockets by their names. */
import type { Group } from '../../../rules/game.ts';
import { ZONES } from '../../../rules/pool8/zones.ts';
import type { Words } from '../../words/words.ts';
import type { Scene } from '../scene.ts';
import { kindOfBall, numberOf } from './balls-of.ts';

export function pocketName({ pool }: Words, id: string): string | null {
  const pockets: Readonly<Record<string, string>> = pool.pockets;
  return pockets[id] ?? null;
}

/** By its number only where a reader tells them apart: else people name a ball by its kind. */
export function ballName(
  { layout, words: { pool } }: Pick<Scene, 'layout' | 'words'>,
  id: string,
): string | null {
  const kind = kindOfBall(id);
  if (kind === null) return null;
  const isNumbered = layout.flags.reader === true && (kind === 'solids' || kind === 'stripes');
  return isNumbered ? pool.numbered[kind](numberOf(id)) : pool.balls[kind];
}

export function groupName({ pool }: Words, group: Group | null): string {
  return group === null ? '' : pool.groups[group];
}

/** What the opponent gets for a foul that somebody called. */
export function followsFrom({ pool }: Words, reason: string): string {
  if (reason === 'fewerThanFour') return pool.follows.choice;
  return isZoned(reason) ? pool.follows[ZONES[reason]] : '';
}

const isZoned = (reason: string): reason is keyof typeof ZONES => Object.hasOwn(ZONES, reason);
