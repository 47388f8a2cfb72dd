import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

describe('a button', () => {
  it('counts when it has been held for 20 ms, and a spark on its wire never', () => {
    const table = wood();
    table.pulse('button.start', 1000, 19);
    table.edge('button.start', 1, 2000);
    table.wait(2019);
    expect(table.told).toEqual([]);
    table.wait(2020);
    expect(table.told).toEqual([{ type: 'button.pressed', button: 'start', at: 2020 }]);
  });

  it('is one press however long it is held and however it bounces', () => {
    const table = wood();
    for (const at of [1000, 1003, 1010]) table.pulse('button.next', at, 2);
    table.pulse('button.next', 1015, 4000);
    table.pulse('button.next', 5020, 3);
    table.wait(9000);
    expect(table.of('button.pressed')).toHaveLength(1);
  });

  it('counts again after it has been released for exactly 20 ms', () => {
    const table = wood();
    table.pulse('button.next', 1000, 100);
    table.pulse('button.next', 1119, 100);
    table.pulse('button.next', 1239, 100);
    table.wait(2000);
    expect(table.of('button.pressed').map((event) => event.at)).toEqual([1020, 1259]);
  });
});

describe('a switch', () => {
  it.each(['door', 'key', 'bar.down'] as const)(
    'of the %s is told when it has kept its level for 20 ms',
    (name) => {
      const table = wood();
      table.pulse(name, 1000, 19);
      table.edge(name, 1, 2000);
      table.wait(2019);
      expect(table.told).toEqual([]);
      table.wait(2020);
      table.edge(name, 0, 3000);
      table.wait(3020);
      expect(table.told).toEqual([
        { type: 'switch.changed', name, on: true, at: 2020 },
        { type: 'switch.changed', name, on: false, at: 3020 },
      ]);
    },
  );

  it('of the tilt makes one tilt of those within 300 ms', () => {
    const table = wood();
    table.pulse('tilt', 1000, 40);
    table.pulse('tilt', 1339, 40);
    table.pulse('tilt', 1700, 40);
    table.wait(3000);
    expect(table.of('switch.changed').map(({ on, at }) => [on, at])).toEqual([
      [true, 1020],
      [false, 1679],
      [true, 1720],
      [false, 2040],
    ]);
  });
});

describe('the beam along the baulk line', () => {
  it('tells a ball that came back over it after 4 ms, also when the ball stays there', () => {
    const table = wood({ baulk: true });
    table.pulse('baulk', 1000, 3.9);
    table.edge('baulk', 1, 2000);
    table.wait(2004);
    expect(table.told).toEqual([{ type: 'ball.overBaulk', at: 2000 }]);
    table.wait(2005);
    table.edge('baulk', 0, 2050);
    table.pulse('baulk', 2055, 6);
    table.pulse('baulk', 2100, 6);
    expect(table.of('ball.overBaulk')).toHaveLength(2);
  });

  it('tells nothing when it is not fitted', () => {
    const table = wood();
    table.pulse('baulk', 1000, 30);
    expect(table.told).toEqual([]);
  });
});
