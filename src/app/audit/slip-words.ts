/** What the cash box held more or less than it should. */
export function differenceWords(cents: number | null, money: (cents: number) => string): string {
  if (cents === null) return 'not counted';
  if (cents === 0) return 'exact';
  return `${money(Math.abs(cents))} ${cents < 0 ? 'short' : 'over'}`;
}
