import type { Books } from './entries.ts';

/** Two sides of the books that are the same sum, or the books are wrong. Minor units. */
export interface Check {
  readonly name: 'takenIsUsed' | 'takenIsCashAndCashless' | 'takenIsAllSlots' | 'cashIsAllCoins';
  readonly cents: number;
  /** What `cents` is made of, by name, and what that comes to. */
  readonly parts: Readonly<Record<string, number>>;
  readonly sumCents: number;
  readonly agrees: boolean;
}

export function checksOf({ credit, meters }: Books): readonly Check[] {
  const { takenCents, cashCents, cashlessCents } = meters;
  return [
    check('takenIsUsed', takenCents, {
      games: meters.soldCents - meters.returnedCents,
      extensions: meters.extendedCents,
      credit: credit.worth + credit.amount,
      expired: meters.expiredCents,
      refunded: meters.refundedCents,
    }),
    check('takenIsCashAndCashless', takenCents, { cash: cashCents, cashless: cashlessCents }),
    check('takenIsAllSlots', takenCents, meters.slotCents),
    check(
      'cashIsAllCoins',
      cashCents,
      Object.fromEntries(
        Object.entries(meters.kinds).map(([value, coins]) => [value, Number(value) * coins]),
      ),
    ),
  ];
}

function check(name: Check['name'], cents: number, parts: Readonly<Record<string, number>>): Check {
  const sumCents = Object.values(parts).reduce((all, part) => all + part, 0);
  return { name, cents, parts, sumCents, agrees: sumCents === cents };
}
