import { describe, expect, it } from 'vitest';
import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { BAR_DOWN, classicLayout, PLAYING, poolBench, woodBench } from '../support/bench.ts';

const wire = (line: string, is: 'sound' | 'off' | 'on') => ({ do: 'wire', line, is }) as const;

describe('a sensor that breaks', () => {
  it('tells nothing of a ball when its wire is cut, and does so again when it is mended', async () => {
    const { play, on, view } = await woodBench();
    play(wire('hole.200', 'off'), { do: 'pot', hole: '200', ball: 'white' });
    expect(on('hole.200')).toEqual([]);
    expect(view().trough.at(-1)?.compartment).toBe('200');
    play(wire('hole.200', 'sound'), { do: 'pot', hole: '200', ball: 'white' });
    expect(on('hole.200')).toHaveLength(2);
  });

  it('tells at once that something is there when it is stuck, and nothing more', async () => {
    const { play, on, view } = await woodBench();
    play(wire('peg.black', 'on'));
    expect(on('peg.black').map(({ value }) => value)).toEqual([1]);
    expect(view().pegs.black).toBe('standing');
    expect(view().wires).toContainEqual({ line: 'peg.black', kind: 'peg', is: 'on' });
    play({ do: 'knock', peg: 'black' }, { do: 'stand', peg: 'black' });
    expect(on('peg.black')).toHaveLength(1);
    play(wire('peg.black', 'sound'));
    expect(on('peg.black').map(({ value }) => value)).toEqual([1, 0]);
  });

  it('that was cut while something lay before it tells of that when it is mended', async () => {
    const { play, on } = await woodBench();
    play({ do: 'key', on: true }, wire('key', 'off'));
    expect(on('key').at(-1)?.value).toBe(0);
    play(wire('key', 'sound'));
    expect(on('key').at(-1)?.value).toBe(1);
  });

  it('is still broken when the power comes back', async () => {
    const { cabinet, clock, play } = await woodBench();
    play(wire('peg.whiteL', 'on'), wire('bar.down', 'off'));
    await cabinet.stop();
    const again = simulatedCabinet({
      ...{ layout: classicLayout(), clock, seed: 1 },
      remembered: cabinet.wood(),
    });
    const told: string[] = [];
    await again.start((event) => {
      if (event.type === 'line') told.push(event.change.line);
    });
    expect(told).toEqual(['peg.whiteL']);
    await again.stop();
  });

  it('stays so when the table is laid out anew, as long as the table has it', async () => {
    const { cabinet, clock, play, on, view } = await woodBench();
    play({ do: 'knock', peg: 'whiteL' }, wire('peg.whiteL', 'off'));
    play(wire('peg.whiteR', 'on'), wire('hole.200', 'on'));
    const layout = classicLayout();
    cabinet.refit({
      ...layout,
      holes: layout.holes.filter(({ id }) => id !== '200'),
      balls: { white: 6, red: 1 },
    });
    clock.advance(1_000);
    const told = (line: string) => on(line).at(-1)?.value;
    expect([told('peg.whiteL'), told('peg.whiteR'), told('hole.200')]).toEqual([0, 1, 0]);
    play(wire('peg.whiteL', 'sound'));
    expect([told('peg.whiteL'), view().pegs.whiteL]).toEqual([0, 'standing']);
  });

  it('of a coin line goes with its slot', async () => {
    const { cabinet, clock, play, on, view } = await woodBench();
    play(wire('coin.1', 'on'));
    cabinet.refit({ ...classicLayout(), coins: [{ line: 'coin.3', value: 100 }] });
    clock.advance(1_000);
    expect(on('coin.1').map(({ value }) => value)).toEqual([1, 0]);
    expect(view().wires.filter(({ kind }) => kind === 'coin')).toEqual([
      { line: 'coin.3', kind: 'coin', is: 'sound' },
    ]);
    cabinet.refit(classicLayout());
    expect(view().wires.find(({ line }) => line === 'coin.1')?.is).toBe('sound');
  });

  it('is one that the table has', async () => {
    const { cabinet, view } = await woodBench();
    expect(cabinet.do(wire('hole.500', 'off'))).toBe('unknownSensor');
    for (const { line } of view().wires) expect(cabinet.do(wire(line, 'off'))).toBeNull();
  });

  it('of a pool table is at a pocket or where the balls come out', async () => {
    const { play, release, clock, on, view } = await poolBench();
    expect(view().wires.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['pocket.TL', 'delivery', 'coin.1']),
    );
    play(wire('delivery', 'off'));
    release();
    clock.advance(60_000);
    expect(view().trough).toHaveLength(15);
    expect(on('delivery')).toEqual([]);
  });
});

describe('a bar that jams', () => {
  it('stays up with its switch open, and falls when it is freed', async () => {
    const { cabinet, clock, play, on, view } = await woodBench();
    play({ do: 'jam', jammed: true });
    cabinet.hold(BAR_DOWN);
    clock.advance(10_000);
    expect(view()).toMatchObject({ bar: 'raised', barJammed: true });
    expect(on('bar.down').at(-1)?.value).toBe(0);
    play({ do: 'jam', jammed: false });
    expect(view()).toMatchObject({ bar: 'dropped', barJammed: false });
    expect(on('bar.down').at(-1)?.value).toBe(1);
  });

  it('stays down when a game is paid for, and lets no ball go', async () => {
    const { cabinet, clock, play, view } = await woodBench({ outputs: BAR_DOWN });
    play({ do: 'pot', hole: '100', ball: 'white' }, { do: 'jam', jammed: true });
    cabinet.hold(PLAYING);
    clock.advance(10_000);
    expect(view().bar).toBe('dropped');
    expect(view().trapped).toHaveLength(1);
  });

  it('is none at a pool table', async () => {
    const { cabinet } = await poolBench();
    expect(cabinet.do({ do: 'jam', jammed: true })).toBe('otherTable');
  });
});
