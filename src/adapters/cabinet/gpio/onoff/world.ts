import type { Level } from '../../levels.ts';

/** What is used of a pin: onoff's `Gpio` is one. */
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
  readonly make: GpioMaker;
  /** For how long the process has been busy since it began, in milliseconds. */
  readonly busyMs: () => number;
}
