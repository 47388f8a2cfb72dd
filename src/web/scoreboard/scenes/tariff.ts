/** What a game costs. */
import { html, type TemplateResult } from 'lit';
import { money } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

export function priceView(scene: Scene): TemplateResult {
  const { words, board } = scene;
  const { tariff } = board;
  const { gameMs } = tariff;
  const minutes = gameMs === null ? [] : [words.attract.minutes(Math.round(gameMs / 60_000))];
  if (tariff.freePlay) return html`<p class="price">${words.attract.freePlay} <span>${minutes}</span></p>`;
  const price = words.attract.aGame(money(words, tariff.price, tariff.currency));
  const offers = tariff.offers.map((offer) =>
    words.attract.offer(offer.games, money(words, offer.price, tariff.currency)),
  );
  return html`<p class="price">${price} <span>${[...minutes, ...offers].join(' · ')}</span></p>`;
}
