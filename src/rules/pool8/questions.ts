import { foulsOf } from './fouls.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import { isOnBlack } from './position.ts';
import { hasPotted } from './stroke.ts';
import { OBJECT_BALLS, type Pocket } from './table.ts';

/** All that fell is named, and where the black fell is known if that matters: the stroke can be judged. */
export function isKnown(frame: Frame): boolean {
  return frame.stroke.falls.length === 0 && !asksForPocket(frame);
}

/** It was named where the black goes, and nobody knows yet where it went. */
export function asksForPocket({ before, stroke, setup }: Frame): boolean {
  const black = stroke.pots.find(({ ball }) => ball === 'black');
  if (!black || black.pocket !== null) return false;
  return isPocketNeeded({ before, stroke, setup });
}

/** Only a fair stroke of whoever is on the black can still win by the pocket that was named. */
export function isPocketNeeded({
  before,
  stroke,
  setup,
}: Pick<Frame, 'before' | 'stroke' | 'setup'>): boolean {
  const isFair = foulsOf(before, stroke, setup.rules).length === 0;
  return isOnBlack(before) && stroke.called !== null && isFair;
}

/** The black is down, and nothing that may still drop can mend it. */
export function isLost(frame: Frame): boolean {
  const { before, stroke, setup } = frame;
  if (!hasPotted(stroke, 'black') || asksForPocket(frame)) return false;
  const { end } = judge(before, stroke, setup.rules).position;
  return end !== null && end.winner !== before.player;
}

/** Whoever plays next is on the black, and was not in this stroke: naming a pocket says that the stroke is over. */
export function endsByCall(frame: Frame): boolean {
  const { before, stroke, setup } = frame;
  if (isOnBlack(before) || !isKnown(frame)) return false;
  const { position } = judge(before, stroke, setup.rules);
  return position.end === null && isOnBlack(position);
}

/** The break potted nothing, and nobody has said yet whether four balls reached a cushion (P8-14). */
export function isBreakInDoubt({ before, stroke, position }: Frame): boolean {
  if (before.broken || !position.broken || stroke.fourBalls) return false;
  return stroke.pots.length + stroke.falls.length + stroke.reasons.length === 0;
}

/** Balls that were let go and have not come out; once the break is played, whoever played it had them all. */
export function missingBalls({ setup, position, delivered }: Frame): number {
  return setup.delivery && !position.broken ? OBJECT_BALLS.length - delivered : 0;
}

/** Pockets a ball fell into that nobody has named. */
export function openPockets({ stroke }: Frame): readonly Pocket[] {
  return [...new Set(stroke.falls.map(({ pocket }) => pocket))];
}
