/** What just happened and what to do now, for someone who has never seen the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { verdictText } from '../scoreboard/phrases.ts';
import { playerName } from '../scoreboard/scene.ts';
import { money } from '../words/words.ts';
import { pegsToStand } from './keys.ts';
import { can, type TableScene } from './scene.ts';

/** What the guide speaks of: it glows slowly. */
export type Hint = 'coin' | 'start' | 'holes' | 'pegs' | 'plug' | 'none';

export interface Guidance {
  readonly happened: string | null;
  readonly next: string;
  readonly hint: Hint;
}

export function guideView(scene: TableScene): TemplateResult {
  const { happened, next } = guidanceFor(scene);
  return html`<div class="guide" aria-live="polite" data-refused=${scene.ui.refused !== null && !isBehindBar(scene)}>
    ${happened ? html`<p class="guide-happened">${happened}</p>` : nothing}
    <p class="guide-next">${next}</p>
  </div>`;
}

export function guidanceFor(scene: TableScene): Guidance {
  return { happened: happenedIn(scene), ...nextIn(scene) };
}

function happenedIn(scene: TableScene): string | null {
  const { ui, board, view, own } = scene;
  if (ui.refused && !isBehindBar(scene)) return own.refused[ui.refused];
  if (ui.coinBack)
    return view.acceptor && view.gate === 'accepted' ? own.guide.coinRefused : own.guide.coinBack;
  if (!board.verdict || board.phase === 'attract' || board.phase === 'ready') return null;
  return verdictText(scene, board.verdict);
}

type Next = Omit<Guidance, 'happened'>;
const say = (next: string, hint: Hint = 'none'): Next => ({ next, hint });

function nextIn(scene: TableScene): Next {
  const { board, own } = scene;
  const { guide } = own;
  if (can(scene, 'yes') && can(scene, 'no')) return say(guide.answer);
  if (board.prompt?.ask === 'hole') return say(guide.whichHole);
  if (isBehindBar(scene)) return say(guide.behindBar);
  switch (board.phase) {
    case 'outOfOrder':
      return say(guide.outOfOrder);
    case 'attract':
      return coinAdvice(scene);
    case 'ready':
      return say(guide.pressStart, 'start');
    case 'over':
      return can(scene, 'start') ? say(guide.startAgain, 'start') : say(guide.over, 'coin');
    case 'lastBall':
      return lastBallAdvice(scene);
    case 'play':
    case 'afterBar':
      return pegsToStand(scene).length > 0 ? say(guide.standPegs, 'pegs') : playAdvice(scene);
  }
}

/** A stroke was taken back, but not the ball: what is still in play lies out of everybody's reach. */
function isBehindBar({ board, view }: TableScene): boolean {
  const isLate = board.phase === 'afterBar' || board.phase === 'lastBall';
  return (
    isLate && view.trapped.length > 0 && view.bed.length + view.trough.length + view.rolling.length === 0
  );
}

function coinAdvice({ board, view, own, words }: TableScene): Next {
  if (board.tariff.freePlay) return say(own.guide.pressStart, 'start');
  if (view.gate === 'refused') return say(own.guide.gateShut);
  return say(own.guide.coin(money(words, board.tariff.price, board.tariff.currency)), 'coin');
}

function playAdvice(scene: TableScene): Next {
  const { board, own, words } = scene;
  const { guide } = own;
  const name = playerName(scene, board.active);
  if (board.phase === 'afterBar') return say(guide.barDown(words.play.inPlay(board.ballsInPlay)));
  const scored = board.players.some(({ score, turn }) => score > 0 || turn > 0);
  if (!scored && !board.verdict) return say(guide.firstPot(name), 'holes');
  const turn = board.players[board.active]?.turn ?? 0;
  return say(turn > 0 ? guide.goOn(name) : guide.yourTurn(name));
}

function lastBallAdvice(scene: TableScene): Next {
  const { layout, view, own } = scene;
  const { guide } = own;
  if (!can(scene, 'skittlesSet')) return say(guide.lastBall(layout.lastBallHoles.join(' / ')));
  const sides = layout.pegs.filter(({ colour }) => colour !== 'black');
  const set = sides.filter(({ id }) => view.pegs[id] === 'inHole').length;
  return set >= Math.min(2, sides.length) ? say(guide.saySet) : say(guide.plug, 'plug');
}
