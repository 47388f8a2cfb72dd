import { describe, expect, it } from 'vitest';
import { openGame, openTable } from '../support/open-table.ts';

const MINUTE = 60_000;
const EXPIRING = { money: { expiry: { part: '15m', whole: '2h' } } };

describe('credit that nobody comes back for', () => {
  it('stays for ever unless the operator says otherwise', async () => {
    const table = await openTable();
    table.coin(150);
    table.wait(48 * 60 * MINUTE);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
  });

  it('goes: the part first, the games later', async () => {
    const table = await openTable(EXPIRING);
    table.coin(150);
    table.wait(15 * MINUTE - 1);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
    table.wait(1);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 0 });
    table.wait(105 * MINUTE);
    expect(table.board()).toMatchObject({ phase: 'attract', credit: { games: 0 }, can: [] });
    expect(table.journal.books().meters).toMatchObject({ expiredGames: 1, expiredCents: 150 });
  });

  it('waits anew with every coin', async () => {
    const table = await openTable(EXPIRING);
    table.coin(50);
    table.wait(14 * MINUTE);
    table.coin(20);
    table.wait(14 * MINUTE);
    expect(table.board().credit.amount).toBe(70);
  });

  it('never goes during a game', async () => {
    const table = await openGame({ ...EXPIRING, play: { gameTime: '60m' } });
    table.coin(150);
    table.wait(59 * MINUTE);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
    table.press('concede');
    table.wait(14 * MINUTE);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
  });

  it('goes as soon as that can be written down', async () => {
    const table = await openTable(EXPIRING);
    table.coin(50);
    table.disk.writable = false;
    table.wait(20 * MINUTE);
    expect(table.board().credit.amount).toBe(50);
    table.disk.writable = true;
    table.wait(2 * MINUTE);
    expect(table.board().credit.amount).toBe(0);
  });

  it('has its whole time again after a power cut', async () => {
    const table = await openTable(EXPIRING);
    table.coin(50);
    table.wait(14 * MINUTE);
    const after = await table.powerCut();
    after.wait(14 * MINUTE);
    expect(after.board().credit.amount).toBe(50);
    after.wait(MINUTE);
    expect(after.board().credit.amount).toBe(0);
  });
});

describe('a bonus', () => {
  it('comes with the coin that fills it, and is counted apart', async () => {
    const table = await openTable({ money: { bonus: { every: '5.00', games: 1 } } });
    for (let coin = 0; coin < 5; coin++) table.coin(100);
    expect(table.board().credit.games).toBe(6);
    expect(table.journal.books().meters).toMatchObject({ bonusGames: 1, takenCents: 500 });
  });
});

describe('prices by the hour', () => {
  const BANDS = { money: { bands: [{ from: '00:00', to: '24:00', price: '0.50' }] } };

  it('hold once the clock is set, and that it is not is a fault until then', async () => {
    const table = await openTable(BANDS);
    expect(table.board().faults).toEqual([]);
    table.clock.setWall(1_000);
    table.coin(50);
    expect(table.board()).toMatchObject({
      credit: { games: 0, amount: 50 },
      faults: [{ code: 'CLOCK_UNSET', what: 'money.bands' }],
    });
    table.clock.setWall(new Date(2026, 10, 29, 12).getTime());
    table.coin(50);
    expect(table.board()).toMatchObject({ credit: { games: 2, amount: 0 }, faults: [] });
  });
});

describe('part credit', () => {
  it('is a game as soon as the price has fallen to it', async () => {
    const happy = { from: '17:00', to: '19:00', price: '0.50' };
    const table = await openTable({ money: { bands: [happy] } });
    table.clock.setWall(new Date(2026, 10, 29, 16, 59).getTime());
    table.coin(50);
    table.coin(20);
    expect(table.board()).toMatchObject({ phase: 'attract', credit: { games: 0, amount: 70 } });
    table.wait(60_000);
    table.controller.refresh();
    expect(table.board()).toMatchObject({ phase: 'ready', credit: { games: 1, amount: 20 } });
    expect(table.journal.books().meters.takenCents).toBe(70);
  });
});

describe('time bought in advance', () => {
  it('is not more than so many games', async () => {
    const table = await openGame({ money: { duringGame: 'extend', maxCredits: 2 } });
    table.coin(100);
    expect(table.board().outputs.coins).toBe('accepted');
    table.wait(1);
    table.coin(100);
    expect(table.board().outputs.coins).toBe('refused');
    table.wait(18 * MINUTE);
    expect(table.board().outputs.coins).toBe('accepted');
  });
});

