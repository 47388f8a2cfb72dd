/**
 * One scoreboard object drawn. It fills whatever box it is put in (give the box a width and a height): sizes are
 * container units, so the same picture stands over the table, beside the simulated one, and on a telephone.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { lookOf } from './games.ts';
import { controlsView } from './panel/controls.ts';
import { sheetView } from './panel/sheets.ts';
import { barAlertView } from './parts/bar-alert.ts';
import { footView } from './parts/foot.ts';
import type { Scene } from './scene.ts';
import { attractScene } from './scenes/attract.ts';
import { outOfOrderScene } from './scenes/out-of-order.ts';
import { readyScene } from './scenes/ready.ts';
import { reconnectingView } from './scenes/reconnecting.ts';
import { resultScene } from './scenes/result.ts';
import { screenTestView } from './scenes/screen-test.ts';
import { serviceView } from './scenes/service.ts';
import { isCovering } from './ui.ts';

export function scoreboardView(scene: Scene): TemplateResult {
  const { board, ui } = scene;
  const isHidden = !ui.connected || isCovering(ui.sheet);
  return html`<div class="scoreboard">
    <div class="fit">
      <main class="stage" data-scene=${board.phase} ?data-stirred=${ui.stirred} ?data-lost=${!ui.connected}>
        <div class="scene" ?inert=${isHidden}>${sceneView(scene)}</div>
        ${footer(scene, isHidden)}
        ${sheetView(scene)}${barAlertView(scene)}
        ${ui.connected ? nothing : reconnectingView(scene.words)}
      </main>
    </div>
    ${board.service ? serviceView(scene, board.service) : nothing}
    ${board.screen?.what === 'display' ? screenTestView(scene, board.screen) : nothing}
  </div>`;
}

/** Whoever puts a coin in while coins are tried is told that it gives him nothing. */
function footer(scene: Scene, isHidden: boolean): TemplateResult {
  const { board, words } = scene;
  if (board.screen?.what === 'coins')
    return html`<footer class="coin-test">${words.workshop.coinTest}</footer>`;
  return html`<footer class="foot" ?inert=${isHidden}>${footView(scene)}${controlsView(scene)}</footer>`;
}

function sceneView(scene: Scene): TemplateResult {
  switch (scene.board.phase) {
    case 'attract':
      return attractScene(scene);
    case 'ready':
      return readyScene(scene);
    case 'play':
    case 'afterBar':
    case 'lastBall':
      return lookOf(scene).play(scene);
    case 'over':
      return resultScene(scene);
    case 'outOfOrder':
      return outOfOrderScene(scene);
  }
}
