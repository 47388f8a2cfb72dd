/** A serial line that is open. It is never opened again: the next one is another line. */
export interface Line {
  /** What is written after it has closed is gone. */
  write(bytes: Uint8Array): void;
  onBytes(heard: (bytes: Uint8Array) => void): void;
  /** Told once, when it closes by itself: it was unplugged. */
  onLost(told: () => void): void;
  close(): Promise<void>;
}

/** Throws when there is no such port, or it cannot be used. */
export type OpenLine = (path: string) => Promise<Line>;
