/** What has been done on this table, and is to be beaten. */
import { html, type TemplateResult } from 'lit';
import type { Scene } from '../scene.ts';

export function highBreaksView({ words, board }: Scene): TemplateResult {
  const { highBreaks } = words;
  const figure = (title: string, points: number | undefined) =>
    html`<div><dt>${title}</dt><dd>${points ?? html`<small>${highBreaks.none}</small>`}</dd></div>`;
  return html`<dl class="high-breaks">
    <dt class="title">${highBreaks.title}</dt>
    ${figure(highBreaks.day, board.highBreaks.day?.points)}
    ${figure(highBreaks.month, board.highBreaks.month?.points)}
    ${figure(highBreaks.ever, board.highBreaks.ever?.points)}
  </dl>`;
}
