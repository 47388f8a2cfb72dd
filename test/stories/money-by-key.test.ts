import { describe, expect, it } from 'vitest';
import { type OpenTable, openGame, openTable } from '../support/open-table.ts';

const KEYED = { cabinet: { sensors: ['key', 'door'] } };

function turnKey(table: OpenTable, on: 0 | 1 = 1): void {
  table.edge('key', on);
  table.wait(100);
}

function openDoor(table: OpenTable): void {
  table.edge('door', 1);
  table.wait(100);
}

describe('a refund', () => {
  it('pays back all credit, as a row of its own that changes none before it', async () => {
    const table = await openTable(KEYED);
    table.coin(200);
    table.coin(50);
    const before = [...table.disk.rows];
    turnKey(table);
    expect(table.board().service?.refundableCents).toBe(250);
    expect(table.press('refund')).toBeNull();
    expect(table.board()).toMatchObject({ phase: 'attract', credit: { games: 0, amount: 0 } });
    expect(table.disk.rows.slice(0, before.length)).toEqual(before);
    expect(table.disk.rows.at(-1)?.entry).toEqual({ kind: 'refunded', games: 2, cents: 250, partCents: 50 });
    expect(table.journal.books().meters).toMatchObject({ takenCents: 250, refundedCents: 250, refunds: 1 });
  });

  it('needs the key', async () => {
    const table = await openTable(KEYED);
    table.coin(100);
    expect(table.press('refund')).toBe('keyNotTurned');
    expect(table.board()).toMatchObject({ credit: { games: 1 } });
    expect(table.board().can).not.toContain('refund');
  });

  it('of nothing is none', async () => {
    const table = await openTable(KEYED);
    turnKey(table);
    expect(table.board().can).not.toContain('refund');
    expect(table.press('refund')).toBe('nothingToRefund');
  });

  it('leaves a game that is played alone', async () => {
    const table = await openGame(KEYED);
    table.coin(100);
    turnKey(table);
    expect(table.press('refund')).toBeNull();
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 0 } });
  });

  it('cannot be followed by an offer that its money had begun', async () => {
    const table = await openTable({ ...KEYED, money: { offers: [{ price: '2.00', games: 3 }] } });
    table.coin(100);
    turnKey(table);
    table.press('refund');
    table.coin(100);
    expect(table.board().credit.games).toBe(1);
  });
});

describe("a technician's credit", () => {
  it('starts a game that nobody paid, and leaves the patron his own', async () => {
    const table = await openTable(KEYED);
    table.coin(100);
    turnKey(table);
    expect(table.press('serviceCredit')).toBeNull();
    expect(table.board().credit).toMatchObject({ games: 1, service: 1 });
    table.press('start', { players: 2 });
    expect(table.board()).toMatchObject({ phase: 'play', credit: { games: 1, service: 0 } });
    const { meters } = table.journal.books();
    expect(meters).toMatchObject({ gamesPaid: 0, gamesFree: 0, gamesService: 1, serviceCredits: 1 });
    expect(table.history('meter')).toEqual([]);
  });

  it('lights START by itself', async () => {
    const table = await openTable(KEYED);
    turnKey(table);
    table.press('serviceCredit');
    expect(table.board()).toMatchObject({ phase: 'ready', outputs: { startLamp: 'lit' } });
  });

  it('needs the key', async () => {
    const table = await openTable(KEYED);
    expect(table.press('serviceCredit')).toBe('keyNotTurned');
  });

  it('is still there after a power cut', async () => {
    const table = await openTable(KEYED);
    turnKey(table);
    table.press('serviceCredit');
    const after = await table.powerCut();
    expect(after.board()).toMatchObject({ phase: 'ready', credit: { service: 1 } });
  });
});

describe('a collection', () => {
  it('closes the period, and the next one begins at nothing', async () => {
    const table = await openTable(KEYED);
    table.coin(100);
    table.coin(100);
    turnKey(table);
    openDoor(table);
    expect(table.board().service?.period).toMatchObject({ number: 1, cashCents: 200, siteCents: 100 });
    expect(table.board().can).toContain('collect');
    expect(table.press('collect', { counted: 190, by: 'JK' })).toBeNull();
    expect(table.disk.rows.at(-1)?.entry).toEqual({
      kind: 'collected',
      expectedCents: 200,
      countedCents: 190,
      by: 'JK',
      door: true,
      key: true,
    });
    expect(table.board().service?.period).toMatchObject({ number: 2, cashCents: 0 });
    expect(table.journal.books().meters.takenCents).toBe(200);
  });

  it('needs the key and, where its switch is fitted, the open door', async () => {
    const table = await openTable(KEYED);
    expect(table.press('collect', { counted: 0 })).toBe('keyNotTurned');
    turnKey(table);
    expect(table.press('collect', { counted: 0 })).toBe('doorShut');
    expect(table.board().can).not.toContain('collect');
    expect(table.controller.collect({ countedCents: 0, by: null, remote: true })).toMatchObject({
      done: { number: 1 },
    });
  });

  it('asks neither for a key nor for a door that are not fitted', async () => {
    const table = await openTable();
    expect(table.press('collect', { counted: 0 })).toBe('keyNotTurned');
    expect(table.controller.collect({ countedCents: 0, by: 'JK', remote: false })).toMatchObject({
      done: { number: 1 },
    });
  });

  it('takes no credit from a patron', async () => {
    const table = await openTable(KEYED);
    table.coin(150);
    turnKey(table);
    openDoor(table);
    table.press('collect', { counted: 150 });
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
  });
});

describe('the dot after the credit', () => {
  it('says that a fault is or was there, until the key is turned', async () => {
    const table = await openTable(KEYED);
    expect(table.board().credit.dot).toBe(false);
    table.wait(1_000);
    table.edge('hole.200', 1);
    table.wait(3_000);
    expect(table.board().credit.dot).toBe(true);
    table.edge('hole.200', 0);
    table.wait(3_000);
    expect(table.board()).toMatchObject({ faults: [], credit: { dot: true } });
    turnKey(table);
    expect(table.board().credit.dot).toBe(false);
    expect(table.board().service?.faultLog).toMatchObject([{ code: 'HOLE_BLOCKED', times: 1, seen: true }]);
  });
});

describe('A coin that may be lost', () => {
  it('is a fault until somebody with the key has seen it, and the gate stays open', async () => {
    const table = await openTable(KEYED);
    const at = table.clock.now();
    table.cabinet.report({ type: 'trouble', code: 'EDGES_LOST', what: 'coins', at });
    turnKey(table);
    expect(table.board()).toMatchObject({
      faults: [{ code: 'EDGES_LOST' }],
      outputs: { coins: 'accepted' },
    });
    turnKey(table, 0);
    expect(table.board().faults).toEqual([]);
  });
});
