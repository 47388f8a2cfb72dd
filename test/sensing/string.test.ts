import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

const FITTED = { string: true };

describe('the string line of a coin mechanism', () => {
  it('is a fault when it is active, until 30 s after it was last active', () => {
    const table = wood(FITTED);
    table.edge('coin.string', 1, 1000);
    table.wait(1020);
    expect(table.told).toEqual([{ type: 'line.failed', line: 'coin.string', code: 'COIN_STRING', at: 1020 }]);
    table.wait(60_000);
    table.edge('coin.string', 0, 60_000);
    table.pulse('coin.string', 80_000, 100);
    table.wait(110_099);
    expect(table.told).toHaveLength(1);
    table.wait(110_100);
    expect(table.told.at(-1)).toEqual({
      type: 'line.recovered',
      line: 'coin.string',
      code: 'COIN_STRING',
      at: 110_100,
    });
  });

  it('is not a spark', () => {
    const table = wood(FITTED);
    table.pulse('coin.string', 1000, 19.9);
    table.wait(60_000);
    expect(table.told).toEqual([]);
  });

  it('that is active after power is that fault, not a coin that is stuck', () => {
    const table = wood(FITTED, 'cold');
    table.edge('coin.string', 1, 0);
    table.wait(1000);
    expect(table.told).toEqual([{ type: 'line.failed', line: 'coin.string', code: 'COIN_STRING', at: 1000 }]);
    table.edge('coin.string', 0, 2000);
    table.wait(32_000);
    expect(table.of('line.recovered')).toHaveLength(1);
  });

  it('tells nothing where it is not fitted', () => {
    const table = wood();
    table.pulse('coin.string', 1000, 500);
    table.wait(60_000);
    expect(table.told).toEqual([]);
  });
});
