import type { Collected, Totals } from '../../session/audit.ts';
import { DAY_FIGURES, type Day } from '../../session/audit-days.ts';
import type { FaultRecord } from '../../session/entries.ts';
import { FIGURE_NAMES, FIGURES } from './figures.ts';
import { momentOf } from './moment.ts';
import type { AuditReport } from './report.ts';

/** One line of a sheet: a figure, or a text. */
export interface Line {
  readonly section: string;
  /** Which coin, slot, day, collection, fault or check. */
  readonly key?: string;
  /** As in the report, the unit at its end. */
  readonly name: string;
  readonly period?: number;
  readonly since?: number;
  readonly ever?: number;
  readonly text?: string;
}

/** The whole report, one figure a line. */
export function linesOf(report: AuditReport): readonly Line[] {
  const { totals, credit, reading, days, collections, faults, checks } = report;
  return [
    ...aboutLines(report),
    ...FIGURE_NAMES.map((name) => ({
      section: FIGURES[name].section,
      name,
      ...threeTimes(totals, (one) => one[name]),
    })),
    ...Object.keys(totals.ever.kinds).flatMap((value) => coinLines(totals, value)),
    ...Object.keys(totals.ever.coins).flatMap((source) => slotLines(totals, source)),
    ...figureLines('credit', credit),
    ...figureLines('meter', reading),
    ...days.flatMap(dayLines),
    ...collections.flatMap(collectionLines),
    ...faults.flatMap(faultLines),
    ...checks.flatMap(({ name: key, cents, sumCents, agrees }) => [
      { section: 'checks', key, name: 'totalCents', ever: cents },
      { section: 'checks', key, name: 'sumCents', ever: sumCents },
      { section: 'checks', key, name: 'agrees', text: agrees ? 'yes' : 'no' },
    ]),
  ];
}

function aboutLines(report: AuditReport): readonly Line[] {
  const { version, journal, config, from, to, period, since, otherCurrencies, siteShare } = report;
  const about = (name: string, text: string | null): Line => ({ section: 'about', name, text: text ?? '' });
  return [
    about('version', version),
    about('journal', journal),
    about('from', timeOf(from)),
    about('to', timeOf(to)),
    { section: 'about', name: 'periodNumber', ever: period.number },
    about('periodFrom', timeOf(period.from)),
    about('sinceFrom', timeOf(since === 'collection' ? period.from : since)),
    { section: 'about', name: 'siteShare', ever: siteShare },
    about('config', config),
    about('otherCurrencies', otherCurrencies.join(' ')),
  ];
}

function coinLines(totals: AuditReport['totals'], value: string): readonly Line[] {
  const count = (one: Totals) => one.kinds[value] ?? 0;
  return [
    { section: 'coins', key: value, name: 'count', ...threeTimes(totals, count) },
    {
      section: 'coins',
      key: value,
      name: 'valueCents',
      ...threeTimes(totals, (one) => Number(value) * count(one)),
    },
  ];
}

function slotLines(totals: AuditReport['totals'], key: string): readonly Line[] {
  return [
    { section: 'slots', key, name: 'count', ...threeTimes(totals, (one) => one.coins[key] ?? 0) },
    { section: 'slots', key, name: 'valueCents', ...threeTimes(totals, (one) => one.slotCents[key] ?? 0) },
  ];
}

function figureLines(section: string, figures: object): readonly Line[] {
  return Object.entries(figures).map(([name, ever]) => ({ section, name, ever: Number(ever) }));
}

function dayLines(day: Day): readonly Line[] {
  return DAY_FIGURES.map((name) => ({ section: 'days', key: day.day, name, since: day[name] }));
}

function collectionLines(slip: Collected): readonly Line[] {
  const {
    number,
    from,
    wall,
    by,
    door,
    key: turned,
    reading,
    countedCents,
    differenceCents,
    ...figures
  } = slip;
  const at = { section: 'collections', key: String(number) };
  const text = (name: string, text: string | null): Line => ({ ...at, name, text: text ?? '' });
  return [
    text('from', timeOf(from)),
    text('at', timeOf(wall)),
    text('by', by),
    text('door', switchOf(door, 'open', 'shut')),
    text('key', switchOf(turned, 'turned', 'not turned')),
    ...Object.entries(figures).map(([name, ever]) => ({ ...at, name, ever })),
    ...(countedCents === null ? [] : [{ ...at, name: 'countedCents', ever: countedCents }]),
    ...(differenceCents === null ? [] : [{ ...at, name: 'differenceCents', ever: differenceCents }]),
    { ...at, name: 'oldReading', ever: reading.old },
    { ...at, name: 'newReading', ever: reading.new },
  ];
}

function faultLines({ code, what, first, last, times, cleared }: FaultRecord): readonly Line[] {
  const at = { section: 'faults', key: `${code} ${what}` };
  return [
    { ...at, name: 'times', ever: times },
    { ...at, name: 'first', text: momentOf(first) },
    { ...at, name: 'last', text: momentOf(last) },
    { ...at, name: 'cleared', text: timeOf(cleared) ?? 'open' },
  ];
}

function threeTimes(totals: AuditReport['totals'], figure: (one: Totals) => number) {
  return { period: figure(totals.period), since: figure(totals.since), ever: figure(totals.ever) };
}

const timeOf = (wall: number | null): string | null => (wall === null ? null : momentOf(wall));

const switchOf = (on: boolean | null, yes: string, no: string): string | null =>
  on === null ? null : on ? yes : no;
