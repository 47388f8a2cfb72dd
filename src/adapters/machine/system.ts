import { userInfo } from 'node:os';
import { join } from 'node:path';
import { textOf } from './read.ts';

export interface SystemReading {
  /** The processor, in Node's word for it. */
  readonly processor: string;
  readonly kernel: string;
  /** The name that the distribution gives itself. */
  readonly distribution: string | null;
  /** The model of a Raspberry Pi; other computers mostly have none. */
  readonly model: string | null;
  /** systemd is what started this machine. */
  readonly hasSystemd: boolean;
}

export function lookAtSystem(root: string): SystemReading {
  const release = textOf(join(root, 'etc/os-release')) ?? '';
  return {
    processor: process.arch,
    kernel: textOf(join(root, 'proc/sys/kernel/osrelease')) ?? 'unknown',
    distribution: /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null,
    model: textOf(join(root, 'proc/device-tree/model')),
    // Every start of systemd names the machine's state there.
    hasSystemd: textOf(join(root, 'proc/1/comm')) === 'systemd',
  };
}

export interface UserReading {
  readonly name: string;
  /** Root may do everything: no group keeps it out. */
  readonly isRoot: boolean;
  readonly groups: readonly string[];
  /** All groups that this system has. */
  readonly known: readonly string[];
}

export function lookAtUser(root: string): UserReading {
  const groups = (textOf(join(root, 'etc/group')) ?? '').split('\n').map((line) => line.split(':'));
  const numbers = new Set(process.getgroups?.().map(String));
  const known = groups.map(([name = '']) => name);
  return {
    name: userName(),
    isRoot: process.getuid?.() === 0,
    groups: groups.filter(([, , number = '']) => numbers.has(number)).map(([name = '']) => name),
    known,
  };
}

/** A user without a line in /etc/passwd has a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
