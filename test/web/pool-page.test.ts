import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POOL_LAYOUT, poolBoard } from '../../src/web/gallery/pool-boards.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { openStageDoor, type StageDoor } from '../support/stage-door.ts';

const POCKETS = ['TL', 'TR', 'ML', 'MR', 'BL', 'BR'];
const READER = { ...POOL_LAYOUT, flags: { ...POOL_LAYOUT.flags, reader: true } };
const CALL = { id: 'callPocket', ask: 'pocket', holes: POCKETS, player: 0 } as const;

describe.skipIf(noBrowser)('the scoreboard of a pool table', { timeout: 60_000 }, () => {
  let browser: Browser;
  let table: StageDoor;
  let page: Page;
  beforeAll(async () => {
    [browser, table] = await Promise.all([openBrowser(), openStageDoor(READER, poolBoard([0, 0]))]);
    page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    await page.goto(table.address);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await table?.close();
  });
  beforeEach(() => {
    table.posted.length = 0;
  });

  const says = (words: string) => page.getByText(words).first().waitFor();
  const player = (nth: number) => page.locator('.player').nth(nth);
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) return 0;
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return canvas.measureText('0').actualBoundingBoxAscent;
      });

  it('counts what each has left, in figures of 60 mm and as balls with their numbers', async () => {
    table.show(poolBoard([3, 1], { prompt: { id: 'ownGroup', player: 0 } }));
    await says('Player 1 plays the solids.');
    expect(await player(0).locator('.score').textContent()).toBe('4');
    expect(await player(0).locator('[data-kind="solids"] .figure').allTextContents()).toEqual([
      ...['4', '5', '6', '7'],
    ]);
    expect(await player(0).locator('.gone').count()).toBe(3);
    expect(await player(1).locator('[data-kind="stripes"] .figure').first().textContent()).toBe('10');
    expect(await height('.score')).toBeGreaterThanOrEqual(220);
  });

  it('shows fifteen balls and no group while the table is open', async () => {
    table.show(poolBoard([2, 0], { prompt: { id: 'openTable', player: 0 } }, { open: true }));
    await says('Open table');
    expect(await page.locator('.fifteen .pool-ball').count()).toBe(15);
    expect(await page.locator('.fifteen .gone').count()).toBe(2);
    expect(await page.locator('.own-rack').count()).toBe(0);
  });

  it.each([
    ['anywhere', 'White anywhere'],
    ['baulk', 'White behind the line'],
    ['d', 'White in the D'],
  ] as const)('draws where the white may go, and says it: %s', async (ballInHand, words) => {
    table.show(poolBoard([3, 1], {}, { ballInHand }));
    await says(words);
    expect(await page.locator('.zone').count()).toBe(1);
  });

  it('has the black on its spot before the break, and the line as far from the other end', async () => {
    table.show(poolBoard([0, 0], { prompt: { id: 'breakFromBaulk', player: 0 } }, { open: true }));
    await says('Fifteen balls in the triangle');
    const boxOf = async (part: string) => {
      const box = await page.locator(`.pool-bed ${part}`).first().boundingBox();
      return box ?? { y: Number.NaN, height: Number.NaN };
    };
    const cloth = await boxOf('.cloth');
    const black = await boxOf('.ball-shape[data-kind="black"] .round');
    const line = await boxOf('.baulk');
    const down = ({ y, height }: typeof cloth) => (y + height / 2 - cloth.y) / cloth.height;
    expect(down(black)).toBeCloseTo(1 / 4, 2);
    expect(down(line)).toBeCloseTo(3 / 4, 2);
  });

  it('lets a pocket be named on the drawn table, until a ball has dropped', async () => {
    table.show(poolBoard([7, 2], { prompt: CALL, can: ['call', 'ball', 'strokeEnd'] }));
    await page.locator('[data-pocket="BL"]').click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'call', pocket: 'BL' }]);
    table.show(poolBoard([7, 2], { prompt: null, can: ['ball', 'strokeEnd'] }, { called: 'BL' }));
    await says('bottom left');
    expect(await page.locator('.pick').count()).toBe(0);
  });

  it('asks which stripe it was where a reader knows them apart', async () => {
    table.show(
      poolBoard([3, 1], {
        prompt: { id: 'whichBall', ask: 'ball', holes: ['MR'], player: 0 },
        can: ['ball', 'no'],
      }),
    );
    await page.getByRole('button', { name: 'a stripe' }).click();
    await page.getByRole('button', { name: 'stripe 12' }).click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'ball', ball: 'R4', pocket: 'MR' }]);
  });

  it('has no bar that falls, no breaks to beat, and a clock only where time is sold', async () => {
    table.show(poolBoard([3, 1]));
    await says('Player 1 plays the solids.');
    expect(await page.getByRole('timer').count()).toBe(0);
    const tariff = { ...POOL_LAYOUT.tariff, gameMs: 900_000 };
    const clock = { msLeft: 61_000, at: 1_000_000, speed: 0, warning: null };
    table.show(poolBoard([3, 1], { tariff, clock }));
    await says('1:01');
    await says('left to play');
    table.show(poolBoard([3, 1], { tariff, phase: 'afterBar' }));
    await says('Play this frame out');
    expect(await page.getByRole('alert').count()).toBe(0);
    table.show(poolBoard([0, 0], { phase: 'attract', players: [], prompt: null, can: [] }));
    await says('Put in a coin');
    expect(await page.getByText('High breaks').count()).toBe(0);
  });
});
