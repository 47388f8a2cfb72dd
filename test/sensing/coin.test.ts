import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

describe('a coin', () => {
  it.each([30, 100, 300])('is taken when its pulse is %d ms wide', (ms) => {
    const table = wood();
    table.pulse('coin.1', 1000, ms);
    table.wait(1000 + ms + 10);
    expect(table.told).toEqual([{ type: 'coin.sensed', line: 'coin.1', pulses: 1, at: 1010 + ms }]);
  });

  it('is refused when its pulse is too short', () => {
    const table = wood();
    table.pulse('coin.1', 1000, 29.9);
    table.wait(2000);
    expect(table.told).toMatchObject([{ type: 'coin.refused', line: 'coin.1' }]);
    expect(table.of('coin.refused')[0]?.widthMs).toBeCloseTo(29.9);
  });

  it('is no credit when it sticks: a fault, until the line is open again', () => {
    const table = wood();
    table.edge('coin.1', 1, 1000);
    table.wait(1300);
    expect(table.told).toEqual([]);
    table.wait(1301);
    expect(table.told).toEqual([{ type: 'line.failed', line: 'coin.1', code: 'COIN_STUCK', at: 1300 }]);
    table.edge('coin.1', 0, 9000);
    table.pulse('coin.1', 9005, 100);
    table.wait(10_000);
    expect(table.told.slice(1)).toMatchObject([{ type: 'line.recovered', code: 'COIN_STUCK' }]);
    table.pulse('coin.1', 11_000, 100);
    table.wait(12_000);
    expect(table.of('coin.sensed')).toHaveLength(1);
  });

  it('is one however its contact bounces', () => {
    const table = wood();
    for (const [at, ms] of [
      [1000, 2],
      [1006, 3],
      [1014, 80],
      [1097, 1],
      [1103, 2],
    ] as const) {
      table.pulse('coin.1', at, ms);
    }
    table.wait(2000);
    expect(table.told).toMatchObject([{ type: 'coin.sensed', pulses: 1 }]);
  });

  it('is not a spark or mains noise that lasts as long as a coin', () => {
    const table = wood();
    for (let at = 1000; at < 1100; at += 8) table.pulse('coin.1', at, 1);
    table.wait(2000);
    expect(table.of('coin.sensed')).toEqual([]);
    expect(table.of('coin.refused')).toHaveLength(1);
  });

  it('follows another at two a second', () => {
    const table = wood();
    for (let coin = 0; coin < 4; coin++) table.pulse('coin.1', 1000 + coin * 500, 100);
    table.wait(5000);
    expect(table.of('coin.sensed')).toHaveLength(4);
  });
});

describe('a mechanism that gives several pulses a coin', () => {
  const train = {
    coins: [{ line: 'coin.1', minMs: 30, maxMs: 300, trainGapMs: 250, pauseMs: 20, counts: null }],
  };

  it('is told once, with its pulses, when it has been silent for the gap', () => {
    const table = wood(train);
    for (const at of [1000, 1150, 1300]) table.pulse('coin.1', at, 50);
    table.wait(1599);
    expect(table.told).toEqual([]);
    table.wait(1600);
    expect(table.told).toEqual([{ type: 'coin.sensed', line: 'coin.1', pulses: 3, at: 1600 }]);
  });

  it('does not count a pulse that is too short, and goes on with the train', () => {
    const table = wood(train);
    table.pulse('coin.1', 1000, 50);
    table.pulse('coin.1', 1150, 5);
    table.pulse('coin.1', 1300, 50);
    table.wait(3000);
    expect(table.told).toMatchObject([
      { type: 'coin.refused', widthMs: 5 },
      { type: 'coin.sensed', pulses: 2 },
    ]);
  });

  it('credits what came before a pulse that sticks', () => {
    const table = wood(train);
    table.pulse('coin.1', 1000, 50);
    table.edge('coin.1', 1, 1150);
    table.wait(5000);
    expect(table.told).toMatchObject([
      { type: 'coin.sensed', pulses: 1 },
      { type: 'line.failed', code: 'COIN_STUCK' },
    ]);
  });
});
