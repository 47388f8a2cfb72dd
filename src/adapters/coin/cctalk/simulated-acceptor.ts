import type { Clock } from '../../../ports/clock.ts';
import { type Checksum, encode, type Frame, HOST } from './frame.ts';
import { answer, HEADER } from './simulated-answers.ts';
import type { CoinSet } from './simulated-coins.ts';
import { Hearing } from './simulated-hearing.ts';
import type { Trouble } from './simulated-trouble.ts';
import {
  cheated,
  ERROR,
  isOpen,
  type Lasting,
  noticed,
  POLL_TIMEOUT_MS,
  poweredUp,
  putIn,
  type Unit,
} from './simulated-unit.ts';
import { SimulatedWire } from './simulated-wire.ts';

export interface SimulatedAcceptorOptions {
  readonly clock: Clock;
  readonly coins: CoinSet;
  readonly serial?: number;
  readonly address?: number;
  readonly checksum?: Checksum;
  /** Whether what is sent to it comes back, as on a bus of one wire. */
  readonly echo?: boolean;
  readonly tellsInhibited?: Lasting['tellsInhibited'];
  /** For the troubles of its wire. */
  readonly seed?: number;
  readonly onChange?: (view: AcceptorView) => void;
}

export interface AcceptorView {
  /** Coins in the cash box and coins given back, ever. */
  readonly accepted: number;
  readonly returned: number;
  readonly counter: number;
  readonly powered: boolean;
  readonly plugged: boolean;
  readonly jammed: boolean;
  readonly gate: 'accepted' | 'refused';
  /** Commands that it did not answer: garbled, or for somebody else. */
  readonly garbled: number;
  readonly misaddressed: number;
}

export type CoinFate = 'accepted' | 'returned';

/** A coin acceptor that speaks ccTalk byte by byte, and whose coins, cable and power are in a hand. */
export interface SimulatedAcceptor {
  /** What comes over its wire. */
  receive(bytes: Uint8Array): void;
  /** Where what goes over its wire is to go, the echo included. */
  onSend(send: (bytes: Uint8Array) => void): void;
  insert(id: string): CoinFate;
  slug(): void;
  string(): void;
  jam(): void;
  /** Takes out what jams it. */
  clear(): void;
  /** Any other error of its list, such as 254: the lever was pressed. */
  err(code: number): void;
  /** What it tells of itself from then on; 0: nothing is wrong. */
  ail(code: number, part?: number): void;
  unplug(): void;
  plug(): void;
  powerOff(): void;
  powerOn(): void;
  powerCycle(): void;
  trouble(trouble: Trouble): void;
  noTrouble(): void;
  view(): AcceptorView;
}

const ANSWER_MS = 2;
/** How long it is deaf after it got power. */
const WAKE_MS = 250;
const ADDRESS_POLL_MS = 4;
const EVERYONE = 0;
const ACK = 0;
const NAK = 5;

export function simulatedAcceptor(options: SimulatedAcceptorOptions): SimulatedAcceptor {
  return new WiredAcceptor(options);
}

class WiredAcceptor implements SimulatedAcceptor {
  readonly #clock: Clock;
  readonly #address: number;
  readonly #checksum: Checksum;
  readonly #wire: SimulatedWire;
  readonly #hearing: Hearing;
  readonly #onChange: (view: AcceptorView) => void;
  #unit: Unit;
  #accepted = 0;
  #returned = 0;
  #misaddressed = 0;
  #powered = true;
  #plugged = true;
  #awakeAt = Number.NEGATIVE_INFINITY;
  #lapse: unknown = null;
  #shown: AcceptorView;

