import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';

/** A small file of the system, trimmed; null when there is none or this user may not read it. */
export function textOf(path: string): string | null {
  try {
    // The kernel ends texts of the device tree with a zero.
    return readFileSync(path, 'utf8').replaceAll('\0', '').trim();
  } catch {
    return null;
  }
}

/** What is in a folder, in order; nothing when there is no such folder. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

export function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
