/** So many games for so much money. */
export interface Deal {
  readonly cents: number;
  readonly games: number;
}

export interface Buy extends Deal {
  readonly withOffer: boolean;
}

const NOTHING: Buy = { cents: 0, games: 0, withOffer: false };

/** The most games that this money buys, singly and by offers in any mixture, and the least they can cost. */
export function bestBuy(cents: number, priceCents: number, offers: readonly Deal[]): Buy {
  const deals = [
    { cents: priceCents, games: 1, withOffer: false },
    ...offers.map((offer) => ({ ...offer, withOffer: true })),
  ].filter((deal) => deal.cents > 0);
  // Every sum that can be spent is a multiple of this, so the table has no more lines than it needs.
  const unit = deals.reduce((common, deal) => greatestCommonDivisor(common, deal.cents), 0);
  const main = mostForTheMoney(deals);
  const times = timesOf(main, cents, unit, deals);
  const left = cents - times * main.cents;
  const best = [NOTHING];
  for (let sum = unit; sum > 0 && sum <= left; sum += unit) {
    best.push(
      deals.reduce(
        (buy, deal) => improve(buy, deal, best[(sum - deal.cents) / unit]),
        best.at(-1) ?? NOTHING,
      ),
    );
  }
  const rest = best.at(-1) ?? NOTHING;
  if (times === 0) return rest;
  return {
    cents: rest.cents + times * main.cents,
    games: rest.games + times * main.games,
    withOffer: rest.withOffer || main.withOffer,
  };
}

function mostForTheMoney([first = NOTHING, ...others]: readonly Buy[]): Buy {
  return others.reduce(
    (most, deal) => (deal.games * most.cents > most.games * deal.cents ? deal : most),
    first,
  );
}

/**
 * How often this deal is bought whatever the rest is. Of any `main.cents / unit` others some cost together a multiple
 * of it, and buying it instead gives no fewer games: so the others never cost more than this, and the table stays short.
 */
function timesOf(main: Deal, cents: number, unit: number, deals: readonly Deal[]): number {
  if (main.cents === 0) return 0;
  const others = (main.cents / unit) * Math.max(...deals.map((deal) => deal.cents));
  return Math.max(0, Math.floor((cents - others) / main.cents));
}

function improve(buy: Buy, deal: Buy, before: Buy | undefined): Buy {
  if (!before || before.games + deal.games <= buy.games) return buy;
  return {
    cents: before.cents + deal.cents,
    games: before.games + deal.games,
    withOffer: before.withOffer || deal.withOffer,
  };
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
