import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { Damage } from './plan.ts';

/** What the table calls the second copy. */
export const COPY = '.backup';

const TAIL: Readonly<Record<Damage['file'], string>> = {
  main: '',
  'main-wal': '-wal',
  'main-shm': '-shm',
  copy: COPY,
  'copy-wal': `${COPY}-wal`,
};

/** Does it to the files of this journal. Returns its name, or null when there is nothing there to damage. */
export function harm(journal: string, { file, harm, where, bits }: Damage): string | null {
  const path = journal + TAIL[file];
  if (!existsSync(path) || statSync(path).size === 0) return null;
  const at = Math.floor(where * statSync(path).size);
  if (harm === 'gone') rmSync(path);
  if (harm === 'cut') truncateSync(path, at);
  if (harm === 'byte') {
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(at) ^ bits, at);
    writeFileSync(path, bytes);
  }
  return `${file} ${harm}`;
}
