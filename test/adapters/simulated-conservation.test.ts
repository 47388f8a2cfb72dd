import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarBilliardsView, CabinetAction } from '../../src/ports/web-api.ts';
import type { LineChange } from '../../src/sensing/events.ts';
import type { Outputs } from '../../src/session/outputs.ts';
import { BAR_DOWN, classicLayout, PLAYING, woodBench } from '../support/bench.ts';

const layout = classicLayout();
const hole = fc.constantFrom(...layout.holes.map(({ id }) => id));
const peg = fc.constantFrom(...layout.pegs.map(({ id }) => id));
const ball = fc.constantFrom('white' as const, 'red' as const);
const line = fc.constantFrom(...layout.coins.map((coin) => coin.line));

const action: fc.Arbitrary<CabinetAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pot' as const), hole, ball }) },
  { weight: 2, arbitrary: fc.constant({ do: 'miss' as const }) },
  fc.record({ do: fc.constantFrom('lift' as const, 'return' as const), ball }),
  fc.constantFrom({ do: 'baulk' as const }, { do: 'spot' as const }),
  fc.record({
    do: fc.constantFrom('knock' as const, 'wobble' as const, 'stand' as const, 'plug' as const),
    peg,
  }),
  fc.record({ do: fc.constant('coin' as const), line }),
  fc.record({ do: fc.constant('press' as const), button: fc.constantFrom('start', 'next', 'undo') }),
);
type Happening = CabinetAction | { hold: Outputs } | { wait: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: action },
  fc.constantFrom(PLAYING, BAR_DOWN).map((outputs) => ({ hold: outputs })),
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 3_000 }).map((ms) => ({ wait: ms })) },
);
const walk = fc.array(happening, { maxLength: 60 });

function everyBall(view: BarBilliardsView): number[] {
  return [...view.bed, ...view.trough, ...view.rolling, ...view.trapped].map(({ id }) => id);
}

function alternates(edges: readonly LineChange[]): boolean {
  const levels = new Map<string, number>([['bar.down', 0]]);
  return edges.every((edge) => {
    const fresh = (levels.get(edge.line) ?? 0) !== edge.value;
    levels.set(edge.line, edge.value);
    return fresh;
  });
}

describe('whatever is done to a simulated table', () => {
  async function walked(seed: number, happenings: readonly Happening[]) {
    const bench = await woodBench({ seed });
    const balls: number[][] = [];
    for (const each of happenings) {
      if ('wait' in each) bench.clock.advance(each.wait);
      else if ('hold' in each) bench.cabinet.hold(each.hold);
      else bench.cabinet.do(each);
      balls.push(everyBall(bench.view()));
    }
    bench.clock.advance(60_000);
    return { ...bench, balls: [...balls, everyBall(bench.view())] };
  }

  it('bed, trough, rolling and trapped together are the eight balls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), walk, async (seed, happenings) => {
        const { balls } = await walked(seed, happenings);
        for (const ids of balls) expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('every line changes level with every edge, in order of time, and nothing rolls for ever', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), walk, async (seed, happenings) => {
        const { edges, view } = await walked(seed, happenings);
        expect(alternates(edges)).toBe(true);
        expect(edges.every((edge, place) => edge.at >= (edges[place - 1]?.at ?? 0))).toBe(true);
        expect(view().rolling).toEqual([]);
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('the same seed and the same hands give the same edges', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), walk, async (seed, happenings) => {
        const once = await walked(seed, happenings);
        const twice = await walked(seed, happenings);
        expect(twice.edges).toEqual(once.edges);
      }),
      { numRuns: 20, seed: 8 },
    );
  });
});
