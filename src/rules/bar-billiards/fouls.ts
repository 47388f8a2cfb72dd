import { putBack } from './balls.ts';
import type { BarBilliardsEvent, FoulReason } from './events.ts';
import type { Frame, PassedTurn, PegFall, Said } from './frame.ts';
import { verdictOf } from './pegs.ts';
import { type BallDown, pot } from './pots.ts';
import { passTurn, toNextPlayer, withPassed } from './turn.ts';

/** Balls may roll this long after NEXT: a FOUL in that time is about the stroke before it (BBA-2). */
const GRACE_MS = 4_000;
/** Sensing tells nothing later than this after it happened. */
const LATEST_TOLD_MS = 2_000;
/** In these the ball goes back to be played again (BB-39, BB-47, BBX-12). */
const BALL_GOES_BACK: readonly FoulReason[] = ['baulk', 'offTable', 'restInD'];

/** FOUL was pressed, or the baulk beam saw it. */
export type FoulEvent = Extract<BarBilliardsEvent, { type: 'panel.foul' | 'ball.overBaulk' }>;

/** A foul: the turn ends and all its points are lost (BB-40). The stroke stays open for what still drops. */
export function foul(frame: Frame, event: FoulEvent): Frame {
  const reason = reasonOf(event);
  const how = event.type === 'panel.foul' ? 'foul' : 'sensed foul';
  const passed = passTurn(frame, { foul: reason, falls: [], how, closedAt: null });
  return announce(ballBack(passed, reason), event.at);
}

/** The player at the table toppled a skittle (BB-36). */
export function knock(frame: Frame, fall: PegFall): Frame {
  const end = { foul: fall.peg, falls: [fall], how: 'sensed foul', closedAt: null } as const;
  return announce(lay(passTurn(frame, end), fall.peg), fall.at);
}

/** The second pot of a double that is one too many (BBA-4). */
export function potOneTooMany(frame: Frame, down: BallDown): Frame {
  const end = { foul: 'doublePot', falls: [], how: 'sensed foul', closedAt: null } as const;
  return announce(passTurn(pot(frame, down), end), down.at);
}

/** A skittle fell in a stroke whose turn has passed: what it costs is judged again (BB-49, BB-50). */
export function judgeAgain(frame: Frame, fall: PegFall): Frame {
  const { passed } = frame;
  if (!passed) return frame;
  const falls = [...passed.falls, fall];
  const judged = foulPassed(lay(frame, fall.peg), { ...passed, foul: passed.foul ?? fall.peg, falls });
  return announce(judged, fall.at);
}

/** FOUL came after the turn had been banked: it is taken away again (BBA-2). */
export function foulLate(frame: Frame, event: FoulEvent): Frame {
  if (!frame.passed) return frame;
  const reason = reasonOf(event);
  return announce(foulPassed(ballBack(frame, reason), { ...frame.passed, foul: reason }), event.at);
}

export function isLateFoul({ passed }: Frame, at: number): boolean {
  if (!passed || passed.recorded || passed.foul !== null || passed.closedAt === null) return false;
  return at >= passed.closedAt && at - passed.closedAt <= GRACE_MS;
}

/** It happened while the turn before was still on, and is only told now. */
export function isOfPassed({ passed }: Frame, at: number): boolean {
  if (passed?.closedAt == null) return false;
  return at < passed.closedAt && passed.closedAt - at <= LATEST_TOLD_MS;
}

/** A skittle fell though no ball was taken: nothing is lost until the players say that it was no hand (BBA-14). */
export function askByHand(frame: Frame, fall: PegFall): Frame {
  return { ...lay(frame, fall.peg), byHand: fall };
}

/** It was no hand. */
export function knockAfterAll(frame: Frame): Frame {
  return frame.byHand ? knock(frame, frame.byHand) : frame;
}

/** The ball in the D goes back, and that is all (BB-47). */
export function clearD(frame: Frame): Frame {
  return { ...ballBack(frame, 'restInD'), advice: { id: 'ballInD', player: frame.turn.player } };
}

export function lay(frame: Frame, peg: string): Frame {
  const lying = frame.lying.includes(peg) ? frame.lying : [...frame.lying, peg];
  return { ...frame, lying, restanding: true };
}

/** A ball that came to rest in the D, or behind the line, or off the table, is back in baulk. */
export function ballBack(frame: Frame, reason: FoulReason): Frame {
  return BALL_GOES_BACK.includes(reason) ? { ...frame, balls: putBack(frame.balls) } : frame;
}

/** Says what the foul that ended the turn before cost. */
export function announce(frame: Frame, at: number): Frame {
  const { passed, setup } = frame;
  if (!passed || passed.foul === null) return frame;
  const judged = verdictOf(passed, setup);
  const cost = passed.before + passed.points - (frame.scores[passed.player] ?? 0);
  const cause = judged?.peg ?? passed.foul;
  const verdict: Said = { id: 'foul', player: passed.player, points: cost === 0 ? 0 : -cost, cause, at };
  if (judged?.costs !== 'game') return { ...frame, verdict };
  const black = setup.pegs.some((peg) => peg.id === judged.peg && peg.colour === 'black');
  return { ...frame, verdict: { ...verdict, id: black ? 'blackPeg' : 'redPeg' } };
}

// The turn before may have been banked with its player still at the table, for the last ball.
function foulPassed(frame: Frame, passed: PassedTurn): Frame {
  const judged = withPassed(frame, passed);
  return passed.player === frame.turn.player ? toNextPlayer(judged) : judged;
}

const reasonOf = (event: FoulEvent): FoulReason => (event.type === 'panel.foul' ? event.reason : 'baulk');
