import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deviceInWords, mountOf } from './mounts.ts';
import { textOf } from './read.ts';

/** A process, by its number and the name of its program. */
export interface Holder {
  readonly pid: number;
  readonly program: string;
}

/** Who has locked this file; null when nobody has, or it is not there. Nothing is locked or opened to find out. */
export function holderOf(root: string, path: string): Holder | null {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return null;
  // Of an overlay stat tells another device than the kernel's list of locks does; its list of mounts tells the same.
  const device = mountOf(root, realpathSync(path))?.device ?? deviceName(file.dev);
  const name = `${device}:${file.ino}`;
  // 1: POSIX  ADVISORY  WRITE 812 fe:01:131077 0 EOF
  const locks = (textOf(join(root, 'proc/locks')) ?? '').split('\n').map((line) => line.trim().split(/\s+/));
  const pid = Number(locks.find((words) => words[3] === 'WRITE' && words[5] === name)?.[4] ?? 0);
  if (pid <= 0) return null;
  return { pid, program: textOf(join(root, `proc/${pid}/comm`)) ?? 'unknown' };
}

/** makedev(3) packs both numbers into one. */
function deviceName(device: number): string {
  const bits = BigInt(device);
  const major = ((bits >> 8n) & 0xfffn) | ((bits >> 32n) & 0xffff_f000n);
  const minor = (bits & 0xffn) | ((bits >> 12n) & 0xffff_ff00n);
  return deviceInWords(Number(major), Number(minor));
}
