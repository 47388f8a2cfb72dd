/** The figures that a collector writes on his slip: the period since the last collection, and all there ever was. */
import { html, type TemplateResult } from 'lit';
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { toldWhen } from '../../words/when.ts';
import { exactMoney } from '../../words/words.ts';
import type { Scene } from '../scene.ts';

export function ledgerView(scene: Scene, board: ServiceBoard): TemplateResult {
  const { service } = scene.words;
  const { period } = board;
  return html`<section class="ledger">
    <h3>${service.period(period.number)} <small>${sinceWhen(scene, period.since)}</small></h3>
    ${lines(scene, [
      [service.cash, { cents: period.cashCents }],
      [service.cashless, { cents: period.cashlessCents }],
      [service.refunds, { cents: period.refundedCents }],
      [service.site, { cents: period.siteCents }],
      [service.operator, { cents: period.operatorCents }],
    ])}
    ${lines(scene, [
      [service.gamesPaid, period.gamesPaid],
      [service.gamesFree, period.gamesFree],
      [service.gamesService, period.gamesService],
      ...(period.vendsFailed > 0 ? [[service.vendsFailed, period.vendsFailed] as const] : []),
    ])}
    <h3>${service.inAll}</h3>
    ${lines(scene, [
      [service.taken, { cents: board.takenCents }],
      [service.gamesPaid, board.gamesPaid],
      [service.gamesFree, board.gamesFree],
    ])}
  </section>`;
}

function sinceWhen({ words }: Scene, since: number | null): string {
  return since === null ? words.service.sinceTheFirst : toldWhen(words, words.service.since, since);
}

type LedgerLine = readonly [name: string, figure: number | { readonly cents: number }];

function lines({ words, board }: Scene, rows: readonly LedgerLine[]): TemplateResult {
  const figures = new Intl.NumberFormat(words.locale);
  const shown = (figure: LedgerLine[1]) =>
    typeof figure === 'number'
      ? figures.format(figure)
      : exactMoney(words, figure.cents, board.tariff.currency);
  return html`<dl class="lines">
    ${rows.map(([name, figure]) => html`<div><dt>${name}</dt><dd>${shown(figure)}</dd></div>`)}
  </dl>`;
}
