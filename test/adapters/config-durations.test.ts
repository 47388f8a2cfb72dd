import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationProblem, readDuration, writeDuration } from '../../src/adapters/config/duration.ts';
import { problemsOf } from '../support/config-reading.ts';

const ANY = { min: 0, max: 86_400_000 };

describe('A duration', () => {
  it.each([
    ['17m', 1_020_000],
    ['15m30s', 930_000],
    ['4s', 4000],
    ['150ms', 150],
    ['1h', 3_600_000],
    ['1h2m3s4ms', 3_723_004],
    ['90s', 90_000],
    ['0ms', 0],
  ])('%s is %i ms', (text, ms) => {
    expect(readDuration(text)).toBe(ms);
  });

  it('reads as it was written, to the millisecond', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (ms) => {
        expect(readDuration(writeDuration(ms))).toBe(ms);
      }),
    );
  });

  it.each([
    ['', 'allowed: 0s to 24h, written like 17m, 15m30s, 4s or 150ms'],
    ['17 min', 'did you mean 17m?'],
    ['1.5s', 'did you mean 1s500ms?'],
    ['15:30', 'did you mean 15m30s?'],
    ['17M', 'did you mean 17m?'],
    ['30s15m', 'written like 17m'],
    ['-5m', 'written like 17m'],
    ['17', '17 has no unit, write 17m'],
  ])('is refused as %j', (text, hint) => {
    expect(readDuration(text)).toBe(null);
    expect(durationProblem(text, ANY)).toContain(hint);
  });

  it('without a unit is answered with the one that fits the setting', () => {
    expect(problemsOf('cabinet: { sensing: { hole: { min: 4, stuck: 2 } } }')).toEqual([
      'table.yaml:1:36 cabinet.sensing.hole.min: 4 has no unit, write 4ms; allowed: 0s to 250ms',
      'table.yaml:1:46 cabinet.sensing.hole.stuck: 2 has no unit, write 2s; allowed: 250ms to 1m',
    ]);
  });
});

describe('The time of a game', () => {
  it.each([
    ['free', '5m', '4m59s', 'short, allowed in profile free: 5m to 20m'],
    ['free', '20m', '20m1s', 'long, allowed in profile free: 5m to 20m'],
    ['classic-strict', '15m30s', '15m29s', 'short, allowed in profile classic-strict: 15m30s to 19m'],
    ['classic-strict', '19m', '19m1s', 'long, allowed in profile classic-strict: 15m30s to 19m'],
    ['classic', '1m', '59s', 'short, allowed: 1m to 1h'],
    ['classic', '60m', '60m1s', 'long, allowed: 1m to 1h'],
  ])('BB-52 BB-71 in profile %s may be %s, not %s', (profile, allowed, refused, reason) => {
    const problems = (time: string) => problemsOf(`profile: ${profile}\nplay: { gameTime: ${time} }`);
    expect(problems(allowed)).toEqual([]);
    expect(problems(refused)).toEqual([`table.yaml:2:19 play.gameTime: ${refused} is too ${reason}`]);
  });
});
