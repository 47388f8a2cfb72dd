import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REMEDIES } from '../../src/ports/table-error.ts';

const readme = readFileSync('README.md', 'utf8');
const engineers = readFileSync('src/README.md', 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('the trouble table of the README', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \|$/gm)];

  it('has every error code once, and no other', () => {
    expect(rows.map(([, code]) => code).toSorted()).toEqual(Object.keys(REMEDIES).toSorted());
  });

  it('says of each what it means and what to do', () => {
    for (const [, , meaning = '', remedy = ''] of rows) {
      expect(meaning).toMatch(/^.{20,}\.$/);
      expect(remedy).toMatch(/^.{20,}\.$/);
    }
  });
});

describe.each([
  ['README.md', readme],
  ['src/README.md', engineers],
])('%s', (path, text) => {
  it('links to nothing that is not there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('names no npm script that does not exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
    const known = new Set([...Object.keys(scripts), 'ci', 'install']);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('src/README.md follows a coin in nine steps, each linked to the file where it happens', () => {
  const life = engineers.slice(engineers.indexOf('## The life of a coin'), engineers.indexOf('## Decisions'));
  const steps = life.split(/\n(?=\d\. )/).slice(1);
  expect(steps.map((step) => step[0])).toEqual([...'123456789']);
  for (const step of steps) expect(step).toMatch(/\]\([a-z0-9/-]+\.ts\)/);
});
