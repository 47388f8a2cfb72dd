import type { Books, Meters } from '../../src/session/entries.ts';

/** What does not add up in these books; `gamesBought` is the sum of all `credits bought`. */
export function imbalances({ credit, run, meters }: Books, gamesBought: number): readonly string[] {
  const { coins, slotCents, kinds, ...figures } = meters;
  const used =
    meters.soldCents -
    meters.returnedCents +
    meters.extendedCents +
    meters.expiredCents +
    meters.refundedCents;
  const sums = {
    'money in is money used and money held': [meters.takenCents, used + credit.worth + credit.amount],
    'games got are games used and games held': [
      gamesBought + meters.bonusGames + meters.vendsFailed,
      meters.gamesPaid + credit.games + meters.expiredGames + meters.refundedGames,
    ],
    'takings are cash and cashless': [meters.takenCents, meters.cashCents + meters.cashlessCents],
    'takings are those of all slots': [meters.takenCents, sumOf(Object.values(slotCents))],
    'cash is what the coins are worth': [
      meters.cashCents,
      sumOf(Object.entries(kinds).map(([cents, coins]) => Number(cents) * coins)),
    ],
    'games that cost something are there': [credit.games === 0 ? credit.worth : 0, 0],
  };
  const wrong = Object.entries(sums).flatMap(([what, [is, should]]) =>
    is === should ? [] : [`${what}: ${is}, not ${should}`],
  );
  const counts = { ...figures, ...credit, ...run, ...coins, ...slotCents, ...kinds };
  const odd = Object.entries(counts).flatMap(([what, figure]) =>
    Number.isSafeInteger(figure) && figure >= 0 ? [] : [`${what} is ${figure}`],
  );
  return [...wrong, ...odd];
}

/** The meters that are less than they were. */
export function wentBack(before: Meters, after: Meters): readonly string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const was: unknown = Object.entries(before).find(([each]) => each === name)?.[1];
    if (typeof now === 'number') return typeof was === 'number' && now < was ? [name] : [];
    return Object.entries(was ?? {}).flatMap(([key, figure]) =>
      (now[key] ?? -1) < figure ? [`${name}.${key}`] : [],
    );
  });
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}
