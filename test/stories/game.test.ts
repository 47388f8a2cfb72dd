import { describe, expect, it } from 'vitest';
import { NOON, openGame } from '../support/open-table.ts';

const GAME_MS = 17 * 60_000;

describe('a whole game', () => {
  it('goes from the coin to the last ball', async () => {
    const table = await openGame();
    table.potRed('50L');
    table.pot('100');
    expect(table.scores()).toEqual([
      [0, 200],
      [0, 0],
    ]);
    table.knock('whiteL');
    expect(table.scores()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(table.board().active).toBe(1);
    table.pot('200');
    table.press('next');
    table.wait(GAME_MS);
    expect(table.board()).toMatchObject({ phase: 'afterBar', ballsInPlay: 8 });
    for (const hole of ['30L', '20L', '10', '20R', '30R', '50L']) table.pot(hole);
    table.potRed('50R');
    expect(table.board()).toMatchObject({ phase: 'lastBall', ballsInPlay: 1, active: 0 });
    expect(table.scores()).toEqual([
      [260, 0],
      [200, 0],
    ]);
    table.press('skittlesSet');
    table.pot('200');
    expect(table.board().prompt).toMatchObject({ ask: 'yesNo' });
    table.press('yes');
    expect(table.board()).toMatchObject({
      phase: 'over',
      result: { kind: 'win', winner: 0, ranking: [0, 1] },
    });
    expect(table.scores()).toEqual([
      [460, 0],
      [200, 0],
    ]);
  });

  it('can be taken back after its end, and ends again', async () => {
    const table = await openGame();
    table.pot('100');
    table.press('concede');
    expect(table.board().result).toMatchObject({ winner: 1, reason: 'conceded' });
    table.press('undo');
    expect(table.board()).toMatchObject({ phase: 'play', result: null, outputs: { bar: 'raised' } });
    expect(table.board().verdict).toMatchObject({ id: 'undone', player: 0 });
    expect(table.scores()[0]).toEqual([0, 100]);
    table.press('concede');
    expect(table.board()).toMatchObject({ phase: 'over', outputs: { bar: 'dropped' } });
  });

  it('remembers the best break of the day, and forgets one that was undone', async () => {
    const table = await openGame();
    table.pot('200');
    table.pot('100');
    table.press('next');
    table.press('concede');
    expect(table.board().highBreaks.day).toMatchObject({ points: 300 });
    table.press('undo');
    table.press('undo');
    table.press('undo');
    table.press('concede');
    expect(table.board().highBreaks.day).toMatchObject({ points: 200 });
  });

  it('answers the cushion question by itself when nobody does (BBA-16)', async () => {
    const table = await openGame({ table: { balls: { white: 1, red: 1 } } });
    table.wait(GAME_MS);
    table.pot('30L');
    table.press('next');
    table.press('skittlesSet');
    table.pot('100');
    expect(table.board().phase).toBe('lastBall');
    table.wait(60_000);
    expect(table.board()).toMatchObject({ phase: 'over', result: { kind: 'win' } });
  });

  it('counts a ball whose beam broke before the game began for nobody', async () => {
    const table = await openGame();
    table.press('concede');
    table.coin(100);
    table.edge('hole.200', 1);
    table.wait(1);
    table.press('start');
    table.wait(20);
    table.edge('hole.200', 0);
    table.wait(5_000);
    expect(table.scores()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('takes NEXT and UNDO from the cabinet’s own buttons', async () => {
    const table = await openGame();
    table.pot('100');
    table.pulse('button.next', 80);
    table.wait(100);
    expect(table.board().active).toBe(1);
    table.pulse('button.undo', 80);
    table.wait(100);
    expect(table.board().active).toBe(0);
    expect(table.scores()[0]).toEqual([0, 100]);
    table.pulse('button.foul', 80);
    table.wait(100);
    expect(table.scores()[0]).toEqual([0, 0]);
    expect(table.board().verdict).toMatchObject({ player: 0, points: -100, cause: 'other' });
  });
});

describe('a fault', () => {
  it('is told by name while the game goes on, and leaves when it is mended', async () => {
    const table = await openGame();
    table.wait(60_000);
    table.edge('hole.20L', 1);
    table.wait(2_100);
    expect(table.board().faults).toMatchObject([{ code: 'HOLE_BLOCKED', what: 'hole.20L' }]);
    expect(table.board().phase).toBe('play');
    table.edge('hole.20L', 0);
    table.wait(1_000);
    expect(table.board().faults).toEqual([]);
  });

  it('that only the game can know is written down too, and an undo takes it back', async () => {
    const table = await openGame();
    for (const hole of ['100', '50L']) {
      table.edge(`red.${hole}`, 1);
      table.drop(hole);
      table.edge(`red.${hole}`, 0);
      table.wait(300);
    }
    expect(table.board().faults).toMatchObject([{ code: 'RED_TWICE', what: '50L' }]);
    const { faultLog, meters } = table.journal.books();
    expect(faultLog).toMatchObject([{ code: 'RED_TWICE', what: '50L', cleared: null }]);
    expect([meters.faults, table.board().credit.dot]).toEqual([1, true]);
    table.wait(5_000);
    table.press('undo');
    expect(table.board().faults).toEqual([]);
    expect(table.journal.books().faultLog).toMatchObject([{ code: 'RED_TWICE', cleared: NOON + 5_660 }]);
  });

  it('of the game outlives a power cut, and is gone when the next one begins', async () => {
    const table = await openGame({ cabinet: { sensors: ['lane'] } });
    for (let ball = 0; ball < 9; ball++) {
      table.drop('10');
      table.wait(200);
    }
    const after = await table.powerCut();
    after.wait(10_000);
    expect(after.board().faults).toContainEqual(expect.objectContaining({ code: 'BALL_COUNT', what: '10' }));
    after.coin(100);
    after.press('concede');
    after.press('start');
    expect(after.board().faults).toEqual([]);
  });

  it('of the cabinet stops the clock and puts the table out of order until it is back', async () => {
    const table = await openGame();
    table.wait(60_000);
    table.cabinet.report({ type: 'lost', what: 'board', at: table.clock.now() });
    expect(table.board()).toMatchObject({
      phase: 'outOfOrder',
      outputs: { bar: 'dropped', coins: 'refused' },
    });
    table.wait(600_000);
    table.cabinet.report({ type: 'found', what: 'board', at: table.clock.now() });
    expect(table.board()).toMatchObject({ phase: 'play', clock: { msLeft: 16 * 60_000 } });
  });
});

describe('a skittle that lies when the power goes', () => {
  async function lying() {
    const table = await openGame();
    table.edge('peg.whiteL', 1);
    table.wait(10_000);
    expect(table.board().prompt).toMatchObject({ id: 'restandPeg' });
    return table.powerCut();
  }

  it('is known to stand when somebody stood it up meanwhile, also to whoever replays the game', async () => {
    const table = await lying();
    table.wait(2_000);
    expect(table.board()).toMatchObject({ prompt: { id: 'fromTheD' }, faults: [] });
    const edges = table.journal.rowsOf(1).flatMap(({ entry }) => (entry.kind === 'edge' ? [entry] : []));
    expect(edges.filter(({ line }) => line === 'peg.whiteL').map(({ value }) => value)).toEqual([1, 0]);
  });

  it('is no fault while it lies, and is heard when it stands', async () => {
    const table = await lying();
    table.edge('peg.whiteL', 1);
    table.wait(10_000);
    expect(table.board()).toMatchObject({ prompt: { id: 'restandPeg' }, faults: [] });
    const scores = table.scores();
    table.edge('peg.whiteL', 0);
    table.wait(1_000);
    expect(table.board()).toMatchObject({ prompt: { id: 'fromTheD' } });
    expect(table.scores()).toEqual(scores);
    table.knock('whiteL');
    expect(table.board().verdict).toMatchObject({ id: 'foul' });
  });
});

describe('the key', () => {
  it('shows the meters and the faults without touching the game', async () => {
    const table = await openGame();
    table.pot('100');
    table.edge('key', 1);
    table.wait(100);
    expect(table.board()).toMatchObject({ phase: 'play', service: { takenCents: 100, gamesPaid: 1 } });
    table.edge('key', 0);
    table.wait(1_000);
    expect(table.board().service).toBeNull();
    expect(table.scores()[0]).toEqual([0, 100]);
  });
});

describe('the chime', () => {
  const struck = (table: Awaited<ReturnType<typeof openGame>>) =>
    table.history('chime').filter(({ value }) => value === 'foul');

  it('tells every foul once, by a sensor or by the button', async () => {
    const table = await openGame();
    table.pot('100');
    expect(struck(table)).toHaveLength(0);
    table.knock('whiteL');
    expect(struck(table)).toHaveLength(1);
    table.pulse('button.foul', 100);
    table.wait(10_000);
    expect(struck(table)).toHaveLength(2);
  });

  it('does not tell one again that an undo or a power cut brings back', async () => {
    const table = await openGame();
    table.press('foul', { reason: 'noContact' });
    table.pot('100');
    table.press('undo');
    expect(struck(table)).toHaveLength(1);
    table.wait(50);
    const after = await table.powerCut();
    after.wait(10_000);
    expect(struck(after)).toHaveLength(0);
  });
});
