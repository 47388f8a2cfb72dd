import type { Outputs } from './outputs.ts';
import type { BarDrive } from './table-config.ts';

/** How far a bar has come that was told where to be. */
export type BarFollow =
  | { readonly is: 'there'; readonly wanted: Outputs['bar'] }
  /** It is given until `dueAt`; it was told to move so many times. */
  | { readonly is: 'moving'; readonly wanted: Outputs['bar']; readonly told: number; readonly dueAt: number }
  | { readonly is: 'stuck'; readonly wanted: Outputs['bar'] };

/** How long a bar may take: the first time, and each time that it is told again. */
export interface BarPatience {
  readonly firstMs: number;
  readonly againMs: number;
}

export interface BarSeen {
  readonly wanted: Outputs['bar'];
  /** What the switch bar.down says. */
  readonly isDown: boolean;
  readonly at: number;
}

/** Told once and then twice more, it will not move. */
const MOST_TOLD = 3;

/** A motor may run for its whole time. What a coil or a level does not move in 5 s altogether does not move. */
export function barPatience(bar: BarDrive | undefined): BarPatience {
  if (bar?.kind === 'motor') return { firstMs: bar.mostMs + 1_000, againMs: bar.mostMs + 1_000 };
  return { firstMs: 2_000, againMs: 1_500 };
}

/** How long it takes altogether until a bar is given up. */
export const wholePatienceMs = ({ firstMs, againMs }: BarPatience): number =>
  firstMs + (MOST_TOLD - 1) * againMs;

/** `before` is null when nothing was known. To be called when something changes, and at `dueAt`. */
export function followBar(before: BarFollow | null, seen: BarSeen, patience: BarPatience): BarFollow {
  const { wanted, isDown, at } = seen;
  if (isDown === (wanted === 'dropped')) return { is: 'there', wanted };
  if (before?.wanted !== wanted || before.is === 'there') {
    return { is: 'moving', wanted, told: 1, dueAt: at + patience.firstMs };
  }
  if (before.is === 'stuck' || at < before.dueAt) return before;
  if (before.told === MOST_TOLD) return { is: 'stuck', wanted };
  return { is: 'moving', wanted, told: before.told + 1, dueAt: at + patience.againMs };
}

/** The bar has to be told once more. */
export const mustTellAgain = (before: BarFollow | null, after: BarFollow): boolean =>
  before?.is === 'moving' && after.is === 'moving' && after.told > before.told;
