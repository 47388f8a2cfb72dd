import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';
import { ask, FITTED, MINUTE, outputs, rows, served, state, tryOut } from '../support/service.ts';

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

  it('is told once more where it is wanted already, which proves nothing', async () => {
    const table = await served();
    tryOut(table, 'barDrop');
    expect(table.history('bar').map(({ value }) => value)).toEqual(['again']);
    expect(state(table).tried).toMatchObject({ test: 'barDrop', outcome: 'already' });
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

  it('that is sent back before it was up, by hand or by a game, is no bar that did not follow', async () => {
    const table = await served();
    tryOut(table, 'barRaise');
    table.wait(500);
    table.press('endTest', { test: 'barRaise' });
    table.wait(8_000);
    expect(state(table).tried).toBeNull();
    table.coin(100);
    tryOut(table, 'barRaise');
    table.edge('bar.down', 0);
    table.wait(1_000);
    tryOut(table, 'barDrop');
    table.press('start');
    table.wait(8_000);
    expect(state(table).tried).toBeNull();
  });

  it('that does not rise in a test is told by the test: no game was paid back', async () => {
    const table = await served();
    tryOut(table, 'barRaise');
    table.wait(5_000);
    expect(state(table).tried).toMatchObject({ test: 'barRaise', outcome: 'notThere' });
    expect(table.board().faults).toEqual([]);
  });

  it('is not tried without coil power, nor is anything else that would seem broken then', async () => {
    const table = await served();
    table.controller.faults.raise('HEARTBEAT_STOPPED', 'acceptor');
    const tried = (['barRaise', 'barDrop', 'coinGate', 'meter'] as const).map((test) => tryOut(table, test));
    expect(tried).toEqual(['noPower', 'noPower', 'noPower', 'noPower']);
    expect([tryOut(table, 'balls'), tryOut(table, 'display')]).toEqual([null, null]);
    table.controller.faults.clear('HEARTBEAT_STOPPED', 'acceptor');
    expect(tryOut(table, 'barRaise')).toBeNull();
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
