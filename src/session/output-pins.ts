import type { BarDrive, Wiring } from './table-config.ts';

/** A pin that is driven, by the name of what hangs on it. */
export interface DrivenPin {
  readonly name: string;
  readonly pin: number;
  /** Burns when it stays on. */
  readonly isCoil: boolean;
}

/** Every pin that a wiring drives, in the order of the settings. */
export function outputPins({ bar, ...others }: Wiring['outputs']): readonly DrivenPin[] {
  const named = Object.entries(others).map(([name, { pin }]) => ({ name, pin, isCoil: COILS.has(name) }));
  return [...(bar ? barPins(bar) : []), ...named];
}

const COILS: ReadonlySet<string> = new Set(['meter', 'release', 'chime']);

function barPins(bar: BarDrive): readonly DrivenPin[] {
  switch (bar.kind) {
    case 'held':
      return [{ name: 'bar', pin: bar.pin, isCoil: false }];
    case 'motor':
      return [{ name: 'bar', pin: bar.pin, isCoil: true }];
    case 'coils':
      return [
        { name: 'bar.drop', pin: bar.drop.pin, isCoil: true },
        { name: 'bar.raise', pin: bar.raise.pin, isCoil: true },
      ];
  }
}
