import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { asking, type TablePage, tablesInBrowser } from '../support/table-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(noBrowser)('the page of the simulated table', { timeout: 90_000 }, () => {
  const open = tablesInBrowser();
  let table: TablePage;
  beforeEach(async () => {
    table = await open();
  });
  afterEach(() => table.close());

  const hole = (id: string) => `.hole-target[data-hole="${id}"]`;
  const says = (page: Page, words: string) =>
    page.locator('.guide', { hasText: words }).waitFor({ state: 'visible' });
  const inTrough = (page: Page) => page.locator('.wood-ball[data-place="trough"]');

  /** A coin in and the game begun. */
  async function playing(page: Page) {
    await asking(page, 'cabinet', () => page.click('[data-coin]'));
    table.clock.advance(2_000);
    await says(page, 'Press START');
    await asking(page, 'cabinet', () => page.click('[data-press="start"]'));
    table.clock.advance(1_000);
    await says(page, 'Player 1 plays');
  }

  it('leads someone who has never played from the coin to the first points', async () => {
    const { page, troubles } = await table.visit();
    await says(page, 'Put a coin in');
    await playing(page);
    await says(page, 'Click a hole');
    await asking(page, 'cabinet', () => page.click(hole('100')));
    table.clock.advance(6_000);
    await says(page, '100 points');
    expect(table.board().players[0]?.turn).toBe(100);
    expect(troubles).toEqual([]);
  });

  it('shows a potted ball roll to the trough while the bar is up', async () => {
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click(hole('30R')));
    await page.waitForSelector('.wood-ball[data-place="rolling"][data-hole="30R"]', { state: 'attached' });
    table.clock.advance(6_000);
    await page.waitForSelector('.wood-ball[data-place="rolling"]', { state: 'detached' });
    expect(await inTrough(page).count()).toBe(7);
  });

  it('shows it held back once the bar is down', async () => {
    const { page } = await table.visit();
    await playing(page);
    table.clock.advance(20 * 60_000);
    await page.waitForSelector('.bar-beam[data-bar="dropped"]');
    await asking(page, 'cabinet', () => page.click(hole('30R')));
    table.clock.advance(6_000);
    await page.waitForSelector('.wood-ball[data-place="trapped"][data-hole="30R"]');
    expect(await inTrough(page).count()).toBe(6);
  });

  it('pots the red with Shift, and says why it cannot be potted again', async () => {
    const { page } = await table.visit();
    await playing(page);
    table.clock.advance(20 * 60_000);
    await asking(page, 'cabinet', () => page.click(hole('50L'), { modifiers: ['Shift'] }));
    table.clock.advance(6_000);
    expect(table.board().players[0]?.turn).toBe(100);
    const status = await asking(page, 'cabinet', () => page.click(hole('50L'), { modifiers: ['Shift'] }));
    expect(status).toBe(409);
    await says(page, 'There is no red to pot');
  });

  it('pots the red with a second tap of a finger, and a white with one', async () => {
    const { page } = await table.visit(PHONE);
    await playing(page);
    await page.locator(hole('100')).scrollIntoViewIfNeeded();
    await asking(page, 'cabinet', () => page.tap(hole('100')));
    table.clock.advance(6_000);
    expect(table.board().players[0]?.turn).toBe(100);
    // The page's time stands still, so that the second tap is in time on the slowest machine.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await asking(page, 'cabinet', async () => {
      await page.tap(hole('100'));
      await page.tap(hole('100'));
    });
    table.clock.advance(6_000);
    expect(table.board().players[0]?.turn).toBe(300);
  });

  it('knocks a skittle with one click and stands it with another', async () => {
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click('[data-peg="whiteL"]'));
    table.clock.advance(6_000);
    await page.waitForSelector('[data-peg="whiteL"][data-state="fallen"]');
    await says(page, 'Click it to stand it up');
    expect(table.board().active).toBe(1);
    await asking(page, 'cabinet', () => page.click('[data-peg="whiteL"]'));
    await page.waitForSelector('[data-peg="whiteL"][data-state="standing"]');
  });

  it('makes a skittle wobble with the other mouse button, which costs nothing', async () => {
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click('[data-peg="black"]', { button: 'right' }));
    table.clock.advance(6_000);
    await page.waitForSelector('[data-peg="black"][data-state="standing"]');
    expect(table.board().active).toBe(0);
  });

  it('asks for the reason of a foul', async () => {
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click(hole('100')));
    table.clock.advance(6_000);
    await page.click('[data-press="foul"]');
    await asking(page, 'panel', () => page.click('[data-reason="noContact"]'));
    expect(table.board().verdict?.cause).toBe('noContact');
    await page.waitForSelector('.foul-menu', { state: 'detached' });
  });

  it('is played with the keys alone', async () => {
    const { page } = await table.visit();
    const key = async (name: string) => {
      await asking(page, 'cabinet', () => page.keyboard.press(name));
      table.clock.advance(6_000);
    };
    await key('c');
    await says(page, 'Press START');
    await key('s');
    await key('1');
    await key('Shift+Digit4');
    expect(table.board().players[0]?.turn).toBe(400);
    await key('n');
    expect(table.board().players[0]?.score).toBe(400);
    await page.focus(hole('10'));
    await page.keyboard.press('ArrowRight');
    await key('Enter');
    expect(table.board().players[1]?.turn).toBe(20);
    await key('u');
    expect(table.board().players[1]?.turn).toBe(0);
  });

  it('gives a coin back while the slot is shut', async () => {
    await table.close();
    table = await open({ money: { duringGame: 'refuse' } });
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click('[data-coin]'));
    await says(page, 'The coin came back');
    expect(table.board().credit.games).toBe(0);
  });

  it('runs the clock faster when told', async () => {
    const { page } = await table.visit();
    await playing(page);
    await asking(page, 'cabinet', () => page.click('[data-speed="60"]'));
    await page.waitForSelector('[data-speed="60"][aria-pressed="true"]');
    expect(table.board().clock.speed).toBe(60);
    table.clock.advance(17_500);
    expect(table.board().phase).toBe('afterBar');
  });

  it('opens its help with ? and closes it with Escape', async () => {
    const { page } = await table.visit();
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });

  it('fits a telephone without being pushed sideways', async () => {
    const { page } = await table.visit(PHONE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    expect((await page.locator('.bedside').boundingBox())?.width).toBe(390);
  });
});
