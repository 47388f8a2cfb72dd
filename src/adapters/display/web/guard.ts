import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Everything a page needs comes from the table itself, and no other page may frame it. */
export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export const FOREIGN = `Open this table by its address, or as ${hostname()}.local.`;

/**
 * A page from elsewhere, open in the same browser, may neither read the table nor press its buttons. The Host must be
 * an address or this machine's own name, else a foreign name could be pointed here (DNS rebinding).
 */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (!isOwnName(hostOf(host))) return true;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  return isIP(name) !== 0 || ['localhost', own, `${own}.local`].includes(name);
}

function hostOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}
