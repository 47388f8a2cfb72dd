/** The game is over: who won, by what, and the best break. */
import { html, nothing, type TemplateResult } from 'lit';
import { lookOf } from '../games.ts';
import { playerName, type Scene } from '../scene.ts';

export function resultScene(scene: Scene): TemplateResult {
  const { words, board } = scene;
  return html`${lookOf(scene).players(scene)}
    <section class="band verdict-band" data-tone="result">
      <div class="say">
        <h1>${headline(scene)} <small>${reason(scene)}</small></h1>
        <p class="after">${bestBreak(scene)}<span>${board.can.includes('start') ? words.attract.press : words.result.again}</span></p>
      </div>
    </section>`;
}

function headline(scene: Scene): string {
  const { words, board } = scene;
  if (board.players.length < 2 || !board.result) return words.result.over;
  const { winner } = board.result;
  return winner === null ? words.result.draw : words.result.wins(playerName(scene, winner));
}

function reason(scene: Scene) {
  const { result, players } = scene.board;
  return result && result.kind === 'win' && players.length > 1
    ? (lookOf(scene).end(scene) ?? scene.words.result.reasons[result.reason])
    : nothing;
}

function bestBreak(scene: Scene) {
  const best = scene.board.bestBreak;
  if (!best || best.points === 0) return nothing;
  return html`<span>${scene.words.result.bestBreak(playerName(scene, best.player), best.points)}</span>`;
}
