import type { Outputs } from '../outputs.ts';
import { LASTS_MS, type LastingTest } from './tests.ts';

/** A test that goes on. Monotonic milliseconds. */
export interface Trial {
  readonly since: number;
  readonly until: number;
}

export type Trials = Readonly<Partial<Record<LastingTest, Trial>>>;

export const NO_TRIALS: Trials = {};

/** How long gate and lamp stay on one side: long enough to hear and to see it. */
const SIDE_MS = 1_000;

/** Begins it, or lets one that goes on begin anew to last. */
export function begun(trials: Trials, test: LastingTest, at: number): Trials {
  return { ...trials, [test]: { since: trials[test]?.since ?? at, until: at + LASTS_MS[test] } };
}

export function without(trials: Trials, tests: readonly LastingTest[]): Trials {
  return Object.fromEntries(entriesOf(trials).filter(([test]) => !tests.includes(test)));
}

/** Those that are not over by themselves. */
export function going(trials: Trials, at: number): Trials {
  const over = entriesOf(trials).flatMap(([test, { until }]) => (until <= at ? [test] : []));
  return over.length === 0 ? trials : without(trials, over);
}

/** When one of them ends or changes sides next; Infinity when none does. */
export function nextTurn(trials: Trials, at: number): number {
  const ends = entriesOf(trials).map(([, { until }]) => until);
  const turns = [trials.coinGate, trials.startLamp].flatMap((trial) =>
    trial ? [trial.since + (sidesChanged(trial, at) + 1) * SIDE_MS] : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...ends, ...turns);
}

/** What is held while they go on. `idle` is what would be held without them. */
export function heldUnder(trials: Trials, idle: Outputs, at: number): Outputs {
  const { barRaise, coinGate, coins, startLamp } = trials;
  return {
    bar: barRaise ? 'raised' : idle.bar,
    coins: coins ? 'accepted' : isOther(coinGate, at) ? OTHER[idle.coins] : idle.coins,
    startLamp: isOther(startLamp, at) ? OTHER[idle.startLamp] : idle.startLamp,
  };
}

const OTHER = {
  accepted: 'refused',
  refused: 'accepted',
  lit: 'dark',
  dark: 'lit',
} as const;

/** At once on the other side, and then in turn. */
function isOther(trial: Trial | undefined, at: number): boolean {
  return trial !== undefined && sidesChanged(trial, at) % 2 === 0;
}

const sidesChanged = ({ since }: Trial, at: number): number => Math.floor((at - since) / SIDE_MS);

function entriesOf(trials: Trials): readonly (readonly [LastingTest, Trial])[] {
  // Typed by what may be in it: nothing else ever is.
  return Object.entries(trials) as [LastingTest, Trial][];
}
