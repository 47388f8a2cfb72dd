import type { Hole, Peg } from './setup.ts';

/** The four holes in the far half of the bed, nearest the player first (BB-3). */
export const DIAMOND: readonly Hole[] = [
  { id: '200', worth: 200 },
  { id: '50L', worth: 50 },
  { id: '50R', worth: 50 },
  { id: '100', worth: 100 },
];

export const STANDARD_FAR_ROW: readonly number[] = [30, 20, 10, 20, 30];
export const ALTERNATIVE_FAR_ROW: readonly number[] = [10, 20, 30, 20, 10];

const SIDES = ['L', 'L', '', 'R', 'R'] as const;

/** The row across the far end, left to right as the player sees it; a hole is named by its worth and side. */
export function farRow(values: readonly number[]): readonly Hole[] {
  return values.map((worth, place) => ({ id: `${worth}${SIDES[place] ?? ''}`, worth }));
}

/** Why this cannot be a far row, or null when it can. */
export function farRowProblem(values: readonly number[]): string | null {
  if (values.length !== SIDES.length) return `exactly five values, not ${values.length}`;
  if (!values.every((value) => Number.isInteger(value) && value > 0)) return 'whole numbers above 0';
  const ids = [...DIAMOND, ...farRow(values)].map((hole) => hole.id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  return twice === undefined ? null : `two holes would be called ${twice}: set their worth in table.holes`;
}

/** The holes with some of them worth something else (BB-74). */
export function holesWorth(holes: readonly Hole[], worth: Readonly<Record<string, number>>): readonly Hole[] {
  return holes.map((hole) => ({ ...hole, worth: worth[hole.id] ?? hole.worth }));
}

const BLACK: Peg = { id: 'black', colour: 'black', costs: 'game' };
const peg = (id: string, colour: Peg['colour'], costs: Peg['costs'] = 'turn'): Peg => ({ id, colour, costs });

/** The three arrangements of skittles (BB-15, BB-17, BB-19). */
export const ARRANGEMENTS = {
  A1: [BLACK, peg('whiteL', 'white'), peg('whiteR', 'white')],
  A2: [BLACK, peg('whiteL', 'white'), peg('whiteR', 'white'), peg('red', 'red', 'game')],
  A3: [BLACK, peg('redL', 'red'), peg('redR', 'red'), peg('redC', 'red')],
} as const satisfies Record<string, readonly Peg[]>;
export type Arrangement = keyof typeof ARRANGEMENTS;

/** A1 on a table whose two side skittles are red (BB-16). */
export const A1_WITH_REDS: readonly Peg[] = [BLACK, peg('redL', 'red'), peg('redR', 'red')];

/** Why these cannot be the skittles of a table, or null when they can (BB-12, BB-73). */
export function pegsProblem(pegs: readonly Peg[]): string | null {
  const blacks = pegs.filter((each) => each.colour === 'black').length;
  if (blacks !== 1) return `exactly one black skittle, not ${blacks}`;
  const ids = pegs.map((each) => each.id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  return twice === undefined ? null : `two skittles are called ${twice}`;
}
