import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version in package.json, the only place that says it. */
export const VERSION = String(JSON.parse(readFileSync(PACKAGE, 'utf8')).version);
