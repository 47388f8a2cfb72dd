import type { Kernel } from '../../src/adapters/cabinet/gpio/chardev/kernel.ts';
import type { Clock } from '../../src/ports/clock.ts';

type Level = 0 | 1;

interface Request {
  readonly offsets: readonly number[];
  readonly flags: readonly bigint[];
  readonly kept: number;
  /** Edges that wait to be read. */
  edges: Buffer[];
  number: number;
  blocking: boolean;
  ready: ((error: Error | null) => void) | null;
}

const [ACTIVE_LOW, INPUT, OUTPUT] = [2n, 4n, 8n];
/** When the machine was started, by its own clock: long before the table. */
const BOOTED_NS = 86_400_123_456_789n;

/**
 * The GPIO character devices of a kernel, byte by byte as <linux/gpio.h> has them. `drive` moves a wire; several levels
 * in one go happen before anybody can read them.
 */
export function fakeChardev(
  clock: Clock,
  { label = 'pinctrl-bcm2711', lines = 58, unexported = (): string => '' } = {},
) {
  const chips = new Map([
    ['/dev/gpiochip0', { label: 'raspberrypi-exp-gpio', lines: 8 }],
    ['/dev/gpiochip1', { label, lines }],
  ]);
  const state = {
    wires: new Map<number, Level>(),
    done: [] as string[],
    /** What the next calls of this kind are refused with. */
    refusals: new Map<'open' | 'lines' | 'info' | 'read', string[]>(),
    /** Pins that something else holds, and who. */
    busy: new Map<number, string>(),
    /** Pins that do not follow what is written: shorted to the supply. */
    shorted: new Set<number>(),
    /** Pins of which the kernel tells no edges. */
    deaf: new Set<number>(),
    requests: new Map<number, Request>(),
    files: new Map<number, string>(),
  };
  let nextFd = 100;
  let isAsleep = false;
  const now = () => BOOTED_NS + BigInt(Math.round(clock.now() * 1e6));
  const level = (pin: number): Level => (state.shorted.has(pin) ? 1 : (state.wires.get(pin) ?? 1));
  const refuse = (kind: 'open' | 'lines' | 'info' | 'read') => {
    const code = state.refusals.get(kind)?.shift();
    if (code) throw Object.assign(new Error(`${code}: refused by the kernel`), { code });
  };
  const holderOf = (pin: number) => {
    const holder = state.busy.get(pin);
    return holder === 'sysfs' && unexported() === String(512 + pin) ? undefined : holder;
  };
  const chipOf = (fd: number) => {
    const chip = chips.get(state.files.get(fd) ?? '');
    if (!chip) throw Object.assign(new Error('EBADF: no such file'), { code: 'EBADF' });
    return chip;
  };
  const requestOf = (fd: number): Request => {
    const request = state.requests.get(fd);
    if (!request) throw Object.assign(new Error('EBADF: no such file'), { code: 'EBADF' });
    return request;
  };
  const logical = (request: Request, place: number): Level => {
    const pin = request.offsets[place] ?? 0;
    return ((request.flags[place] ?? 0n) & ACTIVE_LOW) === 0n ? level(pin) : flipped(level(pin));
  };

  const calls: Record<number, (fd: number, bytes: Buffer) => void> = {
    2151986177: (fd, bytes) => {
      const chip = chipOf(fd);
      bytes.write('gpiochip', 0, 'latin1');
      bytes.write(chip.label, 32, 'latin1');
      bytes.writeUInt32LE(chip.lines, 64);
    },
    3238048773: (fd, bytes) => {
      chipOf(fd);
      refuse('info');
      const pin = bytes.readUInt32LE(64);
      const holder = holderOf(pin);
      if (holder === undefined) return;
      bytes.write(holder, 32, 'latin1');
      bytes.writeBigUInt64LE(1n, 72);
    },
    3260068871: (fd, bytes) => {
      chipOf(fd);
      refuse('lines');
      const count = bytes.readUInt32LE(560);
      const offsets = Array.from({ length: count }, (_, place) => bytes.readUInt32LE(place * 4));
      if (offsets.some((pin) => holderOf(pin) !== undefined)) throw busy();
      const flags = offsets.map((_, place) => flagsAt(bytes, place));
      for (const [place, pin] of offsets.entries()) {
        state.busy.set(pin, 'baulk');
        const isOutput = ((flags[place] ?? 0n) & OUTPUT) !== 0n;
        state.done.push(`${isOutput ? 'out' : 'in'} ${pin}`);
        if (isOutput) state.wires.set(pin, 0);
      }
      nextFd += 1;
      const kept = bytes.readUInt32LE(564);
      state.requests.set(nextFd, { offsets, flags, kept, edges: [], number: 0, blocking: true, ready: null });
      bytes.writeInt32LE(nextFd, 588);
    },
    3222320142: (fd, bytes) => {
      const request = requestOf(fd);
      const asked = bytes.readBigUInt64LE(8);
      const bits = request.offsets.map((_, place) =>
        logical(request, place) === 1 ? 1n << BigInt(place) : 0n,
      );
      bytes.writeBigUInt64LE(bits.reduce((all, bit) => all | bit, 0n) & asked, 0);
    },
    3222320143: (fd, bytes) => {
      const [levels, asked] = [bytes.readBigUInt64LE(0), bytes.readBigUInt64LE(8)];
      for (const [place, pin] of requestOf(fd).offsets.entries()) {
        if (((asked >> BigInt(place)) & 1n) === 0n) continue;
        const value: Level = ((levels >> BigInt(place)) & 1n) === 1n ? 1 : 0;
        state.done.push(`write ${pin} ${value}`);
        state.wires.set(pin, value);
      }
    },
    21537: (fd) => {
      requestOf(fd).blocking = false;
    },
  };

  const kernel: Kernel = {
    chips: () => [...chips.keys()],
    open: (path) => {
      refuse('open');
      nextFd += 1;
      state.files.set(nextFd, path);
      return nextFd;
    },
    close: (fd) => {
      for (const pin of state.requests.get(fd)?.offsets ?? []) {
        state.busy.delete(pin);
        state.done.push(`release ${pin}`);
      }
      state.requests.delete(fd);
      state.files.delete(fd);
    },
    ioctl: (fd, request, bytes) => {
      const call = calls[request];
      if (!call) throw Object.assign(new Error('ENOTTY: no such call'), { code: 'ENOTTY' });
      call(fd, bytes);
    },
    read: (fd, into) => {
      refuse('read');
      const request = requestOf(fd);
      if (request.edges.length === 0 && request.blocking) throw new Error('the program waits here for ever');
      const told = Buffer.concat(request.edges.splice(0, Math.floor(into.length / 48)));
      told.copy(into);
      return told.length;
    },
    watch: (fd, ready) => {
      const request = requestOf(fd);
      request.ready = ready;
      return () => {
        request.ready = null;
      };
    },
    monotonicNs: now,
  };

  /** Puts an edge into the file of its request, as the line's interrupt thread does. */
  const queue = (pin: number, stampNs: bigint) => {
    for (const request of state.requests.values()) {
      const place = request.offsets.indexOf(pin);
      if (place < 0 || ((request.flags[place] ?? 0n) & INPUT) === 0n || state.deaf.has(pin)) continue;
      request.number += 1;
      if (request.edges.length === request.kept) request.edges.shift();
      request.edges.push(edgeBytes(stampNs, logical(request, place), pin, request.number));
    }
  };
  const wake = () => {
    if (isAsleep) return;
    for (const request of state.requests.values()) if (request.edges.length > 0) request.ready?.(null);
  };

  return {
    kernel,
    ...state,
    level,
    now,
    /** Moves the wire through these levels before anybody can read them. */
    drive(pin: number, ...levels: readonly Level[]) {
      for (const each of levels) {
        if (level(pin) === each) continue;
        state.wires.set(pin, each);
        queue(pin, now());
      }
      wake();
    },
    /** A wire that moved so long ago; its thread queues it only now. */
    driveLate(pin: number, value: Level, agoMs: number) {
      state.wires.set(pin, value);
      queue(pin, now() - BigInt(Math.round(agoMs * 1e6)));
      wake();
    },
    /** The program is busy meanwhile, and reads what was told when that is over. */
    whileBusy(happens: () => void) {
      isAsleep = true;
      happens();
      isAsleep = false;
      wake();
    },
    /** The interrupt threads overtake each other: what happened first is told last. */
    tellBackwards(happens: () => void) {
      this.whileBusy(() => {
        happens();
        for (const request of state.requests.values()) request.edges.reverse();
      });
    },
    isListenedTo: () => [...state.requests.values()].some(({ ready }) => ready !== null),
    flagsOf(pin: number): bigint {
      for (const { offsets, flags } of state.requests.values()) {
        const place = offsets.indexOf(pin);
        if (place >= 0) return flags[place] ?? 0n;
      }
      return 0n;
    },
  };
}

const flipped = (level: Level): Level => (level === 1 ? 0 : 1);

const busy = () => Object.assign(new Error('EBUSY: held'), { code: 'EBUSY' });

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
