import type { GameBoard } from '../game.ts';
import { pegDoubt, promptFor, type Scene } from './advice.ts';
import { countBalls, inPlay } from './balls.ts';
import { resultOf } from './ending.ts';
import type { Frame } from './frame.ts';
import { PLUGGED } from './last-ball.ts';
import type { TableState } from './machine.ts';
import { openRedQuestion } from './red.ts';
import { bestBreak, lastPot } from './turn.ts';

const NOTHING: readonly string[] = [];

export function boardOf(frame: Frame, scene: Scene): GameBoard {
  const { scores, out, turn, end, balls } = frame;
  return {
    phase: scene.phase,
    players: scores.map((score, player) => ({
      score,
      turn: player === turn.player ? turn.points : 0,
      out: out.includes(player) || end?.loser === player,
    })),
    active: turn.player,
    ballsInPlay: inPlay(balls),
    balls: countBalls(balls),
    redInPlay: !balls.redTrapped,
    prompt: promptFor(frame, scene),
    verdict: frame.verdict,
    result: resultOf(frame),
    faults: frame.faults,
    bestBreak: bestBreak(frame),
    can: panelActions(frame, scene),
    lying: frame.lying,
    plugged: scene.phase === 'lastBall' ? PLUGGED : NOTHING,
  };
}

export function sceneOf(state: TableState): Scene {
  if (typeof state === 'string') return { phase: state, moment: state === 'over' ? 'over' : 'between' };
  if ('play' in state) return { phase: 'play', moment: state.play ?? 'between' };
  if ('afterBar' in state) return { phase: 'afterBar', moment: state.afterBar ?? 'between' };
  if ('lastBall' in state) return { phase: 'lastBall', moment: state.lastBall ?? 'settingUp' };
  return { phase: 'over', moment: 'over' };
}

/** The panel actions that would do something now. */
function panelActions(frame: Frame, { phase, moment }: Scene): readonly string[] {
  const can: string[] = [];
  const judging = moment === 'offCushion';
  const playing = phase !== 'over' && !judging;
  const maybeRed = openRedQuestion(frame).length > 0;
  const yesNo = judging || frame.byHand !== null || pegDoubt(frame) !== null;
  if (playing) can.push('next', 'concede', 'addPot');
  if (playing || judging) can.push('foul');
  if (moment === 'settingUp') can.push('skittlesSet');
  if (yesNo) can.push('yes');
  if (yesNo || maybeRed) can.push('no');
  if (judging || lastPot(frame, (pot) => pot.ball === 'white')) can.push('red');
  if (judging || lastPot(frame, (pot) => pot.ball === 'red')) can.push('white');
  if (phase !== 'over' && (judging || lastPot(frame, () => true))) can.push('removePot');
  return can;
}
