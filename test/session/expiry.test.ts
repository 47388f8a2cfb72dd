import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKS } from '../../src/session/books.ts';
import type { Books } from '../../src/session/entries.ts';
import { expiry } from '../../src/session/expiry.ts';
import { MONEY } from '../support/tariffs.ts';

const MINUTE = 60_000;
const EXPIRING = { ...MONEY, expiry: { partMs: 15 * MINUTE, wholeMs: 120 * MINUTE } };
const PART = { kind: 'credit expired', games: 0, cents: 50, partCents: 50 };
const WHOLE = { kind: 'credit expired', games: 2, cents: 200, partCents: 0 };

const holding = (credit: Partial<Books['credit']>) => ({ credit: { ...EMPTY_BOOKS.credit, ...credit } });
const BOTH = holding({ games: 2, worth: 200, amount: 50 });

describe('credit that nobody comes back for', () => {
  it('goes when its time has come, the part credit before the whole', () => {
    expect(expiry(BOTH, EXPIRING, 0)).toEqual({ entries: [], nextMs: 15 * MINUTE });
    expect(expiry(BOTH, EXPIRING, 15 * MINUTE - 1)).toEqual({ entries: [], nextMs: 1 });
    expect(expiry(BOTH, EXPIRING, 15 * MINUTE)).toEqual({ entries: [PART], nextMs: 105 * MINUTE });
    expect(expiry(BOTH, EXPIRING, 120 * MINUTE)).toEqual({ entries: [PART, WHOLE], nextMs: null });
  });

  it('stays where the operator has set no time', () => {
    expect(expiry(BOTH, MONEY, Number.MAX_SAFE_INTEGER)).toEqual({ entries: [], nextMs: null });
    const partOnly = { ...MONEY, expiry: { partMs: MINUTE, wholeMs: null } };
    expect(expiry(BOTH, partOnly, MINUTE)).toEqual({ entries: [PART], nextMs: null });
  });

  it('is waited for only when there is some', () => {
    expect(expiry(holding({ service: 1 }), EXPIRING, 0)).toEqual({ entries: [], nextMs: null });
    expect(expiry(holding({ games: 1 }), EXPIRING, 0).nextMs).toBe(120 * MINUTE);
  });
});
