import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

const potted = (hole: string, at: number, widthMs: number | null = 30) => ({
  type: 'ball.potted',
  hole,
  ball: 'white',
  widthMs,
  at,
});

describe('a ball in a hole', () => {
  it('is told the moment it has passed the beam, with its width and the moment it broke it', () => {
    const table = wood();
    table.edge('hole.200', 1, 1000);
    expect(table.told).toEqual([]);
    table.edge('hole.200', 0, 1030);
    expect(table.told).toEqual([potted('200', 1000)]);
  });

  it('counts when it breaks the beam for exactly 4 ms, and is noise when shorter', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 3.9);
    expect(table.told).toEqual([]);
    table.pulse('hole.10', 2000, 4);
    table.pulse('hole.10', 3000.1, 4);
    expect(table.of('ball.potted').map((ball) => ball.at)).toEqual([2000, 3000.1]);
  });

  it('is not made of many short breaks', () => {
    const table = wood();
    for (let at = 1000; at < 1100; at += 5) table.pulse('hole.10', at, 3);
    table.wait(2000);
    expect(table.told).toEqual([]);
  });

  it('is one however its edges chatter, stamped with the first of them', () => {
    const table = wood();
    table.pulse('hole.50L', 1000, 2);
    table.pulse('hole.50L', 1005, 25);
    table.pulse('hole.50L', 1033, 5);
    table.pulse('hole.50L', 1049.9, 6);
    expect(table.told).toEqual([potted('50L', 1000, 25)]);
  });

  it('is the next one when the beam was clear for exactly 12 ms', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.pulse('hole.10', 1042, 30);
    table.pulse('hole.10', 1083.9, 30);
    expect(table.of('ball.potted').map((ball) => ball.at)).toEqual([1000, 1042]);
  });

  it('is two when two fall 60 ms apart with pulses of 30 ms', () => {
    const table = wood();
    table.pulse('hole.100', 1000, 30);
    table.pulse('hole.100', 1060, 30);
    expect(table.told).toEqual([potted('100', 1000), potted('100', 1060)]);
  });

  it('is two when two holes take one in the same millisecond', () => {
    const table = wood();
    table.edge('hole.50L', 1, 1000);
    table.edge('hole.50R', 1, 1000);
    table.edge('hole.50R', 0, 1030);
    table.edge('hole.50L', 0, 1030);
    expect(table.told).toEqual([potted('50R', 1000), potted('50L', 1000)]);
  });

  it('is eight when eight fall in a second', () => {
    const table = wood();
    for (let ball = 0; ball < 8; ball++) table.pulse('hole.200', 1000 + ball * 120, 40);
    expect(table.of('ball.potted')).toHaveLength(8);
    expect(table.of('line.failed')).toEqual([]);
  });

  it('is not counted twice when a driver repeats a level', () => {
    const table = wood();
    table.edge('hole.10', 1, 1000);
    table.edge('hole.10', 1, 1020);
    table.edge('hole.10', 0, 1030);
    table.edge('hole.10', 0, 1060);
    expect(table.told).toEqual([potted('10', 1000)]);
  });
});

describe('a blocked hole', () => {
  it('counts once after 2 s and is a fault by its name until it clears', () => {
    const table = wood();
    table.edge('hole.30L', 1, 1000);
    table.wait(2999);
    expect(table.told).toEqual([]);
    table.wait(3000);
    const failed = { type: 'line.failed', line: 'hole.30L', code: 'HOLE_BLOCKED', at: 3000 };
    expect(table.told).toEqual([potted('30L', 1000, null), failed]);
    table.wait(60_000);
    table.edge('hole.30L', 0, 61_000);
    expect(table.of('ball.potted')).toHaveLength(1);
    expect(table.told.at(-1)).toMatchObject({ type: 'line.recovered', line: 'hole.30L', at: 61_000 });
  });

  it('gives no second ball when it chatters while it is being cleared', () => {
    const table = wood();
    table.pulse('hole.30L', 1000, 5000);
    table.pulse('hole.30L', 6005, 40);
    table.wait(10_000);
    expect(table.of('ball.potted')).toHaveLength(1);
  });

  it('scores again once it is clear', () => {
    const table = wood();
    table.pulse('hole.30L', 1000, 5000);
    table.pulse('hole.30L', 8000, 30);
    expect(table.of('ball.potted').map((ball) => ball.widthMs)).toEqual([null, 30]);
  });
});

describe('edges that a driver delivers late', () => {
  it('keep the width and the moment of the ball they are of', () => {
    const table = wood();
    table.wait(5000);
    table.edge('hole.200', 1, 4900);
    table.edge('hole.200', 0, 4935);
    expect(table.told).toEqual([potted('200', 4900, 35)]);
  });

  it('do not make a fall of a skittle that only rocked', () => {
    const table = wood();
    table.wait(5000);
    table.edge('peg.black', 1, 4700);
    table.edge('peg.black', 0, 4720);
    table.wait(5500);
    expect(table.told).toEqual([{ type: 'peg.wobbled', peg: 'black', at: 4700 }]);
  });
});
