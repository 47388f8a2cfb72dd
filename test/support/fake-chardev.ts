import type { Kernel } from '../../src/adapters/cabinet/gpio/chardev/kernel.ts';
import type { Clock } from '../../src/ports/clock.ts';

type Level = 0 | 1;
type Call = 'open' | 'lines' | 'info' | 'read' | 'values';

interface Request {
  readonly offsets: readonly number[];
  readonly flags: readonly bigint[];
  readonly kept: number;
  /** Edges that wait to be read. */
  readonly edges: Buffer[];
  number: number;
  blocking: boolean;
  ready: ((error: Error | null) => void) | null;
}

const [USED, ACTIVE_LOW, INPUT, OUTPUT] = [1n, 2n, 4n, 8n];
/** When the machine was started, by its own clock: long before the table. */
const BOOTED_NS = 86_400_123_456_789n;

export interface FakeChip {
  readonly label?: string;
  readonly lines?: number;
}

/**
 * The GPIO character devices of a kernel, byte by byte as <linux/gpio.h> has them. `drive` moves a wire; several levels
 * in one go happen before anybody can read them.
 */
export class FakeChardev implements Kernel {
  /** Levels of the wires by BCM number; inputs are pulled up. */
  readonly wires = new Map<number, Level>();
  /** Everything that was done, in order. */
  readonly done: string[] = [];
  /** What the next calls of this kind are refused with. */
  readonly refusals = new Map<Call, string[]>();
  /** Pins that something holds, and who. */
  readonly busy = new Map<number, string>();
  /** Pins that do not follow what is written: shorted to the supply. */
  readonly shorted = new Set<number>();
  /** Pins that do not follow what is written: shorted to the ground. */
  readonly grounded = new Set<number>();
  /** Pins of which the kernel tells no edges. */
  readonly deaf = new Set<number>();
  readonly requests = new Map<number, Request>();
  /** Chips that are open. */
  readonly files = new Map<number, string>();
  readonly #clock: Clock;
  readonly #chips: ReadonlyMap<string, Required<FakeChip>>;
  readonly #unexported: () => string;
  #lastFd = 100;
  #isAsleep = false;

