/** A frame of pool: the players and the table above the rail; what to do, and the time if it is bought, below it. */
import { html, nothing, type TemplateResult } from 'lit';
import { missingBallsView, promptView } from '../panel/question.ts';
import { countdown } from '../parts/clock.ts';
import { refusalView } from '../parts/refusal.ts';
import { verdictView } from '../parts/verdict.ts';
import type { Scene } from '../scene.ts';
import { poolPlayers } from './players.ts';

export function poolPlay(scene: Scene): TemplateResult {
  const verdict = verdictView(scene);
  const ask = scene.board.prompt?.ask ?? 'nothing';
  return html`${poolPlayers(scene)}
    <section class="band" data-tone=${verdict?.tone ?? 'calm'} data-busy>
      <div class="say" data-ask=${ask} aria-live="polite">
        ${verdict?.content ?? nothing}${promptView(scene)}
        ${ask === 'nothing' ? missingBallsView(scene) : refusalView(scene)}
      </div>
      ${timeView(scene)}
    </section>`;
}

/** Most tables sell a frame, not time. */
function timeView(scene: Scene): TemplateResult | typeof nothing {
  const { board, words } = scene;
  const { left, soon, up, last } = words.pool.clock;
  if (board.tariff.gameMs === null) return nothing;
  if (board.phase === 'play') return countdown(scene, { calm: left, soon });
  return html`<div class="clock" data-urgency="down">
    <p class="bar-mark">${up}</p>
    <p class="label">${last}</p>
  </div>`;
}
