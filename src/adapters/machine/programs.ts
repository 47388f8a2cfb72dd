import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where systemd looks for the programs that a service starts. */
const FOLDERS = ['usr/local/sbin', 'usr/local/bin', 'usr/sbin', 'usr/bin', 'sbin', 'bin'];

export const hasProgram = (root: string, name: string): boolean =>
  FOLDERS.some((folder) => existsSync(join(root, folder, name)));
