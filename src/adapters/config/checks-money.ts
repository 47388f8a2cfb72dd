import { checkDecimals, checkNothing } from './checks-amounts.ts';
import { checkBands } from './checks-bands.ts';
import { checkCoins } from './checks-coins.ts';
import { checkOffers } from './checks-offers.ts';
import { checkWorths } from './checks-worths.ts';
import type { Complaint } from './complaint.ts';
import { extendsNothing } from './game-time.ts';
import type { Settings } from './schema.ts';

export function checkMoney(settings: Settings): readonly Complaint[] {
  const decimals = checkDecimals(settings);
  const nothing = checkNothing(settings);
  // Amounts that the currency does not have cannot be compared, and nothing is sold for nothing.
  const offers = decimals.length > 0 ? [] : checkOffers(settings.money);
  const wrong = [...decimals, ...nothing, ...offers, ...checkCoins(settings)];
  const strange = wrong.length > 0 ? [] : checkWorths(settings);
  return [
    ...wrong,
    ...strange,
    ...checkBands(settings.money.bands),
    ...checkDuringGame(settings),
    ...checkExpiry(settings.money),
  ];
}

/** No coin is lost by it: it waits for the next game. */
function checkDuringGame(settings: Settings): readonly Complaint[] {
  if (!extendsNothing(settings)) return [];
  const reason =
    'extend has no time to add to, as play.gameTime is off: a coin waits for the next game; write queue, or a gameTime such as 20m';
  return [{ path: ['money', 'duringGame'], reason, because: ['game', 'play.gameTime'], onlyWarns: true }];
}

function checkExpiry({ expiry: { part, whole } }: Settings['money']): readonly Complaint[] {
  if (part === 'off' || whole === 'off' || part <= whole) return [];
  const reason = 'is shorter than part: games last at least as long as money that is not yet worth one';
  return [{ path: ['money', 'expiry', 'whole'], reason, because: ['money.expiry.part'] }];
}
