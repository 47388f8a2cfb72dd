import type { Collected } from '../../session/audit.ts';
import type { Check } from '../../session/audit-checks.ts';
import type { Day } from '../../session/audit-days.ts';
import type { FaultRecord } from '../../session/entries.ts';
import { aligned, plain } from './columns.ts';
import { momentOf } from './moment.ts';
import type { AuditReport } from './report.ts';
import { differenceWords } from './slip-words.ts';

type Money = (cents: number) => string;

const MOST_COLLECTIONS = 12;

export function owedLines({ credit, reading }: AuditReport, money: Money): readonly string[] {
  const { games, amount, worth, service } = credit;
  return [
    `to patrons   ${games} games worth ${money(worth)}, and ${money(amount)} of part credit`,
    `to service   ${service} games`,
    `the meter    ${reading.due} pulses; old reading ${reading.old}, new ${reading.new}, difference ${reading.difference}`,
  ];
}

export function dayRows(days: readonly Day[], money: Money): readonly (readonly string[])[] {
  return [
    ['DAYS', 'coins', 'cash', 'cashless', 'paid', 'free', 'refunds', 'net'],
    ...days.map((day) => [
      DAY_WORDS[day.day] ?? day.day,
      String(day.coins),
      money(day.cashCents),
      money(day.cashlessCents),
      String(day.gamesPaid),
      String(day.gamesFree + day.gamesService),
      money(day.refundedCents),
      money(day.netCents),
    ]),
  ];
}

const DAY_WORDS: Readonly<Record<string, string>> = { clockUnset: 'no clock', rowsLost: 'rows lost' };

export function collectionLines(collections: readonly Collected[], money: Money): readonly string[] {
  if (collections.length === 0) return ['none yet'];
  const earlier = collections.length - MOST_COLLECTIONS;
  const rows = collections
    .slice(-MOST_COLLECTIONS)
    .map((slip) => [
      `${slip.number}  ${momentOf(slip.wall)}`,
      money(slip.expectedCents),
      slip.countedCents === null ? '' : money(slip.countedCents),
      differenceWords(slip.differenceCents, money),
      plain(slip.by ?? ''),
    ]);
  const lines = aligned([['', 'expected', 'counted', 'difference', 'by'], ...rows]);
  return earlier > 0 ? [`${earlier} earlier`, ...lines] : lines;
}

export function faultLines(faults: readonly FaultRecord[]): readonly string[] {
  if (faults.length === 0) return ['none yet'];
  return faults.flatMap(({ code, what, times, first, last, cleared }) => [
    `${code} ${plain(what)}`,
    `  ${times === 1 ? 'once' : `${times} times`}, ${momentOf(first)} to ${momentOf(last)}, ${cleared === null ? 'still open' : `cleared ${momentOf(cleared)}`}`,
  ]);
}

export function checkLines(checks: readonly Check[], money: Money): readonly string[] {
  return checks.map(({ name, cents, sumCents, parts, agrees }) => {
    const sum = name === 'takenIsUsed' ? Object.values(parts).map(money).join(' + ') : money(sumCents);
    const verdict = agrees ? 'right' : `WRONG by ${money(cents - sumCents)}`;
    return `${CHECK_WORDS[name]}\n  ${money(cents)} = ${sum}: ${verdict}`;
  });
}

const CHECK_WORDS = {
  takenIsUsed: 'taken = games + extensions + credit + expired + refunded',
  takenIsCashAndCashless: 'taken = cash + cashless',
  takenIsAllSlots: 'taken = all slots',
  cashIsAllCoins: 'cash = all coins',
} as const satisfies Record<Check['name'], string>;
