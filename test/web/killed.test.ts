import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { isBuilt, isRunning, kill, startTable } from '../support/simulate.ts';
import { asking } from '../support/table-page.ts';

describe.skipIf(noBrowser || !isBuilt)('a table whose process is killed', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-killed-'));
  const running: ChildProcess[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  }, 60_000);
  afterEach(async () => {
    for (const child of running.splice(0)) if (isRunning(child)) await kill(child);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  const start = async (port = 0) => {
    const table = await startTable(['--journal', join(folder, 'table.db'), '--port', String(port)]);
    running.push(table.child);
    return table;
  };
  const says = (page: Page, words: string) => page.locator('.guide', { hasText: words }).waitFor();

  it('comes back in the middle of the break, and the page with it', async () => {
    const { child, address } = await start();
    const page = await browser.newPage();
    await page.goto(`${address}/table`);
    await page.waitForSelector('.coin-block[data-gate="accepted"]');
    await asking(page, 'cabinet', () => page.click('[data-coin]'));
    await says(page, 'Press START');
    await asking(page, 'cabinet', () => page.click('[data-press="start"]'));
    await says(page, 'Player 1 plays');
    await asking(page, 'cabinet', () => page.click('.hole-target[data-hole="100"]'));
    await says(page, '100 points');
    await page.locator('.break', { hasText: '100' }).first().waitFor();
    const port = Number(new URL(address).port);
    // Two flushes of the journal: whatever the page shows by then is on the disk.
    await page.waitForTimeout(100);
    await kill(child);
    await page.waitForSelector('.reconnecting');
    await start(port);
    await page.waitForSelector('.reconnecting', { state: 'detached' });
    await page.locator('.break', { hasText: '100' }).first().waitFor();
    const layout = await page.request.get(`${address}/layout`);
    expect(layout.status()).toBe(200);
    expect(await page.locator('.wood-ball').count()).toBe(8);
  });
});
