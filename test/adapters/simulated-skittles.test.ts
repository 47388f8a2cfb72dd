import { describe, expect, it } from 'vitest';
import { woodBench } from '../support/bench.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('a simulated skittle', () => {
  it('chatters when it is knocked and then stays open for good', async () => {
    let chattered = 0;
    for (const seed of SEEDS) {
      const { play, on, view } = await woodBench({ seed });
      play({ do: 'knock', peg: 'black' });
      const edges = on('peg.black');
      expect(edges.at(-1)?.value).toBe(1);
      expect((edges.at(-1)?.at ?? 0) - (edges[0]?.at ?? 0)).toBeLessThan(40);
      expect(view().pegs.black).toBe('fallen');
      if (edges.length > 1) chattered += 1;
    }
    expect(chattered).toBeGreaterThan(20);
  });

  it('is off its spot for less than 120 ms when it only wobbles', async () => {
    for (const seed of SEEDS) {
      const { play, on, view } = await woodBench({ seed });
      play({ do: 'wobble', peg: 'whiteL' });
      const edges = on('peg.whiteL');
      expect(edges.at(-1)?.value).toBe(0);
      expect((edges.at(-1)?.at ?? 0) - (edges[0]?.at ?? 0)).toBeLessThan(120);
      expect(view().pegs.whiteL).toBe('standing');
    }
  });

  it('must be stood before it can fall again', async () => {
    const { cabinet, play, on } = await woodBench();
    play({ do: 'knock', peg: 'whiteR' });
    expect(cabinet.do({ do: 'knock', peg: 'whiteR' })).toBe('pegDown');
    play({ do: 'stand', peg: 'whiteR' });
    expect(on('peg.whiteR').at(-1)?.value).toBe(0);
    expect(cabinet.do({ do: 'stand', peg: 'whiteR' })).toBe('pegStanding');
  });

  it('never tells the same level twice, whatever is done to it and how fast', async () => {
    for (const seed of SEEDS) {
      const { cabinet, clock, on } = await woodBench({ seed });
      for (const what of ['wobble', 'knock', 'stand', 'wobble', 'knock', 'stand'] as const) {
        cabinet.do({ do: what, peg: 'black' });
        clock.advance(seed);
      }
      clock.advance(10_000);
      const values = on('peg.black').map(({ value }) => value);
      expect(values).toEqual(values.map((_, place) => (place % 2 === 0 ? 1 : 0)));
    }
  });
});

describe('a white skittle put into a 50 hole for the last ball', () => {
  it('leaves its spot, and on some tables breaks the beam of that hole for good', async () => {
    const beams = new Set<boolean>();
    for (const seed of SEEDS) {
      const { play, view } = await woodBench({ seed });
      play({ do: 'plug', peg: 'whiteL' });
      expect(view().lines).toContain('peg.whiteL');
      expect(view().plugged).toEqual({ whiteL: '50L' });
      beams.add(view().lines.includes('hole.50L'));
    }
    expect(beams).toEqual(new Set([true, false]));
  });

  it('keeps balls out of that hole until it is stood on its spot again', async () => {
    const { cabinet, play, view } = await woodBench();
    play({ do: 'plug', peg: 'whiteR' });
    expect(cabinet.do({ do: 'pot', hole: '50R', ball: 'white' })).toBe('holePlugged');
    play({ do: 'stand', peg: 'whiteR' });
    expect(view().lines).toEqual([]);
    expect(cabinet.do({ do: 'pot', hole: '50R', ball: 'white' })).toBeNull();
  });

  it('that is knocked there tells nothing by its foot and frees the beam', async () => {
    for (const seed of SEEDS) {
      const { play, on, view } = await woodBench({ seed });
      play({ do: 'plug', peg: 'whiteL' });
      const before = on('peg.whiteL').length;
      play({ do: 'knock', peg: 'whiteL' });
      expect(on('peg.whiteL')).toHaveLength(before);
      expect(view().lines).toEqual(['peg.whiteL']);
    }
  });

  it('goes into neither the black, nor another hole, nor one that is taken', async () => {
    const { cabinet, play } = await woodBench();
    expect(cabinet.do({ do: 'plug', peg: 'black' })).toBe('pegIsBlack');
    expect(cabinet.do({ do: 'plug', peg: 'whiteL', hole: '200' })).toBe('notA50Hole');
    play({ do: 'plug', peg: 'whiteL' });
    expect(cabinet.do({ do: 'plug', peg: 'whiteR', hole: '50L' })).toBe('holePlugged');
  });
});
