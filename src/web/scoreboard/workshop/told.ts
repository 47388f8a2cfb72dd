/** What came of a test: whether the bar followed, which coins came, and which balls were counted where. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CoinSeen, ServiceState, TagRead, Tried } from '../../../session/service/state.ts';
import { both, exactMoney } from '../../words/words.ts';
import { holeName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { age } from './age.ts';

export function toldView(scene: Scene, service: ServiceState): TemplateResult {
  const { tried, tally, tests, coins, reads } = service;
  const takesCoins = tests.some(({ test, trial }) => test === 'coins' && trial !== null);
  return html`<div class="told" role="status">
    ${tried ? triedView(scene, tried) : nothing}
    ${takesCoins ? coinsView(scene, coins) : nothing}
    ${tally ? tallyView(scene, tally) : nothing}
    ${reads ? readsView(scene, reads) : nothing}
  </div>`;
}

function triedView({ words, now }: Scene, { test, at, outcome }: Tried): TemplateResult {
  const { workshop } = words;
  return html`<p ?data-wrong=${outcome === 'notThere' || outcome === 'notGiven'}>
    <b>${workshop.tests[test]}</b>, ${workshop.ago(age(words, now - at))} – ${workshop.outcomes[outcome]}
  </p>`;
}

function coinsView(scene: Scene, coins: readonly CoinSeen[]): TemplateResult {
  const { words, now } = scene;
  if (coins.length === 0) return html`<p>${words.workshop.putCoinsIn}</p>`;
  return html`<ul class="coins-seen">${coins.map(
    (coin) => html`<li ?data-wrong=${coin.cents === null}>
      <b>${worthOf(scene, coin)}</b> <span>${coin.source}, ${words.workshop.ago(age(words, now - coin.at))}</span>
    </li>`,
  )}</ul>`;
}

function worthOf({ words, board }: Scene, { cents, refused }: CoinSeen): string {
  if (cents !== null) return exactMoney(words, cents, board.tariff.currency);
  return words.workshop.coinRefused(refused ? words.workshop.coinFaults[refused.why] : '');
}

function tallyView(scene: Scene, tally: NonNullable<ServiceState['tally']>): TemplateResult {
  const { workshop } = scene.words;
  const { down, balls, reds, notHome, trough, unseen, holes } = tally;
  const counted = scene.layout.holes.filter(({ id }) => holes[id]);
  const also = [
    workshop.reds(reds),
    ...(notHome ? [workshop.notHome(notHome)] : []),
    ...(trough === null ? [] : [workshop.lifted(trough)]),
  ];
  return html`<div>
    <p><b>${workshop.down(down, balls)}</b> – ${also.join(', ')}</p>
    <p>${counted.map(({ id }) => html`<span class="count-of">${holeName(scene, id)} <b>${holes[id]}</b></span> `)}</p>
    ${unseen.length === 0 ? nothing : html`<p>${workshop.noneYet(unseenNames(scene, unseen))}</p>`}
  </div>`;
}

/** What came past the ball reader, for whoever looks for a tag that is not read or not named. */
function readsView({ words, now }: Scene, reads: readonly TagRead[]): TemplateResult {
  const { workshop } = words;
  if (reads.length === 0) return html`<p><b>${workshop.reader}</b> – ${workshop.nothingRead}</p>`;
  return html`<div>
    <p><b>${workshop.reader}</b></p>
    <ul class="coins-seen">${reads.map(
      ({ tag, ball, at }) => html`<li ?data-wrong=${ball === null}>
        <b>${ball ?? workshop.tagUnknown}</b>
        <span>${workshop.tagOf(tag, workshop.ago(age(words, now - at)))}</span>
      </li>`,
    )}</ul>
  </div>`;
}

function unseenNames(scene: Scene, unseen: readonly string[]): string {
  const names = scene.layout.holes
    .filter(({ id }) => unseen.includes(id))
    .map(({ id }) => holeName(scene, id));
  return both(scene.words, names);
}
