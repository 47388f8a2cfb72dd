import type { Books, Credit, EntryOf, GameStart } from './entries.ts';
import { counted, countedBy } from './meters.ts';

/**
 * Every row that moves money or games, each on both sides at once, so that after every row
 *   takenCents = soldCents + extendedCents − returnedCents + credit.worth + credit.amount + expiredCents + refundedCents
 *   games bought + bonusGames + vendsFailed = gamesPaid + credit.games + expiredGames + refundedGames
 *   takenCents = cashCents + cashlessCents = the sum of slotCents, and cashCents = the sum of kinds × their value.
 * Meters only grow, and all figures are integers. Rows that a damaged file lost must not leave the patron in debt:
 * what is there is the most that can go.
 */
export type MoneyEntry = EntryOf<
  | 'coin'
  | 'credits bought'
  | 'bonus given'
  | 'service credit given'
  | 'credit expired'
  | 'refunded'
  | 'vend failed'
>;

export function recordMoney(books: Books, entry: MoneyEntry): Books {
  switch (entry.kind) {
    case 'coin':
      return recordCoin(books, entry);
    case 'credits bought':
      return recordSale(books, entry);
    case 'bonus given':
      return {
        ...books,
        credit: { ...books.credit, games: books.credit.games + entry.games },
        run: { ...books.run, bonus: books.run.bonus + entry.games },
        meters: counted(books.meters, { bonusGames: entry.games }),
      };
    case 'service credit given':
      return {
        ...books,
        credit: { ...books.credit, service: books.credit.service + entry.games },
        meters: counted(books.meters, { serviceCredits: entry.games }),
      };
    case 'credit expired':
      return {
        ...withoutCredit(books, entry),
        meters: counted(books.meters, { expiredGames: entry.games, expiredCents: entry.cents }),
      };
    case 'refunded':
      return {
        ...withoutCredit(books, entry),
        meters: counted(books.meters, {
          refunds: 1,
          refundedGames: entry.games,
          refundedCents: entry.cents,
        }),
      };
    case 'vend failed':
      return recordFailedVend(books, entry);
  }
}

/** A game begins. `worth` is what it had cost: its part of all the games, and the last takes what division left. */
export function payFor(books: Books, start: GameStart): { readonly books: Books; readonly worth: number } {
  const { credit, meters } = books;
  if (start.service) {
    const service = less(credit.service, 1);
    const used = { ...books, credit: { ...credit, service }, meters: counted(meters, { gamesService: 1 }) };
    return { books: used, worth: 0 };
  }
  if (!start.paid) return { books: { ...books, meters: counted(meters, { gamesFree: 1 }) }, worth: 0 };
  const worth = credit.games > 1 ? Math.floor(credit.worth / credit.games) : credit.worth;
  const paid = {
    ...books,
    credit: { ...credit, games: less(credit.games, 1), worth: credit.worth - worth },
    meters: counted(meters, { gamesPaid: 1, soldCents: worth }),
  };
  return { books: paid, worth };
}

/** Playing time bought with part of the credit. */
export function payForTime(books: Books, cents: number): Books {
  const { credit, run } = books;
  return {
    ...books,
    credit: { ...credit, amount: less(credit.amount, cents) },
    // Time has been bought with it, so no offer and no bonus may count it again.
    run: { ...run, cents: less(run.cents, cents), coinCents: less(run.coinCents, cents) },
    meters: counted(books.meters, { extensions: 1, extendedCents: cents }),
  };
}

/** Change that has bought nothing yet goes into the next run; for a bonus it has counted already. */
export function newRun({ amount }: Credit): Books['run'] {
  return { cents: amount, games: 0, coinCents: 0, bonus: 0 };
}

function recordCoin(books: Books, { cents, source, cashless }: EntryOf<'coin'>): Books {
  const { credit, run, meters } = books;
  const figures = counted(meters, { takenCents: cents, [cashless ? 'cashlessCents' : 'cashCents']: cents });
  return {
    ...books,
    credit: { ...credit, amount: credit.amount + cents },
    run: { ...run, cents: run.cents + cents, coinCents: run.coinCents + cents },
    meters: {
      ...figures,
      coins: countedBy(meters.coins, source),
      slotCents: countedBy(meters.slotCents, source, cents),
      kinds: cashless ? meters.kinds : countedBy(meters.kinds, cents),
    },
  };
}

function recordSale(books: Books, { games, cents }: EntryOf<'credits bought'>): Books {
  const { credit, run } = books;
  const bought = Math.min(credit.amount, cents);
  return {
    ...books,
    credit: {
      ...credit,
      games: credit.games + games,
      amount: credit.amount - bought,
      worth: credit.worth + bought,
    },
    run: { ...run, games: run.games + games },
  };
}

function withoutCredit(
  books: Books,
  gone: { readonly games: number; readonly cents: number; readonly partCents: number },
): Books {
  const credit = {
    ...books.credit,
    games: less(books.credit.games, gone.games),
    worth: less(books.credit.worth, gone.cents - gone.partCents),
    amount: less(books.credit.amount, gone.partCents),
  };
  // No offer may count money that is gone.
  return { ...books, credit, run: newRun(credit) };
}

/**
 * The game is void, and what it took is back: its credit, and the money that bought time for it. It is the open one, or
 * it was given back before.
 */
function recordFailedVend(books: Books, { game }: EntryOf<'vend failed'>): Books {
  if (books.game?.game !== game) return books;
  const { start, worth, extendedCents } = books.game;
  const { credit, meters } = books;
  const back = {
    ...credit,
    amount: credit.amount + extendedCents,
    games: credit.games + (start.paid ? 1 : 0),
    worth: credit.worth + worth,
    service: credit.service + (start.service ? 1 : 0),
  };
  return {
    ...books,
    game: null,
    highBreaks: { ...books.highBreaks, pending: null },
    credit: back,
    run: { ...books.run, cents: books.run.cents + extendedCents },
    meters: counted(meters, { vendsFailed: start.paid ? 1 : 0, returnedCents: worth + extendedCents }),
  };
}

function less(held: number, gone: number): number {
  return Math.max(0, held - gone);
}
