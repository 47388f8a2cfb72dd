import { type Complaint, repeated } from './complaint.ts';
import { minorUnits, writeAmount } from './money.ts';
import type { Settings } from './schema.ts';

/** No offer is dearer than its games one by one, and there is one at a price. */
export function checkOffers({ offers, price, currency, freePlay }: Settings['money']): readonly Complaint[] {
  const single = minorUnits(price, currency);
  const dear = offers.flatMap((offer, place): Complaint[] => {
    const singles = single * offer.games;
    if (freePlay || minorUnits(offer.price, currency) <= singles) return [];
    const games = offer.games === 1 ? 'one game by itself costs' : `${offer.games} single games cost`;
    const reason = `${offer.price} is dearer than no offer, ${games} ${writeAmount(singles, currency)}`;
    return [
      { path: ['money', 'offers', place, 'price'], reason, because: ['money.price', 'money.currency'] },
    ];
  });
  const twice = repeated(offers, (offer) => String(minorUnits(offer.price, currency))).map(({ place }) => ({
    path: ['money', 'offers', place, 'price'],
    reason: 'there is another offer at this price',
  }));
  return [...dear, ...twice];
}
