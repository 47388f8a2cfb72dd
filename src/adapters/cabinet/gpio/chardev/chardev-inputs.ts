import type { Clock } from '../../../../ports/clock.ts';
import type { Log } from '../../../../ports/log.ts';
import type { Level } from '../../levels.ts';
import type { Ears, InputPins } from '../kernel-pins.ts';
import { EdgeQueue } from './edge-queue.ts';
import type { Kernel } from './kernel.ts';
import { stampReader } from './stamps.ts';
import { all, bit, EDGE_BYTES, type Edge, edges, GET_VALUES, levelsOf, valuesBytes } from './uapi.ts';

/** So many edges the kernel keeps until they are read: as many as it can. */
export const EDGES_KEPT = 1024;
/** What has not come by then, though later edges have, will not. */
const LOST_MS = 250;

interface Requested {
  readonly fd: number;
  /** Names of the lines in the order of the request, with their offsets. */
  readonly lines: readonly { readonly name: string; readonly pin: number }[];
}

interface Surroundings {
  readonly kernel: Kernel;
  readonly clock: Clock;
  readonly log: Log;
}

/** All lines in one request: one file of edges with the kernel's stamps. */
export class ChardevInputs implements InputPins {
  readonly #around: Surroundings;
  readonly #requested: Requested;
  readonly #nameOf: ReadonlyMap<number, string>;
  readonly #queue = new EdgeQueue();
  readonly #bytes = Buffer.alloc(EDGES_KEPT * EDGE_BYTES);
  #timeOf = (stampNs: bigint): number => Number(stampNs) / 1e6;
  #ears: Ears | null = null;
  #lookedNs = 0n;
  /** When the edge was that is being told; null while none is. */
  #telling: number | null = null;
  /**
   * As many edges waited as the kernel keeps, so older ones are gone. Else a missing number is no edge that is lost: two
   * of a bouncing contact came so close together that the kernel tells them as one.
   */
  #isFull = false;
  #timer: unknown = null;
  #lateTimer: unknown = null;
  #unwatch = () => {};

  constructor(around: Surroundings, requested: Requested) {
    this.#around = around;
    this.#requested = requested;
    this.#nameOf = new Map(requested.lines.map(({ name, pin }) => [pin, name]));
  }

  listen(ears: Ears): void {
    const { kernel, clock } = this.#around;
    this.#ears = ears;
    this.#timeOf = stampReader(clock, () => kernel.monotonicNs());
    this.#look(ears);
    this.#unwatch = kernel.watch(this.#requested.fd, (error) => {
      if (error) this.#fail(error);
      else if (this.#collect()) this.#wait();
    });
  }

  levels(): ReadonlyMap<string, Level> {
    const { fd, lines } = this.#requested;
    const bytes = valuesBytes(0n, all(lines.length));
    if (!this.#ears) return new Map();
    try {
      this.#around.kernel.ioctl(fd, GET_VALUES, bytes);
    } catch (error) {
      this.#fail(error);
      return new Map();
    }
    const levels = levelsOf(bytes);
    return new Map(lines.map(({ name }, place) => [name, (levels & bit(place)) === 0n ? 0 : 1]));
  }

  /** Everything before the oldest edge that waits, be it for another that may have been earlier. */
  heardUntil(): number {
    const { clock } = this.#around;
    if (this.#telling !== null) return this.#telling;
    if (!this.#ears || !this.#collect()) return clock.now();
    this.#tellDue();
    const { oldestNs } = this.#queue;
    this.#wait();
    return oldestNs === null ? clock.now() : this.#timeOf(oldestNs);
  }

  stop(): void {
    this.#ears = null;
    const { clock } = this.#around;
    clock.clearTimeout(this.#timer);
    clock.clearTimeout(this.#lateTimer);
    this.#unwatch();
    this.#unwatch = () => {};
  }

  #wait(): void {
    const dueNs = this.#queue.dueNs;
    const { kernel, clock } = this.#around;
    clock.clearTimeout(this.#timer);
    if (dueNs === null || !this.#ears) return;
    const inMs = Number(dueNs - kernel.monotonicNs()) / 1e6;
    this.#timer = clock.setTimeout(() => this.#ripen(), Math.max(0, inMs));
  }

  #ripen(): void {
    if (!this.#collect()) return;
    this.#tellDue();
    this.#wait();
  }

  #tellDue(): void {
    const { kernel, clock } = this.#around;
    this.#tell(this.#queue.take(kernel.monotonicNs()));
    if (this.#queue.dueNs === null && this.#queue.missing === 0) this.#isFull = false;
    if (this.#queue.missing > 0) this.#lateTimer ??= clock.setTimeout(() => this.#giveUp(), LOST_MS);
  }

  /** Of edges that are lost only where they ended can be found. */
  #giveUp(): void {
    this.#lateTimer = null;
    if (!this.#collect() || !this.#ears) return;
    this.#tell(this.#queue.take(this.#around.kernel.monotonicNs()));
    const { missing } = this.#queue;
    if (missing > 0) {
      this.#around.log.warn(
        { edges: missing },
        'edges that the kernel counted were never told: lost, or several told as one',
      );
      this.#tell(this.#queue.takeAll());
      if (this.#isFull) this.#ears.missed();
      this.#look(this.#ears);
    }
    this.#isFull = false;
    this.#wait();
  }

  #tell(edges: readonly Edge[]): void {
    for (const { stampNs, offset, value } of edges) {
      const line = this.#nameOf.get(offset);
      // What happened before the levels were looked at is in them.
      if (line === undefined || stampNs <= this.#lookedNs) continue;
      this.#telling = this.#timeOf(stampNs);
      this.#ears?.heard({ line, value, at: this.#telling }, 0);
    }
    this.#telling = null;
  }

  #look(ears: Ears): void {
    this.#lookedNs = this.#around.kernel.monotonicNs();
    ears.found(this.levels(), this.#around.clock.now());
  }

  /** Everything that waits, in one go. False when the lines can no longer be read. */
  #collect(): boolean {
    try {
      const { kernel } = this.#around;
      for (let read = this.#bytes.length; read === this.#bytes.length; ) {
        read = kernel.read(this.#requested.fd, this.#bytes);
        this.#isFull ||= read === this.#bytes.length;
        this.#queue.add(edges(this.#bytes.subarray(0, read)));
      }
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    const ears = this.#ears;
    this.#ears = null;
    ears?.failed(error);
    this.#around.clock.clearTimeout(this.#timer);
    // Not at once: this may be said from within the watch itself.
    this.#timer = this.#around.clock.setTimeout(() => this.stop(), 0);
  }
}
