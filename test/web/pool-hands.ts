import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { PoolView } from '../../src/ports/web-api.ts';
import { drawnBalls } from '../../src/web/table/pool/geometry.ts';
import { poolOf } from '../support/bench.ts';
import { asking, type TablePage } from '../support/table-page.ts';

/** Everything rolls, is read and has settled. */
const AT_REST_MS = 8_000;
/** Fifteen balls roll out. */
const ALL_OUT_MS = 12_000;

/** Hands at the simulated pool table; what they do has come to rest when they are done. */
export function poolHands(table: TablePage, page: Page) {
  const view = () => {
    const seen = table.view();
    if (!seen) throw new Error('it is no simulated table');
    return poolOf(seen);
  };
  const does = async (hands: () => Promise<void>, restMs = AT_REST_MS): Promise<number> => {
    const status = await asking(page, 'cabinet', hands);
    table.clock.advance(restMs);
    await caughtUp(page, view);
    return status;
  };
  const ball = (id: string) => page.locator(`.wood-ball[data-ball="${id}"]`);
  const pocket = (id: string) => page.locator(`.hole-target[data-hole="${id}"]`);
  return {
    view,
    does,
    ball,
    pocket,
    coin: () => does(() => page.click('[data-coin]'), 2_000),
    button: (name: string) => does(() => page.click(`[data-press="${name}"]`), 1_000),
    /** START, and the balls roll out. */
    start: () => does(() => page.click('[data-press="start"]'), ALL_OUT_MS),
    hand: (name: string) => does(() => page.click(`[data-hand="${name}"]`)),
    rack: () => does(() => page.locator('.wood-ball[data-place="trough"]').first().click(), 500),
    /** A ball is picked and falls there; what it was is named on the panel. */
    pot: async (id: string, into: string) => {
      await ball(id).click();
      await page.waitForSelector(`.wood-ball[data-ball="${id}"][data-picked="true"]`);
      await does(() => pocket(into).click(), 1_000);
      table.press({ panel: 'ball', ball: id, pocket: into });
      table.clock.advance(AT_REST_MS);
    },
    drag: (id: string, to: { x: number; y: number }) =>
      does(async () => {
        // Takes hold of it when it lies still.
        await ball(id).hover();
        await page.mouse.down();
        await page.mouse.move(to.x - 20, to.y);
        await page.mouse.move(to.x, to.y);
        await page.mouse.up();
      }, 500),
    middleOf: (selector: string) => middleOf(page, selector),
    says: (words: string) => page.locator('.guide', { hasText: words }).waitFor({ state: 'visible' }),
  };
}

/** Until the page has heard how the balls lie. */
async function caughtUp(page: Page, view: () => PoolView): Promise<void> {
  await vi.waitUntil(
    async () => {
      const seen = await page.locator('.wood-ball').evaluateAll(placesOf);
      return drawnBalls(view()).every(({ ball, place }) => seen.includes(`${ball} ${place}`));
    },
    { timeout: 30_000 },
  );
}

const placesOf = (balls: readonly Element[]): string[] =>
  balls.map((each) => `${each.getAttribute('data-ball')} ${each.getAttribute('data-place')}`);

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
