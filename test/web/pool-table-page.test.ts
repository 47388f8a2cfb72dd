import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { asking, type TablePage, tablesInBrowser } from '../support/table-page.ts';
import { poolHands } from './pool-hands.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(noBrowser)('the page of the simulated pool table', { timeout: 90_000 }, () => {
  const tables = tablesInBrowser();
  const open = (cabinet = {}, settings = {}) => tables({ game: 'pool8', ...settings, cabinet });
  let table: TablePage;
  beforeEach(async () => {
    table = await open();
  });
  afterEach(() => table.close());

  /** A coin, START, and the balls in the triangle. */
  async function racked(options = {}) {
    const { page, troubles } = await table.visit(options);
    const at = poolHands(table, page);
    await at.coin();
    await at.start();
    await at.rack();
    return { ...at, page, troubles };
  }

  it('shows the balls roll out of the window into the trough, one after another', async () => {
    const { page } = await table.visit();
    const at = poolHands(table, page);
    await at.says('Put a coin in');
    await at.coin();
    await at.does(() => page.click('[data-press="start"]'), 2_500);
    await at.says('The balls roll out');
    const out = page.locator('.wood-ball[data-place="trough"]');
    const some = await out.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(15);
    table.clock.advance(12_000);
    await out.nth(14).waitFor();
    expect(await page.locator('.wood-ball[data-place="white box"]').count()).toBe(1);
  });

  it('shows a potted ball roll to the window, and waits for its name', async () => {
    const { page, does, pocket, ball, says } = await racked();
    await ball('S2').click();
    await says('Now click the pocket');
    await does(() => pocket('TL').click(), 1_500);
    await page.waitForSelector('.wood-ball[data-ball="S2"][data-place="rolling"][data-hole="TL"]');
    table.clock.advance(8_000);
    await page.waitForSelector('.wood-ball[data-ball="S2"][data-place="inside"]');
    await says('Say on the scoreboard which ball went down');
    table.press({ panel: 'ball', ball: 'S2' });
    expect(table.board().ballsInPlay).toBe(14);
  });

  it('pots by dragging, and several in one stroke, the white among them', async () => {
    const { page, drag, middleOf, view, does, ball, pocket } = await racked();
    await drag('R1', await middleOf('.hole-target[data-hole="MR"]'));
    expect(view().rolling).toEqual([{ ball: 'R1', pocket: 'MR' }]);
    await ball('S1').click();
    await ball('cue').click({ modifiers: ['Shift'] });
    await page.waitForSelector('.wood-ball[data-ball="cue"][data-picked="true"]');
    await does(() => pocket('BL').click(), 500);
    expect(
      view()
        .rolling.map((each) => each.ball)
        .toSorted(),
    ).toEqual(['R1', 'S1', 'cue']);
    table.clock.advance(8_000);
    expect(view().whiteHome).toBe(true);
    for (const potted of ['R1', 'S1', 'cue']) table.press({ panel: 'ball', ball: potted });
    expect(table.board()).toMatchObject({ ballsInPlay: 13 });
    table.clock.advance(5_000);
    expect(table.board()).toMatchObject({ active: 1, verdict: { id: 'foul' } });
  });

  it('is played with the keys alone', async () => {
    const { page } = await table.visit();
    const at = poolHands(table, page);
    const key = (name: string, restMs = 12_000) => at.does(() => page.keyboard.press(name), restMs);
    await key('c');
    await at.says('Press START');
    await key('s');
    await key('r', 500);
    await page.keyboard.press('Shift+Digit5');
    await page.waitForSelector('.wood-ball[data-ball="R5"][data-picked="true"]');
    await key('9');
    expect(at.view().inside).toMatchObject([{ ball: 'R5' }]);
    await page.focus('.wood-ball[data-ball="S1"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.wood-ball[data-ball="S1"][data-picked="true"]');
    await page.focus('.hole-target[data-hole="BL"]');
    await key('Enter');
    expect(at.view().inside.map(({ ball }) => ball)).toEqual(['R5', 'S1']);
  });

  it('says why a hand was refused', async () => {
    const { page } = await table.visit();
    const at = poolHands(table, page);
    expect(await asking(page, 'cabinet', () => page.keyboard.press('r'))).toBe(409);
    await at.says('a coin and START let them out');
  });

  it('opens a foul menu with what could be a foul just now', async () => {
    const { page, hand } = await racked();
    await hand('miss');
    await page.click('[data-press="foul"]');
    const offered = await page
      .locator('.foul-menu [data-reason]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-reason')));
    expect(offered).toEqual(table.board().fouls);
    await asking(page, 'panel', () => page.click('[data-reason="noContact"]'));
    expect(table.board().verdict?.cause).toBe('noContact');
  });

  it('shuts its foul menu when somebody does something else', async () => {
    const { page, button } = await racked();
    await page.click('[data-press="foul"]');
    await page.waitForSelector('.foul-menu');
    await button('next');
    await page.waitForSelector('.foul-menu', { state: 'detached' });
  });

  it('needs no beam in the pockets: the panel tells everything', async () => {
    await table.close();
    table = await open({ balls: 'panel' });
    const { ball, does, pocket, says } = await racked();
    await ball('S3').click();
    await does(() => pocket('TR').click());
    expect(table.board().ballsInPlay).toBe(15);
    await says('Name on the scoreboard what went down');
    table.press({ panel: 'ball', ball: 'S3', pocket: 'TR' });
    await says('Player 1 plays');
  });

  it('takes no coin that is pulled back by its string, where a string line is fitted', async () => {
    await table.close();
    table = await open({ sensors: ['string'] });
    const { page } = await table.visit();
    const { does, says } = poolHands(table, page);
    await does(() => page.click('[data-hand="string"]'), 2_000);
    expect(table.board()).toMatchObject({
      credit: { games: 0, amount: 0 },
      faults: [{ code: 'COIN_STRING' }],
    });
    await says('The coin slot is closed');
  });

  it('opens its help with every key of this table', async () => {
    const { page } = await table.visit();
    await page.keyboard.press('?');
    await page.locator('dialog[open]', { hasText: 'a ball sticks inside' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });

  it('is played by a finger on a telephone, without being pushed sideways', async () => {
    const { page, does, view } = await racked(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await page.locator('.bedside').boundingBox())?.width).toBe(390);
    await page.locator('[data-pick="R7"]').tap();
    await page.waitForSelector('.wood-ball[data-ball="R7"][data-picked="true"]');
    await page.locator('.hole-target[data-hole="MR"]').scrollIntoViewIfNeeded();
    await does(() => page.locator('.hole-target[data-hole="MR"]').tap());
    expect(view().inside).toMatchObject([{ ball: 'R7' }]);
  });

  it('is laid out in five languages without anything falling out of the front', async () => {
    for (const language of ['en', 'es', 'nl', 'da', 'fr']) {
      await table.close();
      table = await open({}, { display: { language } });
      const { page } = await table.visit({ viewport: { width: 1280, height: 720 } });
      await page.waitForSelector(`html[lang="${language}"]`);
      const front = await page.locator('.cabinet-front').boundingBox();
      const coins = await page.locator('.coin-block').boundingBox();
      const below = ({ y, height }: { y: number; height: number }) => y + height;
      expect(front && below(front)).toBeLessThanOrEqual(720);
      expect(coins && front && below(coins) <= below(front)).toBe(true);
    }
  });
});
