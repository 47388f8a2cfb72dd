/** Coins in the hand: slots that close a contact each, or the one slot of an acceptor that tells coins apart. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CabinetAction } from '../../ports/web-api.ts';
import type { TableLayout } from '../../session/scoreboard.ts';
import { money } from '../words/words.ts';
import type { TableScene } from './scene.ts';

type Coin = TableLayout['coins'][number];

export function coinsView(scene: TableScene): TemplateResult {
  const { layout, view, own, ui } = scene;
  const known = purse(layout);
  const slots = layout.coins.filter((coin) => !isKnown(coin));
  return html`<div class="coin-block" data-gate=${view.gate}>
    ${slots.length > 0 ? html`<div class="slots">${slots.map((coin) => coinButton(scene, coin, slit))}</div>` : nothing}
    ${known.length > 0 ? html`<div class="acceptor-plate">${slit}<div class="purse">${known.map((coin) => coinButton(scene, coin, nothing))}</div></div>` : nothing}
    <p class="gate">${view.gate === 'accepted' ? own.front.gateOpen : own.front.gateShut}</p>
    <div class="tray" data-coin-back=${ui.coinBack} aria-hidden="true"><span class="coin-back"></span></div>
  </div>`;
}

/** The coin of the key C: one that pays a game, or else the first. */
export function handiestCoin({ coins, tariff }: TableLayout): Coin | undefined {
  return coins.find(({ value }) => value === tariff.price) ?? coins[0];
}

/** One of each worth, smallest first, though an acceptor may know several strikings of it. */
export function purse({ coins }: TableLayout): readonly Coin[] {
  const known = coins.filter(isKnown).toSorted((a, b) => a.value - b.value);
  return known.filter(({ value }, place) => value !== known[place - 1]?.value);
}

function isKnown({ line }: Coin): boolean {
  return line.startsWith('acceptor.');
}

const slit = html`<span class="slit" aria-hidden="true"></span>`;

function coinButton(scene: TableScene, { line, value }: Coin, before: unknown): TemplateResult {
  const { layout, board, own, words, act } = scene;
  const worth = money(words, value, board.tariff.currency);
  const title = own.front.coin(worth);
  const put = () => act({ do: 'cabinet', action: { do: 'coin', line } });
  const isHandy = handiestCoin(layout)?.line === line;
  return html`<button class="slot" data-coin=${line} data-handy=${isHandy} title=${isHandy ? `${title} (C)` : title}
    aria-label=${title} @click=${put}>${before}<span class="value">${worth}</span></button>`;
}

/** What a technician or a cheat does to a coin acceptor. */
export function acceptorView({ view, own, act }: TableScene): TemplateResult | typeof nothing {
  if (!view.acceptor) return nothing;
  const { acceptor } = own;
  const { plugged, jammed } = view.acceptor;
  const hand = (how: (CabinetAction & { do: 'acceptor' })['how'], label: string) =>
    html`<button data-acceptor=${how} @click=${() => act({ do: 'cabinet', action: { do: 'acceptor', how } })}>${label}</button>`;
  return html`<div class="acceptor-hands" role="group" aria-label=${acceptor.label}>
    ${plugged ? hand('unplug', acceptor.unplug) : hand('plug', acceptor.plug)}
    ${jammed ? hand('clear', acceptor.clear) : hand('jam', acceptor.jam)}
    ${hand('string', acceptor.string)}
  </div>`;
}
