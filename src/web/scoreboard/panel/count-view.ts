/** The sheet of a collection: first the sum, on keys for a finger; then what is over or short, and who signs. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { exactMoney } from '../../words/words.ts';
import { headingView } from '../parts/refusal.ts';
import type { Scene } from '../scene.ts';
import { button } from './button.ts';
import { COUNTING, type Count, collection, compare, countedCents, typed } from './count.ts';

export function countView(scene: Scene, service: ServiceBoard, count: Count): TemplateResult {
  return count.compared ? compared(scene, service, count) : counting(scene, count);
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function counting(scene: Scene, count: Count): TemplateResult {
  const { words, board, act } = scene;
  const says = words.service.count;
  const next = compare(count);
  return html`<section class="count">
    ${headingView(scene, says.title)}
    <p>${says.says}</p>
    <output class="sum">${exactMoney(words, countedCents(count), board.tariff.currency)}</output>
    <div class="typing">
      <div class="pad digits">${DIGITS.map((key) => typing(scene, count, key))}${erase(scene, count)}</div>
      <div class="closing">
        ${close(scene)}
        ${next ? button(says.compare, () => act({ do: 'open', sheet: next }), { key: 'Enter', kind: 'main' }) : nothing}
      </div>
    </div>
  </section>`;
}

function compared(scene: Scene, service: ServiceBoard, count: Count): TemplateResult {
  const { words, act } = scene;
  const says = words.service.count;
  return html`<section class="count">
    ${headingView(scene, words.service.period(service.period.number))}
    ${comparison(scene, countedCents(count), service.period.expectedCents)}
    <p class="initials">${says.initials} <output>${count.by}</output></p>
    <div class="pad letters">${LETTERS.map((key) => typing(scene, count, key))}${erase(scene, count)}</div>
    <div class="closing">
      ${button(says.close, () => act({ do: 'post', action: collection(count) }), { key: 'Enter', kind: 'main' })}
      ${button(says.again, () => act({ do: 'open', sheet: COUNTING }))}${close(scene)}
    </div>
  </section>`;
}

function comparison({ words, board }: Scene, counted: number, expected: number): TemplateResult {
  const says = words.service.count;
  const sum = (cents: number) => exactMoney(words, cents, board.tariff.currency);
  const off = counted - expected;
  const verdict = off === 0 ? says.even : off > 0 ? says.over : says.short;
  return html`<dl class="lines">
    <div><dt>${says.counted}</dt><dd>${sum(counted)}</dd></div>
    <div><dt>${says.expected}</dt><dd>${sum(expected)}</dd></div>
    <div class="difference" ?data-short=${off < 0}><dt>${verdict}</dt><dd>${off === 0 ? nothing : sum(Math.abs(off))}</dd></div>
  </dl>`;
}

function typing({ act }: Scene, count: Count, key: string): TemplateResult {
  return button(key, () => act({ do: 'open', sheet: typed(count, key) }));
}

function erase({ words, act }: Scene, count: Count): TemplateResult {
  const sheet = typed(count, 'Backspace');
  const arrow = html`<svg class="backspace" viewBox="0 0 24 18" role="img" aria-label=${words.service.count.erase}>
    <path d="M8 1h15v16H8L1 9ZM12 6l6 6M18 6l-6 6" /></svg>`;
  return button(arrow, () => act({ do: 'open', sheet }));
}

function close({ words, act }: Scene): TemplateResult {
  return button(words.panel.close, () => act({ do: 'close' }), { key: 'Esc' });
}
