import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { asking, type TablePage, tablesInBrowser } from '../support/table-page.ts';

const AT_REST_MS = 6_000;

describe.skipIf(noBrowser)('a person at the simulated table', { timeout: 90_000 }, () => {
  const open = tablesInBrowser();
  let table: TablePage;
  beforeEach(async () => {
    table = await open();
  });
  afterEach(() => table.close());

  const hands = (page: Page) => {
    const does = async (route: 'cabinet' | 'panel', selector: string, shift = false) => {
      const modifiers = shift ? (['Shift'] as const) : [];
      await asking(page, route, () => page.click(selector, { modifiers: [...modifiers] }));
      table.clock.advance(AT_REST_MS);
    };
    return {
      coin: () => does('cabinet', '[data-coin]'),
      press: (name: string) => does('cabinet', `[data-press="${name}"]`),
      pot: (hole: string) => does('cabinet', `.hole-target[data-hole="${hole}"]`),
      potRed: (hole: string) => does('cabinet', `.hole-target[data-hole="${hole}"]`, true),
      touchPeg: (peg: string) => does('cabinet', `[data-peg="${peg}"]`),
      answer: (words: string) => does('panel', `.screen button:has-text("${words}")`),
      score: (player: number) => table.board().players[player],
    };
  };

  it('plays a whole game, from the coin to the last ball', async () => {
    const { page, troubles } = await table.visit();
    const { coin, press, pot, potRed, touchPeg, answer, score } = hands(page);
    await coin();
    await press('start');
    expect(table.board()).toMatchObject({ phase: 'play', active: 0, outputs: { bar: 'raised' } });

    await potRed('50L');
    await pot('100');
    expect(score(0)).toMatchObject({ score: 0, turn: 200 });
    await touchPeg('whiteL');
    expect(score(0)).toMatchObject({ score: 0, turn: 0 });
    await touchPeg('whiteL');

    await pot('200');
    await press('next');
    expect(score(1)).toMatchObject({ score: 200, turn: 0 });
    await pot('30L');
    await press('next');
    await pot('10');
    await touchPeg('black');
    expect(score(1)).toMatchObject({ score: 0, turn: 0 });
    await press('undo');
    expect(score(1)).toMatchObject({ score: 200, turn: 10 });
    await touchPeg('black');

    await page.click('[data-speed="60"]');
    await page.waitForSelector('[data-speed="60"][aria-pressed="true"]');
    table.clock.advance(20_000);
    await page.waitForSelector('.bar-beam[data-bar="dropped"]');
    expect(table.board()).toMatchObject({ phase: 'afterBar', active: 1, ballsInPlay: 8 });

    for (const hole of ['10', '20L', '20R', '30L', '30R', '100']) await pot(hole);
    await potRed('10');
    expect(table.board()).toMatchObject({ phase: 'lastBall', ballsInPlay: 1 });
    await touchPeg('whiteL');
    await touchPeg('whiteR');
    await answer('Skittles are set');
    await pot('100');
    expect(table.board().prompt?.ask).toBe('yesNo');
    await answer('Yes');
    expect(table.board()).toMatchObject({ phase: 'over', result: { kind: 'win', winner: 1 } });
    await page.getByText('Player 2 wins').first().waitFor();
    expect(troubles).toEqual([]);
  });
});
