import { describe, expect, it } from 'vitest';
import { readSince } from '../../src/session/since.ts';

const NOW = new Date(2026, 10, 30, 14, 5).getTime();
const local = (...time: readonly [number, number, number, number?, number?]) => new Date(...time).getTime();

describe('--since', () => {
  it.each([
    ['2026-11-01', local(2026, 10, 1)],
    ['2026-11-01 18:30', local(2026, 10, 1, 18, 30)],
    ['2026-11-01T18:30', local(2026, 10, 1, 18, 30)],
    ['2024-02-29', local(2024, 1, 29)],
    ['2010-01-01', local(2010, 0, 1)],
    ['7d', local(2026, 10, 23)],
    ['0d', local(2026, 10, 30)],
    ['collection', 'collection'],
  ])('understands %s', (written, since) => {
    expect(readSince(written, NOW)).toBe(since);
  });

  it.each([
    'yesterday',
    '',
    '01/11/2026',
    '2026-11',
    '7 days',
    '-7d',
    '2026-11-01 18',
    '2026-11-01 18:30:00',
  ])('says how to write it instead of "%s"', (written) => {
    expect(readSince(written, NOW)).toEqual({ problem: expect.stringContaining('2026-11-30') });
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-01 24:00', '2026-11-01 10:60'])(
    'knows that there is no %s',
    (written) => {
      expect(readSince(written, NOW)).toEqual({ problem: `There is no ${written}.` });
    },
  );

  it('refuses a time that is yet to come', () => {
    expect(readSince('2062-11-01', NOW)).toEqual({ problem: '2062-11-01 is yet to come.' });
  });

  it('counts days back only from a clock that is set, and takes any date without one', () => {
    expect(readSince('7d', 5_000)).toEqual({ problem: expect.stringContaining('clock') });
    expect(readSince('2026-11-01', 5_000)).toBe(local(2026, 10, 1));
  });
});
