import { readFileSync } from 'node:fs';
import { z } from 'zod';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version in package.json, the only place that says it. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
