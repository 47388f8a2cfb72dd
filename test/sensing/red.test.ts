import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

const balls = (table: ReturnType<typeof wood>) => table.of('ball.potted').map((event) => event.ball);

describe('the red ball, by a detector at its hole', () => {
  it('is told as red when the detector fires while it passes', () => {
    const table = wood();
    table.edge('hole.100', 1, 1000);
    table.pulse('red.100', 1010, 15);
    table.edge('hole.100', 0, 1030);
    table.wait(2000);
    expect(table.told).toEqual([{ type: 'ball.potted', hole: '100', ball: 'red', widthMs: 30, at: 1000 }]);
  });

  it('is told as red when the detector fired up to 60 ms before the beam', () => {
    const table = wood();
    table.pulse('red.100', 1000, 10);
    table.pulse('hole.100', 1060, 30);
    table.wait(2000);
    expect(balls(table)).toEqual(['red']);
    expect(table.of('line.failed')).toEqual([]);
  });

  it('is told afterwards when the detector fires up to 60 ms after the ball', () => {
    const table = wood();
    table.pulse('hole.100', 1000, 30);
    table.pulse('red.100', 1090, 10);
    table.wait(1150);
    expect(balls(table)).toEqual(['white']);
    expect(table.of('red.seen')).toEqual([]);
    table.wait(1151);
    expect(table.of('red.seen')).toEqual([{ type: 'red.seen', hole: '100', at: 1090 }]);
  });

  it.each([
    ['before', 1000, 1061],
    ['after', 1091, 1000],
  ])('is a white when its hole fired more than 60 ms %s it', (_, red, ball) => {
    const table = wood();
    const edges = [
      { line: 'red.100', value: 1, at: red },
      { line: 'red.100', value: 0, at: red + 10 },
      { line: 'hole.100', value: 1, at: ball },
      { line: 'hole.100', value: 0, at: ball + 30 },
    ] as const;
    table.play(edges.toSorted((a, b) => a.at - b.at));
    table.wait(2000);
    expect(balls(table)).toEqual(['white']);
    expect(table.of('line.failed')).toEqual([
      { type: 'line.failed', line: 'red.100', code: 'RED_ALONE', at: red },
    ]);
  });

  it('is not believed of another hole', () => {
    const table = wood();
    table.edge('hole.100', 1, 1000);
    table.pulse('red.200', 1010, 10);
    table.edge('hole.100', 0, 1030);
    expect(balls(table)).toEqual(['white']);
  });

  it('is the nearer of two balls', () => {
    const table = wood();
    table.pulse('hole.100', 1000, 30);
    table.pulse('red.100', 1040, 5);
    table.pulse('hole.100', 1060, 30);
    table.wait(2000);
    expect(balls(table)).toEqual(['white', 'white']);
    expect(table.of('red.seen')).toHaveLength(1);

    const other = wood();
    other.pulse('hole.100', 1000, 30);
    other.pulse('red.100', 1050, 5);
    other.pulse('hole.100', 1060, 30);
    other.wait(2000);
    expect(balls(other)).toEqual(['white', 'red']);
    expect(other.of('red.seen')).toEqual([]);
  });

  it('is the later of two balls that are equally near', () => {
    const table = wood();
    table.pulse('hole.100', 1000, 30);
    table.pulse('red.100', 1045, 5);
    table.pulse('hole.100', 1060, 30);
    table.wait(2000);
    expect(balls(table)).toEqual(['white', 'red']);
  });

  it('is one, however often its detector fires while it rolls past', () => {
    const table = wood();
    table.edge('hole.100', 1, 1000);
    for (const at of [1002, 1010, 1015]) table.pulse('red.100', at, 3);
    table.edge('hole.100', 0, 1030);
    table.pulse('red.100', 1050, 3);
    table.pulse('hole.100', 1052, 30);
    table.wait(2000);
    expect(balls(table)).toEqual(['red', 'white']);
    expect(table.of('red.seen')).toEqual([]);
  });

  it('is found behind noise on the beam that looked like a nearer ball', () => {
    const table = wood();
    table.pulse('hole.100', 1000, 30);
    table.pulse('red.100', 1045, 5);
    table.pulse('hole.100', 1055, 2);
    table.wait(2000);
    expect(balls(table)).toEqual(['white']);
    expect(table.of('red.seen')).toHaveLength(1);
  });

  it('is found when its passage begins with noise', () => {
    const table = wood();
    table.pulse('red.100', 1000, 5);
    table.pulse('hole.100', 1058, 2);
    table.pulse('hole.100', 1070, 30);
    table.wait(2000);
    expect(balls(table)).toEqual(['red']);
    expect(table.of('line.failed')).toEqual([]);
  });

  it('is told as red when it blocks its hole', () => {
    const table = wood();
    table.edge('hole.100', 1, 1000);
    table.pulse('red.100', 1020, 20);
    table.wait(3000);
    expect(table.of('ball.potted')).toMatchObject([{ ball: 'red', widthMs: null }]);
    table.pulse('red.100', 4000, 20);
    table.wait(5000);
    expect(table.of('red.seen')).toEqual([]);
  });

  it('is left to a person where no detector is fitted', () => {
    const table = wood({ red: 'panel' });
    table.edge('hole.100', 1, 1000);
    table.pulse('red.100', 1010, 15);
    table.edge('hole.100', 0, 1030);
    table.wait(2000);
    expect(table.told).toMatchObject([{ type: 'ball.potted', ball: 'white' }]);
  });
});

describe('a red detector that fires with no ball', () => {
  it('is a fault once, and well again at its next red ball', () => {
    const table = wood();
    table.pulse('red.100', 1000, 10);
    table.wait(1060);
    expect(table.told).toEqual([]);
    table.pulse('red.100', 2000, 10);
    table.wait(3000);
    expect(table.told).toEqual([{ type: 'line.failed', line: 'red.100', code: 'RED_ALONE', at: 1000 }]);
    table.edge('hole.100', 1, 4000);
    table.pulse('red.100', 4005, 10);
    table.edge('hole.100', 0, 4030);
    expect(table.told.slice(1)).toMatchObject([
      { type: 'ball.potted', ball: 'red' },
      { type: 'line.recovered', line: 'red.100', code: 'RED_ALONE' },
    ]);
  });
});
