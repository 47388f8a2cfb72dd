import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CabinetAction, PoolView } from '../../src/ports/web-api.ts';
import { BALLS, POCKETS } from '../../src/rules/pool8/table.ts';
import { poolBench } from '../support/bench.ts';

const action: fc.Arbitrary<CabinetAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sink' as const),
      ball: fc.constantFrom(...BALLS),
      pocket: fc.constantFrom(...POCKETS),
    }),
  },
  fc.constantFrom(
    { do: 'miss' as const },
    { do: 'rack' as const },
    { do: 'clear' as const },
    { do: 'stick' as const },
  ),
  fc.record({
    do: fc.constant('place' as const),
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -50, max: 2_000 }),
  }),
);
type Happening = CabinetAction | { release: true } | { wait: number };
const walk = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: action },
    { weight: 1, arbitrary: fc.constant({ release: true } as const) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4_000 }).map((wait) => ({ wait })) },
  ),
  { maxLength: 60 },
);

function everyBall({ bed, rolling, inside, trough, whiteHome }: PoolView): string[] {
  const seen = [...bed, ...rolling, ...inside].map(({ ball }) => ball);
  return [...seen, ...trough, ...(whiteHome ? ['cue'] : [])].toSorted();
}

describe('whatever is done to a simulated pool table', () => {
  async function walked(seed: number, happenings: readonly Happening[]) {
    const bench = await poolBench({ seed });
    bench.release();
    bench.clock.advance(12_000);
    const balls: string[][] = [];
    for (const each of happenings) {
      if ('wait' in each) bench.clock.advance(each.wait);
      else if ('release' in each) bench.release();
      else bench.cabinet.do(each);
      balls.push(everyBall(bench.view()));
    }
    bench.clock.advance(60_000);
    return { ...bench, balls };
  }

  it('there are sixteen balls, each in one place, and none rolls for ever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), walk, async (seed, happenings) => {
        const { balls, view } = await walked(seed, happenings);
        for (const seen of balls) expect(seen).toEqual(BALLS.toSorted());
        expect(view()).toMatchObject({ rolling: [], moving: false });
        expect(view().inside.some(({ freed }) => freed)).toBe(false);
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('every ball that broke a pocket’s beam passes the reader once, and every edge comes in order of time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), walk, async (seed, happenings) => {
        const { edges, on, read } = await walked(seed, happenings);
        expect(on('lane')).toHaveLength(2 * read.length);
        expect(edges.every((edge, place) => edge.at >= (edges[place - 1]?.at ?? 0))).toBe(true);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});
