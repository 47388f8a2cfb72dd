import { describe, expect, it } from 'vitest';
import type { CoinListener, CoinSource, Reading } from '../../src/ports/coin-source.ts';
import { openTable } from '../support/open-table.ts';

/** An acceptor as the table sees it: it tells, and is told whether it may take coins. */
class Acceptor implements CoinSource {
  gate: 'accepted' | 'refused' = 'refused';
  readonly answeredAt = null;
  #listener: CoinListener | null = null;

  async start(listener: CoinListener): Promise<void> {
    this.#listener = listener;
  }

  hold(coins: 'accepted' | 'refused'): void {
    this.gate = coins;
  }

  async stop(): Promise<void> {
    this.gate = 'refused';
  }

  get told(): CoinListener {
    if (!this.#listener) throw new Error('The table was not started.');
    return this.#listener;
  }

  takes(counter: number, ...cents: readonly number[]): boolean {
    const coins = cents.map((worth) => ({ id: `GB${worth}`, cents: worth, currency: 'GBP' }));
    const reading: Reading = { mark: { serial: 7, counter }, coins, lost: 0 };
    return this.told.book(reading);
  }
}

async function tableWithAcceptor(settings: Record<string, unknown> = {}) {
  const acceptor = new Acceptor();
  const table = await openTable(settings, undefined, { coins: acceptor });
  return { table, acceptor };
}

describe('coins that an acceptor tells', () => {
  it('are booked together with how far it was read, or not at all', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    expect(acceptor.takes(2, 100, 50)).toBe(true);
    expect(table.disk.rows.map(({ entry }) => entry.kind)).toEqual([
      'booted',
      'acceptor read',
      'coin',
      'credits bought',
      'coin',
    ]);
    expect(table.board().credit).toMatchObject({ games: 1, amount: 50 });
    expect(acceptor.told.mark()).toEqual({ serial: 7, counter: 2 });
    table.disk.writable = false;
    expect(acceptor.takes(3, 100)).toBe(false);
    expect(acceptor.told.mark()).toEqual({ serial: 7, counter: 2 });
    expect(table.journal.books().meters.takenCents).toBe(150);
  });

  it('are known to the table after a power cut', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.takes(2, 100);
    const after = await table.powerCut();
    expect(after.journal.books().acceptors).toEqual({ acceptor: { serial: 7, counter: 2 } });
    expect(after.board().credit.games).toBe(1);
  });

  it('complete an offer among themselves', async () => {
    const { table, acceptor } = await tableWithAcceptor({ money: { offers: [{ price: 2, games: 3 }] } });
    acceptor.takes(2, 100, 100);
    expect(table.board().credit.games).toBe(3);
  });

  it('are no cash when they are tokens', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    const coins = [{ id: 'TK100A', cents: 100, currency: 'GBP', token: true as const }];
    acceptor.told.book({ mark: { serial: 7, counter: 1 }, coins, lost: 0 });
    expect(table.board().credit.games).toBe(1);
    expect(table.journal.books().meters).toMatchObject({ cashCents: 0, cashlessCents: 100, kinds: {} });
  });

  it('that bought nothing show nothing, but are read', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.takes(4);
    expect(table.history('chime')).toEqual([]);
    expect(acceptor.told.mark()).toEqual({ serial: 7, counter: 4 });
  });
});

describe('an acceptor', () => {
  it('takes coins only while the table can credit them', async () => {
    const { table, acceptor } = await tableWithAcceptor({ money: { maxCredits: 2 } });
    expect(acceptor.gate).toBe('accepted');
    acceptor.takes(1, 200);
    expect(acceptor.gate).toBe('refused');
    table.press('start');
    expect(acceptor.gate).toBe('accepted');
    const stopped = table.controller.stop();
    table.wait(1_000);
    await stopped;
    expect(acceptor.gate).toBe('refused');
  });

  it('has its faults told by name, and mended when it says so', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.told.tell({ type: 'failed', code: 'ACCEPTOR_LOST', what: '/dev/ttyUSB0' });
    expect(table.board()).toMatchObject({
      phase: 'attract',
      faults: [{ code: 'ACCEPTOR_LOST', what: '/dev/ttyUSB0' }],
    });
    acceptor.told.tell({ type: 'mended', code: 'ACCEPTOR_LOST', what: '/dev/ttyUSB0' });
    expect(table.board().faults).toEqual([]);
  });

  it('that could not tell all its coins is a fault until somebody with the key has seen it', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.told.tell({ type: 'failed', code: 'COINS_UNREAD', what: '3 events' });
    table.press('service');
    expect(table.board().faults).toMatchObject([{ code: 'COINS_UNREAD' }]);
    table.press('service');
    expect(table.board().faults).toEqual([]);
  });

  it('has what it refused counted, and who cheats it, but no more than a disk can bear', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.told.tell({ type: 'refused', fraud: false, what: 'reject' });
    acceptor.told.tell({ type: 'refused', fraud: true, what: 'string' });
    expect(table.journal.books().meters).toMatchObject({ coinsRefused: 2, frauds: 1 });
    for (let slug = 0; slug < 1_000; slug++)
      acceptor.told.tell({ type: 'refused', fraud: false, what: 'slug' });
    expect(table.journal.books().meters.coinsRefused).toBe(11);
  });

  it('tells the pages which coins it takes, from small to large', async () => {
    const { table, acceptor } = await tableWithAcceptor();
    acceptor.told.tell({
      type: 'known',
      coins: [
        { id: 'GB100A', cents: 100, currency: 'GBP' },
        { id: 'GB020A', cents: 20, currency: 'GBP' },
      ],
    });
    expect(table.controller.layout().coins).toEqual([
      { line: 'coin.1', value: 100 },
      { line: 'acceptor.GB020A', value: 20 },
      { line: 'acceptor.GB100A', value: 100 },
    ]);
  });
});
