import type { AcceptedCoin } from '../../../ports/coin-source.ts';
import type { CoinTable } from './coin-table.ts';
import { agreed, ask, askIfAble, type Conversation } from './conversation.ts';
import type { Duty } from './duty.ts';
import { troubleOf } from './errors.ts';
import { type AcceptorEvent, type EventBuffer, eventBuffer, type News, newsSince } from './events.ts';
import type { Health } from './health.ts';

export interface EventReaderOptions {
  readonly serial: number;
  readonly coins: CoinTable;
  readonly duty: Duty;
  readonly health: Health;
}

const FRAUD_MS = 30_000;

/** Reads what the acceptor took and turned away, books it, and then tells it. */
export class EventReader {
  readonly #options: EventReaderOptions;
  #counter = 0;

  constructor(options: EventReaderOptions) {
    this.#options = options;
  }

  /** What it took while nobody asked, when it is the acceptor that was read last. */
  *catchUp(): Conversation<void> {
    const { duty, serial } = this.#options;
    const buffer = yield* agreed(buffered);
    const was = duty.tally.readTo(serial) ?? buffer.counter;
    yield* this.#take(newsSince(was, buffer), buffer.counter);
  }

  /** `unsure`: it restarted, or took more than it could tell. */
  *read(): Conversation<'sure' | 'unsure'> {
    const first = yield* buffered();
    if (first.counter === this.#counter) {
      this.#options.duty.tally.book();
      return 'sure';
    }
    const buffer = yield* agreed(buffered, first);
    const news = newsSince(this.#counter, buffer);
    yield* this.#take(news, buffer.counter);
    return news.restarted || news.lost > 0 ? 'unsure' : 'sure';
  }

  *#take({ oldestFirst, lost, restarted }: News, counter: number): Conversation<void> {
    const { duty, serial } = this.#options;
    if (restarted) duty.log.warn({ serial }, 'the coin acceptor had restarted');
    this.#counter = counter;
    const coins = oldestFirst.flatMap((event) => this.#coin(event));
    duty.tally.add({ mark: { serial, counter }, coins, lost });
    for (const event of oldestFirst) this.#tell(event);
    if (lost > 0) yield* this.#tellLost(lost);
  }

  #coin(event: AcceptorEvent): readonly AcceptedCoin[] {
    const coin = event.type === 'coin' ? this.#options.coins.at(event.position) : null;
    return coin ? [coin] : [];
  }

  #tell(event: AcceptorEvent): void {
    if (event.type === 'error') this.#tellTrouble(event.code);
    else if (!this.#options.coins.at(event.position)) this.#tellWorthless(event.position);
  }

  #tellTrouble(code: number): void {
    const { coins, duty, health } = this.#options;
    const { kind, what } = troubleOf(code, coins.ids);
    duty.log.debug({ code, kind, what }, 'the coin acceptor told an error');
    if (kind === 'fault') health.outOfOrder(what);
    if (kind === 'fraud') duty.faults.raiseFor(FRAUD_MS, 'COIN_FRAUD', what);
    if (kind === 'fraud' || kind === 'refused') duty.tell({ type: 'refused', fraud: kind === 'fraud', what });
  }

  /** It let in a coin that it was told to refuse, and that is no money of this table. */
  #tellWorthless(position: number): void {
    const { duty, coins } = this.#options;
    const id = coins.ids[position - 1] ?? `position ${position}`;
    duty.log.warn({ id }, 'the coin acceptor took a coin that has no worth here');
    duty.tell({ type: 'refused', fraud: false, what: `${id} has no worth here` });
  }

  *#tellLost(lost: number): Conversation<void> {
    const { duty } = this.#options;
    duty.tell({ type: 'failed', code: 'COINS_UNREAD', what: `${lost} events` });
    const [low = 0, middle = 0, high = 0] = (yield* askIfAble('coinsAccepted')) ?? [];
    const itCounts = low + middle * 0x100 + high * 0x10000;
    duty.log.error({ lost, itCounts }, 'the coin acceptor had forgotten events before they were read');
  }
}

function* buffered(): Conversation<EventBuffer> {
  return eventBuffer(yield* ask('events'));
}
