import type { Edge } from './uapi.ts';

/** An edge is told when it is so old that no earlier one can still be on its way. */
const HOLD_NS = 5_000_000n;
/** With a number left out before it, it waits longer: the one between is late, or the kernel threw it away. */
const PATIENCE_NS = 50_000_000n;

/**
 * Edges on their way. Every line has an interrupt thread of its own in the kernel, and the thread of the later edge may
 * be the first to queue: the stamps, taken in the interrupt itself, tell the order, and the numbers, given there too,
 * whether one is still missing.
 */
export class EdgeQueue {
  #waiting: readonly Edge[] = [];
  #lastNumber = 0;
  #missing = 0;

  add(edges: readonly Edge[]): void {
    if (edges.length > 0) this.#waiting = [...this.#waiting, ...edges].sort(byStamp);
  }

  /** When there is something to take; null while nothing waits. */
  get dueNs(): bigint | null {
    const isWhole = this.#wholeness();
    return this.#waiting.reduce<bigint | null>((first, edge) => {
      const due = edge.stampNs + (isWhole(edge) ? HOLD_NS : PATIENCE_NS);
      return first === null || due < first ? due : first;
    }, null);
  }

  /** The stamp of the oldest edge that waits; null while none does. */
  get oldestNs(): bigint | null {
    return this.#waiting[0]?.stampNs ?? null;
  }

  /** How many edges have not come though later ones were taken. */
  get missing(): number {
    return this.#missing;
  }

  /** What is due, in the order in which it happened. */
  take(nowNs: bigint): readonly Edge[] {
    const isWhole = this.#wholeness();
    return this.#taken((edge) => edge.stampNs + (isWhole(edge) ? HOLD_NS : PATIENCE_NS) <= nowNs);
  }

  /** What is here; the missing are not waited for any more. */
  takeAll(): readonly Edge[] {
    const edges = this.#taken(() => true);
    this.#missing = 0;
    return edges;
  }

  #taken(isDue: (edge: Edge) => boolean): readonly Edge[] {
    const edges = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((edge) => !isDue(edge));
    const furthest = edges.reduce((most, edge) => Math.max(most, this.#ahead(edge)), 0);
    this.#missing = Math.max(0, this.#missing + furthest - edges.length);
    this.#lastNumber = (this.#lastNumber + furthest) >>> 0;
    return edges;
  }

  /** Whether every edge with a number before this one has come. */
  #wholeness(): (edge: Edge) => boolean {
    const here = new Set(this.#waiting.map((edge) => this.#ahead(edge)));
    let whole = 0;
    while (here.has(whole + 1)) whole += 1;
    return (edge) => this.#ahead(edge) <= whole;
  }

  /** How many numbers after the last that was taken; they run over after 32 bits. */
  #ahead({ number }: Edge): number {
    return (number - this.#lastNumber) | 0;
  }
}

function byStamp(a: Edge, b: Edge): number {
  if (a.stampNs === b.stampNs) return a.number - b.number;
  return a.stampNs < b.stampNs ? -1 : 1;
}
