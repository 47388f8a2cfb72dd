import type { Totals } from '../../session/audit.ts';

export type FigureName = {
  [Name in keyof Totals]: Totals[Name] extends number ? Name : never;
}[keyof Totals];

export interface FigureWords {
  readonly section: 'money' | 'games' | 'refused' | 'machine';
  readonly unit: 'money' | 'count' | 'hours';
  readonly words: string;
}

const money = (words: string): FigureWords => ({ section: 'money', unit: 'money', words });
const games = (words: string): FigureWords => ({ section: 'games', unit: 'count', words });
const refused = (words: string): FigureWords => ({ section: 'refused', unit: 'count', words });
const machine = (words: string): FigureWords => ({ section: 'machine', unit: 'count', words });

/** Every figure of an audit, in the order in which a person reads them. */
export const FIGURES: Readonly<Record<FigureName, FigureWords>> = {
  takenCents: money('taken'),
  cashCents: money('  in cash'),
  cashlessCents: money('  cashless'),
  refundedCents: money('refunded'),
  netCents: money('net: taken less refunded'),
  siteCents: money("  the site's share"),
  operatorCents: money("  the operator's share"),
  soldCents: money('games begun had cost'),
  returnedCents: money('  given back by failed vends'),
  extendedCents: money('playing time bought'),
  expiredCents: money('credit that expired'),
  gamesPaid: games('paid'),
  gamesFree: games('free'),
  gamesService: games('service: test plays'),
  bonusGames: games('bonus games given'),
  serviceCredits: games('service credits given'),
  extensions: games('extensions'),
  vendsFailed: games('vends that failed'),
  revends: games('balls released again'),
  refunds: games('refunds'),
  refundedGames: games('  games refunded'),
  expiredGames: games('games that expired'),
  testedCents: money('test coins in the box, no takings'),
  testedCashlessCents: money('  cashless'),
  coinsRefused: refused('coins and slugs refused'),
  frauds: refused('  of them frauds'),
  eventsLost: refused('coins that the acceptor could not tell'),
  powerUps: machine('power-ups'),
  onMs: { section: 'machine', unit: 'hours', words: 'hours on' },
  doorOpenings: machine('door openings'),
  faults: machine('faults'),
  pulsesOwed: machine('meter pulses owed'),
  pulsesMade: machine('meter pulses made'),
  pulsesTested: machine('  of them tests'),
  testedCoins: machine('coins tested'),
};

export const FIGURE_NAMES = Object.keys(FIGURES).filter((name): name is FigureName => name in FIGURES);
export const SECTIONS = [...new Set(FIGURE_NAMES.map((name) => FIGURES[name].section))];

/** The name without its unit, which stands beside it. */
export const unitless = (name: string): string => name.replace(/(Cents|Ms)$/, '');

export function hoursOf(ms: number): string {
  return (ms / 3_600_000).toFixed(1);
}
