import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file of the built pages. */
export interface PageFile {
  /** Its path under the pages' folder, with forward slashes. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * All of the built pages: they are few and small, so the card is read once, at the start, and nothing but what was
 * built can be asked for. None when they have not been built.
 */
export function builtPages(folder: string): readonly PageFile[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((each) => each.isFile())
      .map((each) => pageFile(folder, join(each.parentPath, each.name)));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
}

function pageFile(folder: string, file: string): PageFile {
  const path = relative(folder, file).split(sep).join('/');
  return { path, type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}
