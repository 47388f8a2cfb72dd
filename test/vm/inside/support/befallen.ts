import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { whatFile, whoFile } from './mishaps.ts';

// Loaded into a table before its first line: it waits for the mishap that a test wishes on it.
const LOOK_MS = 20;
const { MISHAPS: folder } = process.env;

if (folder !== undefined && isMainThread) {
  writeFileSync(whoFile(folder), String(process.pid));
  setInterval(() => befall(whatIn(folder)), LOOK_MS).unref();
}

function whatIn(folder: string): string {
  try {
    return readFileSync(whatFile(folder), 'utf8');
  } catch {
    return '';
  }
}

function befall(what: string): void {
  switch (what) {
    case 'exit':
      process.exit(3);
      break;
    case 'exception':
      throw new Error('something broke that nobody expected');
    case 'hang':
      for (;;);
  }
}
