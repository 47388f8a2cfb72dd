import type { BallInHand } from '../game.ts';
import { FOUL_REASONS, type FoulReason } from './events.ts';
import { groupOf, isOnBlack, type Position } from './position.ts';
import type { Pool8Rules } from './setup.ts';
import { hasPotted, objectsIn, pottedOf, type Stroke } from './stroke.ts';
import { otherGroup } from './table.ts';
import { ZONES } from './zones.ts';

/** What went wrong, and where the opponent may place the white for it. */
export interface Foul {
  readonly cause: FoulReason | 'whitePotted' | 'opponentBall';
  readonly zone: BallInHand;
}

/** Least generous first (P8A-7). */
const GENEROUS: readonly BallInHand[] = ['none', 'd', 'baulk', 'anywhere'];

/** Every foul of a stroke, the one that gives the opponent most first. */
export function foulsOf(before: Position, stroke: Stroke, rules: Pool8Rules): readonly Foul[] {
  const told = stroke.reasons.filter((reason) => applies(reason, before, stroke));
  const fouls: readonly Foul[] = [
    ...whitePotted(before, stroke),
    ...opponentBall(before, stroke, rules),
    ...told.map((cause) => ({ cause, zone: ZONES[cause] })),
  ];
  return fouls.toSorted((a, b) => GENEROUS.indexOf(b.zone) - GENEROUS.indexOf(a.zone));
}

/** The reasons that could be given now: what can be no foul is not offered. */
export function offeredReasons(before: Position, stroke: Stroke): readonly FoulReason[] {
  return FOUL_REASONS.filter((reason) => applies(reason, before, stroke));
}

function applies(reason: FoulReason, before: Position, stroke: Stroke): boolean {
  switch (reason) {
    case 'wrongBallFirst':
      // While the table is open there is no wrong ball (P8-33).
      return before.solids !== null;
    case 'blackFirst':
      return !isOnBlack(before);
    case 'noCushion':
      // Any pot is as good as a cushion (P8-36).
      return stroke.pots.length + stroke.falls.length === 0;
    case 'notAboveLine':
      // The white was potted on the break, and lay behind the line (P8-21).
      return before.ballInHand === 'baulk';
    case 'fewerThanFour':
      return !before.broken && objectsIn(stroke).length === 0;
    case 'cueTouched':
    case 'noContact':
    case 'other':
      return true;
  }
}

/** P8-28; on the break it goes behind the line (P8-20). */
function whitePotted({ broken }: Position, stroke: Stroke): readonly Foul[] {
  if (!hasPotted(stroke, 'cue')) return [];
  return [{ cause: 'whitePotted', zone: broken ? 'anywhere' : 'baulk' }];
}

/** P8-29 and P8A-2. */
function opponentBall(before: Position, stroke: Stroke, rules: Pool8Rules): readonly Foul[] {
  const own = groupOf(before, before.player);
  if (!own || pottedOf(stroke, otherGroup(own)) === 0) return [];
  const isForgiven = !rules.ownPlusOpponentIsFoul && pottedOf(stroke, own) > 0;
  return isForgiven ? [] : [{ cause: 'opponentBall', zone: 'none' }];
}
