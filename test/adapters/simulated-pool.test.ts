import { describe, expect, it } from 'vitest';
import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { BED, RACK_SPOT } from '../../src/rules/pool8/bed.ts';
import { BALLS, OBJECT_BALLS, POCKETS } from '../../src/rules/pool8/table.ts';
import { createSensing } from '../../src/sensing/sensing.ts';
import { cabinetContract } from '../contracts/cabinet.ts';
import { beatsOf } from '../support/beats.ts';
import { classicLayout, poolBench, poolLayout, widthOf } from '../support/bench.ts';
import { playFrom } from '../support/open-table.ts';

cabinetContract('simulated pool table', async () => {
  const clock = new HandClock();
  const cabinet = simulatedCabinet({ layout: poolLayout(), clock, seed: 7 });
  return {
    cabinet,
    press: (button) => {
      cabinet.do({ do: 'press', button });
    },
    settle: async () => clock.advance(10_000),
    held: () => ({ coins: cabinet.view().gate }),
    moved: () => cabinet.view().meter,
  };
});

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const sink = (ball: string, pocket: string) => ({ do: 'sink', ball, pocket }) as const;

/** The balls are out and in the triangle. */
async function racked(seed = 1) {
  const bench = await poolBench({ seed });
  bench.release();
  bench.clock.advance(12_000);
  bench.play({ do: 'rack' });
  return bench;
}

describe('the balls of a simulated pool table', () => {
  it('lie inside until they are let go, the white apart and free', async () => {
    const { cabinet, view } = await poolBench();
    expect(view()).toMatchObject({ bed: [], trough: [], whiteHome: true });
    expect(view().inside.map(({ ball }) => ball)).toEqual(OBJECT_BALLS);
    expect(cabinet.do({ do: 'miss' })).toBe('ballsInside');
    expect(cabinet.do({ do: 'rack' })).toBe('ballsInside');
  });

  it('roll out one after another at a pulse of the coil, and the delivery beam counts fifteen', async () => {
    for (const seed of SEEDS) {
      const { release, clock, view, on } = await poolBench({ seed });
      release();
      clock.advance(2_000);
      expect(view().trough.length).toBeGreaterThan(2);
      expect(view().inside.length).toBeGreaterThan(2);
      clock.advance(10_000);
      expect(view().inside).toEqual([]);
      expect(view().trough).toHaveLength(15);
      expect(on('delivery').map(({ value }) => value)).toEqual(Array(15).fill([1, 0]).flat());
    }
  });

  it('stay inside while the coil has no power, and roll out once it has', async () => {
    const { cabinet, release, clock, view } = await poolBench({ hasHeart: true });
    cabinet.heart?.beat();
    clock.advance(1_000);
    expect(view().coilPower).toBe(false);
    release();
    release();
    clock.advance(12_000);
    expect(view().inside).toHaveLength(15);
    beatsOf(cabinet, clock)(12_000);
    expect(view().trough).toHaveLength(15);
  });

  it('come one short when one lies askew; the same pulse sets it straight, and the next lets it go', async () => {
    const { release, clock, play, view, on } = await poolBench();
    play({ do: 'stick' });
    release();
    clock.advance(12_000);
    expect(on('delivery')).toHaveLength(28);
    expect(view().inside).toEqual([{ ball: 'black', freed: false, askew: false }]);
    release();
    clock.advance(12_000);
    expect(view().trough).toHaveLength(15);
  });

  it('are put in a triangle round the black, which lies on its spot', async () => {
    const { view } = await racked();
    const at = new Map(view().bed.map(({ ball, ...spot }) => [ball, spot]));
    expect(at.size).toBe(15);
    expect(at.get('black')).toEqual(RACK_SPOT);
    expect(view()).toMatchObject({ racked: true, trough: [] });
  });

  it('are scattered by the break, each on the bed and none on another', async () => {
    for (const seed of SEEDS) {
      const { play, view } = await racked(seed);
      play({ do: 'miss' });
      const { bed } = view();
      expect(bed.map(({ ball }) => ball).toSorted()).toEqual(BALLS.toSorted());
      for (const one of bed) {
        expect(Math.abs(one.x)).toBeLessThan(BED.width / 2);
        const others = bed.filter((each) => each !== one);
        expect(Math.min(...others.map(({ x, y }) => Math.hypot(x - one.x, y - one.y)))).toBeGreaterThan(47);
      }
      expect(view().racked).toBe(false);
    }
  });

  it('that are left over are pushed into the pockets, and all fifteen come out for the next frame', async () => {
    const { play, release, clock, view, on } = await racked();
    play(sink('S1', 'TL'), sink('black', 'MR'), { do: 'clear' });
    expect(view().bed.map(({ ball }) => ball)).toEqual(['cue']);
    expect(view().inside).toHaveLength(15);
    release();
    clock.advance(12_000);
    expect(on('delivery')).toHaveLength(60);
    play({ do: 'rack' });
    expect(view().bed).toHaveLength(16);
  });
});

