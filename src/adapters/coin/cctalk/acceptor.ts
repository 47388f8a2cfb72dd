import type { Clock } from '../../../ports/clock.ts';
import type { CoinListener, CoinSource } from '../../../ports/coin-source.ts';
import type { Log } from '../../../ports/log.ts';
import type { Line, OpenLine } from '../../../ports/serial-line.ts';
import type { AcceptorSettings } from '../../../session/table-config.ts';
import { attend, type Ending } from './attend.ts';
import type { CoinTable } from './coin-table.ts';
import { NoAnswer } from './conversation.ts';
import type { Duty } from './duty.ts';
import { Exchange } from './exchange.ts';
import { Faults } from './faults.ts';
import type { Identity } from './identify.ts';
import { Talk } from './talk.ts';
import { Tally } from './tally.ts';

export interface AcceptorOptions {
  readonly settings: AcceptorSettings;
  readonly currency: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly open: OpenLine;
}

const NOBODY: CoinListener = { mark: () => null, book: () => false, tell: () => {} };
/** How long until it is looked for again, each time; then as the last. */
const RETRY_MS = [500, 1_000, 2_000, 5_000] as const;
const LAST_RETRY_MS = 5_000;

/**
 * A coin acceptor that speaks ccTalk. It may go and come at any time:
 *
 *   lost      the port cannot be opened, or nobody answers there; it is tried again, later each time
 *   opening   a new port, never an old one opened again
 *   attended  identified, caught up with, and asked again and again (attend.ts), until it falls silent
 */
export class CctalkAcceptor implements CoinSource {
  readonly #options: AcceptorOptions;
  readonly #duty: Duty;
  #listener = NOBODY;
  #wanted: 'accepted' | 'refused' = 'refused';
  #isEnding = false;
  #isMet = false;
  #isLost = false;
  #answeredAt: number | null = null;
  #failures = 0;
  #reason = '';
  #retry: unknown = null;
  /** Opening a line or closing one, whichever was last. */
  #settling: Promise<void> = Promise.resolve();
  #attended: { readonly line: Line; readonly talk: Talk<Ending> } | null = null;
  #left: () => void = () => {};

  constructor(options: AcceptorOptions) {
    this.#options = options;
    this.#duty = this.#newDuty();
  }

  async start(listener: CoinListener): Promise<void> {
    this.#listener = listener;
    this.#hear();
    this.#seek();
  }

  get answeredAt(): number | null {
    return this.#answeredAt;
  }

  hold(coins: 'accepted' | 'refused'): void {
    if (coins === this.#wanted) return;
    this.#wanted = coins;
    this.#attended?.talk.wake();
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    this.#answeredAt = null;
    this.#options.clock.clearTimeout(this.#retry);
    await this.#settling;
    await this.#leave();
    await this.#settling;
    this.#duty.faults.forget();
    this.#listener = NOBODY;
  }

  #seek(): void {
    this.#settling = this.#open();
  }

  async #open(): Promise<void> {
    let line: Line;
    try {
      line = await this.#options.open(this.#options.settings.port);
    } catch (error) {
      this.#lose(error);
      return;
    }
    if (this.#isEnding) await line.close();
    else this.#attend(line);
  }

  #attend(line: Line): void {
    const { clock, log, settings } = this.#options;
    const answered = () => this.#hear();
    const exchange = new Exchange({ line, bus: settings, clock, log, answered });
    const ended = (end: Ending | NoAnswer) => this.#end(end);
    const talk = new Talk({ conversation: attend(this.#duty), exchange, clock, ended });
    this.#attended = { line, talk };
    line.onBytes((bytes) => exchange.hear(bytes));
    line.onLost(() => {
      if (this.#attended?.line === line) this.#end(new NoAnswer('the port closed'));
    });
    talk.start();
  }

  /** One that was lost counts again once it is met: it may answer now and then, and never be of use. */
  #hear(): void {
    if (!this.#isLost && !this.#isEnding) this.#answeredAt = this.#options.clock.now();
  }

  #end(end: Ending | NoAnswer): void {
    if (!this.#attended) return;
    const { line, talk } = this.#attended;
    this.#attended = null;
    this.#isMet = false;
    talk.abandon();
    this.#settling = line.close().then(() => this.#lose(end));
    this.#left();
  }

  #lose(why: unknown): void {
    if (this.#isEnding) return;
    const { clock, settings } = this.#options;
    this.#isLost = true;
    this.#note(why);
    if (isUnfit(why)) {
      this.#duty.faults.mend('ACCEPTOR_LOST');
      this.#duty.faults.raise('ACCEPTOR_UNFIT', why.why);
    } else {
      this.#duty.faults.raise('ACCEPTOR_LOST', settings.port);
    }
    this.#retry = clock.setTimeout(() => this.#seek(), RETRY_MS[this.#failures++] ?? LAST_RETRY_MS);
  }

  /** Before it is met it lets nothing in: it shuts when nobody has read its events for a second. */
  #leave(): Promise<void> {
    if (!this.#attended) return Promise.resolve();
    const left = new Promise<void>((resolve) => {
      this.#left = resolve;
    });
    if (this.#isMet) this.#attended.talk.wake();
    else this.#end({ type: 'left' });
    return left;
  }

  #meet(who: Identity, { ids, taken }: CoinTable): void {
    const { manufacturer, product, serial, software } = who;
    const coins = taken.map(({ id }) => id);
    const others = ids.filter((id) => id !== null && !coins.includes(id));
    this.#options.log.info(
      { manufacturer, product, serial, software, coins, others },
      'a coin acceptor was found',
    );
    this.#isMet = true;
    this.#isLost = false;
    this.#hear();
    this.#failures = 0;
    this.#reason = '';
    this.#duty.faults.mend('ACCEPTOR_LOST');
    if (taken.length > 0) this.#duty.faults.mend('ACCEPTOR_UNFIT');
    else this.#duty.faults.raise('ACCEPTOR_UNFIT', `it knows no coin of ${this.#options.currency}`);
    this.#listener.tell({ type: 'known', coins: taken });
  }

  /** Why there is none, each reason once. */
  #note(why: unknown): void {
    const reason = isUnfit(why) ? why.why : String(why);
    if (reason === this.#reason) return;
    this.#reason = reason;
    this.#options.log.warn({ reason, port: this.#options.settings.port }, 'there is no coin acceptor');
  }

  #newDuty(): Duty {
    const { settings, currency, clock, log } = this.#options;
    const tell: CoinListener['tell'] = (event) => this.#listener.tell(event);
    const tally = new Tally({
      mark: () => this.#listener.mark(),
      book: (reading) => this.#listener.book(reading),
    });
    return {
      settings,
      currency,
      clock,
      log,
      tally,
      tell,
      faults: new Faults(tell, clock),
      met: (who, coins) => this.#meet(who, coins),
      wanted: () => (tally.isBooked ? this.#wanted : 'refused'),
      isEnding: () => this.#isEnding,
    };
  }
}

function isUnfit(why: unknown): why is Extract<Ending, { type: 'unfit' }> {
  return typeof why === 'object' && why !== null && 'type' in why && why.type === 'unfit';
}
