/** The page's own help, over everything: the game in five lines, and every key. */
import { html, type TemplateResult } from 'lit';
import { LETTERS, type Letter } from './keys.ts';
import type { TableScene } from './scene.ts';

export function helpView({ own, words, layout, act }: TableScene): TemplateResult {
  const close = () => act({ do: 'sheet', sheet: 'none' });
  const letters = Object.keys(LETTERS).filter((key): key is Letter => key in own.help.keys);
  const holes = layout.holes.map(({ worth }, place) => `${place + 1} = ${worth}`).join(', ');
  return html`<dialog class="help-over" aria-label=${own.help.title} @close=${close}>
      <h2>${own.help.title}</h2>
      <ol>${own.help.game.map((line) => html`<li>${line}</li>`)}</ol>
      <h3>${own.help.hands}</h3>
      <ul>${own.help.touches.map((line) => html`<li>${line}</li>`)}</ul>
      <h3>${own.help.keysTitle}</h3>
      <dl>
        <div><dt><kbd>1</kbd> – <kbd>9</kbd></dt><dd>${own.help.digits(holes)}</dd></div>
        <div><dt><kbd>←</kbd><kbd>→</kbd><kbd>↑</kbd><kbd>↓</kbd></dt><dd>${own.help.arrows}</dd></div>
        ${letters.map((key) => html`<div><dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${own.help.keys[key]}</dd></div>`)}
      </dl>
      <button class="help-close" @click=${close}>${words.panel.close}</button>
  </dialog>`;
}

/** A dialog is modal only when it was opened by hand. */
export function openDialogs(root: ParentNode): void {
  for (const dialog of root.querySelectorAll('dialog')) if (!dialog.open) dialog.showModal();
}
