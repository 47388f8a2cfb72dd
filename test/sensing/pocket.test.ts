import { describe, expect, it } from 'vitest';
import { lineNames } from '../../src/sensing/lines.ts';
import { DEFAULTS, wood } from './cabinet.ts';

const POOL = {
  holes: [],
  pegs: [],
  pockets: ['TL', 'TR', 'ML', 'MR', 'BL', 'BR'],
  pocketBeams: true,
  red: 'panel',
} as const;

describe('the beam of a pocket', () => {
  it('tells that a ball fell, when its beam broke, and not which ball', () => {
    const table = wood(POOL);
    table.pulse('pocket.MR', 1000, 30);
    expect(table.told).toEqual([{ type: 'pocket.passed', pocket: 'MR', at: 1000 }]);
  });

  it('takes noise for noise, and two balls one after another for two', () => {
    const table = wood(POOL);
    table.pulse('pocket.TL', 1000, 3);
    table.pulse('pocket.TL', 2000, 30);
    table.pulse('pocket.TL', 2060, 30);
    expect(table.of('pocket.passed').map(({ at }) => at)).toEqual([2000, 2060]);
  });

  it('that stays broken is a fault by its name, and one ball', () => {
    const table = wood(POOL);
    table.edge('pocket.BL', 1, 1000);
    table.wait(20_000);
    expect(table.of('pocket.passed')).toHaveLength(1);
    expect(table.of('line.failed')).toEqual([
      { type: 'line.failed', line: 'pocket.BL', code: 'HOLE_BLOCKED', at: 3000 },
    ]);
  });

  it('keeps a stroke open, and so does a ball that the reader knows', () => {
    const table = wood(POOL);
    table.pulse('pocket.TL', 1000, 30);
    table.sensing.ballRead(3000);
    table.wait(60_000);
    expect(table.of('stroke.ended').map(({ at }) => at)).toEqual([7000]);
  });

  it('is not there where the players name the balls', () => {
    const table = wood({ ...POOL, pocketBeams: false });
    table.pulse('pocket.TL', 1000, 30);
    expect(table.told).toEqual([]);
    expect(lineNames({ ...DEFAULTS, ...POOL, pocketBeams: false }).join()).not.toContain('pocket');
  });
});

describe('the beam of the delivery', () => {
  it('counts the balls that are let go, and begins no stroke', () => {
    const table = wood({ ...POOL, delivery: true });
    for (let nth = 0; nth < 15; nth += 1) table.pulse('delivery', 1000 + nth * 120, 40);
    table.wait(60_000);
    expect(table.of('ball.delivered')).toHaveLength(15);
    expect(table.of('stroke.ended')).toEqual([]);
  });
});

describe('a ball that the reader knows', () => {
  it('opens no stroke at a table where balls come home', () => {
    const table = wood({ lane: true });
    table.sensing.ballRead(3000);
    table.wait(60_000);
    expect(table.told).toEqual([]);
  });
});
