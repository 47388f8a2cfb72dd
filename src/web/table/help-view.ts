/** The page's own help, over everything: the game in five lines, and every key. */
import { html, type TemplateResult } from 'lit';
import type { HelpPage } from './page.ts';
import type { TableScene } from './scene.ts';

export function helpView({ own, words, act }: TableScene, page: HelpPage): TemplateResult {
  const close = () => act({ do: 'sheet', sheet: 'none' });
  const letters = Object.entries({ ...own.help.keys, ...page.letters });
  return html`<dialog class="sheet-over" aria-label=${own.help.title} @close=${close}>
      <h2>${own.help.title}</h2>
      <ol>${page.game.map((line) => html`<li>${line}</li>`)}</ol>
      <h3>${own.help.hands}</h3>
      <ul>${page.touches.map((line) => html`<li>${line}</li>`)}</ul>
      <h3>${own.help.keysTitle}</h3>
      <dl>
        ${page.digits.map(([keys, what]) => html`<div class="wide"><dt><kbd>${keys}</kbd></dt><dd>${what}</dd></div>`)}
        <div class="wide"><dt><kbd>←</kbd><kbd>→</kbd><kbd>↑</kbd><kbd>↓</kbd></dt><dd>${page.arrows}</dd></div>
        ${letters.map(([key, what]) => html`<div><dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${what}</dd></div>`)}
      </dl>
      <button class="sheet-close" @click=${close}>${words.panel.close}</button>
  </dialog>`;
}

/** A dialog is modal only when it was opened by hand. */
export function openDialogs(root: ParentNode): void {
  for (const dialog of root.querySelectorAll('dialog')) if (!dialog.open) dialog.showModal();
}
