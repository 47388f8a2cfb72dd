/** Whoever starts the table again when it hangs. None of these waits, and none throws. */
export interface Watchdog {
  /** Not fed for so long, in milliseconds, it ends the table and starts it again; null: nobody watches. */
  readonly patienceMs: number | null;
  /** The table is open. */
  ready(): void;
  feed(): void;
  /** How the table is, in one plain sentence. */
  say(sentence: string): void;
  /** It stops, on purpose. */
  leave(): void;
}

/** Where a person started the table, or on a desk. */
export const unwatched: Watchdog = {
  patienceMs: null,
  ready: () => {},
  feed: () => {},
  say: () => {},
  leave: () => {},
};