describe('a ball potted at a simulated pool table', () => {
  it('breaks the beam of its pocket, rattling, and sensing takes it for one ball in every pocket', async () => {
    const setup = playFrom({ game: 'pool8' }).sensing;
    let rattled = 0;
    for (const seed of SEEDS) {
      const { play, edges } = await racked(seed);
      for (const [nth, pocket] of POCKETS.entries()) play(sink(`S${nth + 1}`, pocket));
      const sensing = createSensing(setup, { at: 0, how: 'running' });
      const told = edges.flatMap((edge) => sensing.change(edge));
      const passed = [...told, ...sensing.advance(1e6)].filter(({ type }) => type === 'pocket.passed');
      expect(passed.map((event) => ('pocket' in event ? event.pocket : null))).toEqual([...POCKETS]);
      rattled += edges.filter(({ line }) => line.startsWith('pocket.')).length - 12;
    }
    expect(rattled).toBeGreaterThan(100);
  });

  it('passes lane and reader after the time that its pocket takes, and lies inside', async () => {
    const times = new Map<string, number[]>(POCKETS.map((pocket) => [pocket, []]));
    for (const seed of SEEDS) {
      const { play, on, read, view } = await racked(seed);
      for (const [nth, pocket] of POCKETS.entries()) {
        play(sink(`R${nth + 1}`, pocket));
        const brokenAt = on(`pocket.${pocket}`)[0]?.at ?? 0;
        times.get(pocket)?.push((read[nth]?.at ?? 0) - brokenAt);
      }
      expect(read.map(({ ball }) => ball)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']);
      expect(on('lane')).toHaveLength(12);
      expect(view().inside.map(({ ball }) => ball)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']);
    }
    const inOrder = ['BR', 'BL', 'MR', 'ML', 'TR', 'TL'].map((pocket) => times.get(pocket) ?? []);
    for (const [nth, slower] of inOrder.slice(1).entries()) {
      expect(Math.max(...(inOrder[nth] ?? []))).toBeLessThan(Math.min(...slower));
    }
  });

  it('leaves a gap behind one that went down the same pocket just before', async () => {
    const { cabinet, clock, on, read } = await racked();
    cabinet.do(sink('S1', 'TL'));
    cabinet.do(sink('R1', 'TL'));
    cabinet.do(sink('cue', 'TL'));
    clock.advance(10_000);
    expect(read.map(({ ball }) => ball).toSorted()).toEqual(['R1', 'S1', 'cue']);
    expect(widthOf(read.map(({ at }) => ({ line: '', value: 1, at })))).toBeGreaterThan(300);
    expect(on('lane')).toHaveLength(6);
  });

  it('belongs to the stroke before it while balls still move: the white stays where it came to rest', async () => {
    const { cabinet, clock, view } = await racked();
    const white = () => view().bed.find(({ ball }) => ball === 'cue');
    cabinet.do(sink('S1', 'TL'));
    const rests = white();
    expect(view().moving).toBe(true);
    clock.advance(3_000);
    cabinet.do(sink('S2', 'BR'));
    expect(white()).toEqual(rests);
    clock.advance(3_500);
    expect(view().moving).toBe(false);
    cabinet.do(sink('S3', 'BR'));
    expect(white()).not.toEqual(rests);
  });

  it('cannot be potted again before it has been let go', async () => {
    const { cabinet, play } = await racked();
    play(sink('S1', 'TL'));
    expect(cabinet.do(sink('S1', 'TR'))).toBe('notOnBed');
    expect(cabinet.do(sink('S2', 'XX'))).toBe('unknownHole');
    expect(cabinet.do(sink('S9', 'TR'))).toBe('unknownBall');
  });

  it('comes back apart when it is the white, is read on its way, and is played from the D', async () => {
    const { cabinet, clock, read, view } = await racked();
    cabinet.do(sink('cue', 'ML'));
    clock.advance(600);
    expect(cabinet.do({ do: 'place', x: 0, y: 400 })).toBe('whiteRolls');
    expect(cabinet.do(sink('S1', 'TL'))).toBe(null);
    clock.advance(10_000);
    expect(view()).toMatchObject({ whiteHome: true, inside: [{ ball: 'S1' }] });
    expect(read.map(({ ball }) => ball)).toContain('cue');
    cabinet.do({ do: 'miss' });
    expect(view().bed.some(({ ball }) => ball === 'cue')).toBe(true);
  });
});

describe('the white of a simulated pool table', () => {
  it('is put where a hand puts it, not over the cushion and not on another ball', async () => {
    const { cabinet, view } = await racked();
    expect(cabinet.do({ do: 'place', x: 100, y: 300 })).toBe(null);
    expect(view().bed.at(-1)).toEqual({ ball: 'cue', x: 100, y: 300 });
    cabinet.do({ do: 'place', x: 9_000, y: -50 });
    expect(view().bed.at(-1)).toEqual({ ball: 'cue', x: 433, y: 24 });
    expect(cabinet.do({ do: 'place', ...RACK_SPOT })).toBe('spotTaken');
  });
});

describe('a simulated pool table', () => {
  it('has no part of the other game, and the other table none of its', async () => {
    const { cabinet } = await poolBench();
    expect(cabinet.do({ do: 'pot', hole: '100', ball: 'white' })).toBe('otherTable');
    expect(cabinet.do({ do: 'knock', peg: 'black' })).toBe('otherTable');
    cabinet.refit(classicLayout());
    expect(cabinet.view().table).toBe('barBilliards');
    expect(cabinet.do({ do: 'rack' })).toBe('otherTable');
    cabinet.refit(poolLayout());
    expect(cabinet.view()).toMatchObject({ table: 'pool', gate: 'accepted' });
  });

  it('tells its door, its key, a push and a coin on a string by lines of their own', async () => {
    const { play, on } = await poolBench();
    play({ do: 'door', open: true }, { do: 'key', on: true }, { do: 'tilt' }, { do: 'string' });
    for (const line of ['door', 'key']) expect(on(line).at(-1)?.value).toBe(1);
    for (const line of ['tilt', 'coin.string', 'coin.1']) {
      expect(on(line)[0]?.value).toBe(1);
      expect(on(line).at(-1)?.value).toBe(0);
    }
  });

  it('keeps its balls where they are when the power goes; what rolls comes to rest', async () => {
    const { cabinet, clock, play, view } = await racked();
    play(sink('S1', 'TL'));
    cabinet.do(sink('S2', 'TL'));
    await cabinet.stop();
    expect(cabinet.do({ do: 'miss' })).toBe('powerOff');
    expect(view()).toMatchObject({ rolling: [], inside: [{ ball: 'S1' }, { ball: 'S2' }], moving: false });
    const remembered = JSON.parse(JSON.stringify(cabinet.wood()));
    const again = simulatedCabinet({ layout: poolLayout(), clock, seed: 2, remembered });
    expect(again.view()).toEqual(cabinet.view());
  });

  it('has them out that were let go when the power went', async () => {
    const { cabinet, release, clock, view } = await poolBench();
    release();
    clock.advance(1_500);
    await cabinet.stop();
    expect(view()).toMatchObject({ inside: [] });
    expect(view().trough).toHaveLength(15);
  });
});
