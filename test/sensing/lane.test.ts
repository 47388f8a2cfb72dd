import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

describe('the return lane', () => {
  it('tells a ball home without a colour when nothing there knows colours', () => {
    const table = wood({ lane: true });
    table.pulse('lane', 1000, 30);
    table.pulse('lane', 1060, 3);
    expect(table.told).toEqual([{ type: 'ball.returned', ball: null, at: 1000 }]);
  });

  it('tells nothing when it is not fitted', () => {
    const table = wood();
    table.pulse('lane', 1000, 30);
    table.wait(5000);
    expect(table.told).toEqual([]);
  });

  it('waits 60 ms for its detector before it calls a ball white', () => {
    const table = wood({ red: 'lane' });
    table.pulse('lane', 1000, 30);
    table.wait(1090);
    expect(table.told).toEqual([]);
    table.wait(1091);
    expect(table.told).toEqual([{ type: 'ball.returned', ball: 'white', at: 1000 }]);
  });

  it.each([
    ['before', 940],
    ['with', 1010],
    ['after', 1090],
  ])('knows the red by a detector that fires %s it', (_, red) => {
    const table = wood({ red: 'lane' });
    const edges = [
      { line: 'lane.red', value: 1, at: red },
      { line: 'lane.red', value: 0, at: red + 5 },
      { line: 'lane', value: 1, at: 1000 },
      { line: 'lane', value: 0, at: 1030 },
    ] as const;
    table.play(edges.toSorted((a, b) => a.at - b.at));
    table.wait(2000);
    expect(table.told).toEqual([{ type: 'ball.returned', ball: 'red', at: 1000 }]);
  });

  it.each([
    [1038, ['red', 'white']],
    [1045, ['white', 'red']],
  ])('gives a red at %d to the nearer of two balls, and tells both in order', (red, colours) => {
    const table = wood({ red: 'lane' });
    table.pulse('lane', 1000, 30);
    table.pulse('lane.red', red, 5);
    table.pulse('lane', 1060, 30);
    table.wait(2000);
    expect(table.of('ball.returned').map((event) => event.ball)).toEqual(colours);
  });

  it('is blocked like a hole, and tells its ball all the same', () => {
    const table = wood({ red: 'lane' });
    table.edge('lane', 1, 1000);
    table.wait(4000);
    expect(table.told).toEqual([
      { type: 'line.failed', line: 'lane', code: 'HOLE_BLOCKED', at: 3000 },
      { type: 'ball.returned', ball: 'white', at: 1000 },
    ]);
  });
});
