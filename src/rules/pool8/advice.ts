import type { BallInHand, Prompt } from '../game.ts';
import type { Frame } from './frame.ts';
import { isChoice, type Stage } from './position.ts';
import type { PromptId } from './prompts.ts';
import {
  asksForPocket,
  isBreakInDoubt,
  isKnown,
  missingBalls,
  openPockets,
  pocketsOfBlack,
} from './questions.ts';
import { POCKETS } from './table.ts';

/** What a bystander sees going on within the game. */
export interface Scene {
  readonly stage: Stage;
  /** Nothing dropped in this stroke yet, something did, or the turn passed by a foul a moment ago. */
  readonly moment: 'aiming' | 'rolling' | 'fouled';
}

export type Pool8Prompt = Prompt & { readonly id: PromptId };

/** The one thing the players most need to be asked or told. */
export function promptFor(frame: Frame, { stage, moment }: Scene): Pool8Prompt | null {
  if (stage === 'over') return null;
  const { player } = frame.position;
  const unnamed = questionFor(frame);
  if (unnamed) return unnamed;
  if (moment === 'rolling' || (isChoice(stage) && !isKnown(frame))) return null;
  if (stage === 'shortBreak') return { id: 'shortBreak', ask: 'option', player };
  if (stage === 'whichGroup') return { id: 'whichGroup', ask: 'group', player };
  if (isBreakInDoubt(frame)) return { id: 'fourBalls', ask: 'yesNo', otherwise: 'yes' };
  return { ...nextStroke(frame, stage), player };
}

/** The reader needs a moment to read a ball: it is asked for only when it has not. */
function questionFor(frame: Frame): Pool8Prompt | null {
  const { player } = frame.before;
  const holes = openPockets(frame);
  if (asksForPocket(frame)) return { id: 'whichPocket', ask: 'pocket', holes: pocketsOfBlack(frame), player };
  const waits = frame.setup.reader && !frame.stroke.over;
  return holes.length > 0 && !waits
    ? { id: 'whichBall', ask: 'ball', holes: holes.slice(0, 1), player }
    : null;
}

const IN_HAND = {
  anywhere: 'ballInHandAnywhere',
  baulk: 'ballInHandBaulk',
  d: 'ballInHandD',
} as const satisfies Record<Exclude<BallInHand, 'none'>, PromptId>;

function nextStroke(frame: Frame, stage: Stage): Pool8Prompt {
  const { called, position, setup } = frame;
  if (stage === 'break') return { id: missingBalls(frame) > 0 ? 'ballsMissing' : 'breakFromBaulk' };
  if (stage === 'onBlack' && called === null && setup.rules.callRequired) {
    return { id: 'callPocket', ask: 'pocket', holes: POCKETS };
  }
  if (position.ballInHand !== 'none') return { id: IN_HAND[position.ballInHand] };
  if (stage === 'onBlack') return { id: 'playBlack', holes: called === null ? POCKETS : [called] };
  return { id: stage === 'open' ? 'openTable' : 'ownGroup' };
}
