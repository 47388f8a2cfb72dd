import { outputPins } from './output-pins.ts';
import type { TableConfig } from './table-config.ts';

export interface OutputOf {
  /** What hangs on it. */
  readonly name: string;
  readonly pin: number;
}

/** All that a table switches, and what it reaches them by. Each is off when its pin is low. */
export type Driven =
  | { readonly driver: 'gpio'; readonly outputs: readonly OutputOf[] }
  | { readonly driver: 'firmata'; readonly port: string; readonly outputs: readonly OutputOf[] };

/** Null: a simulated table switches nothing. */
export function drivenBy({ driver, gpio, firmata }: TableConfig['cabinet']): Driven | null {
  if (driver === 'gpio' && gpio) return { driver, outputs: outputsOf(gpio) };
  if (driver === 'firmata' && firmata) return { driver, port: firmata.port, outputs: outputsOf(firmata) };
  return null;
}

const outputsOf = ({ outputs }: NonNullable<TableConfig['cabinet']['gpio']>): readonly OutputOf[] =>
  outputPins(outputs).map(({ name, pin }) => ({ name, pin }));
