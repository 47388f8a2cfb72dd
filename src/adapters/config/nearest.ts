/** The known name that somebody most likely meant, or null when none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = plain(name);
  // One letter of three may be wrong; of two letters every other two would be near.
  const most = Math.floor(wanted.length / 3);
  const measured = known.map((each) => ({ each, steps: editSteps(wanted, plain(each)) }));
  const best = measured.toSorted((a, b) => a.steps - b.steps)[0];
  return best !== undefined && best.steps <= most ? best.each : null;
}

/** `; did you mean …?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess === null ? '' : `; did you mean ${guess}?`;
}

// Nobody means a longer name, and the table below grows with the square.
const LONGEST = 40;
const plain = (name: string): string =>
  name
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** Letters put in, left out, exchanged, or swapped with their neighbour. */
function editSteps(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const exchanged = cell(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const cheapest = Math.min(cell(row, j) + 1, cell(next, j - 1) + 1, exchanged);
      next.push(swapped ? Math.min(cheapest, cell(before, j - 2) + 1) : cheapest);
    }
    before = row;
    row = next;
  }
  return cell(row, to.length);
}

const cell = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
