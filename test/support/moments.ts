const PATIENCE_MS = 60_000;

interface Waiter {
  readonly so: () => boolean;
  readonly end: () => void;
}

/** Waits for what others bring about: whoever changes something says so, and who waits looks again. */
export class Moments {
  readonly #waiters = new Set<Waiter>();

  changed(): void {
    for (const waiter of this.#waiters) if (waiter.so()) waiter.end();
  }

  /** `told` says in the error what there was instead. */
  until(what: string, so: () => boolean, told: () => string = () => ''): Promise<void> {
    if (so()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const waiter = {
        so,
        end: () => {
          clearTimeout(late);
          this.#waiters.delete(waiter);
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`waited in vain for ${what}; ${told()}`));
      }, PATIENCE_MS);
      this.#waiters.add(waiter);
    });
  }
}
