/** The game: players above the rail; balls, what to do, and the clock below it. */
import { html, nothing, type TemplateResult } from 'lit';
import { missingBallsView, promptView } from '../panel/question.ts';
import { ballsView } from '../parts/balls.ts';
import { clockView } from '../parts/clock.ts';
import { playersView } from '../parts/players.ts';
import { verdictView } from '../parts/verdict.ts';
import type { Scene } from '../scene.ts';

export function playScene(scene: Scene): TemplateResult {
  const verdict = verdictView(scene);
  const ask = scene.board.prompt?.ask ?? 'nothing';
  const isBusy = verdict?.tone === 'grave' || ask !== 'nothing';
  return html`${playersView(scene)}
    <section class="band" data-tone=${verdict?.tone ?? 'calm'} ?data-busy=${isBusy}>
      ${isBusy ? nothing : ballsView(scene)}
      <div class="say" data-ask=${ask} aria-live="polite">
        ${verdict?.content ?? nothing}${promptView(scene)}${missingBallsView(scene)}
      </div>
      ${clockView(scene)}
    </section>`;
}
