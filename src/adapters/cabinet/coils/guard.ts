/** Ends a pulse when the program cannot, as something keeps it busy. */
export interface Guard {
  /** This pin goes on now, for so long. */
  arm(pin: number, ms: number): void;
  /** It is off. */
  disarm(pin: number): void;
  stop(): Promise<void>;
}

/** What happens to a guard. */
export interface GuardEars {
  /** Nobody would end a pulse now. */
  lost(): void;
  found(): void;
  /** It could not switch this pin off, and goes on trying. */
  failed(pin: number): void;
}

export interface WatchingGuard extends Guard {
  listen(ears: GuardEars): void;
}

/** Where nobody but the program can switch anything off: a board on a cable has one writer, and needs one-shots. */
export const unguarded: WatchingGuard = {
  listen: () => {},
  arm: () => {},
  disarm: () => {},
  stop: async () => {},
};
