import { describe, expect, it } from 'vitest';
import { openGame } from '../support/open-table.ts';

const GAME_MS = 17 * 60_000;
const TWO_BALLS = { table: { balls: { white: 2, red: 0 } } };

describe('a game that has just ended', () => {
  it('can be taken back although a coin has fallen meanwhile, and the coin stays a credit', async () => {
    const table = await openGame();
    table.pot('100');
    table.press('concede');
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'ready', can: ['start', 'undo'] });
    table.press('undo');
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 1 }, outputs: { bar: 'raised' } });
    expect(table.scores()[0]).toEqual([0, 100]);
  });

  it('BBA-2 hears a FOUL that comes a moment late, and books the other result', async () => {
    const table = await openGame(TWO_BALLS);
    table.wait(GAME_MS);
    table.drop('100');
    table.drop('50L');
    table.wait(5_000);
    expect(table.board()).toMatchObject({ phase: 'over', result: { kind: 'win', winner: 0 } });
    table.wait(1_000);
    table.press('foul', { reason: 'offTable' });
    expect(table.board()).toMatchObject({ phase: 'over', result: { kind: 'draw' } });
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'over', result: { kind: 'draw' } });
    expect(after.journal.books().game?.end).toMatchObject({ scores: [0, 0], result: { kind: 'draw' } });
  });

  it('can still be told that it was the red', async () => {
    const table = await openGame({ table: { balls: { white: 1, red: 1 } }, cabinet: { red: 'panel' } });
    table.wait(GAME_MS);
    table.drop('100');
    table.drop('50L');
    table.wait(5_000);
    expect(table.scores()[0]).toEqual([150, 0]);
    expect(table.board().can).toContain('red');
    table.press('red', { hole: '100' });
    expect(table.scores()[0]).toEqual([250, 0]);
    expect(table.journal.books().game?.end?.scores).toEqual([250, 0]);
  });

  it('hears nothing that moves on the table afterwards', async () => {
    const table = await openGame(TWO_BALLS);
    table.wait(GAME_MS);
    table.drop('100');
    table.drop('50L');
    table.wait(5_000);
    const rows = table.disk.rows.length;
    table.knock('black');
    table.pot('200');
    expect(table.scores()[0]).toEqual([150, 0]);
    expect(table.disk.rows).toHaveLength(rows);
  });
});
