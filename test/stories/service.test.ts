import { describe, expect, it } from 'vitest';
import type { ServiceRequest } from '../../src/ports/control.ts';
import type { TestName } from '../../src/session/service/tests.ts';
import { type OpenTable, openGame, openTable } from '../support/open-table.ts';

const FITTED = { cabinet: { sensors: ['barDown', 'door', 'key', 'lane'] } };
const MINUTE = 60_000;

const state = (table: OpenTable) => table.controller.serviceState();
const ask = (table: OpenTable, request: ServiceRequest) => table.controller.service(request);
const tryOut = (table: OpenTable, test: TestName) => table.press('test', { test });
const line = (table: OpenTable, name: string) => state(table).lines.find((each) => each.line === name);
const rows = (table: OpenTable, kind: string) =>
  table.disk.rows.flatMap(({ entry }) => (entry.kind === kind ? [entry] : []));
const outputs = (table: OpenTable) => state(table).outputs;

async function served(settings: Record<string, unknown> = FITTED) {
  const table = await openTable(settings);
  table.edge('bar.down', 1);
  table.press('service');
  return table;
}

describe('service mode', () => {
  it('is opened by the key, stays as long as the key, and leaves nothing on', async () => {
    const table = await served();
    tryOut(table, 'barRaise');
    tryOut(table, 'startLamp');
    table.wait(1);
    expect(outputs(table)).toMatchObject({ bar: 'raised', startLamp: 'lit' });
    table.press('service');
    expect(state(table).open).toBeNull();
    expect(outputs(table)).toEqual({ bar: 'dropped', coins: 'accepted', startLamp: 'dark' });
  });

  it('opened by a command, shuts ten minutes after the last touch, and the journal knows of both', async () => {
    const table = await openTable(FITTED);
    ask(table, { do: 'enter' });
    table.wait(9 * MINUTE);
    ask(table, { do: 'look' });
    expect(state(table).open).toMatchObject({ by: 'command' });
    ask(table, { do: 'enter' });
    table.wait(9 * MINUTE);
    expect(state(table).open).not.toBeNull();
    table.wait(MINUTE);
    expect(state(table).open).toBeNull();
    table.wait(100);
    expect(rows(table, 'service')).toMatchObject([{ on: true }, { on: false }]);
  });

  it('opened by a command, opens no purse: refunds are for the key', async () => {
    const table = await openTable(FITTED);
    table.coin(100);
    ask(table, { do: 'enter' });
    expect(table.press('refund')).toBe('keyNotTurned');
    expect(table.press('test', { test: 'startLamp' })).toBe('keyNotTurned');
    expect(table.board().service).toBeNull();
  });

  it('leaves a paid game its score, its clock and its credit', async () => {
    const table = await openGame(FITTED);
    table.coin(100);
    table.pot('100');
    const before = table.board();
    table.press('service');
    ask(table, { do: 'enter' });
    ask(table, { do: 'leave' });
    table.press('service');
    expect(table.board()).toMatchObject({
      phase: 'play',
      players: before.players,
      credit: before.credit,
      clock: { speed: 1 },
    });
    table.wait(table.board().clock.msLeft);
    expect(table.board().phase).toBe('afterBar');
  });

  it('tries nothing when it is shut, and nothing that there is not', async () => {
    const table = await served();
    expect(table.press('test', { test: 'chime' })).toBe('notFitted');
    expect(table.press('test', { test: 'explode' })).toBe('unknownTest');
    table.press('service');
    expect(tryOut(table, 'barRaise')).toBe('keyNotTurned');
  });
});

