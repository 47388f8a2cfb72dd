/** What just happened and what to do now, for someone who has never seen the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { verdictText } from '../scoreboard/phrases.ts';
import { playerName } from '../scoreboard/scene.ts';
import { money } from '../words/words.ts';
import { fallenPegs } from './keys.ts';
import { can, type TableScene } from './scene.ts';

export interface Guidance {
  readonly happened: string | null;
  readonly next: string;
}

export function guideView(scene: TableScene): TemplateResult {
  const { happened, next } = guidanceFor(scene);
  return html`<div class="guide" aria-live="polite" data-refused=${scene.ui.refused !== null}>
    ${happened ? html`<p class="happened">${happened}</p>` : nothing}
    <p class="next">${next}</p>
  </div>`;
}

export function guidanceFor(scene: TableScene): Guidance {
  return { happened: happenedIn(scene), next: nextIn(scene) };
}

function happenedIn(scene: TableScene): string | null {
  const { ui, board, own } = scene;
  if (ui.refused) return own.refused[ui.refused];
  if (ui.coinBack) return own.guide.coinBack;
  if (!board.verdict || board.phase === 'attract' || board.phase === 'ready') return null;
  return verdictText(scene, board.verdict);
}

function nextIn(scene: TableScene): string {
  const { board, view, own } = scene;
  const { guide } = own;
  if (can(scene, 'yes') && can(scene, 'no')) return guide.answer;
  if (board.prompt?.ask === 'hole') return guide.whichHole;
  switch (board.phase) {
    case 'outOfOrder':
      return guide.outOfOrder;
    case 'attract':
      return coinAdvice(scene);
    case 'ready':
      return guide.pressStart;
    case 'over':
      return can(scene, 'start') ? guide.pressStart : guide.over;
    case 'lastBall':
      return lastBallAdvice(scene);
    case 'play':
    case 'afterBar':
      if (fallenPegs(view.pegs).length > 0) return guide.standPegs;
      return playAdvice(scene);
  }
}

function coinAdvice({ board, view, own, words }: TableScene): string {
  if (board.tariff.freePlay) return own.guide.pressStart;
  if (view.gate === 'refused') return own.guide.gateShut;
  return own.guide.coin(money(words, board.tariff.price, board.tariff.currency));
}

function playAdvice(scene: TableScene): string {
  const { board, own, words } = scene;
  const { guide } = own;
  const player = board.players[board.active];
  const name = playerName(scene, board.active);
  if (board.phase === 'afterBar') return guide.barDown(words.play.inPlay(board.ballsInPlay));
  const fresh = board.players.every(({ score, turn }) => score === 0 && turn === 0) && !board.verdict;
  if (fresh) return guide.firstPot(name);
  return player && player.turn > 0 ? guide.goOn(name) : guide.yourTurn(name);
}

function lastBallAdvice(scene: TableScene): string {
  const { layout, view, own } = scene;
  const { guide } = own;
  const sides = layout.pegs.filter(({ colour }) => colour === 'white');
  if (can(scene, 'skittlesSet')) {
    return sides.every(({ id }) => view.pegs[id] === 'inHole') ? guide.saySet : guide.plug;
  }
  return guide.lastBall(layout.lastBallHoles.join(' / '));
}
