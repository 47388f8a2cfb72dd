/**
 * A row of digits as text: a character is a digit's, a point lights the point of the digit before it, and a colon
 * stands between two: `' 9:05'`, `'Cr 2.'`.
 */
export type Glyphs = string;

/** What lights of a row, from the left. */
export interface Row {
  /** Bits as the MAX7219 has them: point, then a (top) to g (middle). */
  readonly segments: readonly number[];
  /** The digit that the colon comes after. */
  readonly colonAfter: number | null;
}

export const POINT = 0x80;

// What seven segments can tell apart: O is 0, S is 5, V is U.
const SEGMENTS: Readonly<Record<string, number>> = {
  ' ': 0x00,
  '-': 0x01,
  _: 0x08,
  '0': 0x7e,
  '1': 0x30,
  '2': 0x6d,
  '3': 0x79,
  '4': 0x33,
  '5': 0x5b,
  '6': 0x5f,
  '7': 0x70,
  '8': 0x7f,
  '9': 0x7b,
  A: 0x77,
  b: 0x1f,
  C: 0x4e,
  E: 0x4f,
  F: 0x47,
  H: 0x37,
  h: 0x17,
  i: 0x10,
  L: 0x0e,
  O: 0x7e,
  P: 0x67,
  r: 0x05,
  S: 0x5b,
  t: 0x0f,
  U: 0x3e,
  V: 0x3e,
};

export function rowOf(glyphs: Glyphs): Row {
  const segments: number[] = [];
  let colonAfter: number | null = null;
  for (const glyph of glyphs) {
    const last = segments.length - 1;
    if (glyph === ':') colonAfter = last;
    else if (glyph === '.') segments[last] = (segments[last] ?? 0) | POINT;
    else segments.push(SEGMENTS[glyph] ?? 0);
  }
  return { segments, colonAfter };
}

/** How many digits it takes. */
export function widthOf(glyphs: Glyphs): number {
  return glyphs.replaceAll(/[.:]/g, '').length;
}

export function atRight(glyphs: Glyphs, width: number): Glyphs {
  return ' '.repeat(Math.max(0, width - widthOf(glyphs))) + glyphs;
}

export function atLeft(glyphs: Glyphs, width: number): Glyphs {
  return glyphs + ' '.repeat(Math.max(0, width - widthOf(glyphs)));
}

/** One at each end with a gap between them; null where there is no room for that. */
export function atBothEnds(left: Glyphs, right: Glyphs, width: number): Glyphs | null {
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 1 ? null : left + ' '.repeat(gap) + right;
}

const MOST_POINTS = 999_999;

/**
 * Where the digits are not enough, the thousands and the rest are shown in turn, with a low line where the other part
 * goes on: `12_`, `_340`.
 */
export function figuresOf(points: number, width: number): readonly Glyphs[] {
  const figures = String(points);
  if (figures.length <= width) return [figures];
  const most = String(Math.min(MOST_POINTS, points));
  return [`${most.slice(0, -3)}_`, `_${most.slice(-3)}`];
}
