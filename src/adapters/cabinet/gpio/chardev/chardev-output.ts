import type { Level } from '../../levels.ts';
import type { NamedPin, OutputPin } from '../kernel-pins.ts';
import type { Kernel } from './kernel.ts';
import { bit, GET_VALUES, levelsOf, SET_VALUES, valuesBytes } from './uapi.ts';

/** Outputs of one request. */
export class ChardevOutputs {
  readonly pins: readonly OutputPin[];
  #isOpen = true;

  constructor(kernel: Kernel, fd: number, wanted: readonly NamedPin[]) {
    this.pins = wanted.map(({ name, pin }, place) => ({
      name,
      pin,
      write: (level) => {
        // The number of a closed file may be another file's by now.
        if (this.#isOpen)
          kernel.ioctl(fd, SET_VALUES, valuesBytes(level === 1 ? bit(place) : 0n, bit(place)));
      },
      read: () => (this.#isOpen ? levelAt(kernel, fd, place) : 0),
      cutoff: { by: 'ioctl', fd, place },
    }));
  }

  stop(): void {
    this.#isOpen = false;
  }
}

function levelAt(kernel: Kernel, fd: number, place: number): Level {
  const bytes = valuesBytes(0n, bit(place));
  kernel.ioctl(fd, GET_VALUES, bytes);
  return levelsOf(bytes) === 0n ? 0 : 1;
}
