import { describe, expect, it } from 'vitest';
import type { HighBreaks } from '../../src/session/entries.ts';
import { awaitBreak, highBreaksAt, NO_HIGH_BREAKS, settleBreak } from '../../src/session/high-breaks.ts';

const on = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).getTime();
const UNSET = 86_400_000;

function made(...breaks: readonly (readonly [points: number, wall: number])[]): HighBreaks {
  return breaks.reduce(
    (highs, [points, wall]) => settleBreak(awaitBreak(highs, { points, wall })),
    NO_HIGH_BREAKS,
  );
}

describe('a high break', () => {
  it('stands for the day, the month and ever', () => {
    const shown = highBreaksAt(made([380, on(6, 15)]), on(6, 15, 20));
    const best = { points: 380, wall: on(6, 15) };
    expect(shown).toEqual({ day: best, month: best, ever: best });
  });

  it('gives way to a better one only', () => {
    const shown = highBreaksAt(
      made([380, on(6, 15)], [380, on(6, 15, 13)], [520, on(6, 15, 14)], [90, on(6, 15, 15)]),
      on(6, 15, 20),
    );
    expect(shown.day).toEqual({ points: 520, wall: on(6, 15, 14) });
    expect(highBreaksAt(made([380, on(6, 15)], [380, on(6, 15, 13)]), on(6, 15)).day?.wall).toBe(on(6, 15));
  });

  it('of yesterday is no longer shown for the day, nor that of last month for the month', () => {
    const highs = made([380, on(6, 15)]);
    expect(highBreaksAt(highs, on(6, 16, 0))).toMatchObject({ day: null, month: { points: 380 } });
    expect(highBreaksAt(highs, on(7, 1))).toMatchObject({ day: null, month: null, ever: { points: 380 } });
  });

  it('of a new day replaces a better one of the day before, in local time', () => {
    const highs = made([380, on(6, 15, 23)], [120, on(6, 16, 0)]);
    expect(highBreaksAt(highs, on(6, 16))).toMatchObject({ day: { points: 120 }, month: { points: 380 } });
  });

  it('made before the clock was set counts only for ever, with no date', () => {
    const highs = made([380, UNSET]);
    expect(highBreaksAt(highs, on(6, 15))).toEqual({
      day: null,
      month: null,
      ever: { points: 380, wall: null },
    });
    expect(highBreaksAt(highs, UNSET).day).toBeNull();
  });

  it('of the game just finished is shown at once, though it can still be undone', () => {
    const waiting = awaitBreak(NO_HIGH_BREAKS, { points: 200, wall: on(6, 15) });
    expect(highBreaksAt(waiting, on(6, 15)).day?.points).toBe(200);
    expect(highBreaksAt(awaitBreak(waiting, null), on(6, 15)).day).toBeNull();
  });
});
