import type { CabinetEvent } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { CoinSource } from '../ports/coin-source.ts';
import type { TableEvent } from '../sensing/events.ts';
import type { Parts } from './parts.ts';

/** A coin falls through the 10 cm of a mechanism in 150 ms, whose electronics may take as long to tell it. */
const FALL_MS = 300;
/** At the most: a note of twenty pulses, five a second, and the gap that ends its train. */
export const LAST_COINS_MS = 5_000;
const ACCEPTOR_MS = 400;
const LOOK_MS = 20;

type Around = Pick<Parts, 'senses'> & { readonly world: Pick<Parts['world'], 'coins' | 'clock' | 'log'> };

/**
 * Waits until what had passed the gate is told, within LAST_COINS_MS. The gate is shut, and the lines are still heard;
 * whoever calls has it booked. `wasOpen`: until just now the gate let coins in.
 */
export async function lastCoins({ senses, world }: Around, wasOpen: boolean): Promise<void> {
  const { coins, clock, log } = world;
  const shutAt = clock.now();
  const isUnderWay = () => {
    const falls = wasOpen && senses.hasCoinLines && clock.now() - shutAt < FALL_MS;
    return falls || senses.isCounting;
  };
  await Promise.all([
    coins ? lastOfAcceptor(coins, clock) : null,
    new Promise<void>((resolve) => {
      const look = () => {
        const isTooLate = clock.now() - shutAt >= LAST_COINS_MS;
        if (isTooLate)
          log.warn(
            { waitedMs: LAST_COINS_MS },
            'a coin mechanism did not come to an end: its last pulses are not booked',
          );
        if (isTooLate || !isUnderWay()) resolve();
        else clock.setTimeout(look, LOOK_MS);
      };
      look();
    }),
  ]);
}

export function isAboutCoins(event: CabinetEvent): boolean {
  return event.type === 'coin' || (event.type === 'line' && event.change.line.startsWith('coin.'));
}

export function isCoin({ type }: TableEvent): boolean {
  return type === 'coin.sensed' || type === 'coin.refused';
}

/** What the acceptor took until now is booked, unless it does not answer. */
async function lastOfAcceptor(coins: CoinSource, clock: Clock): Promise<void> {
  let late: unknown = null;
  const patience = new Promise<void>((resolve) => {
    late = clock.setTimeout(resolve, ACCEPTOR_MS);
  });
  await Promise.race([coins.stop(), patience]);
  clock.clearTimeout(late);
}
