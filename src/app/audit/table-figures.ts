import type { Totals } from '../../session/audit.ts';
import { FIGURE_NAMES, FIGURES, type FigureWords, hoursOf, SECTIONS } from './figures.ts';
import type { AuditReport } from './report.ts';

type Row = readonly string[];
type Money = (cents: number) => string;

/** Every figure, in a column for each time to count from. */
export function figureRows({ totals, since }: AuditReport, money: Money): readonly Row[] {
  const dated = since !== 'collection';
  const times = dated ? [totals.period, totals.since, totals.ever] : [totals.period, totals.ever];
  const head = dated ? ['this period', 'since then', 'ever'] : ['this period', 'ever'];
  const section = (title: string, rows: readonly (readonly [string, (one: Totals) => string])[]) => [
    [title.toUpperCase(), ...head],
    ...rows.map(([words, cell]) => [words, ...times.map(cell)]),
  ];
  const kinds = Object.keys(totals.ever.kinds);
  const sources = Object.keys(totals.ever.coins);
  return [
    ...SECTIONS.flatMap((name) => [...section(name, rowsIn(name, money)), []]),
    ...section(
      'coins of cash',
      kinds.map((value) => [money(Number(value)), ({ kinds }) => worth(kinds[value], Number(value), money)]),
    ),
    [],
    ...section(
      'slots',
      sources.map((source) => [
        source,
        ({ coins, slotCents }) => `${coins[source] ?? 0} for ${money(slotCents[source] ?? 0)}`,
      ]),
    ),
  ];
}

function rowsIn(section: FigureWords['section'], money: Money) {
  return FIGURE_NAMES.filter((name) => FIGURES[name].section === section).map((name) => {
    const { words, unit } = FIGURES[name];
    return [words, (one: Totals) => written(one[name], unit, money)] as const;
  });
}

function worth(coins = 0, value: number, money: Money): string {
  return `${coins} for ${money(coins * value)}`;
}

function written(figure: number, unit: FigureWords['unit'], money: Money): string {
  if (unit === 'money') return money(figure);
  return unit === 'hours' ? hoursOf(figure) : String(figure);
}
