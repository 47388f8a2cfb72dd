import type { Level } from '../../levels.ts';

/** What is used of a pin that is exported: onoff's `Gpio` is one. */
export interface GpioPin {
  readSync(): Level;
  writeSync(value: Level): void;
  watch(heard: (error: Error | null | undefined, value: Level) => void): void;
  direction(): string;
  edge(): string;
  activeLow(): boolean;
  unexport(): void;
}

export type GpioMaker = (
  number: number,
  direction: 'in' | 'low',
  edge: 'both' | 'none',
  options: { activeLow: boolean },
) => GpioPin;

/** The computer as onoff sees it. */
export interface GpioWorld {
  /** The folder of the kernel's GPIO files. */
  readonly root: string;
  /** Asks the kernel for this pin; throws errors with its `code`, such as EBUSY. */
  readonly exportPin: (number: number) => void;
  /** Has the pin come to this user's group? */
  readonly isOurs: (number: number) => boolean;
  readonly make: GpioMaker;
  /** Its level by a file of its own: whoever reads the one that is watched takes an edge away that was not told yet. */
  readonly look: (number: number) => Level;
  /** Does this once the library's callback is over. */
  readonly later: (next: () => void) => void;
  /** For how long the process has been busy since it began, in milliseconds. */
  readonly busyMs: () => number;
}
