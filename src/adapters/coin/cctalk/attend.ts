import { coinTable } from './coin-table.ts';
import { type Conversation, rest } from './conversation.ts';
import type { Duty } from './duty.ts';
import { EventReader } from './event-reader.ts';
import { Gate } from './gate.ts';
import { Health } from './health.ts';
import { identify, type Unfit } from './identify.ts';

/**
 * All that is said to one acceptor on one line, from the first word:
 *
 *   identifying  who it is and which coins it knows; nothing is assumed
 *   catching up  its gate shut, what it took while nobody asked is read and booked
 *   tending      its coins chosen, it is asked again and again, its gate as the table wants it
 *
 * A restart, or a doubt whether it restarted, leads back to identifying. Silence at any point ends the conversation
 * (NoAnswer); so does the table when it stops, with the gate shut and a last look.
 */
export function* attend(duty: Duty): Conversation<Ending> {
  for (;;) {
    const end = yield* attendOnce(duty);
    if (end !== 'unsure') return end;
    duty.log.warn({}, 'the coin acceptor is identified anew');
  }
}

export type Ending = Unfit | { readonly type: 'left' };

interface Unit {
  readonly gate: Gate;
  readonly reader: EventReader;
  readonly health: Health;
  readonly pollMs: number;
}

/** Between two polls, however often it wants them. */
const LEAST_REST_MS = 20;

function* attendOnce(duty: Duty): Conversation<Ending | 'unsure'> {
  const who = yield* identify();
  if (who.type === 'unfit') return who;
  const { clock, currency, faults, settings } = duty;
  const coins = coinTable(who.ids, { ...settings, currency });
  const health = new Health(faults, clock);
  const gate = new Gate(coins, clock);
  const reader = new EventReader({ serial: who.serial, coins, duty, health });
  yield* gate.shut();
  yield* reader.catchUp();
  if (!(yield* gate.program())) return { type: 'unfit', why: 'it cannot refuse single coins' };
  duty.met(who, coins);
  return yield* tend(duty, {
    gate,
    reader,
    health,
    pollMs: Math.min(settings.pollMs, who.pollMs ?? Infinity),
  });
}

function* tend(duty: Duty, { gate, reader, health, pollMs }: Unit): Conversation<Ending | 'unsure'> {
  while (!duty.isEnding()) {
    const pollAt = duty.clock.now() + pollMs;
    yield* gate.put(duty.wanted());
    if ((yield* reader.read()) === 'unsure') return 'unsure';
    yield* health.check();
    if (!(yield* gate.holds())) return 'unsure';
    const isWanted = gate.stands === duty.wanted() && !duty.isEnding();
    if (isWanted) yield* rest(Math.max(LEAST_REST_MS, pollAt - duty.clock.now()));
  }
  yield* gate.put('refused');
  yield* reader.read();
  return { type: 'left' };
}
