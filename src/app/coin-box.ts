import type { AcceptedCoin, CoinListener, CoinSourceEvent, Reading } from '../ports/coin-source.ts';
import { refuseCoin, sold } from './ears.ts';
import { ACCEPTOR, counterOf, type Parts } from './parts.ts';

/** What a coin acceptor is told and tells. Its coins are on the disk before it forgets them. */
export function coinBox(parts: Parts, step: (work: () => void) => void): CoinListener {
  return {
    mark: () => parts.world.journal.books().acceptors[ACCEPTOR] ?? null,
    book: (reading) => {
      let booked = false;
      step(() => {
        booked = bookReading(parts, reading);
      });
      return booked;
    },
    tell: (event) => step(() => hearAcceptor(parts, event)),
  };
}

function bookReading(parts: Parts, reading: Reading): boolean {
  const sale = parts.till.book(ACCEPTOR, reading, counterOf(parts));
  if (!sale) return false;
  for (const { id, cents } of reading.coins) {
    parts.serviceDesk.coinSeen({ source: `${ACCEPTOR}.${id}`, cents, refused: null }, parts.world);
  }
  if (reading.coins.length > 0) sold(parts, sale);
  return true;
}

function hearAcceptor(parts: Parts, event: CoinSourceEvent): void {
  const { faults } = parts;
  switch (event.type) {
    case 'failed':
      faults.raise(event.code, event.what);
      break;
    case 'mended':
      faults.clear(event.code, event.what);
      break;
    case 'refused':
      refuseCoin(parts, { source: ACCEPTOR, why: event.fraud ? 'fraud' : 'rejected', what: event.what });
      break;
    case 'known':
      parts.acceptorCoins = event.coins;
      break;
  }
}

/** As the pages know them: what a hand can put in. */
export function slotsOf(coins: readonly AcceptedCoin[]): readonly { line: string; value: number }[] {
  return coins
    .map(({ id, cents }) => ({ line: `${ACCEPTOR}.${id}`, value: cents }))
    .toSorted((a, b) => a.value - b.value);
}
