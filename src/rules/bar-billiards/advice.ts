import type { GamePhase, Prompt } from '../game.ts';
import { inTransit } from './balls.ts';
import type { Frame } from './frame.ts';
import { PLUGGED, plugs } from './last-ball.ts';
import { verdictOf } from './pegs.ts';
import type { PromptId } from './prompts.ts';
import { openRedQuestion } from './red.ts';

/** What a bystander sees going on within the phase. */
export type Moment = 'between' | 'stroke' | 'fouled' | 'settingUp' | 'atTheD' | 'offCushion' | 'over';

export interface Scene {
  readonly phase: GamePhase;
  readonly moment: Moment;
}

export type BarBilliardsPrompt = Prompt & { readonly id: PromptId };

/** The one thing the players most need to be asked or told. */
export function promptFor(frame: Frame, scene: Scene): BarBilliardsPrompt | null {
  const question = questionFor(frame, scene);
  if (question || scene.phase === 'over') return question;
  if (scene.moment === 'settingUp') return setUpPrompt(frame);
  const pegs = frame.restanding ? [...frame.lying, ...frame.moved] : frame.moved;
  if (pegs.length > 0) return { id: 'restandPeg', pegs };
  if (scene.phase === 'lastBall') return lastBallPrompt(frame);
  return scene.moment === 'between' ? nextStrokePrompt(frame) : frame.advice;
}

function questionFor(frame: Frame, { moment }: Scene): BarBilliardsPrompt | null {
  if (moment === 'offCushion')
    return { id: 'cushion', ask: 'yesNo', otherwise: 'yes', player: frame.turn.player };
  const pegs = pegDoubt(frame);
  if (pegs) return { id: 'pegFirst', ask: 'yesNo', otherwise: 'no', pegs };
  if (frame.byHand) return { id: 'pegByHand', ask: 'yesNo', otherwise: 'yes', pegs: [frame.byHand.peg] };
  const holes = new Set(openRedQuestion(frame).map((pot) => pot.hole));
  return holes.size > 0 ? { id: 'whichHole', ask: 'hole', holes: [...holes] } : null;
}

/** The two skittles, the dearer first, of which nobody has said yet which was the first to fall (BBA-10). */
export function pegDoubt({ passed, setup }: Frame): readonly string[] | null {
  return passed && passed.dearerFirst === null ? (verdictOf(passed, setup)?.doubt ?? null) : null;
}

function nextStrokePrompt(frame: Frame): BarBilliardsPrompt | null {
  const { advice, balls, breakPosition, setup, turn } = frame;
  const warned = setup.rules.maxDoublePotsFromBreak;
  if (breakPosition && warned !== null && turn.doubles >= warned)
    return { id: 'leaveOneUp', player: turn.player };
  if (advice?.id === 'ballInD') return advice;
  if (frame.redToSpot && !breakPosition) return { id: 'redRespot' };
  if (advice?.id === 'barDropped') return advice;
  if (breakPosition) return breakPrompt(frame);
  if (balls.baulk + inTransit(balls) === 0 && balls.bed >= 2)
    return { id: 'noBallInTrough', player: turn.player };
  return advice;
}

function breakPrompt({ advice, balls, strokes, turn }: Frame): BarBilliardsPrompt | null {
  if (balls.redTrapped) return { id: 'twoWhites', player: turn.player };
  return strokes === 0 ? advice : { id: 'breakPosition', player: turn.player };
}

function setUpPrompt(frame: Frame): BarBilliardsPrompt {
  const id = isHopeless(frame) ? 'lastBallSetUpOrConcede' : 'lastBallSetUp';
  return { id, player: frame.turn.player, pegs: plugs(frame.setup.pegs), holes: PLUGGED };
}

function lastBallPrompt(frame: Frame): BarBilliardsPrompt {
  const id = isHopeless(frame) ? 'lastBallPlayOrConcede' : 'lastBallPlay';
  return { id, player: frame.turn.player, holes: frame.setup.rules.lastBallHoles };
}

/** Not even the dearest finish would catch the leader (BB-68, BBA-6). */
function isHopeless({ scores, turn, balls, setup }: Frame): boolean {
  const finishes = setup.holes.filter((hole) => setup.rules.lastBallHoles.includes(hole.id));
  const most = Math.max(0, ...finishes.map((hole) => hole.worth)) * (balls.redTrapped ? 1 : 2);
  return Math.max(...scores) - (scores[turn.player] ?? 0) > most;
}
