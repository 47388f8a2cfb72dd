import { figuresOf, type Glyphs } from './glyphs.ts';

/** So long everything lights; then each digit in turn says which it is. */
const ALL_MS = 4_000;
const EACH_MS = 500;

/** A technician tries the digits: whatever stays dark, or lights when it should not, is seen. */
export function trialGlyphs(ms: number, width: number): Glyphs {
  if (ms < ALL_MS) return all(width);
  const lit = Math.floor((ms - ALL_MS) / EACH_MS) % width;
  return Array.from({ length: width }, (_, place) => (place === lit ? figuresOf(place + 1, 1) : ' ')).join(
    '',
  );
}

/** Four digits are a clock's. */
function all(width: number): Glyphs {
  return width === 4 ? '8.8.:8.8.' : '8.'.repeat(width);
}
