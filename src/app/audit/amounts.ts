import { decimalsOf, writeAmount } from '../../adapters/config/money.ts';

/** `£1.20`, `-£0.50` */
export function moneyIn(currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return (cents) => format.format(cents / 10 ** decimalsOf(currency));
}

/** `1.20`, `-0.50`: for a spreadsheet. */
export function plainAmount(cents: number, currency: string): string {
  return `${cents < 0 ? '-' : ''}${writeAmount(Math.abs(cents), currency)}`;
}
