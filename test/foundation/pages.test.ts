import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BELOW = /^(import|export)\s+(?!type\b).*from '(\.\.\/)+(session|ports)\/.*';$/gm;

it('the pages take nothing but types from the session and the ports', () => {
  const values = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => readFileSync(join('src/web', path), 'utf8').match(BELOW) ?? []);
  expect(values).toEqual([]);
});
