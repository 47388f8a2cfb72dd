import type { CollectAnswer, CollectRequest } from '../ports/control.ts';
import type { PanelAction } from '../ports/web-api.ts';
import { refund } from '../session/credit.ts';
import type { Entry } from '../session/entries.ts';
import { cashExpected } from '../session/slip.ts';
import { hasCredit, type Parts } from './parts.ts';

/** What the key allows. Each answers null when it was done, else why not. */
export const MONEY_ACTIONS = {
  refund: payBack,
  serviceCredit: giveServiceCredit,
  collect: (parts: Parts, { counted, by }: PanelAction) => {
    if (!parts.service) return 'keyNotTurned';
    const answer = collect(parts, { countedCents: counted ?? null, by: by ?? null, remote: false });
    return 'refused' in answer ? answer.refused : null;
  },
} as const satisfies Readonly<Record<string, (parts: Parts, action: PanelAction) => string | null>>;

const TOLD_ONCE = ['COINS_UNREAD', 'EDGES_LOST'] as const;

/** Whoever turns it sees what was told once and mends itself by no sensor. */
export function turnKey(parts: Parts, on: boolean): void {
  const { faults } = parts;
  parts.service = on;
  parts.serviceDesk.keyTurned(parts);
  if (on) return;
  for (const { code, what } of faults.list) {
    const once = TOLD_ONCE.find((each) => each === code);
    if (once) faults.clear(once, what);
  }
}

/** The cash box was emptied: what came since the last time is one period, and the next begins. */
export function collect(parts: Parts, { countedCents, by, remote }: CollectRequest): CollectAnswer {
  const { world, till, play } = parts;
  const { sensors } = play.config.cabinet;
  const key = sensors.includes('key') ? parts.service : null;
  const door = sensors.includes('door') ? parts.doorOpen : null;
  if (!remote && key === false) return { refused: 'keyNotTurned' };
  if (!remote && door === false) return { refused: 'doorShut' };
  const expectedCents = cashExpected(world.journal.books());
  if (!till.enter([{ kind: 'collected', expectedCents, countedCents, by, door, key }])) {
    return { refused: 'notWritable' };
  }
  const done = world.journal.books().collection;
  if (!done) throw new Error('the collection was booked and is not in the books');
  world.log.info({ number: done.number, expectedCents, countedCents, by }, 'cash collected');
  return { done };
}

/** The key is turned, and where its switch is fitted the door is open. */
export function canCollect({ service, doorOpen, play }: Parts): boolean {
  return service && (doorOpen || !play.config.cabinet.sensors.includes('door'));
}

/** All the credit there is, paid back by hand. */
function payBack(parts: Parts): string | null {
  const { world } = parts;
  if (!parts.service) return 'keyNotTurned';
  const entry = refund(world.journal.books());
  if (!entry) return 'nothingToRefund';
  return creditGoes(parts, [entry]) ? null : 'notWritable';
}

/** Credit goes without a game: refunded or expired. False when it could not be booked. */
export function creditGoes({ world, till, table }: Parts, entries: readonly Entry[]): boolean {
  if (!till.enter(entries)) return false;
  for (const { kind, ...what } of entries) world.log.info(what, kind);
  if (!hasCredit(world)) table.send({ type: 'credit.gone' });
  return true;
}

function giveServiceCredit(parts: Parts, { games = 1 }: PanelAction): string | null {
  if (!parts.service) return 'keyNotTurned';
  if (games < 1) return 'notNow';
  if (!parts.till.enter([{ kind: 'service credit given', games }])) return 'notWritable';
  parts.world.log.info({ games }, 'service credit given');
  parts.table.send({ type: 'credit.bought' });
  return null;
}
