/** Those who wait for the same thing. */
export class Waiters {
  #waiting: readonly (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, resolve];
    });
  }

  letGo(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
