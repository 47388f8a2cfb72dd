/** The table is not to be heard: what was last known stays in sight, dimmed. */
import { html, type TemplateResult } from 'lit';
import type { Words } from '../../words/words.ts';

export function reconnectingView({ reconnecting }: Words): TemplateResult {
  return html`<aside class="reconnecting" role="status">
    <h2>${reconnecting.title}</h2>
    <p>${reconnecting.text}</p>
  </aside>`;
}

/** Before the table has ever been heard there is nothing else to show. */
export function waitingView(words: Words): TemplateResult {
  return html`<div class="scoreboard">
    <div class="fit"><main class="stage" data-scene="waiting">${reconnectingView(words)}</main></div>
  </div>`;
}
