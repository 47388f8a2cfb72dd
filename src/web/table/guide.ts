/** What just happened and what to do now, for someone who has never seen the game. */
import { html, nothing, type TemplateResult } from 'lit';
import { verdictText } from '../scoreboard/phrases.ts';
import { money } from '../words/words.ts';
import { can, type TableScene } from './scene.ts';

/** What the guide speaks of: it glows slowly. */
export type Hint = 'coin' | 'start' | 'holes' | 'pegs' | 'plug' | 'rack' | 'white' | 'balls' | 'none';

export interface Guidance {
  readonly happened: string | null;
  /** What happened is that a hand was refused. */
  readonly refused: boolean;
  readonly next: string;
  readonly hint: Hint;
}

export type Next = Pick<Guidance, 'next' | 'hint'>;

export const say = (next: string, hint: Hint = 'none'): Next => ({ next, hint });

export function guideView({ happened, refused, next }: Guidance): TemplateResult {
  return html`<div class="guide" aria-live="polite" data-refused=${refused}>
    ${happened ? html`<p class="guide-happened">${happened}</p>` : nothing}
    <p class="guide-next">${next}</p>
  </div>`;
}

export function guided(scene: TableScene, next: Next): Guidance {
  const { refused } = scene.ui;
  const happened = refused ? scene.own.refused[refused] : happenedIn(scene);
  return { happened, refused: refused !== null, ...next };
}

export function happenedIn(scene: TableScene): string | null {
  const { ui, board, view, own } = scene;
  if (ui.coinBack)
    return view.acceptor && view.gate === 'accepted' ? own.guide.coinRefused : own.guide.coinBack;
  if (!board.verdict || board.phase === 'attract' || board.phase === 'ready') return null;
  return verdictText(scene, board.verdict);
}

/** What to do while no game is on, whatever is played; null while one is. */
export function adviceBetween(scene: TableScene, pressStart: string): Next | null {
  const { board, own } = scene;
  switch (board.phase) {
    case 'outOfOrder':
      return say(own.guide.outOfOrder);
    case 'attract':
      return board.tariff.freePlay ? say(pressStart, 'start') : coinAdvice(scene);
    case 'ready':
      return say(pressStart, 'start');
    case 'over':
      return can(scene, 'start') ? say(own.guide.startAgain, 'start') : say(own.guide.over, 'coin');
    case 'play':
    case 'afterBar':
    case 'lastBall':
      return null;
  }
}

function coinAdvice({ board, view, own, words }: TableScene): Next {
  if (view.gate === 'refused') return say(own.guide.gateShut);
  return say(own.guide.coin(money(words, board.tariff.price, board.tariff.currency)), 'coin');
}
