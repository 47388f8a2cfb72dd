import type { Edge } from './uapi.ts';

/**
 * Edges on their way. Every line has an interrupt thread of its own in the kernel, and the thread of the later edge may
 * be the first to queue: only the stamps, taken in the interrupt itself, tell the order.
 */
export class EdgeQueue {
  #waiting: readonly Edge[] = [];
  #lastNumber = 0;

  add(edges: readonly Edge[]): void {
    this.#waiting = [...this.#waiting, ...edges].sort(byStamp);
  }

  get oldestNs(): bigint | null {
    return this.#waiting[0]?.stampNs ?? null;
  }

  /** Those that happened until then, in the order in which they did, and how many the kernel had no room for. */
  take(untilNs: bigint): { readonly edges: readonly Edge[]; readonly lost: number } {
    const edges = this.#waiting.filter(({ stampNs }) => stampNs <= untilNs);
    this.#waiting = this.#waiting.slice(edges.length);
    return { edges, lost: this.#count(edges) };
  }

  /** By their numbers, which the kernel gives to what it throws away, too. They run over after 32 bits. */
  #count(edges: readonly Edge[]): number {
    const ahead = edges.map(({ number }) => (number - this.#lastNumber) | 0).filter((steps) => steps > 0);
    const furthest = Math.max(0, ...ahead);
    this.#lastNumber = (this.#lastNumber + furthest) >>> 0;
    return furthest - ahead.length;
  }
}

function byStamp(a: Edge, b: Edge): number {
  if (a.stampNs === b.stampNs) return a.number - b.number;
  return a.stampNs < b.stampNs ? -1 : 1;
}
