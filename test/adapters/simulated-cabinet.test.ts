import { describe, expect, it } from 'vitest';
import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { cabinetContract } from '../contracts/cabinet.ts';
import { BAR_DOWN, barBilliardsOf, classicLayout, PLAYING, widthOf, woodBench } from '../support/bench.ts';

cabinetContract('simulated', async () => {
  const clock = new HandClock();
  const cabinet = simulatedCabinet({ layout: classicLayout(), clock, seed: 7 });
  return {
    cabinet,
    press: (button) => {
      cabinet.do({ do: 'press', button });
    },
    settle: async () => clock.advance(10_000),
    held: () => ({ bar: barBilliardsOf(cabinet.view()).bar, coins: cabinet.view().gate }),
    moved: () => cabinet.view().meter,
  };
});

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('a simulated ball', () => {
  it('lies with the red on its spot and seven whites in the trough when nobody has played', async () => {
    const { view } = await woodBench();
    expect(view().bed).toEqual([{ id: 1, ball: 'red', inD: false, x: 0, y: 305 }]);
    expect(view().trough.map(({ ball }) => ball)).toEqual(Array(7).fill('white'));
  });

  it('breaks the beam of its hole once, for as long as a falling ball does', async () => {
    for (const seed of SEEDS) {
      const { play, on } = await woodBench({ seed });
      play({ do: 'pot', hole: '100', ball: 'white' });
      expect(on('hole.100').map(({ value }) => value)).toEqual([1, 0]);
      expect(widthOf(on('hole.100'))).toBeGreaterThanOrEqual(15);
      expect(widthOf(on('hole.100'))).toBeLessThanOrEqual(95);
    }
  });

  it('fires the red detector at its hole within 60 ms when it is the red, and only then', async () => {
    const { play, on } = await woodBench();
    play({ do: 'pot', hole: '50L', ball: 'red' }, { do: 'pot', hole: '200', ball: 'white' });
    const apart = (on('red.50L')[0]?.at ?? 0) - (on('hole.50L')[0]?.at ?? 0);
    expect(Math.abs(apart)).toBeLessThan(60);
    expect(on('red.200')).toEqual([]);
  });

  it('leaves light between two that follow each other through one hole', async () => {
    for (const seed of SEEDS) {
      const { cabinet, clock, on } = await woodBench({ seed });
      cabinet.do({ do: 'pot', hole: '200', ball: 'white' });
      cabinet.do({ do: 'pot', hole: '200', ball: 'red' });
      clock.advance(10_000);
      const [, cleared, again] = on('hole.200');
      expect((again?.at ?? 0) - (cleared?.at ?? 0)).toBeGreaterThan(12);
    }
  });

  it('comes home through the lane into the compartment of its hole within four seconds', async () => {
    const { cabinet, clock, on, view } = await woodBench();
    cabinet.do({ do: 'pot', hole: '30L', ball: 'white' });
    expect(view().rolling).toHaveLength(1);
    clock.advance(4_500);
    expect(on('lane')).toHaveLength(2);
    expect(view().rolling).toEqual([]);
    expect(view().trough.at(-1)?.compartment).toBe('30');
  });

  it('is read as the red in the lane when it is the red', async () => {
    const { play, on } = await woodBench();
    play({ do: 'pot', hole: '20R', ball: 'red' });
    expect(on('lane.red').map(({ value }) => value)).toEqual([1, 0]);
  });

  it('stays inside when the bar is down, and comes home when the next game raises it', async () => {
    const { cabinet, clock, play, on, view } = await woodBench({ outputs: BAR_DOWN });
    play({ do: 'pot', hole: '100', ball: 'white' }, { do: 'pot', hole: '10', ball: 'white' });
    expect(view().trapped.map(({ hole }) => hole)).toEqual(['100', '10']);
    expect(on('lane')).toEqual([]);
    cabinet.hold(PLAYING);
    clock.advance(10_000);
    expect(view().trapped).toEqual([]);
    expect(on('lane')).toHaveLength(4);
  });

  it('is held back when the bar drops before it gets there, though it was potted in time', async () => {
    const { cabinet, clock, view } = await woodBench();
    cabinet.do({ do: 'pot', hole: '200', ball: 'white' });
    cabinet.hold(BAR_DOWN);
    clock.advance(10_000);
    expect(view().trapped).toHaveLength(1);
  });

  it('comes home when it was past the bar before that dropped', async () => {
    const { cabinet, clock, view } = await woodBench();
    cabinet.do({ do: 'pot', hole: '200', ball: 'white' });
    while (!view().rolling[0]?.pastBar) clock.advance(10);
    cabinet.hold(BAR_DOWN);
    clock.advance(10_000);
    expect(view().trough).toHaveLength(7);
  });

  it('is taken from the trough, which feels it, and left on the bed by a miss', async () => {
    const { play, on, view } = await woodBench();
    play({ do: 'miss' });
    expect(on('trough')[0]?.value).toBe(1);
    expect(
      view()
        .bed.map(({ ball }) => ball)
        .toSorted(),
    ).toEqual(['red', 'white']);
    expect(view().trough).toHaveLength(6);
  });

  it('cannot be potted when it is the red and lies trapped', async () => {
    const { cabinet, play } = await woodBench({ outputs: BAR_DOWN });
    play({ do: 'pot', hole: '200', ball: 'red' });
    expect(cabinet.do({ do: 'pot', hole: '200', ball: 'red' })).toBe('redOutOfReach');
  });

  it('is the one nearest the baulk line when the trough is empty', async () => {
    const { play, view } = await woodBench({ outputs: BAR_DOWN });
    const misses = Array.from({ length: 7 }, () => ({ do: 'miss' }) as const);
    play(...misses);
    expect(view().trough).toEqual([]);
    const nearest = view().bed.toSorted((a, b) => a.y - b.y)[0];
    play({ do: 'miss' });
    const left = view().bed.find(({ id }) => id === nearest?.id);
    expect([left?.x, left?.y]).not.toEqual([nearest?.x, nearest?.y]);
  });

  it('belongs to the stroke before it while the balls still move', async () => {
    const { cabinet, clock, on, view } = await woodBench();
    cabinet.do({ do: 'pot', hole: '200', ball: 'white' });
    clock.advance(800);
    cabinet.do({ do: 'pot', hole: '100', ball: 'red' });
    clock.advance(10_000);
    expect(view().bed).toEqual([]);
    expect(on('trough').filter(({ value }) => value === 1).length).toBeGreaterThan(0);
    expect(widthOf(on('trough'))).toBeLessThan(200);
  });

  it('that rolls back over the baulk line is seen there and put into the trough', async () => {
    const { play, on, view } = await woodBench();
    play({ do: 'baulk' });
    expect(on('baulk').map(({ value }) => value)).toEqual([1, 0]);
    expect(view().trough).toHaveLength(7);
  });

  it('can be taken back by hand, and the red put on its spot', async () => {
    const { play, view } = await woodBench();
    play({ do: 'return', ball: 'red' });
    expect(view().bed).toEqual([]);
    play({ do: 'spot' });
    expect(view().bed).toEqual([{ id: 1, ball: 'red', inD: false, x: 0, y: 305 }]);
  });

  it('is taken from behind the bar through the open door, and not otherwise', async () => {
    const { cabinet, play, view } = await woodBench({ outputs: BAR_DOWN });
    play({ do: 'pot', hole: '200', ball: 'red' });
    expect(cabinet.do({ do: 'return', ball: 'red' })).toBe('notOnBed');
    play({ do: 'door', open: true }, { do: 'return', ball: 'red' });
    expect(view().trapped).toEqual([]);
    expect(view().trough.map(({ ball }) => ball)).toContain('red');
  });

  it('waits in the D until it is struck, and no second one fits there', async () => {
    const { cabinet, play, view } = await woodBench();
    play({ do: 'lift', ball: 'white' });
    expect(view().bed.find(({ inD }) => inD)).toMatchObject({ ball: 'white', x: 0, y: 130 });
    expect(cabinet.do({ do: 'lift', ball: 'white' })).toBe('dTaken');
    play({ do: 'miss' });
    expect(view().bed.some(({ inD }) => inD)).toBe(false);
  });
});