  constructor(options: SimulatedAcceptorOptions) {
    this.#clock = options.clock;
    this.#address = options.address ?? 2;
    this.#checksum = options.checksum ?? 'simple';
    this.#wire = new SimulatedWire({
      clock: this.#clock,
      echo: options.echo ?? true,
      seed: options.seed ?? 1,
    });
    this.#hearing = new Hearing(this.#checksum);
    this.#onChange = options.onChange ?? (() => {});
    this.#unit = poweredUp({
      coins: options.coins,
      serial: options.serial ?? 1,
      tellsInhibited: options.tellsInhibited ?? 'by position',
      selfCheck: [0],
      jammed: false,
    });
    this.#shown = this.view();
  }

  receive(bytes: Uint8Array): void {
    const arrived = this.#wire.carry(bytes);
    if (!this.#isListening()) return;
    for (const frame of this.#hearing.hear(arrived, this.#clock.now())) this.#obey(frame);
    this.#show();
  }

  onSend(send: (bytes: Uint8Array) => void): void {
    this.#wire.onSend(send);
  }

  insert(id: string): CoinFate {
    const fate = this.#powered ? this.#take(id) : 'returned';
    if (fate === 'accepted') this.#accepted++;
    else this.#returned++;
    this.#show();
    return fate;
  }

  slug(): void {
    this.#cheat(ERROR.slug);
  }

  string(): void {
    this.#cheat(ERROR.string);
  }

  jam(): void {
    this.#become({ ...this.#unit, jammed: true, selfCheck: [3] });
    this.err(ERROR.creditSensorBlocked);
  }

  clear(): void {
    this.#become({ ...this.#unit, jammed: false, selfCheck: [0] });
  }

  err(code: number): void {
    if (this.#powered) this.#become(noticed(this.#unit, [0, code]));
  }

  ail(code: number, part?: number): void {
    this.#become({ ...this.#unit, selfCheck: part === undefined ? [code] : [code, part] });
  }

  unplug(): void {
    this.#plugged = false;
    this.#fallSilent();
  }

  plug(): void {
    this.#plugged = true;
    this.#show();
  }

  powerOff(): void {
    this.#powered = false;
    this.#unit = poweredUp(this.#unit);
    this.#fallSilent();
  }

  powerOn(): void {
    this.#powered = true;
    this.#awakeAt = this.#clock.now() + WAKE_MS;
    this.#show();
  }

  powerCycle(): void {
    this.powerOff();
    this.powerOn();
  }

  trouble(trouble: Trouble): void {
    this.#wire.troubles.add(trouble);
  }

  noTrouble(): void {
    this.#wire.troubles.clear();
  }

  view(): AcceptorView {
    return {
      accepted: this.#accepted,
      returned: this.#returned,
      counter: this.#unit.counter,
      powered: this.#powered,
      plugged: this.#plugged,
      jammed: this.#unit.jammed,
      gate: this.#powered && isOpen(this.#unit, this.#clock.now()) ? 'accepted' : 'refused',
      garbled: this.#hearing.garbled,
      misaddressed: this.#misaddressed,
    };
  }

  #isListening(): boolean {
    return this.#powered && this.#plugged && this.#clock.now() >= this.#awakeAt;
  }

  #take(id: string): CoinFate {
    const { unit, fate } = putIn(this.#unit, id, this.#clock.now());
    this.#unit = unit;
    return fate;
  }

  #cheat(error: number): void {
    this.#returned++;
    if (this.#powered) this.#unit = cheated(this.#unit, error, this.#clock.now());
    this.#show();
  }

  #obey({ destination, source, header, data }: Frame): void {
    if (destination !== this.#address && destination !== EVERYONE) {
      this.#misaddressed++;
      return;
    }
    if (header === HEADER.addressPoll) {
      this.#wire.reply(Uint8Array.of(this.#address), ADDRESS_POLL_MS * this.#address);
      return;
    }
    const answered = answer(this.#unit, header, data, this.#clock.now());
    const reply = { destination: source || HOST, source: this.#address, header: answered ? ACK : NAK };
    this.#wire.reply(encode({ ...reply, data: answered?.data ?? [] }, this.#checksum), ANSWER_MS);
    if (!answered) return;
    this.#unit = answered.unit;
    if (header === HEADER.reset) this.#awakeAt = this.#clock.now() + WAKE_MS;
    if (header === HEADER.readEvents) this.#awaitLapse();
  }

  #fallSilent(): void {
    this.#wire.fallSilent();
    this.#hearing.forget();
    this.#show();
  }

  #awaitLapse(): void {
    this.#clock.clearTimeout(this.#lapse);
    this.#lapse = this.#clock.setTimeout(() => this.#show(), POLL_TIMEOUT_MS);
  }

  #become(unit: Unit): void {
    this.#unit = unit;
    this.#show();
  }

  #show(): void {
    const view = this.view();
    if (JSON.stringify(view) === JSON.stringify(this.#shown)) return;
    this.#shown = view;
    this.#onChange(view);
  }
}
