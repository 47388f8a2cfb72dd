/** What an error of the event buffer means for the table. `note`: nothing was put in. */
export interface Trouble {
  readonly kind: 'refused' | 'fraud' | 'fault' | 'note';
  readonly what: string;
}

const RETURN_LEVER = 254;
/** One code a coin position. */
const FIRST_INHIBITED = 128;
const LAST_INHIBITED = 159;

const FRAUDS = new Set([16, 17, 18, 19, 20, 22, 23, 24, 25, 34, 37, 38, 40]);
const FAULTS = new Set([4, 5, 6, 7, 13, 14, 15, 21, 26, 27, 28, 29, 30, 31, 32, 35, 36, 39]);

/** `ids`: the coins by position, as far as they are known. */
export function troubleOf(code: number, ids: readonly (string | null)[] = []): Trouble {
  return { kind: kindOf(code), what: WORDS.get(code) ?? otherWords(code, ids) };
}

function kindOf(code: number): Trouble['kind'] {
  if (code === RETURN_LEVER) return 'note';
  if (FRAUDS.has(code)) return 'fraud';
  return FAULTS.has(code) ? 'fault' : 'refused';
}

function otherWords(code: number, ids: readonly (string | null)[]): string {
  if (code < FIRST_INHIBITED || code > LAST_INHIBITED) return `error ${code}`;
  const position = code - FIRST_INHIBITED + 1;
  return `${ids[position - 1] ?? `coin ${position}`} is not taken`;
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [1, 'no coin that it knows'],
  [2, 'coin is not taken'],
  [3, 'coin looks like several'],
  [4, 'wake-up took too long'],
  [5, 'validation took too long'],
  [6, 'credit sensor was not reached'],
  [7, 'sorter was not reached'],
  [8, 'second coin too close'],
  [9, 'accept gate was not ready'],
  [10, 'credit sensor was not ready'],
  [11, 'sorter was not ready'],
  [12, 'rejected coin was not cleared'],
  [13, 'validation sensor is not ready'],
  [14, 'credit sensor is blocked'],
  [15, 'sorter sensor is blocked'],
  [16, 'sensors passed in the wrong order'],
  [17, 'coin went backwards'],
  [18, 'coin too fast at the credit sensor'],
  [19, 'coin too slow at the credit sensor'],
  [20, 'coin on a string'],
  [21, 'coin exit sensor was not reached'],
  [22, 'coin exit sensor was not passed'],
  [23, 'credit sensor was passed too early'],
  [24, 'coins rejected again and again'],
  [25, 'slug'],
  [26, 'reject sensor is blocked'],
  [27, 'too many games'],
  [28, 'too many meter pulses'],
  [29, 'accept gate stays open'],
  [30, 'accept gate stays closed'],
  [31, 'manifold was not reached'],
  [32, 'manifold is blocked'],
  [33, 'manifold was not ready'],
  [34, 'security setting was changed'],
  [35, 'motor does not turn'],
  [36, 'coin was swallowed'],
  [37, 'coin too fast at the validation sensor'],
  [38, 'coin too slow at the validation sensor'],
  [39, 'coin went to the wrong place'],
  [40, 'light was shone into it'],
  [RETURN_LEVER, 'return lever was pressed'],
  [255, 'unknown error'],
]);