describe('a simulated table that loses its power', () => {
  it('drops its bar, keeps its balls and says so when the power is back', async () => {
    const { cabinet, clock, play, view } = await woodBench();
    play({ do: 'miss' });
    cabinet.do({ do: 'pot', hole: '100', ball: 'white' });
    await cabinet.stop();
    expect(view().bar).toBe('dropped');
    expect(view().trapped).toHaveLength(1);
    expect(cabinet.do({ do: 'miss' })).toBe('powerOff');
    const again = simulatedCabinet({ layout: classicLayout(), clock, seed: 2, remembered: cabinet.wood() });
    expect(again.view()).toEqual(cabinet.view());
  });

  it('can be kept as text', async () => {
    const { cabinet, play } = await woodBench();
    play({ do: 'knock', peg: 'black' }, { do: 'miss' });
    expect(JSON.parse(JSON.stringify(cabinet.wood()))).toEqual(cabinet.wood());
  });
});

describe('a simulated table that is laid out anew', () => {
  it('leaves balls and skittles where they are when only its coins change', async () => {
    const { cabinet, play, view } = await woodBench();
    play({ do: 'lift', ball: 'white' }, { do: 'knock', peg: 'whiteL' });
    const before = view();
    cabinet.refit({ ...classicLayout(), coins: [{ line: 'coin.3', value: 20 }] });
    expect(view()).toEqual({ ...before, wires: view().wires });
    expect(cabinet.do({ do: 'coin', line: 'coin.3' })).toBe(null);
  });

  it('closes the lines of what is no longer there', async () => {
    const { cabinet, clock, play, on, view } = await woodBench();
    play({ do: 'knock', peg: 'whiteL' });
    cabinet.refit(classicLayout('A3'));
    clock.advance(1_000);
    expect(on('peg.whiteL').at(-1)?.value).toBe(0);
    expect(view().pegs).toEqual({ black: 'standing', redL: 'standing', redR: 'standing', redC: 'standing' });
    expect(view().bar).toBe('raised');
  });
});
