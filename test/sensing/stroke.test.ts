import { describe, expect, it } from 'vitest';
import { wood } from './cabinet.ts';

const ends = (table: ReturnType<typeof wood>) => table.of('stroke.ended').map((event) => event.at);

describe('a stroke', () => {
  it('is over when nothing has moved for 4 s after its last ball', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.pulse('hole.20L', 1500, 30);
    table.pulse('hole.30L', 4000, 30);
    table.wait(8029);
    expect(ends(table)).toEqual([]);
    table.wait(8030);
    expect(ends(table)).toEqual([8030]);
  });

  it('is over before the ball that falls exactly then: that one begins another', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.pulse('hole.10', 5030, 30);
    table.wait(20_000);
    expect(ends(table)).toEqual([5030, 9060]);
  });

  it('is not begun by noise, buttons, or a ball coming home', () => {
    const table = wood({ lane: true });
    table.pulse('hole.10', 1000, 2);
    table.pulse('lane', 2000, 30);
    table.pulse('button.next', 3000, 100);
    table.wait(60_000);
    expect(ends(table)).toEqual([]);
  });

  it('is begun by a skittle that rocks, and waits until that has been decided', () => {
    const table = wood({ strokeSettleMs: 300 });
    table.pulse('peg.whiteL', 1000, 100);
    table.wait(1599);
    expect(ends(table)).toEqual([]);
    table.wait(1601);
    expect(table.told).toMatchObject([{ type: 'peg.wobbled' }, { type: 'stroke.ended', at: 1600 }]);
  });

  it('lasts 4 s from the last time a skittle moved', () => {
    const table = wood();
    table.pulse('peg.whiteL', 1000, 50);
    table.pulse('peg.whiteL', 1200, 50);
    table.wait(9000);
    expect(ends(table)).toEqual([5250]);
  });

  it('is not kept open by the hand that stands a fallen skittle up', () => {
    const table = wood();
    table.edge('peg.whiteL', 1, 1000);
    table.edge('peg.whiteL', 0, 4500);
    table.pulse('peg.whiteL', 4800, 30);
    table.wait(9000);
    expect(ends(table)).toEqual([5000]);
  });

  it('waits for a ball that is in the beam when its time is up', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.pulse('hole.200', 5020, 40);
    table.wait(20_000);
    expect(ends(table)).toEqual([9060]);
  });

  it('is over when what was in the beam was noise', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.pulse('hole.200', 5029, 2);
    table.wait(20_000);
    expect(ends(table)).toEqual([5031]);
  });

  it('does not wait for a hole that is blocked', () => {
    const table = wood();
    table.edge('hole.10', 1, 1000);
    table.wait(20_000);
    expect(ends(table)).toEqual([7000]);
  });
});

describe('a stroke ended by hand', () => {
  it('with FOUL takes what still drops within the settle time, and ends then', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.sensing.strokeByHand(3000, 'rolling');
    table.wait(6999);
    expect(ends(table)).toEqual([]);
    table.wait(7000);
    expect(ends(table)).toEqual([7000]);
  });

  it('with FOUL is a stroke also when nothing had moved', () => {
    const table = wood();
    table.sensing.strokeByHand(3000, 'rolling');
    table.pulse('hole.10', 5000, 30);
    table.wait(20_000);
    expect(ends(table)).toEqual([9030]);
  });

  it('with NEXT is closed at once, without a word', () => {
    const table = wood();
    table.pulse('hole.10', 1000, 30);
    table.sensing.strokeByHand(3000, 'still');
    table.wait(60_000);
    expect(ends(table)).toEqual([]);
  });

  it('with NEXT while a skittle topples goes on as another stroke when that falls', () => {
    const table = wood();
    table.edge('peg.black', 1, 1000);
    table.sensing.strokeByHand(1100, 'still');
    table.wait(20_000);
    expect(table.told).toMatchObject([{ type: 'peg.fallen' }, { type: 'stroke.ended', at: 5150 }]);
  });

  it('loses nothing that had fallen due by then', () => {
    const table = wood();
    table.edge('peg.black', 1, 1000);
    table.sensing.strokeByHand(1200, 'still');
    expect(table.sensing.dueAt()).toBe(1200);
    table.wait(1200);
    expect(table.of('peg.fallen')).toHaveLength(1);
  });
});

describe('a ball lifted out of the trough', () => {
  it('ends the stroke before it, and is told once however the contact bounces', () => {
    const table = wood({ trough: true });
    table.pulse('hole.10', 1000, 30);
    table.pulse('trough', 2000, 3);
    table.pulse('trough', 2010, 5000);
    expect(table.told.slice(1)).toEqual([
      { type: 'stroke.ended', at: 2000 },
      { type: 'ball.lifted', at: 2000 },
    ]);
  });

  it('gives the player all the time to aim', () => {
    const table = wood({ trough: true });
    table.pulse('trough', 1000, 100);
    table.wait(60_000);
    expect(ends(table)).toEqual([]);
    table.pulse('hole.10', 61_000, 30);
    table.wait(70_000);
    expect(ends(table)).toEqual([65_030]);
  });

  it('ends a stroke in which nothing was hit when the next one is lifted', () => {
    const table = wood({ trough: true });
    table.pulse('trough', 1000, 100);
    table.pulse('trough', 20_000, 100);
    expect(table.told.map((event) => event.type)).toEqual(['ball.lifted', 'stroke.ended', 'ball.lifted']);
  });
});
