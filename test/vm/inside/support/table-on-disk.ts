import { OFFER, PRICE } from '../../../torture/moments.ts';
import { presetWith, type Settings } from './settings.ts';

/** Contacts that a coin closes, and what it is worth. */
const COINS = { 'coin.1': 1, 'coin.2': 0.5, 'coin.3': 0.2 };

/** The preset with more coins, for the prices that the judge reckons with, and its journal in this folder. */
export function tableOn(folder: string): Settings {
  const settings = presetWith({
    money: {
      price: PRICE / 100,
      offers: [{ price: OFFER.cents / 100, games: OFFER.games }],
      maxCredits: 99,
      coins: Object.entries(COINS).map(([line, value]) => ({ line, value })),
    },
    cabinet: {
      gpio: { lines: { 'coin.2': { pin: 14, active: 'low' }, 'coin.3': { pin: 24, active: 'low' } } },
    },
  });
  return { ...settings, journal: `${folder}/table.db` };
}
