import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from '../support/built-pages.ts';

const BELOW = /^(import|export)\s+(?!type\b).*from '(\.\.\/)+(session|ports)\/.*';$/gm;

it('the pages take nothing but types from the session and the ports', () => {
  const values = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => readFileSync(join('src/web', path), 'utf8').match(BELOW) ?? []);
  expect(values).toEqual([]);
});

it('the pages are built with libraries as they are shipped, and so are they tested', async () => {
  const scripts = [...(await builtFiles('production'))].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(([, code]) => String(code).includes('dev mode')).map(([path]) => path)).toEqual([]);
  expect(process.execArgv).not.toContain('development');
});
