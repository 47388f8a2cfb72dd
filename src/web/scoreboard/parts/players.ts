/** Whose turn, the scores, this break: in that order at one glance. */
import { html, nothing, type TemplateResult } from 'lit';
import { playerName, type Scene } from '../scene.ts';
import { figureShown } from './counting.ts';
import { lossOf } from './loss.ts';

export function playersView(scene: Scene): TemplateResult {
  const { board } = scene;
  return html`<section class="players" data-count=${board.players.length}>
    ${board.players.map((_, player) => playerView(scene, player))}
  </section>`;
}

function playerView(scene: Scene, player: number): TemplateResult {
  const { board, words } = scene;
  const isMarked = player === markedPlayer(scene);
  const out = board.players[player]?.out ?? false;
  return html`<article class="player" ?data-marked=${isMarked} ?data-out=${out}>
    <h2 class="name">
      ${isMarked ? pointer : nothing}<span>${board.players.length === 1 ? words.play.practice : playerName(scene, player)}</span>
      ${out ? html`<small>${words.play.out}</small>` : nothing}
    </h2>
    <p class="score">${figureShown(scene, player, 'score')}</p>
    ${breakView(scene, player)}
  </article>`;
}

/** The player at the table; after the end the winner, and nobody after a draw. */
export function markedPlayer({ board }: Scene): number | null {
  return board.phase === 'over' ? (board.result?.winner ?? null) : board.active;
}

function breakView(scene: Scene, player: number): TemplateResult {
  const { board, words } = scene;
  const label = html`<span class="label">${words.play.break}</span>`;
  const loss = lossOf(scene);
  if (loss?.player === player) {
    return html`<p class="break lost">${loss.takes === 'break' ? label : nothing}<s>${loss.points}</s></p>`;
  }
  const isPlaying = board.phase !== 'over' && player === board.active;
  if (!isPlaying) return html`<p class="break"></p>`;
  return html`<p class="break">${label}<b>${figureShown(scene, player, 'turn')}</b></p>`;
}

export const pointer = html`<svg class="pointer" viewBox="0 0 20 24" aria-hidden="true"><path d="M0 0 20 12 0 24Z" /></svg>`;
