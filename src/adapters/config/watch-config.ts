import { realpathSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Clock } from '../../ports/clock.ts';
import { TableError } from '../../ports/table-error.ts';
import { configWrong, readSettingsText } from './load-config.ts';
import { type GoodConfig, readConfig } from './read-config.ts';

export interface ConfigWatch {
  readonly path: string;
  readonly clock: Clock;
  /** A saved file that is right: to be taken at the next game. */
  readonly onGood: (good: GoodConfig) => void;
  /** What is wrong with the saved file; the settings in force stay. */
  readonly onBad: (error: TableError) => void;
}

/** Editors write a file in several steps; it is read when they have been done for this long. */
const QUIET_MS = 200;

/** Reads the file again whenever it was saved with another content. Returns what ends it. */
export function watchConfig({ path, clock, onGood, onBad }: ConfigWatch): () => void {
  let last = contentOf(path);
  let waiting: unknown;

  function look(): void {
    const content = contentOf(path);
    if (sameContent(content, last)) return;
    last = content;
    const good = content instanceof TableError ? content : meaningOf(content, path);
    if (good instanceof TableError) onBad(good);
    else onGood(good);
  }

  const files = filesOf(path);
  function saved(name: string | null): void {
    // A journal in the same folder changes all the time.
    if (name !== null && !files.some((file) => basename(file) === name)) return;
    clock.clearTimeout(waiting);
    waiting = clock.setTimeout(look, QUIET_MS);
  }

  const watchers = [...new Set(files.map(dirname))].flatMap((folder) => {
    try {
      // The folder is watched, not the file: editors put a new file in the place of the old one.
      const watcher = watch(folder, { persistent: false }, (_, name) => saved(name));
      return watcher.on('error', () => saved(null));
    } catch (cause) {
      onBad(
        new TableError('CONFIG_UNREADABLE', `${path} will not be read again when it is saved`, { cause }),
      );
      return [];
    }
  });
  return () => {
    clock.clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}

type Content = string | TableError;

function contentOf(path: string): Content {
  try {
    return readSettingsText(path);
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
}

function meaningOf(text: string, path: string): GoodConfig | TableError {
  const reading = readConfig(text);
  return 'problems' in reading ? configWrong(path, reading.problems) : reading;
}

function sameContent(one: Content, other: Content): boolean {
  if (one instanceof TableError && other instanceof TableError) return one.message === other.message;
  return one === other;
}

/** The file, and the file behind it when it is a link. */
function filesOf(path: string): readonly string[] {
  try {
    return [path, realpathSync(path)];
  } catch {
    return [path];
  }
}
