import { raiseBall } from './balls.ts';
import { bankTurn, endGame } from './ending.ts';
import type { Ball } from './events.ts';
import { announce, knock, lay } from './fouls.ts';
import type { Frame, PegFall } from './frame.ts';
import { type BallDown, land } from './pots.ts';
import type { Peg } from './setup.ts';
import { changePots, closeTurn, passTurn, withPassed, worthOf } from './turn.ts';

/**
 * The skittles stand in their holes: none of them has to be stood up any more. What the turn brought is recorded, and
 * a FOUL from here on is about the last ball (BBX-11).
 */
export function skittlesSet(frame: Frame, at: number): Frame {
  const set = plugs(frame.setup.pegs);
  const passed = frame.passed && { ...frame.passed, recorded: true };
  const lying = frame.lying.filter((peg) => !set.includes(peg));
  return { ...frame, passed, lying, moved: [], skittlesSetAt: at };
}

/** The holes that the white skittles stand in while the last ball is played (BB-59). */
export const PLUGGED: readonly string[] = ['50L', '50R'];

/** A beam broken for longer is a skittle in its hole, not a ball (BBA-21). */
const LONGEST_BALL_MS = 250;

/** One ball is left: what the turn brought is banked, and the skittles go into the 50 holes (BB-58, BBA-8). */
export function setUpLastBall(frame: Frame, at: number): Frame {
  return { ...bankTurn(frame, at), advice: null, breakPosition: false };
}

export function isSkittleInHole(hole: string, widthMs: number | null): boolean {
  return PLUGGED.includes(hole) && (widthMs === null || widthMs > LONGEST_BALL_MS);
}

/** The skittles that stand in the 50 holes: the whites, or on a table without them the first that cost the break. */
export function plugs(pegs: readonly Peg[]): readonly string[] {
  const whites = pegs.filter((peg) => peg.colour === 'white');
  const mild = whites.length >= 2 ? whites : pegs.filter((peg) => peg.costs === 'turn');
  return mild.slice(0, 2).map((peg) => peg.id);
}

/** The last ball went down where it may: off a side cushion? Nobody but the players saw it (BB-61). */
export function holdLastBall(frame: Frame, down: BallDown): Frame {
  const { frame: landed, potted } = land(frame, { ...down, ball: colourOfLast(frame, down) });
  return { ...landed, lastBallDown: potted };
}

/** It was off a cushion: it scores, and the game is over (BB-63). */
export function finish(frame: Frame, at: number): Frame {
  const last = frame.lastBallDown;
  if (!last) return frame;
  const points = worthOf(last, frame.setup);
  const turn = changePots(frame.turn, [...frame.turn.pots, last], points);
  const closed = closeTurn({ ...frame, turn, lastBallDown: null }, { ...ENDED, closedAt: at });
  return endGame(closed, { reason: 'score', loser: null, at }, points);
}

/** The last ball touched a skittle: the turn passes, and nothing that this stroke still does can score (BB-66). */
export function touch(frame: Frame, { peg, at }: PegFall): Frame {
  return announce(passTurn(frame, { foul: peg, falls: [], how: 'sensed foul', closedAt: null }), at);
}

/** The last ball went down in a hole that loses the game (BB-64). */
export function failIn(frame: Frame, down: BallDown): Frame {
  return fail(land(frame, down).frame, down.hole, down.at);
}

/** It went down, but not as it must: `lastBallFailure` says what that means (BBA-5, BBA-16). */
export function fail(frame: Frame, cause: string, at: number): Frame {
  return lose(closeTurn({ ...frame, lastBallDown: null }, { ...ENDED, foul: cause, closedAt: null }), at);
}

/** It went down in a stroke that was a foul already (BB-67). */
export function failAfterFoul(frame: Frame, down: BallDown): Frame {
  return lose(land(frame, down).frame, down.at);
}

/** The black fell: the striker has nothing left and the game is lost (BB-65). */
export function loseByBlack(frame: Frame, fall: PegFall): Frame {
  const fallen = knock({ ...frame, lastBallDown: null }, fall);
  return loseTo(fallen, fall);
}

/** The black fell in a stroke that was a foul already, or had ended the game. */
export function loseByBlackAfterFoul(frame: Frame, fall: PegFall): Frame {
  if (!frame.passed) return frame;
  const fallen = withPassed(lay(frame, fall.peg), { ...frame.passed, foul: fall.peg, falls: [fall] });
  return loseTo(announce(fallen, fall.at), fall);
}

/** The players say what colour the last ball had, or its detector fired late. */
export function repaintLastBall(frame: Frame, hole: string, ball: Ball): Frame {
  const last = frame.lastBallDown;
  return last?.hole === hole ? { ...frame, lastBallDown: { ...last, ball } } : frame;
}

/** The ball never went down. */
export function raiseLastBall(frame: Frame): Frame {
  const last = frame.lastBallDown;
  return last ? { ...frame, lastBallDown: null, balls: raiseBall(frame.balls, last) } : frame;
}

const ENDED = { foul: null, falls: [], how: 'game' } as const;

// Without a detector at each hole the last ball is whichever has not been told as trapped.
function colourOfLast({ setup, balls }: Frame, down: BallDown): Ball {
  if (setup.fitted.red === 'perHole') return down.ball;
  return balls.redTrapped ? 'white' : 'red';
}

function lose(frame: Frame, at: number): Frame {
  const striker = frame.passed;
  if (!striker || frame.setup.rules.lastBallFailure === 'noScoreGameOver') {
    return endGame(frame, { reason: 'score', loser: null, at });
  }
  const lost = endGame(frame, { reason: 'lastBall', loser: striker.player, at });
  return {
    ...lost,
    verdict: { id: 'lost', player: striker.player, points: 0, cause: striker.foul ?? '', at },
  };
}

function loseTo(frame: Frame, { at }: PegFall): Frame {
  const { end, ...lost } = lose(frame, at);
  const reason = end?.loser == null ? 'score' : 'blackPeg';
  return { ...lost, end: end && { ...end, reason }, verdict: frame.verdict };
}
