import type { Spot } from '../../../rules/bar-billiards/bed.ts';
import type { LineChange } from '../../../sensing/events.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import type { Chance } from './chance.ts';
import type { Wood } from './wood.ts';

/** What will happen by itself, and when. */
export type Due =
  | { readonly what: 'edge'; readonly at: number; readonly edge: LineChange }
  | { readonly what: 'ball at bar'; readonly at: number; readonly id: number }
  | { readonly what: 'ball home'; readonly at: number; readonly id: number };

/** The wood after something was done to it, and what that sets going. */
export interface Step {
  readonly wood: Wood;
  readonly due: readonly Due[];
}

/** What the wood stands in: its layout, this moment, and chance. */
export interface World {
  readonly layout: TableLayout;
  readonly holes: ReadonlyMap<string, Spot>;
  readonly pegs: ReadonlyMap<string, Spot>;
  readonly at: number;
  readonly chance: Chance;
}

export const still = (wood: Wood): Step => ({ wood, due: [] });

export function andThen(step: Step, next: (wood: Wood) => Step): Step {
  const after = next(step.wood);
  return { wood: after.wood, due: [...step.due, ...after.due] };
}

/** These edges on a line, as soon after `at` as it is free; it is free again `gapMs` after the last of them. */
export function speak(
  wood: Wood,
  line: string,
  { at, gapMs = 1, edges }: { at: number; gapMs?: number; edges: (from: number) => readonly LineChange[] },
): Step {
  const told = edges(Math.max(at, wood.busyUntil[line] ?? 0));
  const end = Math.max(at, ...told.map((edge) => edge.at)) + gapMs;
  return {
    wood: { ...wood, busyUntil: { ...wood.busyUntil, [line]: end } },
    due: told.map((edge) => ({ what: 'edge', at: edge.at, edge })),
  };
}
