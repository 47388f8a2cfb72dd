import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarFollow, type BarSeen, followBar, mustTellAgain } from '../../src/session/bar-follow.ts';

const PATIENCE = { firstMs: 2_000, againMs: 1_500 };

const seen: fc.Arbitrary<BarSeen> = fc.record({
  wanted: fc.constantFrom('raised', 'dropped'),
  isDown: fc.boolean(),
  at: fc.constant(0),
});

/** What is made of all this, looked at after these pauses. */
function told(
  looks: readonly (readonly [number, BarSeen])[],
): readonly { follow: BarFollow; again: boolean }[] {
  let at = 0;
  let before: BarFollow | null = null;
  return looks.map(([pause, look]) => {
    at += pause;
    const follow = followBar(before, { ...look, at }, PATIENCE);
    const again = mustTellAgain(before, follow);
    before = follow;
    return { follow, again };
  });
}

describe('A bar that is looked at', () => {
  const looks = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), seen), { maxLength: 60 });

  it('is told at most twice more between two orders or arrivals', () => {
    fc.assert(
      fc.property(looks, (each) => {
        let times = 0;
        for (const { follow, again } of told(each)) {
          if (again) times += 1;
          else if (follow.is === 'there' || (follow.is === 'moving' && follow.told === 1)) times = 0;
          expect(times).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('is never stuck where it is wanted', () => {
    fc.assert(
      fc.property(looks, (each) => {
        told(each).forEach(({ follow }, place) => {
          const look = each[place]?.[1];
          if (follow.is === 'stuck') expect(look?.isDown).toBe(look?.wanted === 'raised');
        });
      }),
    );
  });

  it('is given its time anew when something else is wanted', () => {
    const down = { wanted: 'raised', isDown: true, at: 0 } as const;
    const up = { wanted: 'dropped', isDown: false, at: 0 } as const;
    const follows = told([
      [0, down],
      [1_999, down],
      [1, up],
      [1_999, up],
      [1, up],
    ]);
    expect(follows.map(({ again }) => again)).toEqual([false, false, false, false, true]);
  });
});
