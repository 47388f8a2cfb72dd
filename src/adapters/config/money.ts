/** Amounts in the currency's own units, kept as whole minor units: read digit by digit, never through a fraction. */

const CURRENCIES = Intl.supportedValuesOf('currency');

export const isCurrency = (code: string): boolean => CURRENCIES.includes(code);

/** The known code that somebody most likely meant by `gbp` or `EURO`; null when none is near. */
export function likelyCurrency(written: string): string | null {
  const code = written.trim().toUpperCase().slice(0, 3);
  return isCurrency(code) ? code : null;
}

// The first number format takes Intl tens of milliseconds, which a table that starts has better use for.
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ['GBP', 2],
  ['EUR', 2],
  ['DKK', 2],
  ['USD', 2],
]);

/** How many decimals the currency has: none in JPY, two in GBP, three in KWD. */
export function decimalsOf(currency: string): number {
  return DECIMALS.get(currency) ?? decimalsByIntl(currency);
}

function decimalsByIntl(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

export const AMOUNT_PATTERN = '^\\d{1,7}(\\.\\d+)?$';
const AMOUNT = new RegExp(AMOUNT_PATTERN);

/** So many units are more than any game costs, and few enough for sums over a century of coins to stay exact. */
export const MOST_UNITS = 1_000_000;

/** Why this cannot be an amount in any currency, and what to write; null when it can. */
export function amountProblem(written: string): string | null {
  if (AMOUNT.test(written)) {
    return Number(written) <= MOST_UNITS ? null : `${written} is too much, allowed: at most ${MOST_UNITS}`;
  }
  return `${JSON.stringify(written)} is no amount, allowed: digits with a point, such as 1.00${likelyAmount(written)}`;
}

/** `1,00`, `£1` and `.50` are near enough to guess. */
const NEARLY = /^[^\d.,+-]{0,4}(\d{0,7})(?:[.,](\d{1,3}))?[^\d.,]{0,4}$/;

function likelyAmount(written: string): string {
  const [, units = '', decimals] = NEARLY.exec(written) ?? [];
  if (units === '' && decimals === undefined) return '';
  return `; did you mean ${units || '0'}${decimals === undefined ? '' : `.${decimals}`}?`;
}

/** Why this currency has no such amount; null when it has. */
export function decimalsProblem(amount: string, currency: string): string | null {
  const written = fraction(amount).length;
  const most = decimalsOf(currency);
  if (written <= most) return null;
  const allowed = most === 0 ? 'no decimals' : `at most ${most} decimals`;
  return `${amount} has ${written} decimal${written === 1 ? '' : 's'}, allowed in ${currency}: ${allowed}`;
}

/** Minor units of an amount that has no more decimals than its currency. */
export function minorUnits(amount: string, currency: string): number {
  const [units = '0'] = amount.split('.');
  return Number.parseInt(units + fraction(amount).padEnd(decimalsOf(currency), '0'), 10);
}

export function writeAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const fraction = (amount: string): string => amount.split('.')[1] ?? '';
