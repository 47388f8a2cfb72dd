import { describe, expect, it } from 'vitest';
import { DEFAULTS, wood } from './cabinet.ts';

const COIN = { line: 'coin.1', minMs: 30, maxMs: 300, trainGapMs: 0, pauseMs: 20, counts: null };

describe('a pulse that follows another too closely', () => {
  it('is noise, and the coin before it stands', () => {
    const table = wood();
    table.pulse('coin.1', 1000, 100);
    table.pulse('coin.1', 1119.9, 100);
    table.wait(5000);
    expect(table.told).toMatchObject([
      { type: 'coin.sensed', at: 1110 },
      { type: 'coin.refused', why: 'width', pulses: 1 },
    ]);
  });

  it('is a coin when the pause was just long enough', () => {
    const table = wood();
    table.pulse('coin.1', 1000, 100);
    table.pulse('coin.1', 1120, 100);
    table.wait(5000);
    expect(table.of('coin.sensed')).toHaveLength(2);
  });

  it('spoils the pause for the next one: a wire that rattles pays one coin at most', () => {
    const table = wood();
    for (let at = 1000; at < 3000; at += 55) table.pulse('coin.1', at, 40);
    table.wait(9000);
    expect(table.of('coin.sensed')).toHaveLength(1);
    expect(table.of('coin.refused')).toHaveLength(36);
  });

  it('is a coin all the same when only a spark went before it', () => {
    const table = wood();
    table.pulse('coin.1', 985, 2);
    table.pulse('coin.1', 1000, 100);
    table.wait(5000);
    expect(table.told).toMatchObject([
      { type: 'coin.refused', why: 'width', widthMs: 2 },
      { type: 'coin.sensed', pulses: 1 },
    ]);
  });

  it('leaves the pulses of its train what they were', () => {
    const table = wood({ coins: [{ ...COIN, trainGapMs: 250 }] });
    for (const at of [1000, 1115, 1300]) table.pulse('coin.1', at, 100);
    table.wait(5000);
    expect(table.of('coin.sensed')).toMatchObject([{ pulses: 2 }]);
    expect(table.of('coin.refused')).toMatchObject([{ why: 'width', pulses: 1 }]);
  });

  it('is noise after a coin that was stuck and shaken, too', () => {
    const table = wood();
    table.pulse('coin.1', 1000, 900);
    table.pulse('coin.1', 1915, 100);
    table.wait(5000);
    expect(table.of('coin.sensed')).toEqual([]);
    expect(table.of('coin.refused')).toMatchObject([{ why: 'width' }]);
  });
});

describe('mains hum on a coin line', () => {
  it.each([
    ['half waves', 10, 10, 30],
    ['half waves that are bridged like a bounce', 10.2, 9.8, 30],
    ['whole waves', 7.5, 2.5, 30],
    ['whole waves for a quick mechanism', 7.8, 2.2, 15],
  ])('is no coin however long it lasts: %s', (_, closedMs, openMs, minMs) => {
    for (const burstMs of [20, 30, 60, 100, 250]) {
      const table = wood({ coins: [{ ...COIN, minMs }] });
      for (let at = 1000; at < 1000 + burstMs; at += closedMs + openMs) table.pulse('coin.1', at, closedMs);
      table.wait(5000);
      expect(table.of('coin.sensed')).toEqual([]);
      expect(table.told).not.toEqual([]);
    }
  });
});

