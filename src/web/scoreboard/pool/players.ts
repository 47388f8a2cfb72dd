/** Whose turn, what each plays and how much of it is left; the table between them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Group } from '../../../rules/game.ts';
import { markedPlayer, pointer } from '../parts/players.ts';
import { playerName, type Scene } from '../scene.ts';
import { poolBall } from './ball.ts';
import { isOnBlack } from './balls-of.ts';
import { openRack, ownRack } from './rack.ts';
import { tableView } from './table-view.ts';

export function poolPlayers(scene: Scene): TemplateResult {
  const isOpen = scene.board.pool?.open ?? true;
  return html`<section class="players pool" ?data-open=${isOpen}>
    ${playerView(scene, 0)}${tableView(scene)}${playerView(scene, 1)}
    ${isOpen ? openRack(scene) : nothing}
  </section>`;
}

function playerView(scene: Scene, player: number): TemplateResult {
  const isMarked = player === markedPlayer(scene);
  const { out = false, group = null } = scene.board.players[player] ?? {};
  return html`<article class="player" ?data-marked=${isMarked} ?data-out=${out}>
    <h2 class="name">${isMarked ? pointer : nothing}<span>${playerName(scene, player)}</span></h2>
    ${group ? ownView(scene, player, group) : eitherView(scene)}
  </article>`;
}

function ownView(scene: Scene, player: number, group: Group): TemplateResult {
  const { board, words } = scene;
  const left = board.players[player]?.left ?? 0;
  const onBlack = isOnBlack(board, player);
  const what = onBlack
    ? html`<p class="score black">${poolBall({ kind: 'black' })}</p>`
    : html`<p class="score">${left}</p>${ownRack(scene, group)}`;
  return html`<div class="own">${what}</div>
    <p class="break"><b>${onBlack ? words.pool.onBlack : words.pool.groups[group]}</b></p>`;
}

function eitherView({ words }: Scene): TemplateResult {
  return html`<p class="either">
    ${poolBall({ kind: 'solids' })}<span>${words.pool.or}</span>${poolBall({ kind: 'stripes' })}
  </p>`;
}
