import { describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { benchTable } from '../../src/app/bench/bench-table.ts';
import { figuresOf } from '../../src/app/bench/figures.ts';

describe('the figures of a measurement', () => {
  it('are its middle, its ninety-ninth hundredth and its worst', () => {
    const samples = Array.from({ length: 200 }, (_, nth) => 200 - nth);
    expect(figuresOf(samples)).toEqual({ n: 200, p50: 100, p99: 198, max: 200 });
  });
});

describe('the table of the measurements', () => {
  it('scores what its lines tell, before the change comes back', async () => {
    const clock = new HandClock();
    const table = await benchTable(clock, memoryJournal({ clock }));
    table.change('hole.100', 1);
    clock.advance(30);
    expect(table.change('hole.100', 0).players[0]).toMatchObject({ score: 0, turn: 100 });
  });
});
