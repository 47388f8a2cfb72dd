import { bestBuy } from './best-buy.ts';
import { booksAfter } from './books.ts';
import type { Books, Entry, EntryOf } from './entries.ts';
import { meterRows } from './meter-rows.ts';
import { priceAt } from './price.ts';
import { bonusDue, sell } from './sale.ts';
import type { MoneySettings } from './table-config.ts';

export interface Coin {
  readonly cents: number;
  /** As the row of the coin names it (session/entries.ts). */
  readonly source: string;
  /** A card reader's sale. */
  readonly cashless?: true;
  /** A technician tries it: it buys nothing. */
  readonly tested?: true;
}

/** The game whose clock is running, which a coin may extend. */
export interface Running {
  readonly game: number;
  readonly gameMs: number;
}

/** What decides what a coin buys. */
export interface Terms {
  readonly money: MoneySettings;
  readonly books: Books;
  readonly wall: number;
  readonly running: Running | null;
}

/** What a coin adds to the journal, all of it in one transaction: the coin, and what it bought. */
export function insertCoin({ tested, cents, source, cashless }: Coin, terms: Terms): readonly Entry[] {
  const { money, books } = terms;
  const fallen = { cents, currency: money.currency, source, ...(cashless && { cashless }) };
  if (tested) return [{ kind: 'coin tested', ...fallen }];
  const coin: Entry = { kind: 'coin', ...fallen };
  const held = { ...terms, books: booksAfter([coin], books) };
  return [coin, ...bought(held), ...meterRows([coin], money.meter, books.meters)];
}

/** Several coins of one reading: each finds the books as the one before has left them. */
export function insertCoins(coins: readonly Coin[], terms: Terms): readonly Entry[] {
  let { books } = terms;
  return coins.flatMap((coin) => {
    const entries = insertCoin(coin, { ...terms, books });
    books = booksAfter(entries, books);
    return entries;
  });
}

/** What the part credit buys by itself, when the price has fallen or money came back; nothing in free play. */
export function buyWithCredit(terms: Terms): readonly Entry[] {
  const { money, books, wall } = terms;
  const isEnough = books.credit.amount > 0 && books.credit.amount >= priceAt(money, wall);
  return isEnough && !money.freePlay ? bought({ ...terms, running: null }) : [];
}

/** May a coin come in? */
export function gateOpen(money: MoneySettings, books: Pick<Books, 'credit'>, playing: boolean): boolean {
  if (money.freePlay) return false;
  if (playing && money.duringGame === 'refuse') return false;
  return books.credit.games < money.maxCredits;
}

/** How the next game would be paid: null when it cannot be. Free play leaves the patron's credits alone. */
export function payment(
  money: MoneySettings,
  { credit }: Pick<Books, 'credit'>,
): 'free' | 'service' | 'credit' | null {
  if (credit.service > 0) return 'service';
  if (money.freePlay) return 'free';
  return credit.games > 0 ? 'credit' : null;
}

/** All the credit there is, paid back by hand; null when there is no money in it. */
export function refund({ credit }: Pick<Books, 'credit'>): EntryOf<'refunded'> | null {
  const cents = refundableCents({ credit });
  return cents > 0 ? { kind: 'refunded', games: credit.games, cents, partCents: credit.amount } : null;
}

export function refundableCents({ credit }: Pick<Books, 'credit'>): number {
  return credit.worth + credit.amount;
}

/** What the money at hand buys: time for the game that runs, or games. */
function bought({ money, books: { credit, run }, wall, running }: Terms): readonly Entry[] {
  const price = priceAt(money, wall);
  if (running && money.duringGame === 'extend') {
    const { games, cents } = bestBuy(credit.amount, price, []);
    return games > 0
      ? [{ kind: 'game extended', game: running.game, ms: games * running.gameMs, cents }]
      : [];
  }
  const offers = money.offers.map(({ priceCents, games }) => ({ cents: priceCents, games }));
  const { games, cents } = sell({ amount: credit.amount, run }, price, offers);
  const bonus = bonusDue(money.bonus, run);
  return [
    ...(games > 0 ? [{ kind: 'credits bought', games, cents } as const] : []),
    ...(bonus > 0 ? [{ kind: 'bonus given', games: bonus } as const] : []),
  ];
}
