import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guidanceFor } from '../../src/web/table/bar-billiards/guide.ts';
import { handiestCoin, purse } from '../../src/web/table/coins-view.ts';
import { intentsOf } from '../../src/web/table/keys.ts';
import { FRESH_UI, type TableScene } from '../../src/web/table/scene.ts';
import { en } from '../../src/web/table/words/en.ts';
import { wordsFor } from '../../src/web/words/words.ts';
import { classicLayout, woodBench } from '../support/bench.ts';
import { boardWith } from '../support/board.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { openStageDoor, type StageDoor } from '../support/stage-door.ts';

const KNOWN = { GB010B: 10, GB100A: 100, GB005A: 5, GB100B: 100, GB200A: 200, GB050B: 50, GB020A: 20 };
const coins = Object.entries(KNOWN).map(([id, value]) => ({ line: `acceptor.${id}`, value }));
const layout = { ...classicLayout(), coins };
const view = {
  ...(await woodBench()).view(),
  acceptor: { plugged: true, jammed: false, accepted: 0, returned: 0 },
};

describe('the coins that an acceptor knows', () => {
  it('lie in the hand one of each worth, smallest first', () => {
    expect(purse(layout).map(({ value }) => value)).toEqual([5, 10, 20, 50, 100, 200]);
    expect(purse(classicLayout())).toEqual([]);
  });

  it('go in by the key C with the one that pays a game', () => {
    expect(handiestCoin(layout)?.line).toBe('acceptor.GB100A');
    const [coin] = classicLayout().coins;
    expect(handiestCoin({ ...layout, coins: coin ? [coin] : [] })).toBe(coin);
    expect(intentsOf({ key: 'c', code: 'KeyC', shiftKey: false }, scene)).toEqual([
      { do: 'cabinet', action: { do: 'coin', line: 'acceptor.GB100A' } },
    ]);
  });

  it('come back for another reason than a closed slot', () => {
    const back = { ...scene, ui: { ...FRESH_UI, coinBack: true } };
    const open = { ...back, view: { ...view, gate: 'accepted' } } as const;
    const shut = { ...back, view: { ...view, gate: 'refused' } } as const;
    expect(guidanceFor(open).happened).toBe(en.guide.coinRefused);
    expect(guidanceFor(shut).happened).toBe(en.guide.coinBack);
  });
});

describe.skipIf(noBrowser)('the page of a table with a coin acceptor', { timeout: 60_000 }, () => {
  let browser: Browser;
  let table: StageDoor;
  let page: Page;
  beforeAll(async () => {
    const board = boardWith({ phase: 'attract', players: [], can: [] });
    [browser, table] = await Promise.all([openBrowser(), openStageDoor(layout, board, view)]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await table.close();
  });
  beforeEach(async () => {
    table.posted.length = 0;
    table.refuse(null);
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(table.address);
    await page.waitForSelector('[data-acceptor]');
  }, 60_000);
  afterEach(() => page.close());

  it('puts in the coin that was touched', async () => {
    await page.getByRole('button', { name: 'Put in £2' }).click();
    await expect.poll(() => table.posted).toEqual([{ do: 'coin', line: 'acceptor.GB200A' }]);
  });

  it('does to the acceptor what technicians and cheats do', async () => {
    const hands = page.getByRole('group', { name: 'Coin acceptor' });
    for (const hand of ['Pull its cable', 'Jam a coin', 'Coin on a string']) {
      await hands.getByRole('button', { name: hand }).click();
    }
    await expect
      .poll(() => table.posted)
      .toEqual([
        { do: 'acceptor', how: 'unplug' },
        { do: 'acceptor', how: 'jam' },
        { do: 'acceptor', how: 'string' },
      ]);
  });

  it('says so when no acceptor is fitted', async () => {
    table.refuse('noAcceptor');
    await page.getByRole('button', { name: 'Jam a coin' }).click();
    await expect.poll(() => page.getByText('No coin acceptor is fitted.').isVisible()).toBe(true);
  });

  it('shows a plate while coil power is off', async () => {
    const plate = page.getByText('No coil power');
    expect(await plate.isVisible()).toBe(false);
    const board = boardWith({ phase: 'outOfOrder', players: [], can: [] });
    const stopped = await openStageDoor(layout, board, { ...view, coilPower: false });
    await page.goto(stopped.address);
    await expect.poll(() => plate.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('about:blank');
    await stopped.close();
  });

  it('fits a telephone without being pushed sideways', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

const scene: TableScene = {
  view,
  layout,
  board: boardWith(),
  language: 'en',
  words: wordsFor('en'),
  own: en,
  ui: FRESH_UI,
  act: () => {},
};
