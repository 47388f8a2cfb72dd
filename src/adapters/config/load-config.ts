import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { TableError } from '../../ports/table-error.ts';
import { formatProblems, type Problem } from './problem.ts';
import { type ConfigReading, type GoodConfig, readConfig } from './read-config.ts';

/** The configuration in this file. Throws TableError CONFIG_UNREADABLE or CONFIG_WRONG. */
export function loadConfig(path: string): GoodConfig {
  const reading = readConfigFile(path);
  if ('problems' in reading) throw configWrong(path, reading.problems);
  return reading;
}

/** What this file holds, right or wrong. Throws TableError CONFIG_UNREADABLE when it holds no text at all. */
export const readConfigFile = (path: string): ConfigReading => readConfig(readSettingsText(path));

export const configWrong = (path: string, problems: readonly Problem[]): TableError =>
  new TableError('CONFIG_WRONG', `${formatProblems(path, problems)}\nNothing of it was taken`);

/** A settings file has a few kilobytes; more is another file, given by mistake. */
const LARGEST = 256 * 1024;

/** The text of a settings file. Throws TableError CONFIG_UNREADABLE. */
export function readSettingsText(path: string): string {
  const bytes = bytesOf(path);
  if (bytes.includes(0)) throw unreadable(path, 'is no text file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable(path, 'is not saved as UTF-8 text', cause);
  }
}

function bytesOf(path: string): Buffer {
  let file: number | undefined;
  try {
    // Opened before it is looked at, so that both are the same file; non-blocking, so that a pipe cannot hold us.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = fstatSync(file);
    if (found.isDirectory()) throw unreadable(path, 'is a directory, not a file');
    if (!found.isFile()) throw unreadable(path, 'is a device or a pipe, not a file');
    if (found.size > LARGEST)
      throw unreadable(path, `is larger than ${LARGEST / 1024} KB, which no settings file is`);
    return readFileSync(file);
  } catch (cause) {
    throw cause instanceof TableError ? cause : unreadable(path, reasonOf(cause), cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
};

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return REASONS[code] ?? `cannot be read: ${code}`;
}

const unreadable = (path: string, reason: string, cause?: unknown): TableError =>
  new TableError('CONFIG_UNREADABLE', `${path} ${reason}`, { cause });
