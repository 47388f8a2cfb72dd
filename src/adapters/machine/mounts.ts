import { existsSync, realpathSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { mayWrite, textOf } from './read.ts';

export interface Mount {
  /** Where it is mounted. */
  readonly at: string;
  /** The kind of file system, such as ext4. */
  readonly kind: string;
  readonly isReadOnly: boolean;
  /** Major and minor number, in the kernel's hexadecimal words: fe:01. */
  readonly device: string;
}

export interface FolderReading {
  readonly folder: string;
  /** The folder itself, or the nearest one above it that is there. */
  readonly nearest: string;
  readonly isWritable: boolean;
  readonly freeBytes: number;
  readonly mount: Mount | null;
}

export function lookAtFolder(root: string, path: string): FolderReading {
  const folder = resolve(path);
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const { bavail, bsize } = statfsSync(nearest);
  return {
    folder,
    nearest,
    isWritable: mayWrite(nearest),
    freeBytes: bavail * bsize,
    mount: mountOf(root, realpathSync(nearest)),
  };
}

/** The mount that holds this path, by the kernel's list of them. */
export function mountOf(root: string, path: string): Mount | null {
  const mounts = (textOf(join(root, 'proc/self/mountinfo')) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map(mountIn);
  const holds = ({ at }: Mount) => at === '/' || path === at || path.startsWith(`${at}/`);
  // Of two at the same place the later one lies on top.
  return mounts
    .filter(holds)
    .reduce<Mount | null>(
      (best, mount) => (best === null || mount.at.length >= best.at.length ? mount : best),
      null,
    );
}

/** proc_pid_mountinfo(5): optional fields end with a dash, then come the kind, the source and its own options. */
function mountIn(line: string): Mount {
  const [before = '', after = ''] = line.split(' - ');
  const [, , numbers = '', , at = '', options = ''] = before.split(' ');
  const [kind = '', , own = ''] = after.split(' ');
  const isReadOnly = [options, own].some((list) => list.split(',').includes('ro'));
  const [major = 0, minor = 0] = numbers.split(':').map(Number);
  return { at: at.replaceAll('\\040', ' '), kind, isReadOnly, device: deviceInWords(major, minor) };
}

export const deviceInWords = (major: number, minor: number): string =>
  [major, minor].map((number) => number.toString(16).padStart(2, '0')).join(':');
