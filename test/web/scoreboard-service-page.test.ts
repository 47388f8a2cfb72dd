import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOARD, credit, LAYOUT, SERVICE } from '../../src/web/gallery/boards.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { openStageDoor, type StageDoor } from '../support/stage-door.ts';

const OPEN = {
  ...BOARD,
  service: SERVICE,
  can: [...BOARD.can, 'refund', 'serviceCredit', 'collect'],
} as const;
const READY = { ...BOARD, phase: 'ready', players: [], prompt: null, can: ['start'] } as const;

describe.skipIf(noBrowser)('the scoreboard with the key turned', { timeout: 60_000 }, () => {
  let browser: Browser;
  let table: StageDoor;
  let page: Page;
  beforeAll(async () => {
    [browser, table] = await Promise.all([openBrowser(), openStageDoor(LAYOUT, OPEN)]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await table.close();
  });
  beforeEach(async () => {
    table.show(OPEN);
    table.refuse(null);
    table.posted.length = 0;
    page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(table.address);
    await page.getByRole('heading', { name: 'Service' }).waitFor();
  }, 60_000);
  afterEach(() => page.close());

  const touch = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('shows the period and all there ever was, and the game beside it', async () => {
    const ledger = await page.locator('.ledger').textContent();
    for (const line of ['Period 47', '£1,234.50', '£246.00', '1,402', '£741.25', '£12,345.00', '12,102']) {
      expect(ledger).toContain(line);
    }
    expect(await page.getByText('Player 1 plays from the D.').isVisible()).toBe(true);
  });

  it('names the faults with their times, and the remedy of those that are open', async () => {
    const open = page.locator('.fault-log li', { hasText: 'Hole blocked' });
    expect(await open.textContent()).toMatch(/left 50[\s\S]*Look into the hole[\s\S]*12 times[\s\S]*open/);
    const gone = await page.locator('.fault-log li', { hasText: 'Sensor chatters' }).textContent();
    expect(gone).toMatch(/clock not set[\s\S]*118 times[\s\S]*cleared/);
    expect(gone).not.toContain('Check its wire');
  });

  it('takes the count first, tells the difference after it, and closes the period', async () => {
    await page.getByRole('button', { name: /Empty the cash box/ }).click();
    expect(await page.getByText('£1,234.50').count()).toBe(0);
    for (const key of ['1', '2', '3', '3', '5', '0']) await touch(key);
    expect(await page.locator('.sum').textContent()).toBe('£1,233.50');
    await page.getByRole('button', { name: /Compare/ }).click();
    expect(await page.locator('.count .lines').textContent()).toMatch(/£1,234.50[\s\S]*Short[\s\S]*£1.00/);
    await touch('A');
    await touch('B');
    await page.getByRole('button', { name: /Close the period/ }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'collect', counted: 123_350, by: 'AB' }]);
    await page.locator('.ledger').waitFor();
  });

  it('says why a collection was refused, and keeps what was counted', async () => {
    table.refuse('doorShut');
    for (const key of ['t', '7', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.getByText('Open the door first.').waitFor();
    expect(await page.locator('.count .lines').textContent()).toContain('£0.07');
  });

  it('asks once more before it pays back', async () => {
    await page.getByRole('button', { name: /Refund £2.50/ }).click();
    await page.getByText('Pay back £2.50 by hand?').waitFor();
    expect(table.posted).toEqual([]);
    await page.getByRole('button', { name: /^Pay back/ }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'refund' }]);
  });

  it('gives a service credit, with which START begins a game', async () => {
    await page.getByRole('button', { name: /Give a service credit/ }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'serviceCredit', games: 1 }]);
    table.show({ ...READY, credit: credit({ service: 1 }) });
    await page.getByRole('heading', { name: '1 service credit' }).waitFor();
    await page.getByRole('button', { name: /START/ }).click();
    await expect.poll(() => table.posted.at(-1)).toEqual({ panel: 'start', players: 2, first: 0 });
  });

  it('has a dot after the credit, and alone where none waits, that says what it means', async () => {
    const dot = page.getByRole('img', { name: 'A fault is open, or one came since the key was last turned' });
    table.show({ ...READY, credit: credit({ games: 2, dot: true }) });
    const dotted = page.locator('h1', { hasText: '2 games paid' }).locator('.credit-dot');
    await expect.poll(() => dotted.count()).toBe(1);
    for (const phase of ['attract', 'play', 'over', 'outOfOrder'] as const) {
      table.show({ ...BOARD, phase, credit: credit({ dot: true }) });
      await page.locator(`[data-scene="${phase}"]`).waitFor();
      expect(await dot.count(), phase).toBe(1);
      expect(await dot.getAttribute('title')).toContain('A fault is open');
    }
    table.show({ ...BOARD, credit: credit({}) });
    await dot.waitFor({ state: 'detached' });
  });

  it('lets a patron without his balls help himself, and tells him when it is too late', async () => {
    table.show({ ...BOARD, can: [...BOARD.can, 'revend'] });
    table.refuse('revendTooLate');
    await page.getByRole('button', { name: /Balls did not come\?/ }).click();
    await page.getByText('It is too late to release the balls again.').waitFor();
    expect(table.posted).toEqual([{ panel: 'revend' }]);
  });
});
