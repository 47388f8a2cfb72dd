/** The balls that are still in the game, as balls; those behind the bar as empty rings. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.ts';

export function ballsView({ board, layout, words }: Scene): TemplateResult {
  const { white, red } = layout.balls;
  const reds = board.redInPlay ? red : 0;
  const whites = Math.max(0, board.ballsInPlay - reds);
  const gone = Math.max(0, white + red - board.ballsInPlay);
  return html`<div class="balls">
    <div class="rack" aria-hidden="true">
      ${times(reds, () => ballMark('red'))}${times(whites, () => ballMark('white'))}
      ${times(gone, () => html`<i class="ball gone"></i>`)}
    </div>
    <p class="label">${words.play.inPlay(board.ballsInPlay)}</p>
  </div>`;
}

/** The red carries a dot: no one needs to see colours. */
export function ballMark(colour: 'white' | 'red'): TemplateResult {
  return html`<i class="ball ${colour}">${colour === 'red' ? html`<b></b>` : nothing}</i>`;
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
