import type { Foul } from './fouls.ts';
import type { Judged } from './judged.ts';
import { isOnBlack, leftOf, opponentOf, type Position, racked } from './position.ts';
import type { Pool8Rules } from './setup.ts';
import { objectsIn, type Stroke } from './stroke.ts';
import type { BlackCause } from './verdicts.ts';

interface Sentence {
  readonly rules: Pool8Rules;
  readonly fouls: readonly Foul[];
}

/** The black is down: it is won or lost, unless the balls are racked once more after the break (P8A-8). */
export function judgeBlack(before: Position, stroke: Stroke, { rules, fouls }: Sentence): Judged {
  const { player } = before;
  if (!before.broken && rules.blackOnBreak === 'rerackFreeVend') {
    const breaker = fouls.length > 0 ? opponentOf(player) : player;
    return { position: racked(breaker, before.releases + 1), said: { id: 'rerack', player: breaker } };
  }
  const after: Position = {
    ...before,
    broken: true,
    down: [...before.down, ...objectsIn(stroke)],
    ballInHand: 'none',
  };
  const lostBy = lossOf(before, after, stroke, { rules, fouls });
  const winner = lostBy ? opponentOf(player) : player;
  return {
    position: { ...after, end: { winner, reason: 'black' } },
    said: { id: 'won', player: winner, cause: lostBy ?? 'blackPotted' },
  };
}

/** Why it loses; null when it wins (P8-25). */
function lossOf(
  before: Position,
  after: Position,
  stroke: Stroke,
  { rules, fouls }: Sentence,
): BlackCause | null {
  if (!before.broken) return 'blackOnBreak';
  if (!isOnBlack(before)) return leftOf(after, before.player) === 0 ? 'blackWithLastBall' : 'blackTooEarly';
  const [worst] = fouls;
  if (worst) return worst.cause === 'whitePotted' ? 'blackWithWhite' : 'blackWithFoul';
  if (stroke.called === null) return rules.callRequired ? 'blackNotCalled' : null;
  const pocket = stroke.pots.find(({ ball }) => ball === 'black')?.pocket;
  return pocket === stroke.called ? null : 'blackElsewhere';
}
