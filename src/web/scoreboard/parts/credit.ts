/** What is already in, and the dot that follows it: a full stop to a player, a word to a technician. */
import { html, nothing, type TemplateResult } from 'lit';
import { money } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

export function creditDot({ words, board }: Scene): TemplateResult | typeof nothing {
  const { dot } = words.service;
  return board.credit.dot
    ? html`<span class="credit-dot" role="img" aria-label=${dot} title=${dot}></span>`
    : nothing;
}

/** Games that wait, those of a technician apart: the first is the one to be told largest. */
export function gamesReady({ words, board: { credit } }: Scene): readonly string[] {
  return [
    ...(credit.games > 0 ? [words.ready.paid(credit.games)] : []),
    ...(credit.service > 0 ? [words.service.credits(credit.service)] : []),
  ];
}

/** Money that is not yet worth a game. */
export function towardsNext({ words, board: { credit, tariff } }: Scene): readonly string[] {
  if (credit.amount <= 0 || tariff.freePlay) return [];
  const missing = Math.max(0, tariff.price - credit.amount);
  return [words.ready.more(money(words, missing, credit.currency))];
}

export function partCredit(
  told: readonly string[],
  dot: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  if (told.length === 0 && dot === nothing) return nothing;
  return html`<p class="part-credit">${told.join(' · ')}${dot}</p>`;
}
