import { describe, expect, it } from 'vitest';
import { BAR_DOWN, classicLayout, widthOf, woodBench } from '../support/bench.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('the front of a simulated cabinet', () => {
  it('turns a coin into a bouncing pulse of 100 ms, give or take a fifth', async () => {
    for (const seed of SEEDS) {
      const { play, on, view } = await woodBench({ seed });
      play({ do: 'coin', line: 'coin.1' });
      expect(widthOf(on('coin.1'))).toBeGreaterThanOrEqual(80);
      expect(widthOf(on('coin.1'))).toBeLessThanOrEqual(120);
      expect(on('coin.1').length).toBeGreaterThan(2);
      expect(view().coinsSwallowed).toBe(1);
    }
  });

  it('pulses once for each pulse of a coin that has several, and is one coin', async () => {
    const { cabinet, clock, on, view } = await woodBench();
    const layout = classicLayout();
    cabinet.refit({ ...layout, coins: [{ line: 'coin.1:5', value: 500 }] });
    cabinet.do({ do: 'coin', line: 'coin.1:5' });
    cabinet.do({ do: 'coin', line: 'coin.1:5' });
    clock.advance(10_000);
    const pauses = on('coin.1').flatMap(({ value, at }, place, all) => {
      const pause = at - (all[place - 1]?.at ?? at);
      return value === 1 && pause > 50 ? [pause] : [];
    });
    expect(pauses).toHaveLength(9);
    expect(pauses.filter((pause) => pause > 250)).toHaveLength(1);
    expect(view().coinsSwallowed).toBe(2);
  });

  it('knows no coin of an acceptor, which speaks for itself', async () => {
    const { cabinet } = await woodBench();
    cabinet.refit({ ...classicLayout(), coins: [{ line: 'acceptor.GB100A', value: 100 }] });
    expect(cabinet.do({ do: 'coin', line: 'acceptor.GB100A' })).toBe('unknownCoin');
    expect(cabinet.do({ do: 'acceptor', how: 'string' })).toBe('noAcceptor');
    expect(cabinet.view().acceptor).toBe(null);
  });

  it('gives a coin back at a shut gate without a pulse', async () => {
    const { play, on, view } = await woodBench({ outputs: BAR_DOWN });
    play({ do: 'coin', line: 'coin.1' });
    expect(on('coin.1')).toEqual([]);
    expect([view().coinsReturned, view().coinsSwallowed]).toEqual([1, 0]);
  });

  it('lets coins through one after another, however fast they are put in', async () => {
    const { cabinet, clock, on } = await woodBench();
    for (let coin = 0; coin < 3; coin += 1) cabinet.do({ do: 'coin', line: 'coin.1' });
    clock.advance(10_000);
    const gaps = on('coin.1').map(({ at }, place, all) => at - (all[place - 1]?.at ?? at));
    expect(gaps.filter((gap) => gap > 200)).toHaveLength(2);
  });

  it('bounces for 1 to 5 ms when a button closes', async () => {
    for (const seed of SEEDS) {
      const { play, on } = await woodBench({ seed });
      play({ do: 'press', button: 'foul' });
      const first = on('button.foul')[0]?.at ?? 0;
      const closing = on('button.foul').filter(({ at }) => at - first < 30);
      expect(closing.at(-1)?.value).toBe(1);
      expect(widthOf(closing)).toBeGreaterThan(0.5);
      expect(widthOf(closing)).toBeLessThanOrEqual(5);
    }
  });

  it('follows the bar with its switch a moment later', async () => {
    const { cabinet, clock, on } = await woodBench();
    const held = clock.now();
    cabinet.hold(BAR_DOWN);
    clock.advance(10_000);
    const last = on('bar.down').at(-1);
    expect(last?.value).toBe(1);
    expect((last?.at ?? 0) - held).toBeGreaterThan(50);
  });

  it('turns key and door into levels', async () => {
    const { play, view } = await woodBench();
    play({ do: 'key', on: true }, { do: 'door', open: true });
    expect(view().lines).toEqual(['key', 'door']);
    play({ do: 'key', on: false });
    expect(view().lines).toEqual(['door']);
  });

  it('refuses what it does not have, by name', async () => {
    const { cabinet } = await woodBench();
    expect(cabinet.do({ do: 'pot', hole: '15', ball: 'white' })).toBe('unknownHole');
    expect(cabinet.do({ do: 'knock', peg: 'green' })).toBe('unknownPeg');
    expect(cabinet.do({ do: 'coin', line: 'coin.9' })).toBe('unknownCoin');
    expect(cabinet.do({ do: 'press', button: '../door' })).toBe('unknownButton');
  });
});
