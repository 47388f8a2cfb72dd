import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

describe('after power', () => {
  it('nothing counts for a second', () => {
    const table = wood({}, 'cold');
    table.pulse('hole.10', 100, 30);
    table.pulse('coin.1', 300, 100);
    table.pulse('button.start', 500, 100);
    table.pulse('peg.black', 600, 300);
    table.wait(999);
    table.wait(60_000);
    expect(table.told).toEqual([]);
  });

  it('everything counts from then on', () => {
    const table = wood({}, 'cold');
    table.pulse('hole.10', 1000, 30);
    expect(table.of('ball.potted')).toHaveLength(1);
  });

  it.each([
    ['hole.200', 'LINE_ACTIVE_AT_START'],
    ['red.200', 'LINE_ACTIVE_AT_START'],
    ['peg.black', 'LINE_ACTIVE_AT_START'],
    ['tilt', 'LINE_ACTIVE_AT_START'],
    ['button.start', 'LINE_ACTIVE_AT_START'],
    ['coin.1', 'COIN_STUCK'],
  ])('an active %s is a fault that scores nothing, until it clears', (line, code) => {
    const table = wood({}, 'cold');
    table.edge(line, 1, 0);
    table.wait(1000);
    expect(table.told).toEqual([{ type: 'line.failed', line, code, at: 1000 }]);
    table.wait(60_000);
    table.edge(line, 0, 60_000);
    table.pulse(line, 60_010, 2);
    table.wait(70_000);
    expect(new Set(table.told.map((event) => event.type))).toEqual(
      new Set(['line.failed', 'line.recovered']),
    );
    expect(table.told.at(-1)).toEqual({ type: 'line.recovered', line, code, at: 60_012 });
    const faults = table.told.length;
    table.edge(line, 1, 80_000);
    table.wait(80_200);
    table.edge(line, 0, 80_200);
    table.wait(80_300);
    expect(table.told.length).toBeGreaterThan(faults);
  });

  it.each(['door', 'key', 'bar.down'] as const)('a %s that is on is told as it stands', (name) => {
    const table = wood({}, 'cold');
    table.edge(name, 1, 0);
    table.wait(1000);
    expect(table.told).toEqual([{ type: 'switch.changed', name, on: true, at: 1000 }]);
    table.edge(name, 0, 2000);
    table.wait(2020);
    expect(table.of('switch.changed').at(-1)).toMatchObject({ on: false });
  });
});

describe('a running table', () => {
  it('counts from its first edge', () => {
    const table = wood({}, 'running', 5000);
    table.pulse('hole.10', 5000, 30);
    table.pulse('coin.1', 5100, 100);
    table.wait(7000);
    expect(table.told).toMatchObject([{ type: 'ball.potted' }, { type: 'coin.sensed' }]);
  });

  it.each([1000, 5000])(
    'knows a hole that was blocked from the first moment as a fault, never a ball (blind %d ms)',
    (blindMs) => {
      const table = wood({ blindMs }, 'running', 5000);
      table.edge('hole.10', 1, 5000);
      table.wait(60_000);
      table.edge('hole.10', 0, 60_000);
      expect(table.told).toMatchObject([
        { type: 'line.failed', line: 'hole.10', code: 'LINE_ACTIVE_AT_START' },
        { type: 'line.recovered', line: 'hole.10', code: 'LINE_ACTIVE_AT_START' },
      ]);
      table.pulse('hole.10', 61_000, 30);
      expect(table.of('ball.potted')).toHaveLength(1);
    },
  );

  it('believes a line that became active a moment later', () => {
    const table = wood({}, 'running', 5000);
    table.edge('hole.10', 1, 5001);
    table.wait(8000);
    expect(table.told).toMatchObject([
      { type: 'ball.potted' },
      { type: 'line.failed', code: 'HOLE_BLOCKED' },
    ]);
  });
});
