import type { Books } from '../../session/entries.ts';
import type { Slip } from '../../session/slip.ts';
import { moneyIn } from './amounts.ts';
import { plain } from './columns.ts';
import { momentOf } from './moment.ts';
import { differenceWords } from './slip-words.ts';

export interface SlipOf {
  readonly table: string;
  readonly currency: string;
  readonly siteShare: number;
  /** Those that are open. */
  readonly faults: Books['faults'];
}

/** What a collector takes with him, and leaves a copy of. */
export function slipText(slip: Slip, { table, currency, siteShare, faults }: SlipOf): string {
  const money = moneyIn(currency);
  const { from, reading, countedCents } = slip;
  const lines = [
    ['table', plain(table)],
    ['period', `${from === null ? 'the beginning' : momentOf(from)} to ${momentOf(slip.wall)}`],
    ['cash expected', money(slip.expectedCents)],
    ['cash counted', countedCents === null ? '' : money(countedCents)],
    ['difference', differenceWords(slip.differenceCents, money)],
    ...(slip.testedCents > 0 ? [['of it test coins', money(slip.testedCents)]] : []),
    ['cashless', money(slip.cashlessCents)],
    ['refunds', `${slip.refunds} for ${money(slip.refundedCents)}`],
    ['net takings', money(slip.netCents)],
    ['site share', `${money(slip.siteCents)}, ${siteShare} % of the net`],
    ['operator share', money(slip.operatorCents)],
    ['games', `${slip.gamesPaid} paid, ${slip.gamesFree} free`],
    ['test plays', String(slip.gamesService)],
    ['meter', `old ${reading.old}, new ${reading.new}, difference ${reading.difference}`],
    ['faults', faults.map(({ code, what }) => `${code} ${plain(what)}`).join('; ') || 'none open'],
    ['collected by', plain(slip.by ?? '')],
    ['signature', '____________________'],
  ];
  const rows = lines.map(([name = '', what = '']) => `${name.padEnd(16)}${what}`.trimEnd());
  return `COLLECTION ${slip.number}\n${rows.join('\n')}\n`;
}
