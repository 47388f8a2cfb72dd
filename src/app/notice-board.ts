import type { Clock } from '../ports/clock.ts';
import type { HighBreaks } from '../session/entries.ts';
import { highBreaksAt } from '../session/high-breaks.ts';
import { priceAt } from '../session/price.ts';
import type { Scoreboard, Tariff } from '../session/scoreboard.ts';
import type { TableConfig } from '../session/table-config.ts';

const MINUTE_MS = 60_000;

/** What hangs on the wall and changes with the hour: looked up once a minute, not at every ball. */
export class NoticeBoard {
  readonly #tariff: (config: TableConfig) => Tariff;
  readonly #highBreaks: (highs: HighBreaks) => Scoreboard['highBreaks'];

  constructor(clock: Clock) {
    this.#tariff = byTheMinute(clock, tariffAt);
    this.#highBreaks = byTheMinute(clock, highBreaksAt);
  }

  /** What a game costs now. */
  tariff(config: TableConfig): Tariff {
    return this.#tariff(config);
  }

  /** The breaks to beat today. */
  highBreaks(highs: HighBreaks): Scoreboard['highBreaks'] {
    return this.#highBreaks(highs);
  }
}

/** Whenever a minute begins on the wall; returns the way to end it. */
export function onEachMinute(clock: Clock, act: () => void): () => void {
  let timer: unknown = null;
  const wait = () => {
    timer = clock.setTimeout(
      () => {
        act();
        wait();
      },
      MINUTE_MS - (clock.wall() % MINUTE_MS),
    );
  };
  wait();
  return () => clock.clearTimeout(timer);
}

function byTheMinute<From extends object, To>(clock: Clock, make: (from: From, wall: number) => To) {
  let known: { from: From; minute: number; to: To } | null = null;
  return (from: From): To => {
    const wall = clock.wall();
    const minute = Math.floor(wall / MINUTE_MS);
    if (known?.from !== from || known.minute !== minute) known = { from, minute, to: make(from, wall) };
    return known.to;
  };
}

function tariffAt({ money, play }: TableConfig, wall: number): Tariff {
  return {
    currency: money.currency,
    price: priceAt(money, wall),
    offers: money.offers.map(({ priceCents, games }) => ({ price: priceCents, games })),
    freePlay: money.freePlay,
    gameMs: play.gameMs,
  };
}