describe('the meter', () => {
  it('makes one pulse for each game that was paid', async () => {
    const table = await openGame();
    expect(table.history('meter')).toHaveLength(1);
    table.wait(1_000);
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 1, pulsesMade: 1 });
  });

  it('makes them one after another, never two at once', async () => {
    const table = await openTable({ money: { meter: { every: '0.20' } } });
    table.coin(100);
    table.wait(2_000);
    const pulses = table.history('meter').map(({ at }) => at);
    expect(pulses).toHaveLength(5);
    expect(pulses.slice(1).map((at, index) => at - (pulses[index] ?? 0))).toEqual([250, 250, 250, 250]);
  });

  it('makes good after a power cut what it owes', async () => {
    const table = await openTable({ money: { meter: { every: '0.20' } } });
    table.coin(100);
    table.wait(600);
    const after = await table.powerCut();
    after.wait(5_000);
    const { pulsesOwed, pulsesMade } = after.journal.books().meters;
    expect({ pulsesOwed, pulsesMade }).toEqual({ pulsesOwed: 5, pulsesMade: 5 });
  });

  it('makes good what it had no coil power for', async () => {
    const table = await openTable({ money: { meter: { every: '0.50' } } });
    table.coin(100);
    table.wait(300);
    table.controller.faults.raise('HEARTBEAT_STOPPED', 'program');
    table.wait(5_000);
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 2, pulsesMade: 1 });
    table.controller.faults.clear('HEARTBEAT_STOPPED', 'program');
    table.wait(5_000);
    expect(table.history('meter')).toHaveLength(3);
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 2, pulsesMade: 2 });
  });

  it.each([
    ['GUARD_LOST', 'coils'],
    ['OUTPUT_WRONG', 'meter'],
  ] as const)('makes good what %s kept from it', async (code, what) => {
    const table = await openTable();
    const tell = (type: 'trouble' | 'mended') =>
      table.cabinet.report({ type, code, what, at: table.clock.now() });
    tell('trouble');
    table.coin(100);
    table.press('start');
    table.wait(5_000);
    expect(table.history('meter')).toEqual([]);
    tell('mended');
    table.wait(5_000);
    expect(table.history('meter')).toHaveLength(1);
    expect(table.journal.books().meters).toMatchObject({ pulsesOwed: 1, pulsesMade: 1 });
  });
});

describe('the coin gate', () => {
  it('is shut while a coin line is held, and coins of the others are kept all the same', async () => {
    const table = await openTable({
      money: {
        coins: [
          { line: 'coin.1', value: '1.00' },
          { line: 'coin.2', value: '0.50' },
        ],
      },
    });
    table.edge('coin.1', 1);
    table.wait(2_000);
    expect(table.board()).toMatchObject({ outputs: { coins: 'refused' }, faults: [{ code: 'COIN_STUCK' }] });
    table.pulse('coin.2', 100);
    table.wait(100);
    expect(table.board().credit.amount).toBe(50);
    table.edge('coin.1', 0);
    table.wait(100);
    expect(table.board()).toMatchObject({ outputs: { coins: 'accepted' }, faults: [] });
  });

  it('is shut for half a minute after a string, and no coin counts meanwhile', async () => {
    const table = await openTable({ cabinet: { sensors: ['string'] } });
    table.pulse('coin.string', 200);
    table.pulse('coin.1', 100);
    table.wait(1_000);
    expect(table.board()).toMatchObject({
      outputs: { coins: 'refused' },
      credit: { games: 0 },
      faults: [{ code: 'COIN_STRING' }],
    });
    table.wait(30_000);
    expect(table.board()).toMatchObject({ outputs: { coins: 'accepted' }, faults: [] });
    expect(table.journal.books().meters).toMatchObject({ coinsRefused: 1, takenCents: 0 });
  });
});

describe('a sale by card', () => {
  it('buys a game and is in no cash box', async () => {
    const table = await openTable({
      money: { coins: [{ line: 'coin.1', value: '1.00', cash: false }] },
    });
    table.pulse('coin.1', 100);
    table.wait(100);
    expect(table.board().credit.games).toBe(1);
    expect(table.journal.books().meters).toMatchObject({ takenCents: 100, cashCents: 0, cashlessCents: 100 });
  });
});
