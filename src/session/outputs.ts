/** What the table holds: levels, a function of the state, put on again after every step and reconnect. */
export interface Outputs {
  readonly bar: 'raised' | 'dropped';
  /** The coin gate. */
  readonly coins: 'accepted' | 'refused';
  readonly startLamp: 'lit' | 'dark';
}

/** Every way out of the program ends here. */
export const SAFE: Outputs = { bar: 'dropped', coins: 'refused', startLamp: 'dark' };

/** A pulse of the electromechanical meter, and the pause after it: counters take ten a second at most. */
export const METER_PULSE = { onMs: 100, offMs: 100 } as const;

/** What happens once: never repeated after a restart. */
export type Momentary =
  | { readonly output: 'chime'; readonly value: 'coin' | 'start' | 'warning' | 'bar' | 'foul' | 'over' }
  /** One pulse of the electromechanical meter. */
  | { readonly output: 'meter'; readonly value: number }
  /** The bar is not where it should be: whatever moves it does so once more. */
  | { readonly output: 'bar'; readonly value: 'again' }
  /** The balls are let go, where a coil of their own does that. */
  | { readonly output: 'release'; readonly value: 1 }
  /** A coin the gate could not hold back, told as returned by a simulated mechanism. */
  | { readonly output: 'coinReturned'; readonly value: number };

/** What the levels depend on besides the table's state. */
export interface Conditions {
  /** The bar is up while the paid time runs (BB-53). */
  readonly barRaised: boolean;
  /** There is room for another credit, a coin can be booked, and the start-up is over. */
  readonly coinsWelcome: boolean;
  readonly canStart: boolean;
  readonly outOfOrder: boolean;
}

export function outputsFor(table: Conditions): Outputs {
  if (table.outOfOrder) return SAFE;
  return {
    bar: table.barRaised ? 'raised' : 'dropped',
    coins: table.coinsWelcome ? 'accepted' : 'refused',
    startLamp: table.canStart ? 'lit' : 'dark',
  };
}

export function sameOutputs(a: Outputs, b: Outputs): boolean {
  return a.bar === b.bar && a.coins === b.coins && a.startLamp === b.startLamp;
}
