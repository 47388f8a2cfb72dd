import { OBJECT_BALLS } from '../../../rules/pool8/table.ts';
import { playerName } from '../../scoreboard/scene.ts';
import { adviceBetween, type Guidance, guided, type Next, say } from '../guide.ts';
import { can, type PoolScene } from '../scene.ts';
import { pickedOf } from './picking.ts';

export function guidanceFor(scene: PoolScene): Guidance {
  return guided(scene, nextIn(scene));
}

function nextIn(scene: PoolScene): Next {
  const { board, own } = scene;
  const { guide } = own.pool;
  if (can(scene, 'yes') && can(scene, 'no')) return say(own.guide.answer);
  if (board.phase === 'over' && lyingOn(scene) > 0) return say(guide.clearUp);
  const between = adviceBetween(scene, guide.pressStart);
  return between ?? asked(scene) ?? withBall(scene) ?? beforeBreak(scene) ?? inFrame(scene);
}

const ASKED = { ball: 'whichBall', group: 'whichGroup', option: 'choose' } as const;

/** What the players have to say before anything else. */
function asked({ board: { prompt }, own }: PoolScene): Next | null {
  const { guide } = own.pool;
  if (prompt?.id === 'callPocket') return say(guide.callPocket);
  switch (prompt?.ask) {
    case 'ball':
    case 'group':
    case 'option':
      return say(guide[ASKED[prompt.ask]]);
    case 'pocket':
      return say(guide.whichPocket);
    case 'yesNo':
    case 'hole':
    case undefined:
      return null;
  }
}

/** A ball is picked. */
function withBall(scene: PoolScene): Next | null {
  return pickedOf(scene).length > 0 ? say(scene.own.pool.guide.whichWay, 'holes') : null;
}

/** Until the triangle is broken: the balls have to come out, and be racked. */
function beforeBreak(scene: PoolScene): Next | null {
  const { view, own, board } = scene;
  const { guide } = own.pool;
  const out = lyingOn(scene) + view.trough.length;
  if (!view.racked && lyingOn(scene) > 0) return null;
  if (view.inside.some(({ freed }) => freed)) return say(guide.rollOut);
  if (out < OBJECT_BALLS.length && can(scene, 'revend')) return say(guide.missing(OBJECT_BALLS.length - out));
  if (view.trough.length > 0) return say(guide.rack, 'rack');
  return view.racked ? say(guide.breakOff(playerName(scene, board.active)), 'holes') : say(guide.noBalls);
}

function inFrame(scene: PoolScene): Next {
  const { view, board, own } = scene;
  const { guide } = own.pool;
  const name = playerName(scene, board.active);
  if (view.moving) return say(guide.moving);
  const rolling = view.rolling.filter(({ ball }) => ball !== 'cue').length;
  const unnamed = board.ballsInPlay - lyingOn(scene) - view.trough.length - rolling;
  if (unnamed > 0) return say(guide.name(unnamed));
  if (view.whiteHome || isInHand(scene)) return say(guide.inHand(name), 'white');
  return say(guide.yourTurn(name), 'balls');
}

function isInHand({ board }: PoolScene): boolean {
  return board.pool !== undefined && board.pool.ballInHand !== 'none';
}

function lyingOn({ view }: PoolScene): number {
  return view.bed.filter(({ ball }) => ball !== 'cue').length;
}
