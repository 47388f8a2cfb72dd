import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const theme = readFileSync(new URL('../../src/web/theme.css', import.meta.url), 'utf8');
const token = (name: string): string => {
  const value = theme.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`theme.css has no colour --${name}`);
  return value;
};

/** WCAG 2: relative luminance and contrast. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours can be told apart from across a pub', () => {
  it.each([
    ['ivory', 'baize'],
    ['ivory', 'baize-deep'],
    ['brass', 'baize'],
    ['brass', 'baize-deep'],
    ['ivory-soft', 'baize'],
    ['ink', 'ivory'],
    ['ink', 'brass'],
    ['ink', 'brass-low'],
    ['ivory', 'red-ground'],
  ])('figures: %s on %s, 7 to 1', (figure, ground) => {
    expect(contrast(figure, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['ivory', 'baize-lift'],
    ['ivory-soft', 'baize-lift'],
    ['brass', 'baize-lift'],
    ['red', 'baize'],
    ['red', 'baize-deep'],
    ['red', 'baize-lift'],
    ['ivory', 'cloth'],
  ])('words and marks: %s on %s, 4.5 to 1', (word, ground) => {
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  // A stripe is a band on ivory, a solid the paint alone: both are told apart by their shape, on any ground they lie on.
  it.each([
    ['paint', 'ivory'],
    ['paint', 'baize'],
    ['paint', 'baize-lift'],
    ['paint-rest', 'ivory'],
    ['paint-rest', 'baize'],
  ])('balls: %s on %s, 3 to 1', (paint, ground) => {
    expect(contrast(paint, ground)).toBeGreaterThanOrEqual(3);
  });
});
