import { describe, expect, it } from 'vitest';
import { openTable, playFrom } from '../support/open-table.ts';
import { openFrame, POOL, pot, released } from '../support/pool-table.ts';

/** The second player has the solids down, and called the top left pocket. */
async function onTheBlack() {
  const table = await openFrame();
  pot(table, 'S1');
  pot(table, 'S2', 'S3', 'S4', 'S5', 'S6', 'S7');
  table.press('call', { pocket: 'TL' });
  return table;
}

describe('a pool table', () => {
  it('lets the balls go for a coin and START, and has no clock and no bar', async () => {
    const table = await openTable(POOL);
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'ready', outputs: { startLamp: 'lit' } });
    expect(released(table)).toBe(0);
    table.press('start');
    expect(released(table)).toBe(1);
    table.wait(3_600_000);
    expect(table.board()).toMatchObject({
      game: 'pool8',
      phase: 'play',
      clock: { msLeft: 0, speed: 0 },
      outputs: { bar: 'dropped' },
    });
    expect(table.journal.books().meters).toMatchObject({ gamesPaid: 1, takenCents: 100 });
  });

  it('ends with the black, and is ready for the next coin', async () => {
    const table = await onTheBlack();
    pot(table, 'black');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'black' } });
    expect(table.history('chime').at(-1)?.value).toBe('over');
    table.coin(100);
    table.press('start');
    expect(table.board()).toMatchObject({ phase: 'play', ballsInPlay: 15 });
    expect(released(table)).toBe(2);
  });

  it('tells its displays which balls are down, and what can be a foul just now', async () => {
    const table = await openFrame();
    expect(table.board().fouls).not.toContain('wrongBallFirst');
    pot(table, 'S1');
    expect(table.board()).toMatchObject({ pool: { down: ['S1'] } });
    expect(table.board().fouls).toContain('wrongBallFirst');
    table.press('concede');
    expect(table.board().fouls).toEqual([]);
  });

  it('has no bar to try, and no holes to count by, but balls that can be let go', async () => {
    const table = await openTable(POOL);
    table.press('service');
    const tests = table.controller.serviceState().tests.map(({ test }) => test);
    expect(tests).toContain('release');
    expect(tests).not.toContain('barRaise');
    expect(tests).not.toContain('balls');
    expect(table.press('test', { test: 'barRaise' })).toBe('notFitted');
    table.press('test', { test: 'release' });
    expect(released(table)).toBe(1);
  });

  it('takes back its end, and after a power cut too', async () => {
    let table = await onTheBlack();
    table.press('ball', { ball: 'black', pocket: 'TR' });
    expect(table.board().phase).toBe('over');
    table.wait(1_000);
    table = await table.powerCut();
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 0 } });
    table.wait(2_000);
    table.press('undo');
    expect(table.board()).toMatchObject({ phase: 'play', active: 1, pool: { called: 'TL' } });
    pot(table, 'black');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1 } });
    expect(released(table)).toBe(0);
  });

  it('takes back what somebody did last, and with it the answer that nobody gave', async () => {
    let table = await openTable(POOL);
    table.coin(100);
    table.press('start');
    table.press('strokeEnd');
    expect(table.board().prompt?.id).toBe('fourBalls');
    table.wait(30_000);
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'openTable' } });
    table.press('undo');
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'breakFromBaulk' } });
    expect(table.board().can).not.toContain('undo');
    table.wait(100);
    table = await table.powerCut();
    table.wait(2_000);
    expect(table.board()).toMatchObject({ active: 0, prompt: { id: 'breakFromBaulk' } });
    table.press('strokeEnd');
    table.press('no');
    expect(table.board().prompt?.id).toBe('shortBreak');
  });

  it('takes back an answer that somebody gave, and asks again', async () => {
    const table = await openFrame();
    table.press('undo');
    expect(table.board().prompt?.id).toBe('fourBalls');
  });

  it('goes on after a power cut where it stood, and lets no ball go for it', async () => {
    let table = await openFrame();
    pot(table, 'S1', 'S2');
    table = await table.powerCut();
    table.wait(2_000);
    expect(table.board()).toMatchObject({ phase: 'play', active: 1, ballsInPlay: 13 });
    expect(table.board().players).toMatchObject([{ left: 7 }, { group: 'solids', left: 5 }]);
    expect(released(table)).toBe(0);
  });

  it('refuses a foul that cannot be one, and does not write it down', async () => {
    const table = await openFrame();
    const rows = table.journal.rowsOf(1).length;
    expect(table.press('foul', { reason: 'wrongBallFirst' })).toBe('notNow');
    expect(table.press('call', { pocket: 'TL' })).toBe('notNow');
    expect(table.press('call', { pocket: 'XX' })).toBe('unknown pocket XX');
    expect(table.journal.rowsOf(1)).toHaveLength(rows);
  });

  it('takes the button of the cabinet for the end of a stroke, and FOUL for another foul', async () => {
    const table = await openFrame();
    table.pulse('button.next', 100);
    expect(table.board().active).toBe(0);
    table.pulse('button.foul', 100);
    expect(table.board()).toMatchObject({ active: 1, verdict: { id: 'foul', cause: 'other' } });
    expect(table.history('chime').at(-1)?.value).toBe('foul');
  });

  it('hears the reader, and ends the stroke when nothing more comes', async () => {
    const table = await openFrame({ cabinet: { balls: 'reader' } });
    table.pulse('pocket.TL', 30);
    table.wait(1_500);
    table.cabinet.report({ type: 'ball', ball: 'S4', at: table.clock.now() });
    table.wait(3_999);
    expect(table.board().pool?.open).toBe(true);
    table.wait(1);
    expect(table.board().players).toMatchObject([{ group: 'stripes' }, { group: 'solids', left: 6 }]);
  });

  it('does not count a ball that was pushed in before START and comes home after it', async () => {
    const table = await openFrame({ cabinet: { balls: 'reader' } });
    const read = (ball: string) => table.cabinet.report({ type: 'ball', ball, at: table.clock.now() });
    table.press('concede');
    table.coin(100);
    table.pulse('pocket.TL', 30);
    table.press('start');
    table.wait(1_500);
    read('S4');
    table.wait(5_000);
    expect(table.board()).toMatchObject({ prompt: { id: 'breakFromBaulk' }, pool: { down: [] } });
    table.pulse('pocket.TL', 30);
    table.wait(1_500);
    read('S5');
    expect(table.board().pool?.down).toEqual(['S5']);
  });

  it('ends a stroke by itself though one of its balls was taken back', async () => {
    const table = await openFrame();
    table.press('ball', { ball: 'S1', pocket: 'TL' });
    table.press('ball', { ball: 'R1', pocket: 'TL' });
    table.press('undo');
    expect(table.board().pool?.open).toBe(true);
    table.wait(4_000);
    expect(table.board().players).toMatchObject([
      { group: 'stripes', left: 7 },
      { group: 'solids', left: 6 },
    ]);
  });

  it('adds a coin to the time of a frame, as long as it runs', async () => {
    const table = await openFrame({ play: { gameTime: '5m' }, money: { duringGame: 'extend' } });
    table.wait(60_000);
    table.coin(100);
    expect(table.board()).toMatchObject({ clock: { msLeft: 9 * 60_000 }, credit: { games: 0 } });
    table.wait(9 * 60_000);
    expect(table.board().phase).toBe('afterBar');
    table.coin(100);
    expect(table.board()).toMatchObject({ phase: 'afterBar', clock: { msLeft: 0 }, credit: { games: 1 } });
  });

  it('sells time where it is so set, and lets the frame be played out', async () => {
    const table = await openFrame({ play: { gameTime: '5m' } });
    pot(table, 'S1');
    expect(table.board().clock).toMatchObject({ msLeft: 295_000, speed: 1 });
    table.wait(295_000);
    expect(table.board()).toMatchObject({ phase: 'afterBar', clock: { msLeft: 0 } });
    pot(table, 'R1');
    expect(table.board()).toMatchObject({ phase: 'afterBar', active: 0 });
    table.press('concede');
    expect(table.board().phase).toBe('over');
    table.press('undo');
    expect(table.board().phase).toBe('afterBar');
  });

  it('is made of a bar billiards table by its settings, when the game at it is over', async () => {
    const table = await openTable();
    table.coin(100);
    table.press('start');
    table.controller.configure(playFrom(POOL));
    expect(table.board().game).toBe('bar-billiards');
    table.press('concede');
    expect(table.board().game).toBe('pool8');
    table.coin(100);
    table.press('start');
    expect(table.board()).toMatchObject({ game: 'pool8', phase: 'play', ballsInPlay: 15 });
    expect(table.controller.layout()).toMatchObject({ game: 'pool8', players: { min: 2, max: 2, usual: 2 } });
  });
});
