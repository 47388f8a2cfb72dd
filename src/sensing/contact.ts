import { type Edge, JUST_AFTER, lasted, ROUNDING } from './detector.ts';

/** Gaps shorter than this inside a pulse are the contact bouncing. */
const BOUNCE_MS = 10;

/** Mains hum closes a contact for less than half a wave at a stretch. */
const HUM_MS = 10;

/** The credit contact of a coin mechanism, which makes pulses and bounces at both ends of them. */
export interface Contact {
  /** `ending`: open, but perhaps only bouncing. `stuck` and `freed`: the same two after it was closed for too long. */
  readonly phase: 'open' | 'closed' | 'ending' | 'stuck' | 'freed';
  /** The pulse's first closing. */
  readonly from: number;
  readonly closedAt: number;
  readonly openedAt: number;
  /** How long it was really closed, in all and in one piece: interference is mostly gaps. */
  readonly closedMs: number;
  readonly longestMs: number;
  readonly due: number;
}

export interface PulseFigures {
  readonly minMs: number;
  readonly maxMs: number;
}

export const OPEN: Contact = {
  phase: 'open',
  from: -Infinity,
  closedAt: -Infinity,
  openedAt: -Infinity,
  closedMs: 0,
  longestMs: 0,
  due: Infinity,
};

export function moved(contact: Contact, edge: Edge, figures: PulseFigures): Contact {
  return edge.value === 1 ? closed(contact, edge, figures) : opened(contact, edge, figures);
}

/** What it is when its deadline has come: a pulse is over when it is `open` again. */
export function rested(contact: Contact): Contact {
  return { ...contact, phase: contact.phase === 'closed' ? 'stuck' : 'open', due: Infinity };
}

/** How long it must stay open before its pulse is over. */
export function bounceOf({ minMs }: PulseFigures): number {
  return Math.min(BOUNCE_MS, minMs / 2);
}

export function widthOf(contact: Contact): number {
  return contact.openedAt - contact.from;
}

/** A pulse that a coin can make, and not sparks or hum bridged like bouncing: mostly closed, and once for long. */
export function isGoodPulse(contact: Contact, { minMs, maxMs }: PulseFigures): boolean {
  const widthMs = widthOf(contact);
  return (
    lasted(contact.from, contact.openedAt, minMs) &&
    widthMs <= maxMs + ROUNDING &&
    contact.closedMs >= widthMs * 0.75 - ROUNDING &&
    contact.longestMs >= Math.min(minMs, Math.max(HUM_MS, minMs / 2)) - ROUNDING
  );
}

function closed(contact: Contact, edge: Edge, { maxMs }: PulseFigures): Contact {
  const { at, now } = edge;
  switch (contact.phase) {
    case 'open': {
      const due = now + maxMs + JUST_AFTER;
      return { ...contact, phase: 'closed', from: at, closedAt: at, closedMs: 0, longestMs: 0, due };
    }
    case 'ending':
      return {
        ...contact,
        phase: 'closed',
        closedAt: at,
        due: now + maxMs - (at - contact.from) + JUST_AFTER,
      };
    case 'freed':
      return { ...contact, phase: 'stuck', due: Infinity };
    case 'closed':
    case 'stuck':
      return contact;
  }
}

function opened(contact: Contact, { at, now }: Edge, figures: PulseFigures): Contact {
  const due = now + bounceOf(figures);
  switch (contact.phase) {
    case 'closed': {
      const lastMs = at - contact.closedAt;
      const closedMs = contact.closedMs + lastMs;
      const longestMs = Math.max(contact.longestMs, lastMs);
      return { ...contact, phase: 'ending', openedAt: at, closedMs, longestMs, due };
    }
    case 'stuck':
      return { ...contact, phase: 'freed', openedAt: at, due };
    case 'open':
    case 'ending':
    case 'freed':
      return contact;
  }
}
