import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../src/web/gallery/states.ts';
import { LANGUAGE_LIST } from '../../src/web/words/words.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { type Gallery, openGallery } from '../support/gallery.ts';
import { misfits } from './misfits.ts';

const SCREENS = [
  { name: 'over the table', width: 1920, height: 1080, scrolls: false },
  { name: 'on a smaller screen', width: 1280, height: 720, scrolls: false },
  { name: 'on a telephone', width: 390, height: 844, scrolls: true },
  { name: 'above the table on a telephone', width: 390, height: 292, scrolls: true },
];

describe.skipIf(noBrowser)('the scoreboard', () => {
  let browser: Browser;
  let gallery: Gallery;
  beforeAll(async () => {
    [browser, gallery] = await Promise.all([openBrowser(), openGallery()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await gallery.close();
  });

  async function openPage(width: number, height: number): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(gallery.url('play', 'en'));
    await page.waitForSelector('.stage');
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  for (const { name, width, height, scrolls } of SCREENS) {
    it(`shows every word of every state in five languages ${name}`, { timeout: 120_000 }, async () => {
      const page = await openPage(width, height);
      const pictures = Object.keys(STATES).flatMap((state) =>
        LANGUAGE_LIST.map((language) => `${state}/${language}`),
      );
      expect(await page.evaluate(misfits, { pictures, scrolls })).toEqual([]);
      await page.close();
    });
  }

  it('has score digits of 60 mm and break and clock of 25 mm on a 24-inch screen', {
    timeout: 60_000,
  }, async () => {
    const page = await openPage(1920, 1080);
    for (const state of ['play-1', 'play-full', 'play-3', 'play-4']) {
      await page.goto(gallery.url(state, 'en'));
      const heights = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        const height = (selector: string) => {
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(
            document.querySelector(selector) ?? document.body,
          );
          if (!canvas) return 0;
          canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return canvas.measureText('0').actualBoundingBoxAscent;
        };
        return { score: height('.score'), break: height('.break b'), time: height('.time') };
      });
      expect(heights.score, state).toBeGreaterThanOrEqual(220);
      expect(heights.break, state).toBeGreaterThanOrEqual(90);
      expect(heights.time, state).toBeGreaterThanOrEqual(90);
    }
    await page.close();
  });
});
