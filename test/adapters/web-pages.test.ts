import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/adapters/display/web/pages.ts';

describe('the built pages', () => {
  it('are all there, each with its path and its type', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baulk-pages-'));
    mkdirSync(join(folder, 'table'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'table', 'index.html'), '<title>table</title>');
    writeFileSync(join(folder, 'assets', 'a-1.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'b-2.woff2'), Buffer.from([0, 255]));
    const pages = builtPages(folder).toSorted((a, b) => a.path.localeCompare(b.path));
    rmSync(folder, { recursive: true });
    expect(pages).toEqual([
      { path: 'assets/a-1.js', type: 'text/javascript; charset=utf-8', body: Buffer.from('export {};') },
      { path: 'assets/b-2.woff2', type: 'font/woff2', body: Buffer.from([0, 255]) },
      {
        path: 'table/index.html',
        type: 'text/html; charset=utf-8',
        body: Buffer.from('<title>table</title>'),
      },
    ]);
  });

  it('are none before they have been built, and the table runs all the same', () => {
    expect(builtPages(join(tmpdir(), 'baulk-has-no-such-folder'))).toEqual([]);
  });
});
