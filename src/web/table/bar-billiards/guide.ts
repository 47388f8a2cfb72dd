import { playerName } from '../../scoreboard/scene.ts';
import { adviceBetween, type Guidance, guided, happenedIn, type Next, say } from '../guide.ts';
import { type BarBilliardsScene, can } from '../scene.ts';
import { pegsToStand } from './pegs-to-stand.ts';

export function guidanceFor(scene: BarBilliardsScene): Guidance {
  const next = nextIn(scene);
  if (isBehindBar(scene)) return { happened: happenedIn(scene), refused: false, ...next };
  return guided(scene, next);
}

function nextIn(scene: BarBilliardsScene): Next {
  const { board, own } = scene;
  const { guide } = own.barBilliards;
  if (can(scene, 'yes') && can(scene, 'no')) return say(own.guide.answer);
  if (board.prompt?.ask === 'hole') return say(guide.whichHole);
  if (isBehindBar(scene)) return say(guide.behindBar);
  return adviceBetween(scene, guide.pressStart) ?? gameAdvice(scene);
}

function gameAdvice(scene: BarBilliardsScene): Next {
  if (scene.board.phase === 'lastBall') return lastBallAdvice(scene);
  const { guide } = scene.own.barBilliards;
  return pegsToStand(scene).length > 0 ? say(guide.standPegs, 'pegs') : playAdvice(scene);
}

/** A stroke was taken back, but not the ball: what is still in play lies out of everybody's reach. */
function isBehindBar({ board, view }: BarBilliardsScene): boolean {
  const isLate = board.phase === 'afterBar' || board.phase === 'lastBall';
  return (
    isLate && view.trapped.length > 0 && view.bed.length + view.trough.length + view.rolling.length === 0
  );
}

function playAdvice(scene: BarBilliardsScene): Next {
  const { board, own, words } = scene;
  const { guide } = own.barBilliards;
  const name = playerName(scene, board.active);
  if (board.phase === 'afterBar') return say(guide.barDown(words.play.inPlay(board.ballsInPlay)));
  const scored = board.players.some(({ score, turn }) => score > 0 || turn > 0);
  if (!scored && !board.verdict) return say(guide.firstPot(name), 'holes');
  const turn = board.players[board.active]?.turn ?? 0;
  return say(turn > 0 ? guide.goOn(name) : guide.yourTurn(name));
}

function lastBallAdvice(scene: BarBilliardsScene): Next {
  const { layout, view, own } = scene;
  const { guide } = own.barBilliards;
  if (!can(scene, 'skittlesSet')) return say(guide.lastBall(layout.lastBallHoles.join(' / ')));
  const sides = layout.pegs.filter(({ colour }) => colour !== 'black');
  const set = sides.filter(({ id }) => view.pegs[id] === 'inHole').length;
  return set >= Math.min(2, sides.length) ? say(guide.saySet) : say(guide.plug, 'plug');
}