  /** `unexported` is what was written last to the file of that name. */
  constructor(clock: Clock, { label = 'pinctrl-bcm2711', lines = 58 }: FakeChip, unexported: () => string) {
    this.#clock = clock;
    this.#unexported = unexported;
    this.#chips = new Map([
      ['/dev/gpiochip0', { label: 'raspberrypi-exp-gpio', lines: 8 }],
      ['/dev/gpiochip1', { label, lines }],
    ]);
  }

  chips(): readonly string[] {
    return [...this.#chips.keys()];
  }

  open(path: string): number {
    this.#mayRefuse('open');
    this.#lastFd += 1;
    this.files.set(this.#lastFd, path);
    return this.#lastFd;
  }

  close(fd: number): void {
    for (const pin of this.requests.get(fd)?.offsets ?? []) {
      this.busy.delete(pin);
      this.done.push(`release ${pin}`);
    }
    this.requests.delete(fd);
    this.files.delete(fd);
  }

  ioctl(fd: number, request: number, bytes: Buffer): void {
    if (request === 0x8044b401) this.#tellChip(fd, bytes);
    else if (request === 0xc100b405) this.#tellLine(bytes);
    else if (request === 0xc250b407) this.#giveLines(bytes);
    else if (request === 0xc010b40e) this.#tellValues(this.#requestOf(fd), bytes);
    else if (request === 0xc010b40f) this.#setValues(this.#requestOf(fd), bytes);
    else if (request === 0x5421) this.#requestOf(fd).blocking = bytes.readInt32LE(0) === 0;
    else throw refusal('ENOTTY');
  }

  read(fd: number, into: Buffer): number {
    this.#mayRefuse('read');
    const request = this.#requestOf(fd);
    if (request.edges.length === 0 && request.blocking) throw new Error('the program waits here for ever');
    const told = Buffer.concat(request.edges.splice(0, Math.floor(into.length / 48)));
    told.copy(into);
    return told.length;
  }

  watch(fd: number, ready: (error: Error | null) => void): () => void {
    const request = this.#requestOf(fd);
    request.ready = ready;
    return () => {
      request.ready = null;
    };
  }

  monotonicNs(): bigint {
    return BOOTED_NS + BigInt(Math.round(this.#clock.now() * 1e6));
  }

  level(pin: number): Level {
    if (this.grounded.has(pin)) return 0;
    return this.shorted.has(pin) ? 1 : (this.wires.get(pin) ?? 1);
  }

  /** Moves the wire through these levels before anybody can read them. */
  drive(pin: number, ...levels: readonly Level[]): void {
    for (const each of levels) {
      if (this.level(pin) === each) continue;
      this.wires.set(pin, each);
      this.#queue(pin, this.monotonicNs());
    }
    this.#wake();
  }

  /** A wire that moved so long ago, while nobody could read it. */
  driveLate(pin: number, value: Level, agoMs: number): void {
    this.wires.set(pin, value);
    this.#queue(pin, this.monotonicNs() - BigInt(Math.round(agoMs * 1e6)));
    this.#wake();
  }

  /** The program is busy meanwhile, and reads what was told when that is over. */
  whileBusy(happens: () => void): void {
    this.#isAsleep = true;
    happens();
    this.#isAsleep = false;
    this.#wake();
  }

  /** The interrupt threads overtake each other: what happened first is told last. */
  tellBackwards(happens: () => void): void {
    this.whileBusy(() => {
      happens();
      for (const request of this.requests.values()) request.edges.reverse();
    });
  }

  /** One interrupt thread is held up: what it has to tell first comes when the returned is called. */
  holdBack(happens: () => void): () => void {
    const queues = [...this.requests.values()].map(({ edges }) => edges);
    let held: (Buffer | undefined)[] = [];
    this.whileBusy(() => {
      happens();
      held = queues.map((edges) => edges.shift());
    });
    return () => {
      for (const [place, edge] of held.entries()) if (edge) queues[place]?.push(edge);
      this.#wake();
    };
  }

  isListenedTo(): boolean {
    return [...this.requests.values()].some(({ ready }) => ready !== null);
  }

  flagsOf(pin: number): bigint {
    const request = [...this.requests.values()].find(({ offsets }) => offsets.includes(pin));
    return request?.flags[request.offsets.indexOf(pin)] ?? 0n;
  }

  #tellChip(fd: number, bytes: Buffer): void {
    const chip = this.#chips.get(this.files.get(fd) ?? '');
    if (!chip) throw refusal('EBADF');
    bytes.write('gpiochip', 0, 'latin1');
    bytes.write(chip.label, 32, 'latin1');
    bytes.writeUInt32LE(chip.lines, 64);
  }

  #tellLine(bytes: Buffer): void {
    this.#mayRefuse('info');
    const holder = this.#holderOf(bytes.readUInt32LE(64));
    if (holder === undefined) return;
    bytes.write(holder, 32, 'latin1');
    bytes.writeBigUInt64LE(USED, 72);
  }

  #giveLines(bytes: Buffer): void {
    this.#mayRefuse('lines');
    const count = bytes.readUInt32LE(560);
    const offsets = Array.from({ length: count }, (_, place) => bytes.readUInt32LE(place * 4));
    if (offsets.some((pin) => this.#holderOf(pin) !== undefined)) throw refusal('EBUSY');
    const flags = offsets.map((_, place) => flagsAt(bytes, place));
    for (const [place, pin] of offsets.entries()) this.#give(pin, flags[place] ?? 0n);
    this.#lastFd += 1;
    const kept = bytes.readUInt32LE(564);
    this.requests.set(this.#lastFd, {
      offsets,
      flags,
      kept,
      edges: [],
      number: 0,
      blocking: true,
      ready: null,
    });
    bytes.writeInt32LE(this.#lastFd, 588);
  }

  #give(pin: number, flags: bigint): void {
    const isOutput = (flags & OUTPUT) !== 0n;
    this.busy.set(pin, 'baulk');
    this.done.push(`${isOutput ? 'out' : 'in'} ${pin}`);
    if (isOutput) this.wires.set(pin, 0);
  }

  #tellValues(request: Request, bytes: Buffer): void {
    this.#mayRefuse('values');
    const asked = bytes.readBigUInt64LE(8);
    const levels = request.offsets.reduce(
      (bits, pin, place) => (this.#levelIn(request, pin) === 1 ? bits | (1n << BigInt(place)) : bits),
      0n,
    );
    bytes.writeBigUInt64LE(levels & asked, 0);
  }

  #setValues(request: Request, bytes: Buffer): void {
    this.#mayRefuse('values');
    const [levels, asked] = [bytes.readBigUInt64LE(0), bytes.readBigUInt64LE(8)];
    for (const [place, pin] of request.offsets.entries()) {
      if (((asked >> BigInt(place)) & 1n) === 0n) continue;
      const value = ((levels >> BigInt(place)) & 1n) === 1n ? 1 : 0;
      this.done.push(`write ${pin} ${value}`);
      this.wires.set(pin, value);
    }
  }

  /** Puts an edge into the file of its request, as the line's interrupt thread does; the oldest makes room. */
  #queue(pin: number, stampNs: bigint): void {
    for (const request of this.requests.values()) {
      const flags = request.flags[request.offsets.indexOf(pin)] ?? 0n;
      if ((flags & INPUT) === 0n || this.deaf.has(pin)) continue;
      request.number += 1;
      if (request.edges.length === request.kept) request.edges.shift();
      request.edges.push(edgeBytes(stampNs, this.#levelIn(request, pin), pin, request.number));
    }
  }

  #wake(): void {
    if (this.#isAsleep) return;
    for (const { edges, ready } of this.requests.values()) if (edges.length > 0) ready?.(null);
  }

  #levelIn({ offsets, flags }: Request, pin: number): Level {
    const isActiveLow = ((flags[offsets.indexOf(pin)] ?? 0n) & ACTIVE_LOW) !== 0n;
    return this.level(pin) === (isActiveLow ? 0 : 1) ? 1 : 0;
  }

  #holderOf(pin: number): string | undefined {
    const holder = this.busy.get(pin);
    return holder === 'sysfs' && this.#unexported() === String(512 + pin) ? undefined : holder;
  }

  #requestOf(fd: number): Request {
    const request = this.requests.get(fd);
    if (!request) throw refusal('EBADF');
    return request;
  }

  #mayRefuse(call: Call): void {
    const code = this.refusals.get(call)?.shift();
    if (code !== undefined) throw refusal(code);
  }
}

const refusal = (code: string) => Object.assign(new Error(`${code}: refused by the kernel`), { code });

/** The flags of the whole request, or those that an attribute gives to this line. */
function flagsAt(bytes: Buffer, place: number): bigint {
  for (let each = 0; each < bytes.readUInt32LE(296); each++) {
    const at = 320 + each * 24;
    const isMeant = ((bytes.readBigUInt64LE(at + 16) >> BigInt(place)) & 1n) === 1n;
    if (bytes.readUInt32LE(at) === 1 && isMeant) return bytes.readBigUInt64LE(at + 8);
  }
  return bytes.readBigUInt64LE(288);
}

function edgeBytes(stampNs: bigint, level: Level, offset: number, number: number): Buffer {
  const bytes = Buffer.alloc(48);
  bytes.writeBigUInt64LE(stampNs, 0);
  bytes.writeUInt32LE(level === 1 ? 1 : 2, 8);
  bytes.writeUInt32LE(offset, 12);
  bytes.writeUInt32LE(number, 16);
  return bytes;
}
