import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

// The system's limit is 104 to 108 bytes.
const LONGEST = 100;

/** Where the table that writes this journal listens for commands; both sides come to the same path by themselves. */
export function controlPathOf(journalFile: string): string {
  const beside = `${join(realFolder(journalFile), basename(journalFile))}.sock`;
  if (Buffer.byteLength(beside) <= LONGEST) return beside;
  return join(tmpdir(), `baulk-${createHash('sha256').update(beside).digest('hex').slice(0, 16)}.sock`);
}

function realFolder(file: string): string {
  const folder = resolve(dirname(file));
  try {
    return realpathSync(folder);
  } catch {
    // It is not there yet: then no other name leads to it.
    return folder;
  }
}
