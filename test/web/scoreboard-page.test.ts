import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOARD, LAYOUT, players } from '../../src/web/gallery/boards.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { openStageDoor, type StageDoor } from '../support/stage-door.ts';

describe.skipIf(noBrowser)('the scoreboard page', { timeout: 60_000 }, () => {
  let browser: Browser;
  let table: StageDoor;
  let page: Page;
  beforeAll(async () => {
    [browser, table] = await Promise.all([openBrowser(), openStageDoor(LAYOUT, BOARD)]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await table.close();
  });
  beforeEach(async () => {
    table.show(BOARD);
    table.posted.length = 0;
    page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(table.address);
    await page.getByText('Player 1 plays from the D.').waitFor();
  }, 60_000);
  afterEach(() => page.close());

  it('follows the game', async () => {
    table.show({ ...BOARD, players: players([340, 320], [1_280, 0]) });
    await page.getByText('320', { exact: true }).waitFor();
    table.show({ ...BOARD, active: 1, players: players([660, 0], [1_280, 0]) });
    expect(await page.locator('.player[data-marked]').getByText('Player 2').count()).toBe(1);
  });

  it('says across the whole screen that the bar has dropped', async () => {
    table.show({
      ...BOARD,
      phase: 'afterBar',
      outputs: { ...BOARD.outputs, bar: 'dropped' },
      clock: { ...BOARD.clock, msLeft: 0 },
    });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect((await alert.boundingBox())?.width).toBe(1_920);
    expect(await alert.textContent()).toContain('Potted balls stay down now.');
  });

  it('asks after a game for a coin only when none is paid', async () => {
    table.show({ ...BOARD, phase: 'over', can: ['undo'] });
    await page.getByText('Put in a coin for another game').waitFor();
    table.show({ ...BOARD, phase: 'over', can: ['undo', 'start'] });
    await page.getByText('Press START').waitFor();
  });

  it('says so when the table is not to be heard, and comes back by itself', async () => {
    table.goAway();
    await page.getByText('No word from the table').waitFor();
    expect(await page.getByText('Player 1 plays from the D.').count()).toBe(1);
    table.comeBack();
    table.show({ ...BOARD, players: players([777, 0], [0, 0]) });
    await page.getByText('777').waitFor();
    expect(await page.getByText('No word from the table').count()).toBe(0);
  });

  it('hides its controls until somebody is there, and the rules are two touches away', async () => {
    const rules = page.getByRole('button', { name: 'Rules' });
    expect(await rules.isVisible()).toBe(false);
    await page.mouse.click(900, 400);
    await rules.click();
    expect(await page.getByRole('heading', { name: 'The aim' }).isVisible()).toBe(true);
  });

  it('asks for the reason of a foul and tells the table', async () => {
    await page.mouse.click(900, 400);
    await page.getByRole('button', { name: 'Foul' }).click();
    await page.getByRole('button', { name: 'Ball off the table' }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'foul', reason: 'offTable' }]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows a question with its answers though nobody has touched it', async () => {
    table.show({ ...BOARD, prompt: { id: 'cushion', ask: 'yesNo', player: 0 }, can: ['yes', 'no'] });
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'yes' }]);
  });

  it('starts a game for four with the third, by touch', async () => {
    table.show({ ...BOARD, phase: 'ready', players: [], prompt: null, can: ['start'] });
    await page.getByRole('button', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Player 3' }).click();
    await page.getByRole('button', { name: 'START' }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'start', players: 4, first: 2 }]);
  });

  it('corrects a pot by a touch on the drawn hole', async () => {
    await page.mouse.click(900, 400);
    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('button', { name: 'No ball went down here' }).click();
    await page.getByRole('button', { name: 'left 50' }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'removePot', hole: '50L' }]);
  });

  it('moves nothing for someone who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    table.show({
      ...BOARD,
      players: players([340, 0], [1_280, 0]),
      verdict: { id: 'foul', player: 0, points: -120, cause: 'baulk', at: 1 },
    });
    await page.getByText('120 points lost').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
