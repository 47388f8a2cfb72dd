import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Driven, OutputOf } from '../../session/driven.ts';

/** What a table switched when it was last started, and the file of settings that said so, as it was then. */
export interface Taken {
  readonly driven: Driven;
  readonly settings: FileMark;
}

interface FileMark {
  readonly path: string;
  readonly bytes: number;
  readonly changedMs: number;
}

const fileOf = (journalFile: string): string => `${journalFile}.outputs.json`;

/**
 * Writes down beside the journal what this table is about to take, so that it can be switched off whatever becomes of
 * its settings. Throws what the disk refuses.
 */
export function noteTaken(journalFile: string, settingsFile: string, driven: Driven | null): void {
  const file = fileOf(journalFile);
  if (driven === null) {
    rmSync(file, { force: true });
    return;
  }
  const text = JSON.stringify({ driven, settings: markOf(settingsFile) } satisfies Taken);
  if (text === textOf(file)) return;
  // On the disk, then renamed into place: a kill or a power cut leaves the one before or this one, never half of it.
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/** Null when no table was started with this journal, or only a simulated one. */
export function recallTaken(journalFile: string): Taken | null {
  try {
    const found: unknown = JSON.parse(textOf(fileOf(journalFile)) ?? 'null');
    return isTaken(found) ? found : null;
  } catch {
    return null;
  }
}

/** These settings are the ones that it was started with. */
export function isStartedWith({ settings }: Taken, settingsFile: string): boolean {
  try {
    return JSON.stringify(settings) === JSON.stringify(markOf(settingsFile));
  } catch {
    return false;
  }
}

function markOf(path: string): FileMark {
  const { size, mtimeMs } = statSync(path);
  return { path: resolve(path), bytes: size, changedMs: mtimeMs };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

// By hand: what reads a whole configuration takes longer to load than a coil should be on.
function isTaken(found: unknown): found is Taken {
  if (!isGroup(found) || !isGroup(found.settings) || !isGroup(found.driven)) return false;
  const { driver, port, outputs } = found.driven;
  const isReached = driver === 'gpio' || (driver === 'firmata' && typeof port === 'string');
  return isReached && Array.isArray(outputs) && outputs.every(isOutput);
}

const isOutput = (found: unknown): found is OutputOf =>
  isGroup(found) && typeof found.name === 'string' && Number.isInteger(found.pin);

const isGroup = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null;
