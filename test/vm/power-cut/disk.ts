import { execFile } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { forget, newFolder } from '../../torture/tidy.ts';

const run = promisify(execFile);

const BYTES = 64 * 1024 * 1024;
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
/** What e2fsck ends with when nothing is wrong, and when it has mended all that was without asking. */
const SOUND = [0, 1];

/** A disk as it comes from the shop, with an ext4 file system. */
export async function makeDisk(file: string): Promise<void> {
  writeFileSync(file, '');
  truncateSync(file, BYTES);
  await run('mkfs.ext4', ['-q', '-F', file], { env });
}

export interface DiskLook {
  /** Null, or why the file system is not sound. */
  readonly wrong: string | null;
  /** Files were being written when the power went: the file system's own log was played back. */
  readonly isPlayedBack: boolean;
}

/**
 * Puts the files of the disk into a folder, as they are after its file system was set right. What is looked at is a
 * copy: the next start finds the disk as the power cut has left it.
 */
export async function lookAtDisk(file: string, into: string): Promise<DiskLook> {
  const folder = newFolder('disk');
  const copy = `${folder}/disk.img`;
  try {
    await run('cp', ['--sparse=always', file, copy]);
    const { code, text } = await check(copy);
    forget(into);
    mkdirSync(into);
    await run('debugfs', ['-R', `rdump / ${into}`, copy], { env });
    return {
      wrong: SOUND.includes(code) ? null : `e2fsck ended with ${code}: ${text}`,
      isPlayedBack: text.includes('recovering journal'),
    };
  } finally {
    forget(folder);
  }
}

function check(disk: string): Promise<{ code: number; text: string }> {
  return new Promise((resolve, fail) => {
    execFile('e2fsck', ['-p', '-f', disk], { env }, (error, out, complaints) => {
      const code = error ? error.code : 0;
      if (typeof code === 'number') resolve({ code, text: out + complaints });
      else fail(error);
    });
  });
}
