import { readFileSync, writeFileSync } from 'node:fs';
import { bit, GET_VALUES, levelsOf, SET_VALUES, valuesBytes } from '../chardev/uapi.ts';

/** Where an output is, for whoever holds nothing of it: plain values, to be handed to another thread. */
export type Cutoff =
  | { readonly by: 'file'; readonly path: string }
  | { readonly by: 'ioctl'; readonly fd: number; readonly place: number };

/** Both throw what the kernel refuses. */
export interface Cut {
  isOn(): boolean;
  off(): void;
}

/** Ready to do it at once. */
export async function cutter(cutoff: Cutoff): Promise<Cut> {
  if (cutoff.by === 'file') {
    const { path } = cutoff;
    return { isOn: () => readFileSync(path, 'utf8').startsWith('1'), off: () => writeFileSync(path, '0') };
  }
  const { fd, place } = cutoff;
  const { ioctl } = await import('../chardev/ioctl.ts');
  return {
    isOn: () => {
      const bytes = valuesBytes(0n, bit(place));
      ioctl(fd, GET_VALUES, bytes);
      return levelsOf(bytes) !== 0n;
    },
    off: () => ioctl(fd, SET_VALUES, valuesBytes(0n, bit(place))),
  };
}
