import { foulsOf } from './fouls.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import { isOnBlack } from './position.ts';
import { hasPotted } from './stroke.ts';
import { OBJECT_BALLS, POCKETS, type Pocket } from './table.ts';

/** All that fell is named, and where the black fell is known if that matters: the stroke can be judged. */
export function isKnown(frame: Frame): boolean {
  return frame.stroke.falls.length === 0 && !asksForPocket(frame);
}

/**
 * It was named where the black goes, and nobody knows yet where it went. Only a fair stroke of whoever is on the black
 * can still win by that.
 */
export function asksForPocket({ before, stroke, setup }: Frame): boolean {
  const black = stroke.pots.find(({ ball }) => ball === 'black');
  if (!black || black.pocket !== null || stroke.called === null) return false;
  return isOnBlack(before) && foulsOf(before, stroke, setup.rules).length === 0;
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

/** All that were let go were counted as they came out. */
export const haveAllCome = ({ setup, delivered }: Frame): boolean =>
  setup.delivery && delivered >= OBJECT_BALLS.length;

/** A ball that fell is asked for by name: it may have been none. */
export function asksForBall(frame: Frame): boolean {
  return frame.stroke.falls.length > 0 && !asksForPocket(frame);
}

/** Where the black may be that nobody saw fall. */
export function pocketsOfBlack(frame: Frame): readonly Pocket[] {
  const read = frame.stroke.pots.find(({ ball }) => ball === 'black')?.read;
  const likely = read ? read.pockets : openPockets(frame);
  return likely.length > 0 ? likely : POCKETS;
}

/** Pockets a ball fell into that nobody has named. */
export function openPockets({ stroke }: Frame): readonly Pocket[] {
  return [...new Set(stroke.falls.map(({ pocket }) => pocket))];
}
