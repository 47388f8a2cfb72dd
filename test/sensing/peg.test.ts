import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

describe('a skittle', () => {
  it('has fallen when open for 150 ms, stamped with its first opening', () => {
    const table = wood();
    table.edge('peg.black', 1, 1000);
    table.wait(1149);
    expect(table.told).toEqual([]);
    table.wait(1150);
    expect(table.told).toEqual([{ type: 'peg.fallen', peg: 'black', at: 1000 }]);
  });

  it('has fallen also when it closes at exactly 150 ms', () => {
    const table = wood();
    table.pulse('peg.black', 1000, 150);
    expect(table.of('peg.fallen')).toHaveLength(1);
  });

  it('only rocked when it closed sooner and then stood for 500 ms', () => {
    const table = wood();
    table.pulse('peg.whiteL', 1000, 149);
    table.wait(1648);
    expect(table.told).toEqual([]);
    table.wait(1649);
    expect(table.told).toEqual([{ type: 'peg.wobbled', peg: 'whiteL', at: 1000 }]);
  });

  it('that rocks and then falls is stamped with the first opening of the disturbance', () => {
    const table = wood();
    table.pulse('peg.black', 1000, 30);
    table.pulse('peg.black', 1100, 60);
    table.edge('peg.black', 1, 1659);
    table.wait(3000);
    expect(table.told).toEqual([{ type: 'peg.fallen', peg: 'black', at: 1000 }]);
  });

  it('begins a new disturbance after it has stood for exactly 500 ms', () => {
    const table = wood();
    table.pulse('peg.black', 1000, 30);
    table.edge('peg.black', 1, 1530);
    table.wait(2000);
    expect(table.told).toEqual([
      { type: 'peg.wobbled', peg: 'black', at: 1000 },
      { type: 'peg.fallen', peg: 'black', at: 1530 },
    ]);
  });

  it('falls once, however it chatters while it lies and is stood up', () => {
    const table = wood();
    table.edge('peg.black', 1, 1000);
    table.edge('peg.black', 0, 1400);
    table.edge('peg.black', 1, 1450);
    table.edge('peg.black', 0, 9000);
    table.pulse('peg.black', 9300, 20);
    table.wait(9819);
    expect(table.of('peg.standing')).toEqual([]);
    table.wait(9820);
    expect(table.told.filter((event) => event.type.startsWith('peg.'))).toEqual([
      { type: 'peg.fallen', peg: 'black', at: 1000 },
      { type: 'peg.standing', peg: 'black', at: 9820 },
    ]);
  });

  it('can fall again after it stands', () => {
    const table = wood();
    table.pulse('peg.black', 1000, 400);
    table.edge('peg.black', 1, 5000);
    table.wait(5150);
    expect(table.of('peg.fallen').map((event) => event.at)).toEqual([1000, 5000]);
  });
});

describe('two skittles', () => {
  it('are told in the order in which they fell', () => {
    const table = wood();
    table.edge('peg.whiteL', 1, 1000);
    table.edge('peg.black', 1, 1001);
    table.wait(2000);
    expect(table.of('peg.fallen').map((event) => event.peg)).toEqual(['whiteL', 'black']);
  });

  it('carry their order in their stamps when the first to be hit was the last to lie', () => {
    const table = wood();
    table.pulse('peg.black', 1000, 40);
    table.edge('peg.whiteL', 1, 1020);
    table.edge('peg.black', 1, 1050);
    table.wait(2000);
    expect(table.of('peg.fallen').map(({ peg, at }) => [peg, at])).toEqual([
      ['whiteL', 1020],
      ['black', 1000],
    ]);
  });
});
