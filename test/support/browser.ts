import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Why browser tests are left out, or null when there is a browser. */
export const noBrowser: string | null = CHROMIUM ? null : 'Chromium is not installed';

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  if (!CHROMIUM) throw new Error('Chromium is not installed');
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}
