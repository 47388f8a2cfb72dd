import type { CoinSet } from './simulated-coins.ts';

/** As an acceptor's own memory holds it. What it is and what ails it outlast its power; the rest does not. */
export interface Unit extends Lasting, Remembered {}

export interface Lasting {
  readonly coins: CoinSet;
  readonly serial: number;
  /** An inhibited coin is told by its position (128 and up), or only as inhibited (2), as older units do. */
  readonly tellsInhibited: 'by position' | 'plainly';
  /** The answer to a self-check: 0 for nothing wrong, else what is, and perhaps which. */
  readonly selfCheck: readonly number[];
  readonly jammed: boolean;
}

interface Remembered {
  readonly counter: number;
  /** Newest first, five at most: coin position and sorter path, or 0 and what went wrong. */
  readonly events: readonly (readonly [number, number])[];
  /** One bit a position, 1 to accept. */
  readonly mask: number;
  readonly master: boolean;
  readonly polledAt: number | null;
  readonly inserted: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly frauds: number;
  readonly paths: readonly number[];
  readonly overrides: number;
}

/** Not polled for so long, it takes nothing, lest it swallow what nobody credits. */
export const POLL_TIMEOUT_MS = 1_000;
const EVENTS_KEPT = 5;
const FIRST_INHIBITED = 128;

export const ERROR = {
  rejected: 1,
  inhibited: 2,
  creditSensorNotReady: 10,
  creditSensorBlocked: 14,
  string: 20,
  slug: 25,
} as const;

export function poweredUp(lasting: Lasting): Unit {
  return {
    ...lasting,
    counter: 0,
    events: [],
    mask: 0,
    master: true,
    polledAt: null,
    inserted: 0,
    accepted: 0,
    rejected: 0,
    frauds: 0,
    paths: lasting.coins.map(() => 1),
    overrides: 0xff,
  };
}

/** Whether it takes any coin at all. */
export function isOpen(unit: Unit, now: number): boolean {
  return isPolled(unit, now) && unit.master && unit.mask !== 0 && !unit.jammed;
}

/** A coin goes in: the unit after it, and whether the coin fell into the cash box. */
export function putIn(unit: Unit, id: string, now: number): { unit: Unit; fate: 'accepted' | 'returned' } {
  const at = unit.coins.indexOf(id);
  const error = whyNot(unit, at);
  if (error !== null || !isPolled(unit, now)) {
    return { unit: turnedAway(unit, error ?? ERROR.rejected, now), fate: 'returned' };
  }
  const taken = { ...unit, inserted: unit.inserted + 1, accepted: unit.accepted + 1 };
  return { unit: noticed(taken, [at + 1, unit.paths[at] ?? 0]), fate: 'accepted' };
}

/** Something that is no coin, or no coin of the patron's any more. */
export function cheated(unit: Unit, error: number, now: number): Unit {
  return turnedAway({ ...unit, frauds: unit.frauds + 1 }, error, now);
}

/** The counter of events runs from 1 to 255 and on from 1; 0 is for a unit that has just started. */
export function noticed(unit: Unit, event: readonly [number, number]): Unit {
  return {
    ...unit,
    counter: (unit.counter % 255) + 1,
    events: [event, ...unit.events].slice(0, EVENTS_KEPT),
  };
}

function turnedAway(unit: Unit, error: number, now: number): Unit {
  const counted = { ...unit, inserted: unit.inserted + 1, rejected: unit.rejected + 1 };
  return isPolled(unit, now) ? noticed(counted, [0, error]) : counted;
}

function whyNot(unit: Unit, at: number): number | null {
  if (unit.jammed) return ERROR.creditSensorNotReady;
  if (at < 0) return ERROR.rejected;
  if (unit.master && unit.mask & (1 << at)) return null;
  return unit.tellsInhibited === 'by position' ? FIRST_INHIBITED + at : ERROR.inhibited;
}

function isPolled({ polledAt }: Unit, now: number): boolean {
  return polledAt !== null && now - polledAt < POLL_TIMEOUT_MS;
}
