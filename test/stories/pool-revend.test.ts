import { describe, expect, it } from 'vitest';
import { type OpenTable, openTable } from '../support/open-table.ts';
import { openFrame, POOL, pot, released } from '../support/pool-table.ts';

/** Its beam counts the balls that come out. */
const COUNTED = { ...POOL, cabinet: { sensors: ['delivery'] } };

function rollOut(table: OpenTable, balls: number) {
  for (let nth = 0; nth < balls; nth += 1) {
    table.wait(240);
    table.pulse('delivery', 60);
  }
}

describe('the balls of a pool table', () => {
  it('are let go once more, free, when not all came, for two minutes', async () => {
    const table = await openFrame();
    table.wait(60_000);
    expect(table.board().can).toContain('revend');
    expect(table.press('revend')).toBeNull();
    expect(released(table)).toBe(2);
    table.wait(61_000);
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('revendTooLate');
    expect(table.journal.books().meters).toMatchObject({ revends: 1, gamesPaid: 1 });
  });

  it('are let go once more when the power was cut before anybody played', async () => {
    let table = await openTable(COUNTED);
    table.coin(100);
    table.press('start');
    table.wait(500);
    table.pulse('delivery', 60);
    table = await table.powerCut();
    table.wait(2_000);
    expect(table.board()).toMatchObject({ phase: 'play', prompt: { id: 'ballsMissing' } });
    expect(table.board().can).toContain('revend');
    expect(table.press('revend')).toBeNull();
    expect(released(table)).toBe(1);
    table.wait(120_000);
    expect(table.board().can).not.toContain('revend');
    pot(table, 'S1');
    table = await table.powerCut();
    table.wait(2_000);
    expect(table.board().can).not.toContain('revend');
  });

  it('are not let go once more when the beam has counted all fifteen', async () => {
    const table = await openTable(COUNTED);
    table.coin(100);
    table.press('start');
    rollOut(table, 14);
    expect(table.board().can).toContain('revend');
    rollOut(table, 1);
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('allBallsCame');
    expect(released(table)).toBe(1);
    expect(table.journal.books().meters.revends).toBe(0);
  });

  it('are let go twice more and not again, nor after a power cut', async () => {
    let table = await openTable(POOL);
    table.coin(100);
    table.press('start');
    table.wait(10_000);
    expect(table.press('revend')).toBeNull();
    table.wait(10_000);
    table = await table.powerCut();
    table.wait(5_000);
    expect(table.press('revend')).toBeNull();
    table.wait(10_000);
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('revendedOften');
    expect(released(table)).toBe(1);
    table = await table.powerCut();
    table.wait(5_000);
    expect(table.press('revend')).toBe('revendedOften');
    expect(table.journal.books().meters.revends).toBe(2);
  });

  it('are let go once for two presses in a row', async () => {
    const table = await openTable(POOL);
    table.coin(100);
    table.press('start');
    table.wait(10_000);
    table.press('revend');
    table.wait(300);
    expect(table.press('revend')).toBeNull();
    expect(released(table)).toBe(2);
    table.wait(10_000);
    expect(table.press('revend')).toBeNull();
    expect(released(table)).toBe(3);
  });

  it('stay inside when one is down: what lies there is the next frame', async () => {
    const table = await openFrame();
    pot(table, 'S1');
    expect(table.board().can).not.toContain('revend');
    expect(table.press('revend')).toBe('ballsAreDown');
    expect(released(table)).toBe(1);
    table.press('undo');
    expect(table.board().can).toContain('revend');
  });

  it('are let go at any time of a frame for whoever has the key', async () => {
    const table = await openTable(COUNTED);
    table.coin(100);
    table.press('start');
    rollOut(table, 15);
    table.wait(130_000);
    expect(table.press('revend')).toBe('revendTooLate');
    table.press('service');
    expect(table.board().can).toContain('revend');
    for (const nth of [1, 2, 3]) {
      table.wait(10_000);
      expect(table.press('revend')).toBeNull();
      expect(released(table)).toBe(1 + nth);
    }
    table.press('service');
    table.press('concede');
    table.press('service');
    expect(table.press('revend')).toBe('revendTooLate');
  });

  it('that are waited for cost no time, though some came out', async () => {
    const table = await openTable({
      ...POOL,
      play: { gameTime: '5m' },
      cabinet: { sensors: ['delivery'] },
    });
    table.coin(100);
    table.press('start');
    rollOut(table, 14);
    table.wait(30_000);
    expect(table.press('revend')).toBeNull();
    expect(table.board().clock.msLeft).toBe(300_000);
  });

  it('that come out are nothing to take back', async () => {
    let table = await openTable(COUNTED);
    table.coin(100);
    table.press('start');
    table.pulse('delivery', 60);
    table.wait(5_000);
    expect(table.board().can).not.toContain('undo');
    table = await table.powerCut();
    table.wait(2_000);
    expect(table.board().can).not.toContain('undo');
    table.press('strokeEnd');
    expect(table.board().can).toContain('undo');
  });

  it('are let go for a re-rack that the rules want, once for each', async () => {
    const table = await openTable({ ...POOL, rules: { blackOnBreak: 'rerackFreeVend' } });
    table.coin(100);
    table.press('start');
    table.wait(130_000);
    pot(table, 'S1', 'black');
    expect(table.board()).toMatchObject({ phase: 'play', ballsInPlay: 15, prompt: { id: 'breakFromBaulk' } });
    expect(released(table)).toBe(2);
    expect(table.board().can).toContain('revend');
    expect(table.press('revend')).toBeNull();
    expect(released(table)).toBe(3);
    const after = await table.powerCut();
    after.wait(2_000);
    pot(after, 'black');
    expect(released(after)).toBe(1);
  });

  it('stay inside when one fell that nobody has named', async () => {
    const table = await openFrame({ cabinet: { balls: 'pockets' } });
    expect(table.board().can).toContain('revend');
    table.pulse('pocket.TL', 30);
    table.wait(5_000);
    expect(table.press('revend')).toBe('ballsAreDown');
    table.press('ball', { ball: 'cue', pocket: 'TL' });
    table.wait(5_000);
    expect(table.board().can).toContain('revend');
  });

  it('are let go for a re-rack once, though it is taken back and told again', async () => {
    let table = await openTable({ ...POOL, rules: { blackOnBreak: 'rerackFreeVend' } });
    table.coin(100);
    table.press('start');
    pot(table, 'black');
    expect(released(table)).toBe(2);
    table.press('undo');
    pot(table, 'black');
    table.press('undo');
    table.wait(1_000);
    expect(released(table)).toBe(2);
    table = await table.powerCut();
    table.wait(2_000);
    pot(table, 'black');
    expect(released(table)).toBe(0);
    pot(table, 'black');
    expect(released(table)).toBe(1);
    expect(table.journal.books().meters).toMatchObject({ revends: 2, gamesPaid: 1 });
  });
});
