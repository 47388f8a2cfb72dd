/** Gives back what was added, the cheapest first; a binary heap. Of equals it does not matter which. */
export class NearestFirst<T> {
  readonly #heap: { readonly cost: number; readonly item: T }[] = [];

  add(cost: number, item: T): void {
    const added = { cost, item };
    let place = this.#heap.length;
    this.#heap.push(added);
    for (let above = parent(place); place > 0; place = above, above = parent(place)) {
      const other = this.#heap[above];
      if (other === undefined || other.cost <= cost) break;
      this.#heap[place] = other;
      this.#heap[above] = added;
    }
  }

  take(): T | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first === undefined || last === undefined) return undefined;
    if (this.#heap.length > 0) this.#sink(last);
    return first.item;
  }

  #sink(item: { readonly cost: number; readonly item: T }): void {
    let place = 0;
    for (;;) {
      const child = this.#cheaperChild(place);
      const other = this.#heap[child];
      if (other === undefined || other.cost >= item.cost) break;
      this.#heap[place] = other;
      place = child;
    }
    this.#heap[place] = item;
  }

  #cheaperChild(place: number): number {
    const left = 2 * place + 1;
    const cost = (at: number) => this.#heap[at]?.cost ?? Number.POSITIVE_INFINITY;
    return cost(left + 1) < cost(left) ? left + 1 : left;
  }
}

const parent = (place: number): number => (place - 1) >> 1;
