import type { Credit, Meters } from '../../src/session/entries.ts';
import type { MoneySettings } from '../../src/session/table-config.ts';

/**
 * What a clerk with a pencil has in his ledger. He sees what people do and reckons it all himself, without rows and
 * without halves of offers: what the money of a run buys, he looks up in a list of all sums.
 */
export class Clerk {
  readonly #money: MoneySettings;
  /** The most games for each sum, and the least that so many cost. */
  readonly #list: { games: number; cents: number }[] = [{ games: 0, cents: 0 }];
  games = 0;
  worth = 0;
  service = 0;
  taken = { cash: 0, cashless: 0 };
  played = { paid: 0, free: 0, service: 0 };
  given = { bonus: 0, service: 0 };
  sold = 0;
  returned = { games: 0, cents: 0 };
  extended = 0;
  expired = { games: 0, cents: 0 };
  refunded = { times: 0, games: 0, cents: 0 };
  #run = { money: 0, spent: 0, games: 0, coins: 0, bonus: 0 };
  #last: { as: 'paid' | 'service' | 'free'; worth: number; extended: number } | null = null;

  constructor(money: MoneySettings) {
    this.#money = money;
  }

  get part(): number {
    return this.#run.money - this.#run.spent;
  }

  coin(cents: number, how: 'cash' | 'cashless', playing: boolean): void {
    this.taken[how] += cents;
    this.#run.money += cents;
    this.#run.coins += cents;
    if (playing && this.#money.duringGame === 'extend') {
      const paid = this.part - (this.part % this.#money.priceCents);
      this.extended += paid;
      if (this.#last) this.#last.extended += paid;
      this.#run.money -= paid;
      this.#run.coins = Math.max(0, this.#run.coins - paid);
      return;
    }
    const buy = this.#lookUp(this.#run.money);
    this.games += buy.games - this.#run.games;
    this.worth += buy.cents - this.#run.spent;
    this.#run.games = buy.games;
    this.#run.spent = buy.cents;
    this.#giveBonus();
  }

  serviceCredit(games: number): void {
    this.given.service += games;
    this.service += games;
  }

  /** False when nobody can play. */
  start(freePlay: boolean): boolean {
    if (this.service === 0 && !freePlay && this.games === 0) return false;
    const as = this.service > 0 ? 'service' : freePlay ? 'free' : 'paid';
    const worth = as === 'paid' ? Math.floor(this.worth / this.games) : 0;
    this.played[as] += 1;
    if (as === 'service') this.service -= 1;
    if (as === 'paid') this.games -= 1;
    this.worth -= worth;
    this.sold += worth;
    this.#last = { as, worth, extended: 0 };
    this.#newRun();
    return true;
  }

  vendFailed(): void {
    const failed = this.#last;
    this.#last = null;
    if (!failed) return;
    this.#run.money += failed.extended;
    this.returned.cents += failed.extended;
    if (failed.as === 'service') this.service += 1;
    if (failed.as !== 'paid') return;
    this.games += 1;
    this.worth += failed.worth;
    this.returned.games += 1;
    this.returned.cents += failed.worth;
  }

  idle(ms: number): void {
    const { partMs, wholeMs } = this.#money.expiry;
    const part = partMs !== null && ms >= partMs ? this.part : 0;
    const games = wholeMs !== null && ms >= wholeMs ? this.games : 0;
    const worth = games > 0 ? this.worth : 0;
    this.expired.games += games;
    this.expired.cents += part + worth;
    if (part > 0 || games > 0) this.#lose(part, games, worth);
  }

  refund(): void {
    const cents = this.part + this.worth;
    if (cents === 0) return;
    this.refunded.times += 1;
    this.refunded.games += this.games;
    this.refunded.cents += cents;
    this.#lose(this.part, this.games, this.worth);
  }

  credit(): Credit {
    return { games: this.games, amount: this.part, worth: this.worth, service: this.service };
  }

  meters(): Partial<Meters> {
    const { counts, unitCents } = this.#money.meter;
    return {
      takenCents: this.taken.cash + this.taken.cashless,
      cashCents: this.taken.cash,
      cashlessCents: this.taken.cashless,
      gamesPaid: this.played.paid,
      gamesFree: this.played.free,
      gamesService: this.played.service,
      bonusGames: this.given.bonus,
      serviceCredits: this.given.service,
      soldCents: this.sold,
      returnedCents: this.returned.cents,
      vendsFailed: this.returned.games,
      extendedCents: this.extended,
      expiredGames: this.expired.games,
      expiredCents: this.expired.cents,
      refunds: this.refunded.times,
      refundedGames: this.refunded.games,
      refundedCents: this.refunded.cents,
      pulsesOwed: counts === 'games' ? this.played.paid : Math.floor(this.taken.cash / unitCents),
    };
  }

  #giveBonus(): void {
    const { bonus } = this.#money;
    if (!bonus) return;
    const earned = Math.floor(this.#run.coins / bonus.everyCents) * bonus.games;
    const due = Math.max(0, earned - this.#run.bonus);
    this.#run.bonus += due;
    this.given.bonus += due;
    this.games += due;
  }

  #lose(part: number, games: number, worth: number): void {
    this.#run.money -= part;
    this.games -= games;
    this.worth -= worth;
    this.#newRun();
  }

  #newRun(): void {
    this.#run = { money: this.part, spent: 0, games: 0, coins: 0, bonus: 0 };
  }

  #lookUp(cents: number): { readonly games: number; readonly cents: number } {
    const { priceCents, offers } = this.#money;
    for (let sum = this.#list.length; sum <= cents; sum += 1) {
      let best = { games: 0, cents: 0 };
      for (const deal of [{ priceCents, games: 1 }, ...offers]) {
        const before = this.#list[sum - deal.priceCents];
        if (!before) continue;
        const buy = { games: before.games + deal.games, cents: before.cents + deal.priceCents };
        const isBetter = buy.games > best.games || (buy.games === best.games && buy.cents < best.cents);
        if (isBetter) best = buy;
      }
      this.#list.push(best);
    }
    return this.#list[cents] ?? { games: 0, cents: 0 };
  }
}
