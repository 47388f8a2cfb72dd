import { describe, expect, it } from 'vitest';
import { arrived, fell, type Homeward, MOST_TRANSITS, type Transits } from '../../src/sensing/homeward.ts';

/** A table whose balls fall and come home, and what it learns by that. */
function lane(known: Transits = {}) {
  let homeward: Homeward = [];
  let transits = known;
  return {
    transits: () => transits,
    fall(pocket: string, at: number) {
      homeward = fell(homeward, pocket, at);
    },
    read(at: number) {
      const { from, timed, homeward: left } = arrived(homeward, transits, at);
      homeward = left;
      if (timed) {
        const { pocket, ms } = timed;
        transits = { ...transits, [pocket]: [...(transits[pocket] ?? []), ms].slice(-MOST_TRANSITS) };
      }
      return from;
    },
    alone(pocket: string, ms: number, times = 1) {
      for (let nth = 0; nth < times; nth += 1) {
        this.fall(pocket, 100_000 * nth);
        this.read(100_000 * nth + ms);
      }
    },
  };
}

const KNOWN = { TL: [2_000, 2_050, 1_950], BR: [800, 820, 790], BL: [850, 830, 840] };

describe('A ball on its way home', () => {
  it('teaches how long its pocket takes when it rolls alone', () => {
    const table = lane();
    table.fall('TL', 1_000);
    expect(table.read(3_000)).toEqual(['TL']);
    expect(table.transits()).toEqual({ TL: [2_000] });
  });

  it('teaches nothing beside another, as nobody knows which of them it was', () => {
    const table = lane();
    table.fall('TL', 1_000);
    table.fall('BR', 1_200);
    expect([table.read(2_000), table.read(3_000)]).toEqual([
      ['TL', 'BR'],
      ['TL', 'BR'],
    ]);
    expect(table.transits()).toEqual({});
  });

  it('is told from another by its time, in whatever order they come', () => {
    const table = lane(KNOWN);
    table.fall('TL', 1_000);
    table.fall('BR', 1_200);
    expect([table.read(2_010), table.read(3_020)]).toEqual([['BR'], ['TL']]);
  });

  it('may be of two pockets when both times fit', () => {
    const table = lane(KNOWN);
    table.fall('BR', 1_000);
    table.fall('BL', 1_010);
    expect(table.read(1_830)).toEqual(['BR', 'BL']);
  });

  it('may be of a pocket that is not known yet, besides the one whose time fits', () => {
    const table = lane(KNOWN);
    table.fall('TL', 1_000);
    table.fall('MR', 1_500);
    expect(table.read(3_000)).toEqual(['TL', 'MR']);
  });

  it('is of none when it came too soon or too late for all, or when no beam saw any', () => {
    const table = lane(KNOWN);
    expect(table.read(500)).toEqual([]);
    table.fall('TL', 1_000);
    expect(table.read(1_400)).toEqual([]);
    table.fall('BR', 20_000);
    expect(table.read(26_000)).toEqual([]);
  });

  it('is given up when it has not come for ten seconds, and teaches nothing then', () => {
    const table = lane();
    table.fall('TL', 1_000);
    table.fall('BR', 11_500);
    expect(table.read(12_500)).toEqual(['BR']);
    expect(table.transits()).toEqual({ BR: [1_000] });
  });

  it('is told from one of a pocket nearly as far, once both are well known', () => {
    const table = lane({ TL: [2_760, 2_700, 2_820], TR: [2_330, 2_280, 2_380] });
    table.fall('TL', 1_000);
    table.fall('TR', 1_000);
    expect(table.read(3_330)).toEqual(['TL', 'TR']);
    table.alone('TL', 2_780, 3);
    table.alone('TR', 2_340, 3);
    table.fall('TL', 1_001_000);
    table.fall('TR', 1_001_000);
    expect(table.read(1_003_330)).toEqual(['TR']);
  });

  it('is learnt anew when the table was set up anew', () => {
    const table = lane();
    table.alone('TL', 2_000, 5);
    table.alone('TL', 3_500, 5);
    table.fall('TL', 1_000_000);
    table.fall('BR', 1_000_100);
    expect(table.read(1_003_500)).toContain('TL');
  });

  it('is not mistaken for long after one strange time', () => {
    const table = lane({ TL: [2_000, 2_010, 9_000, 1_990, 2_005], BR: [800] });
    table.fall('TL', 0);
    table.fall('BR', 1_200);
    expect(table.read(2_000)).toEqual(['TL', 'BR']);
    expect(table.read(8_900)).toEqual([]);
  });
});
