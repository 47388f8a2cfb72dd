import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What can befall a table that no code of its own provides for. */
export type Mishap = 'exit' | 'exception' | 'hang';

const WHAT = 'what';
const WHO = 'who';

/** Something that befalls the next table that is started, when it is told to. */
export interface Fate {
  /** Its process. */
  who(): number;
  befall(what: Mishap): void;
  /** Tables that are started from now on are safe. */
  end(): void;
}

export function fateOfNext(): Fate {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-fate-'));
  const { NODE_OPTIONS } = process.env;
  process.env.MISHAPS = folder;
  process.env.NODE_OPTIONS = `--import ${fileURLToPath(new URL('./befallen.js', import.meta.url))}`;
  return {
    who: () => Number(readFileSync(join(folder, WHO), 'utf8')),
    befall: (what) => writeFileSync(join(folder, WHAT), what),
    end: () => {
      delete process.env.MISHAPS;
      if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
      else process.env.NODE_OPTIONS = NODE_OPTIONS;
    },
  };
}

export const whatFile = (folder: string): string => join(folder, WHAT);
export const whoFile = (folder: string): string => join(folder, WHO);
