import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS, record } from '../../src/session/books.ts';
import { insertCoins, payment, type Running, refund } from '../../src/session/credit.ts';
import type { Books, Entry } from '../../src/session/entries.ts';
import { expiry } from '../../src/session/expiry.ts';
import { meterRows } from '../../src/session/meter-rows.ts';
import type { MoneySettings } from '../../src/session/table-config.ts';
import { NOON, START } from '../support/books-of.ts';
import { Clerk } from '../support/clerk.ts';
import { imbalances, wentBack } from '../support/imbalances.ts';
import { anyTariff, COIN_SETS } from '../support/tariffs.ts';

const DAYS = { numRuns: 40 };

type Act =
  | { act: 'coins'; coins: readonly { cents: number; cashless: boolean }[]; hour: number }
  | { act: 'start'; freePlay: boolean }
  | { act: 'service credit'; games: number }
  | { act: 'idle'; ms: number }
  | { act: 'time up' | 'vend failed' | 'refund' | 'collect' | 'restart' | 'meter pulse' };

/** A table of money alone: what people do becomes rows, and after each row the books must balance. */
class MoneyTable {
  readonly #money: MoneySettings;
  books: Books = EMPTY_BOOKS;
  #boot = 1;
  #rows = 0;
  #gamesBought = 0;
  #running: Running | null = null;

  constructor(money: MoneySettings) {
    this.#money = money;
  }

  does(act: Act): void {
    for (const entry of this.#entriesOf(act)) this.#write(entry);
  }

  #entriesOf(act: Act): readonly Entry[] {
    const { books } = this;
    switch (act.act) {
      case 'coins':
        return insertCoins(
          act.coins.map(({ cents, cashless }) =>
            cashless ? { cents, source: 'coin.9', cashless } : { cents, source: `acceptor.${cents}` },
          ),
          { money: this.#money, books, wall: NOON + act.hour * 3_600_000, running: this.#running },
        );
      case 'start':
        return this.#start(act.freePlay);
      case 'time up':
        this.#running = null;
        return [];
      case 'vend failed':
        this.#running = null;
        return [{ kind: 'vend failed', game: books.lastGame }];
      case 'service credit':
        return [{ kind: 'service credit given', games: act.games }];
      case 'idle':
        return expiry(books, this.#money, act.ms).entries;
      case 'refund':
        return [refund(books)].filter((entry) => entry !== null);
      case 'collect':
        return [{ kind: 'collected', expectedCents: 1, countedCents: 1, by: null, door: null, key: null }];
      case 'restart':
        this.books = JSON.parse(JSON.stringify(books));
        this.#boot += 1;
        return [{ kind: 'booted', version: '1.0.0' }];
      case 'meter pulse':
        return books.meters.pulsesOwed > books.meters.pulsesMade ? [{ kind: 'meter pulsed', pulses: 1 }] : [];
    }
  }

  #start(freePlay: boolean): readonly Entry[] {
    const by = payment({ ...this.#money, freePlay }, this.books);
    if (!by) return [];
    const game = this.books.lastGame + 1;
    const start = { ...START, paid: by === 'credit', ...(by === 'service' && { service: true as const }) };
    this.#running = { game, gameMs: START.gameMs ?? 0 };
    const started: Entry = { kind: 'game started', game, start };
    return [started, ...meterRows([started], this.#money.meter, this.books.meters)];
  }

  #write(entry: Entry): void {
    const before = this.books;
    this.#rows += 1;
    const at = this.#rows * 10.25;
    this.books = record(before, { id: this.#rows, boot: this.#boot, at, wall: NOON, entry });
    if (entry.kind === 'credits bought') this.#gamesBought += entry.games;
    const wrong = [
      ...imbalances(this.books, this.#gamesBought),
      ...wentBack(before.meters, this.books.meters).map((name) => `${name} went back`),
    ];
    if (wrong.length > 0) throw new Error(`after ${JSON.stringify(entry)}: ${wrong.join('; ')}`);
  }

  get isPlaying(): boolean {
    return this.#running !== null;
  }
}

function told(clerk: Clerk, act: Act, playing: boolean): void {
  switch (act.act) {
    case 'coins':
      for (const { cents, cashless } of act.coins) clerk.coin(cents, cashless ? 'cashless' : 'cash', playing);
      break;
    case 'start':
      clerk.start(act.freePlay);
      break;
    case 'vend failed':
      clerk.vendFailed();
      break;
    case 'service credit':
      clerk.serviceCredit(act.games);
      break;
    case 'idle':
      clerk.idle(act.ms);
      break;
    case 'refund':
      clerk.refund();
      break;
    case 'time up':
    case 'collect':
    case 'restart':
    case 'meter pulse':
      break;
  }
}

function actsWith(kinds: readonly number[]): fc.Arbitrary<Act[]> {
  const coin = fc.record({
    cents: fc.constantFrom(...kinds),
    cashless: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  });
  const coins = fc.array(coin, { minLength: 1, maxLength: 4 });
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ act: fc.constant('coins' as const), coins, hour: fc.nat(9) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          act: fc.constant('start' as const),
          freePlay: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
        }),
      },
      fc.record({ act: fc.constant('service credit' as const), games: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ act: fc.constant('idle' as const), ms: fc.nat(1200) }),
      {
        weight: 5,
        arbitrary: fc.record({
          act: fc.constantFrom(
            'time up' as const,
            'vend failed' as const,
            'refund' as const,
            'collect' as const,
            'restart' as const,
            'meter pulse' as const,
          ),
        }),
      },
    ),
    { minLength: 1, maxLength: 30 },
  );
}

describe('the ledger, whatever people do', () => {
  for (const [currency, kinds] of Object.entries(COIN_SETS)) {
    it(`balances after every row, never goes back and has no part of a cent, in ${currency}`, () => {
      fc.assert(
        fc.property(anyTariff, actsWith(kinds), (money, acts) => {
          const table = new MoneyTable({ ...money, currency });
          for (const act of acts) table.does(act);
        }),
        DAYS,
      );
    });

    it(`is that of a clerk with a pencil, in ${currency}`, () => {
      fc.assert(
        fc.property(anyTariff, actsWith(kinds), (tariff, acts) => {
          // A price that changes within a run is the one thing he cannot look up.
          const money = { ...tariff, currency, bands: [] };
          const table = new MoneyTable(money);
          const clerk = new Clerk(money);
          for (const act of acts) {
            told(clerk, act, table.isPlaying);
            table.does(act);
            expect(table.books.credit).toEqual(clerk.credit());
            expect(table.books.meters).toMatchObject(clerk.meters());
          }
        }),
        DAYS,
      );
    });
  }

  it('is the same after a restart in the middle', () => {
    fc.assert(
      fc.property(anyTariff, actsWith(COIN_SETS.GBP), (money, acts) => {
        const whole = new MoneyTable(money);
        const cut = new MoneyTable(money);
        for (const act of acts) {
          whole.does(act);
          cut.does(act);
          cut.books = JSON.parse(JSON.stringify(cut.books));
        }
        expect(cut.books).toEqual(whole.books);
      }),
      DAYS,
    );
  });
});
