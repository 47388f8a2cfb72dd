import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';
import { FITTED, line, MINUTE, outputs, served, state, tryOut } from '../support/service.ts';

describe('coins in a test', () => {
  it('are shown with their worth and their line, lie in the box, and are neither credit nor takings', async () => {
    const table = await served();
    table.coin(100);
    tryOut(table, 'coins');
    expect(table.board().screen).toMatchObject({ what: 'coins' });
    table.coin(50);
    table.pulse('coin.1', 100);
    table.wait(2_000);
    expect(state(table).coins).toMatchObject([
      { source: 'coin.1', cents: 100, refused: null },
      { source: 'acceptor', cents: 50 },
    ]);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 0 });
    const { meters } = table.journal.books();
    expect(meters).toMatchObject({ takenCents: 100, cashCents: 100, testedCoins: 2, testedCents: 150 });
    expect(table.board().service?.period).toMatchObject({ cashCents: 100, expectedCents: 250 });
  });

  it('are expected in the box when it is emptied, and in no share', async () => {
    const table = await served({ ...FITTED, money: { siteShare: 50 } });
    tryOut(table, 'coins');
    table.coin(100);
    table.edge('door', 1);
    table.wait(500);
    expect(table.press('collect', { counted: 100 })).toBeNull();
    const { collection } = table.journal.books();
    expect(collection).toMatchObject({ expectedCents: 100, countedCents: 100, meters: { takenCents: 0 } });
  });

  it('that are none are shown with the reason', async () => {
    const table = await served();
    tryOut(table, 'coins');
    table.pulse('coin.1', 5);
    table.wait(2_000);
    expect(state(table).coins).toMatchObject([{ source: 'coin.1', cents: null, refused: { why: 'width' } }]);
  });

  it('come through a gate that is shut for patrons', async () => {
    const table = await served({ ...FITTED, money: { freePlay: true } });
    expect(outputs(table).coins).toBe('refused');
    tryOut(table, 'coins');
    expect(outputs(table).coins).toBe('accepted');
  });

  it('are credit again two minutes after the last one', async () => {
    const table = await served();
    tryOut(table, 'coins');
    table.wait(119_000);
    table.coin(50);
    table.wait(119_000);
    expect(table.board().screen).not.toBeNull();
    table.wait(1_000);
    expect(table.board().screen).toBeNull();
    table.coin(100);
    expect(table.board().credit.games).toBe(1);
  });

  it('that fell while the disk was full are tests still when it takes them', async () => {
    const table = await served();
    tryOut(table, 'coins');
    table.disk.writable = false;
    table.coin(100);
    table.press('service');
    table.disk.writable = true;
    table.wait(MINUTE);
    expect(table.journal.books()).toMatchObject({
      credit: { games: 0, amount: 0 },
      meters: { testedCents: 100, takenCents: 0 },
    });
  });

  it('are not tried while somebody plays, and a game that begins ends the test', async () => {
    const playing = await openGame(FITTED);
    playing.press('service');
    expect(tryOut(playing, 'coins')).toBe('gameOn');
    const table = await served();
    table.coin(100);
    tryOut(table, 'coins');
    table.press('start');
    table.coin(100);
    expect(table.board()).toMatchObject({ screen: null, credit: { games: 1 } });
  });
});

describe('the displays in a test', () => {
  it('are told for twelve seconds, and not while somebody plays', async () => {
    const table = await served();
    tryOut(table, 'display');
    expect(table.board().screen).toMatchObject({ what: 'display' });
    table.wait(12_000);
    expect(table.board().screen).toBeNull();
    tryOut(table, 'display');
    table.press('endTest', { test: 'display' });
    expect(table.board().screen).toBeNull();
  });
});

describe('the sensors in service mode', () => {
  it('are counted from its begin, with the age of the last edge', async () => {
    const table = await openTable(FITTED);
    table.pot('100');
    table.press('service');
    const openedAt = table.clock.now();
    expect(line(table, 'hole.100')).toMatchObject({ edges: 0, lastAt: openedAt - 5_000, level: 0 });
    table.drop('100');
    expect(line(table, 'hole.100')).toMatchObject({ edges: 2, lastAt: openedAt + 30 });
    expect(line(table, 'hole.200')).toMatchObject({ edges: 0, lastAt: null });
  });

  it('are those that are fitted, under the names of the settings', async () => {
    const names = state(await served()).lines.map(({ line }) => line);
    expect(names).toEqual(
      expect.arrayContaining(['hole.50L', 'peg.black', 'lane', 'bar.down', 'door', 'key']),
    );
    expect(names).not.toContain('trough');
    expect(names).not.toContain('tilt');
  });

  it('show a dead hole sensor by the games in which only it saw nothing', async () => {
    const table = await openTable(FITTED);
    for (let game = 0; game < 3; game += 1) {
      table.coin(100);
      table.press('start', { players: 2 });
      for (const hole of ['10', '20L', '20R', '30L', '30R', '50L', '50R', '100']) table.pot(hole);
      table.press('concede');
      table.wait(1_000);
    }
    expect(table.board().phase).toBe('over');
    table.press('service');
    expect(line(table, 'hole.200')).toMatchObject({ mark: 'quiet', quietGames: 3, ballsElsewhere: 24 });
    expect(line(table, 'hole.100')).toMatchObject({ mark: null, quietGames: 0 });
  });

  it('show a dead beam at a pool table, in a pocket or where the balls come out', async () => {
    const table = await openTable({ game: 'pool8', cabinet: { sensors: ['delivery', 'lane'] } });
    for (let frame = 0; frame < 3; frame += 1) {
      table.coin(100);
      table.press('start');
      for (const pocket of ['TL', 'TR', 'ML', 'BL', 'BR']) {
        table.pulse(`pocket.${pocket}`, 30);
        table.wait(2_000);
        table.pulse('lane', 40);
      }
      table.press('concede');
      table.wait(5_000);
    }
    table.press('service');
    expect(['pocket.MR', 'delivery', 'pocket.TL', 'lane'].map((name) => line(table, name)?.mark)).toEqual([
      'quiet',
      'quiet',
      null,
      null,
    ]);
  });

  it('show a stuck skittle switch as long as it says that the skittle lies', async () => {
    const table = await served();
    table.edge('peg.whiteL', 1);
    table.wait(9_999);
    expect(line(table, 'peg.whiteL')).toMatchObject({ level: 1, mark: null });
    table.wait(1);
    expect(line(table, 'peg.whiteL')).toMatchObject({ level: 1, mark: 'on' });
    expect(line(table, 'key')?.mark).toBeNull();
    table.edge('peg.whiteL', 0);
    expect(line(table, 'peg.whiteL')?.mark).toBeNull();
  });
});

describe('the balls counted by hand', () => {
  it('are told by hole and lane, and when all of them went through', async () => {
    const table = await served();
    tryOut(table, 'balls');
    for (const hole of ['10', '20L', '20R', '30L', '30R', '50L', '50R']) table.pot(hole);
    table.pulse('lane', 40);
    table.wait(1_000);
    expect(state(table).tally).toMatchObject({
      balls: 8,
      holes: { 10: 1, 200: 0, 100: 0 },
      lane: 1,
      trough: null,
    });
    table.press('endTest', { test: 'balls' });
    expect(state(table).tally).toBeNull();
  });
});
