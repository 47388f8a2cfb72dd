import { CURRENCIES } from './currencies.ts';

/** What a coin is worth that an acceptor calls by such a name. */
export interface Worth {
  /** Minor units. */
  readonly cents: number;
  readonly currency: string;
}

/** Country, value in minor units, revision: GB100A is a pound. */
const COIN_ID = /^([A-Z]{2})([0-9KM]{3})[A-Z0-9]?$/;
/** A letter is a decimal point too: 5K0 is 5.0 thousand. */
const VALUE = /^(\d*)([KM]?)(\d*)$/;
const TIMES: Readonly<Record<string, number>> = { K: 1_000, M: 1_000_000 };

/** Null for a token, for money that is not known here, and for a position without a coin (......). */
export function worthOf(id: string): Worth | null {
  const [, country = '', value = ''] = COIN_ID.exec(id) ?? [];
  const currency = CURRENCIES[country];
  const cents = centsOf(value);
  return currency === undefined || cents === 0 ? null : { cents, currency };
}

function centsOf(value: string): number {
  const [, whole = '', letter = '', decimals = ''] = VALUE.exec(value) ?? [];
  const cents = (Number(whole + decimals) * (TIMES[letter] ?? 1)) / (letter ? 10 ** decimals.length : 1);
  return Number.isSafeInteger(cents) ? cents : 0;
}
