import type { Ball } from '../../../rules/pool8/table.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { LineChange } from '../../../sensing/events.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import type { Chance } from './chance.ts';

/** What will happen by itself, and when. */
export type Due =
  | { readonly what: 'edge'; readonly at: number; readonly edge: LineChange }
  /** A sensor broke or was mended: only its wire tells something else. */
  | { readonly what: 'wire'; readonly at: number; readonly edge: LineChange }
  | { readonly what: 'ball at bar'; readonly at: number; readonly id: number }
  | { readonly what: 'ball home'; readonly at: number; readonly id: number }
  /** At a pool table: one that was let go has rolled out, one passes the reader, one lies inside again. */
  | { readonly what: 'ball out' | 'ball at reader' | 'ball inside'; readonly at: number; readonly ball: Ball }
  | { readonly what: 'bed at rest'; readonly at: number };

/** The wood after something was done to it, and what that sets going. */
export interface Step<W> {
  readonly wood: W;
  readonly due: readonly Due[];
}

/** What the wood stands in: its layout, this moment, and chance. */
export interface World {
  readonly layout: TableLayout;
  /** Holes or pockets. */
  readonly holes: ReadonlyMap<string, Spot>;
  readonly pegs: ReadonlyMap<string, Spot>;
  /** The lines of those that can be broken. */
  readonly sensors: readonly string[];
  readonly at: number;
  readonly chance: Chance;
}

export const still = <W>(wood: W): Step<W> => ({ wood, due: [] });

export function andThen<W>(step: Step<W>, next: (wood: W) => Step<W>): Step<W> {
  const after = next(step.wood);
  return { wood: after.wood, due: [...step.due, ...after.due] };
}

/** What was begun on a line takes until then: nothing else begins on it earlier. */
export interface Wired {
  readonly busyUntil: Readonly<Record<string, number>>;
}

/** These edges on a line, as soon after `at` as it is free; it is free again `gapMs` after the last of them. */
export function speak<W extends Wired>(
  wood: W,
  line: string,
  { at, gapMs = 1, edges }: { at: number; gapMs?: number; edges: (from: number) => readonly LineChange[] },
): Step<W> {
  const told = edges(Math.max(at, wood.busyUntil[line] ?? 0));
  const end = Math.max(at, ...told.map((edge) => edge.at)) + gapMs;
  return {
    wood: { ...wood, busyUntil: { ...wood.busyUntil, [line]: end } },
    due: told.map((edge) => ({ what: 'edge', at: edge.at, edge })),
  };
}
