import type { GameBoard, GameResult, PlayerBoard } from '../game.ts';
import { promptFor, type Scene } from './advice.ts';
import { offeredReasons } from './fouls.ts';
import type { Frame } from './frame.ts';
import type { TableState } from './machine.ts';
import { groupOf, leftOf, opponentOf, type Position, stageOf } from './position.ts';
import { asksForBall, endsByCall, haveAllCome, isBreakInDoubt, isKnown, missingBalls } from './questions.ts';
import { newStroke, objectsIn } from './stroke.ts';
import { GROUP_SIZE, OBJECT_BALLS } from './table.ts';

const NONE: readonly string[] = [];

export function boardOf(frame: Frame, scene: Scene): GameBoard {
  const { position, stroke, called } = frame;
  const shown = asSeen(frame, scene);
  const inside = scene.moment === 'aiming' ? missingBalls(frame) : 0;
  const onTable = OBJECT_BALLS.length - shown.down.length - inside;
  const isOver = scene.stage === 'over';
  const isBegun = scene.moment === 'rolling';
  return {
    phase: isOver ? 'over' : frame.timeUp ? 'afterBar' : 'play',
    players: [0, 1].map((player) => playerBoard(shown, player)),
    active: position.player,
    ballsInPlay: onTable,
    balls: { bed: onTable, baulk: 0, transit: 0, trapped: OBJECT_BALLS.length - onTable },
    redInPlay: false,
    prompt: promptFor(frame, scene),
    verdict: frame.verdict,
    result: resultOf(position),
    faults: [],
    bestBreak: null,
    can: panelActions(frame, scene),
    rolling: scene.moment !== 'aiming',
    fouls: foulsNow(frame, scene),
    plugged: NONE,
    pool: {
      open: position.solids === null,
      called: isOver || isBegun ? stroke.called : called,
      ballInHand: isBegun ? 'none' : position.ballInHand,
      down: shown.down,
    },
    releases: position.releases,
    missing: missing(frame, shown),
  };
}

/** A ball that fell and has no name yet may be the white; it is down all the same until somebody says so. */
function missing(frame: Frame, { down }: Position): NonNullable<GameBoard['missing']> {
  if (down.length + frame.stroke.falls.length > 0) return 'potted';
  return haveAllCome(frame) ? 'none' : 'perhaps';
}

/** The score of somebody at pool is how many of his own are down. */
function playerBoard(position: Position, player: number): PlayerBoard {
  const { end } = position;
  const left = leftOf(position, player);
  const out = end !== null && end.winner !== player;
  return { score: GROUP_SIZE - left, turn: 0, out, group: groupOf(position, player), left };
}

export function sceneOf(state: TableState, frame: Frame): Scene {
  const stage = stageOf(frame.position);
  if (state === 'fouled') return { stage, moment: 'fouled' };
  const moment = typeof state === 'string' ? 'aiming' : Object.values(state)[0];
  return { stage, moment: moment === 'rolling' ? 'rolling' : 'aiming' };
}

/** What has dropped is gone from the table before its stroke is judged. */
function asSeen({ position, stroke }: Frame, { moment }: Scene): Position {
  return moment === 'rolling' ? { ...position, down: [...position.down, ...objectsIn(stroke)] } : position;
}

function resultOf({ end }: Position): GameResult | null {
  if (!end) return null;
  const { winner, reason } = end;
  return { kind: 'win', winner, reason, ranking: [winner, opponentOf(winner)] };
}

/** The panel actions that would do something now. */
function panelActions(frame: Frame, { stage, moment }: Scene): readonly string[] {
  if (stage === 'over') return NONE;
  if (stage === 'whichGroup') return isKnown(frame) ? ['group', 'concede'] : ['ball', 'no', 'concede'];
  const can = ['ball', 'foul', 'concede'];
  if (stage !== 'shortBreak') can.push('strokeEnd', 'next');
  else if (isKnown(frame)) can.push('choose');
  if (moment === 'rolling' ? endsByCall(frame) : stage === 'onBlack') can.push('call');
  const inDoubt = moment === 'aiming' && isBreakInDoubt(frame);
  if (inDoubt) can.push('yes');
  if (inDoubt || asksForBall(frame)) can.push('no');
  return can;
}

/** What somebody may call a foul now, of the stroke that is played or of the one that was just fouled. */
function foulsNow(frame: Frame, { stage, moment }: Scene): readonly string[] {
  if (stage === 'over' || stage === 'whichGroup') return NONE;
  const isOfLast = moment !== 'aiming' || stage === 'shortBreak' || isBreakInDoubt(frame);
  return isOfLast
    ? offeredReasons(frame.before, frame.stroke)
    : offeredReasons(frame.position, newStroke(null));
}
