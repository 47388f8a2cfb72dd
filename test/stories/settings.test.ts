import { describe, expect, it } from 'vitest';
import { openGame, openTable, playFrom } from '../support/open-table.ts';

const DEARER = { play: { gameTime: '10m' }, money: { price: '2.00' } };

describe('new settings', () => {
  it('wait for the next game', async () => {
    const table = await openGame();
    table.controller.configure(playFrom(DEARER));
    expect(table.board().tariff.price).toBe(100);
    table.press('concede');
    expect(table.board().tariff).toMatchObject({ price: 200, gameMs: 600_000 });
    table.coin(200);
    table.press('start');
    expect(table.board().clock.msLeft).toBe(600_000);
  });

  it('wait for it too while the cabinet is lost in the middle of one', async () => {
    const table = await openGame();
    table.cabinet.report({ type: 'lost', what: 'board', at: table.clock.now() });
    table.controller.configure(playFrom(DEARER));
    table.cabinet.report({ type: 'found', what: 'board', at: table.clock.now() });
    expect(table.board()).toMatchObject({ phase: 'play', tariff: { price: 100 } });
  });

  it('give way to the old ones again when the end of a game is taken back', async () => {
    const table = await openGame({ money: { duringGame: 'extend' } });
    table.controller.configure(playFrom(DEARER));
    table.press('concede');
    table.press('undo');
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'play', clock: { msLeft: 34 * 60_000 } });
    table.press('concede');
    expect(table.board().tariff.price).toBe(200);
  });

  it('wait for a coin that is still on its way', async () => {
    const table = await openTable();
    table.edge('coin.1', 1);
    table.wait(50);
    table.controller.configure(playFrom({ ...DEARER, cabinet: { red: 'panel' } }));
    table.wait(50);
    table.edge('coin.1', 0);
    table.wait(5_000);
    expect(table.board()).toMatchObject({ credit: { games: 1, amount: 0 }, tariff: { price: 200 } });
  });

  it('leave skittles that lie in peace when they are not about the sensors', async () => {
    const table = await openTable();
    table.wait(2_000);
    table.edge('peg.whiteL', 1);
    table.wait(5_000);
    table.controller.configure(playFrom(DEARER));
    table.wait(5_000);
    expect(table.board().faults).toEqual([]);
  });

  it('find a fault of a sensor anew, and leave none behind that is gone', async () => {
    const table = await openTable();
    table.wait(2_000);
    table.edge('hole.20L', 1);
    table.wait(3_000);
    expect(table.board().faults).toMatchObject([{ code: 'HOLE_BLOCKED' }]);
    table.controller.configure(playFrom({ cabinet: { sensing: { hole: { stuck: '3s' } } } }));
    table.wait(4_000);
    expect(table.board().faults).toMatchObject([{ code: 'LINE_ACTIVE_AT_START', what: 'hole.20L' }]);
    table.edge('hole.20L', 0);
    table.wait(1_000);
    expect(table.board().faults).toEqual([]);
  });
});
