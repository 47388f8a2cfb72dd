export function inCurrency(locale: string, currency: string, cents: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
