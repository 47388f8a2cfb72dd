import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REMEDIES } from '../../src/ports/table-error.ts';

const textUnder = (folder: string, isLeftOut: (path: string) => boolean): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isLeftOut(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

const program = textUnder('src', (path) => path.startsWith('web/') || path === 'ports/table-error.ts');
// What a page shows of a fault is no proof that anything raises it.
const tests = textUnder('test', (path) => /^(web|foundation|support)\//.test(path));

describe.each(Object.keys(REMEDIES))('The fault %s', (code) => {
  const named = new RegExp(`\\b${code}\\b`);

  it('is raised by the program', () => {
    expect(program).toMatch(named);
  });

  it('is raised by a test', () => {
    expect(tests).toMatch(named);
  });
});
