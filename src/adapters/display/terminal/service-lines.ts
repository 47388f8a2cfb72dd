/** What the key opens, for whoever looks in by a terminal. */
import type { ServiceBoard } from '../../../session/scoreboard.ts';
import { isSet } from '../../../session/wall-time.ts';
import { inCurrency } from './money.ts';
import type { Words } from './words/words.ts';

export function serviceTexts(service: ServiceBoard, words: Words, currency: string): readonly string[] {
  const money = (cents: number) => inCurrency(words.locale, currency, cents);
  const { period } = service;
  return [
    words.takings(money(service.takenCents), service.gamesPaid, service.gamesFree),
    words.period.title(period.number, sinceWhen(words, period.since)),
    `  ${words.period.taken(money(period.cashCents), money(period.cashlessCents), money(period.refundedCents))}`,
    `  ${words.period.shares(money(period.siteCents), money(period.operatorCents))}`,
    `  ${words.period.games(period.gamesPaid, period.gamesFree, period.gamesService)}`,
  ];
}

function sinceWhen({ locale, period }: Words, since: number | null): string {
  if (since === null) return period.sinceTheFirst;
  if (!isSet(since)) return period.clockUnset;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return period.since(format.format(since));
}