describe('the bar in a test', () => {
  it('rises, and drops by itself after half a minute', async () => {
    const table = await served();
    expect(tryOut(table, 'barRaise')).toBeNull();
    expect(outputs(table).bar).toBe('raised');
    table.wait(29_999);
    expect(outputs(table).bar).toBe('raised');
    table.wait(1);
    expect(outputs(table).bar).toBe('dropped');
  });

  it('is told once more where it is wanted already', async () => {
    const table = await served();
    tryOut(table, 'barDrop');
    expect(table.history('bar').map(({ value }) => value)).toEqual(['again']);
    expect(state(table).tried).toMatchObject({ test: 'barDrop', outcome: 'there' });
  });

  it('is never dropped in a paid game, but may be told again to be up', async () => {
    const table = await openGame(FITTED);
    table.press('service');
    expect(tryOut(table, 'barDrop')).toBe('gameOn');
    expect(tryOut(table, 'barRaise')).toBeNull();
    table.wait(MINUTE);
    expect(table.board().outputs.bar).toBe('raised');
  });

  it('gives no balls back in a paid game whose time is up', async () => {
    const table = await openGame(FITTED);
    table.wait(table.board().clock.msLeft);
    table.press('service');
    expect(tryOut(table, 'barRaise')).toBe('gameOn');
    expect(tryOut(table, 'barDrop')).toBeNull();
    expect(table.board().outputs.bar).toBe('dropped');
  });

  it('is the game’s as soon as one is started', async () => {
    const table = await served();
    table.coin(100);
    tryOut(table, 'barRaise');
    table.edge('bar.down', 0);
    table.press('start');
    table.wait(MINUTE);
    expect(table.board()).toMatchObject({ phase: 'play', outputs: { bar: 'raised' } });
    expect(state(table).tests.every(({ trial }) => trial === null)).toBe(true);
  });

  it('that does not fall is told by its switch within five seconds, and is a fault by name', async () => {
    const table = await served();
    tryOut(table, 'barRaise');
    table.edge('bar.down', 0);
    table.wait(1_000);
    expect(state(table).tried).toMatchObject({ outcome: 'there' });
    expect(tryOut(table, 'barDrop')).toBeNull();
    expect(state(table).tried).toMatchObject({ outcome: 'moving' });
    table.wait(5_000);
    expect(state(table).tried).toMatchObject({ test: 'barDrop', outcome: 'notThere' });
    expect(table.board().faults).toMatchObject([{ code: 'BAR_STUCK', what: 'bar.down' }]);
  });

  it('rests between two tests as its coil asks, and takes no more of them than the coil bears', async () => {
    const table = await served({ cabinet: wiredBar() });
    let given = 0;
    for (let second = 0; second < 59; second += 1) {
      if (tryOut(table, 'barDrop') === null) given += 1;
      expect(['resting', 'tooHot']).toContain(tryOut(table, 'barDrop'));
      table.wait(1_000);
    }
    expect(given).toBe(6);
  });
});

const wiredBar = () => ({
  driver: 'gpio',
  sensors: ['key'],
  gpio: {
    lines: LINES,
    outputs: {
      bar: { drop: { pin: 17, rest: '2s', perMinute: 6 }, raise: { pin: 18 } },
      coins: { pin: 22 },
      startLamp: { pin: 23 },
    },
  },
});

const LINES = {
  'hole.200': { pin: 5 },
  'hole.100': { pin: 6 },
};

describe('gate and lamp in a test', () => {
  it('change sides every second, beginning with the other one, and come back', async () => {
    const table = await served();
    tryOut(table, 'coinGate');
    tryOut(table, 'startLamp');
    const seen: string[] = [];
    for (let half = 0; half < 14; half += 1) {
      seen.push(`${outputs(table).coins[0]}${outputs(table).startLamp[0]}`);
      table.wait(500);
    }
    expect(seen.join(' ')).toBe('rl rl ad ad rl rl ad ad rl rl ad ad ad ad');
  });

  it('the gate is not touched while somebody plays', async () => {
    const table = await openGame(FITTED);
    table.press('service');
    expect(tryOut(table, 'coinGate')).toBe('gameOn');
    expect(tryOut(table, 'startLamp')).toBeNull();
  });
});

describe('the meter in a test', () => {
  it('makes one pulse, and the books say that it was none of a game', async () => {
    const table = await served();
    tryOut(table, 'meter');
    table.wait(1_000);
    expect(table.history('meter')).toHaveLength(1);
    expect(table.journal.books().meters).toMatchObject({
      pulsesOwed: 1,
      pulsesMade: 1,
      pulsesTested: 1,
      takenCents: 0,
    });
    expect(rows(table, 'tested')).toEqual([{ kind: 'tested', test: 'meter', by: 'key' }]);
  });

  it('is not made when it cannot be written down', async () => {
    const table = await served();
    table.disk.writable = false;
    expect(tryOut(table, 'meter')).toBe('notWritable');
    table.wait(1_000);
    expect(table.history('meter')).toHaveLength(0);
  });
});

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