describe('a train', () => {
  const coins = [{ ...COIN, trainGapMs: 250, counts: [1, 2, 5] }];

  it.each([1, 2, 5])('of %d pulses is a coin when there is a coin of so many', (pulses) => {
    const table = wood({ coins });
    for (let n = 0; n < pulses; n++) table.pulse('coin.1', 1000 + n * 200, 100);
    table.wait(9000);
    expect(table.told).toMatchObject([{ type: 'coin.sensed', pulses }]);
  });

  it.each([3, 4, 6])('of %d pulses is refused when there is none', (pulses) => {
    const table = wood({ coins });
    for (let n = 0; n < pulses; n++) table.pulse('coin.1', 1000 + n * 200, 100);
    table.wait(9000);
    expect(table.told).toMatchObject([{ type: 'coin.refused', why: 'pulses', pulses, widthMs: 100 }]);
  });

  it('that no coin or note could be is refused, whatever is allowed', () => {
    const table = wood({ coins: [{ ...COIN, trainGapMs: 250 }] });
    for (let n = 0; n < 251; n++) table.pulse('coin.1', 1000 + n * 200, 100);
    table.wait(90_000);
    expect(table.told).toMatchObject([{ type: 'coin.refused', why: 'pulses', pulses: 251 }]);
  });

  it('that is cut off by a stuck coin is judged like any other', () => {
    const table = wood({ coins: [{ ...COIN, trainGapMs: 250, counts: [5] }] });
    table.pulse('coin.1', 1000, 100);
    table.edge('coin.1', 1, 1200);
    table.wait(9000);
    expect(table.told).toMatchObject([
      { type: 'coin.refused', why: 'pulses', pulses: 1, widthMs: 100 },
      { type: 'line.failed', code: 'COIN_STUCK' },
    ]);
  });
});

describe('coins faster than a mechanism passes them', () => {
  const tapped = (coins: number, everyMs: number) => {
    const table = wood({ coins: [{ ...COIN, pauseMs: 0 }], coinsPerSecond: 8 });
    for (let n = 0; n < coins; n++) table.pulse('coin.1', 1000 + n * everyMs, 50);
    return table;
  };

  it('are refused from the first that is too many, and the line is a fault', () => {
    const table = tapped(10, 100);
    expect(table.of('coin.sensed')).toHaveLength(8);
    table.wait(1960);
    expect(table.told.slice(8)).toEqual([
      { type: 'coin.refused', line: 'coin.1', why: 'rate', widthMs: 50, pulses: 1, at: 1860 },
      { type: 'line.failed', line: 'coin.1', code: 'COIN_RATE', at: 1860 },
      { type: 'coin.refused', line: 'coin.1', why: 'rate', widthMs: 50, pulses: 1, at: 1960 },
    ]);
  });

  it('are taken again when the line has been quiet for two seconds', () => {
    const table = tapped(30, 100);
    table.wait(5949);
    expect(table.of('line.recovered')).toEqual([]);
    table.wait(5950);
    expect(table.of('line.recovered')).toEqual([
      { type: 'line.recovered', line: 'coin.1', code: 'COIN_RATE', at: 5950 },
    ]);
    table.pulse('coin.1', 6000, 100);
    table.wait(7000);
    expect(table.of('coin.sensed')).toHaveLength(9);
    expect(table.of('coin.refused')).toHaveLength(22);
  });

  it('are not quiet while the contact is closed', () => {
    const table = tapped(9, 100);
    table.edge('coin.1', 1, 2000);
    table.wait(9000);
    table.edge('coin.1', 0, 9000);
    table.wait(10_999);
    expect(table.of('line.recovered')).toMatchObject([{ code: 'COIN_STUCK' }]);
    table.wait(11_000);
    expect(table.of('line.recovered').at(-1)).toMatchObject({ code: 'COIN_RATE', at: 11_000 });
  });

  it('are so by the line: two slots at once are no fault', () => {
    const table = wood({ coins: [COIN, { ...COIN, line: 'coin.2' }], coinsPerSecond: 4 });
    for (let n = 0; n < 4; n++) {
      table.pulse('coin.1', 1000 + n * 200, 60);
      table.pulse('coin.2', 1100 + n * 200, 60);
    }
    table.wait(9000);
    expect(table.told).toHaveLength(8);
  });

  it('are all taken at just the rate that is set', () => {
    expect(tapped(40, 125).of('line.failed')).toEqual([]);
    expect(DEFAULTS.coinsPerSecond).toBe(8);
  });

  it('may be trains', () => {
    const table = wood({ coins: [{ ...COIN, trainGapMs: 60 }], coinsPerSecond: 2 });
    for (const at of [1000, 1050, 1200, 1250, 1400, 1450]) table.pulse('coin.1', at, 30);
    table.wait(9000);
    expect(table.of('coin.sensed')).toMatchObject([{ pulses: 2 }, { pulses: 2 }]);
    expect(table.of('coin.refused')).toMatchObject([{ why: 'rate', pulses: 2 }]);
  });
});
