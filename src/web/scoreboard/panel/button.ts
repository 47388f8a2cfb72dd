/** Everything that can be touched looks and answers alike; its key stands on it. */
import { html, nothing, type TemplateResult } from 'lit';

export interface ButtonLook {
  readonly key?: string;
  readonly kind?: 'main' | 'plain' | 'grave';
  readonly pressed?: boolean;
}

export function button(label: unknown, touched: () => void, look: ButtonLook = {}): TemplateResult {
  const { key, kind = 'plain', pressed } = look;
  return html`<button
    type="button"
    class="button ${kind}"
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-keyshortcuts=${key ?? nothing}
    @click=${touched}
  ><span>${label}</span>${key ? html`<kbd>${key}</kbd>` : nothing}</button>`;
}
