import type { Clock } from '../../../ports/clock.ts';
import { type CoinTable, type Mask, maskOf, NO_COINS } from './coin-table.ts';
import { agreed, ask, askIfAble, type Conversation } from './conversation.ts';

/** How often the acceptor is asked whether it still lets in what it should. */
const CHECK_MS = 30_000;

/** Which coins an acceptor lets in. Old units lack the switch for all coins (228); there, the mask (231) does it. */
export class Gate {
  readonly #coins: CoinTable;
  readonly #clock: Clock;
  #hasSwitch = true;
  #stands: 'accepted' | 'refused' | null = null;
  #checkAt = Number.POSITIVE_INFINITY;

  constructor(coins: CoinTable, clock: Clock) {
    this.#coins = coins;
    this.#clock = clock;
  }

  get stands(): 'accepted' | 'refused' | null {
    return this.#stands;
  }

  *shut(): Conversation<void> {
    this.#hasSwitch = (yield* agreed(() => askIfAble('setMaster', [0]))) !== null;
    if (!this.#hasSwitch) yield* ask('setInhibits', NO_COINS);
    this.#stands = 'refused';
  }

  /** False when it cannot refuse single coins. */
  *program(): Conversation<boolean> {
    const programmed = yield* askIfAble('setInhibits', this.#mask());
    if (!programmed) return false;
    // What is read back wrong at once tells nothing later either.
    if (yield* this.#isAsPut()) this.#checkAt = this.#clock.now() + CHECK_MS;
    return true;
  }

  *put(coins: 'accepted' | 'refused'): Conversation<void> {
    if (coins === this.#stands) return;
    this.#stands = coins;
    if (this.#hasSwitch) yield* ask('setMaster', [coins === 'accepted' ? 1 : 0]);
    else yield* ask('setInhibits', this.#mask());
  }

  /** False when it has forgotten what it was told. */
  *holds(): Conversation<boolean> {
    if (this.#clock.now() < this.#checkAt) return true;
    this.#checkAt = this.#clock.now() + CHECK_MS;
    return yield* this.#isAsPut();
  }

  #mask(): Mask {
    return this.#hasSwitch || this.#stands === 'accepted' ? this.#coins.mask : NO_COINS;
  }

  *#isAsPut(): Conversation<boolean> {
    const inhibits = yield* askIfAble('inhibits');
    if (inhibits && !this.#isMask(inhibits)) return false;
    const [bits] = (this.#hasSwitch && (yield* askIfAble('master'))) || [];
    return bits === undefined || (bits & 1) === (this.#stands === 'accepted' ? 1 : 0);
  }

  /** Of positions that are not there, an acceptor may say anything. */
  #isMask(read: readonly number[]): boolean {
    const there = maskOf(this.#coins.ids.map((id) => id !== null));
    return this.#mask().every((wanted, byte) => (((read[byte] ?? 0) ^ wanted) & (there[byte] ?? 0)) === 0);
  }
}
