import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { type Hand, handsOf, type TablePage, tablesInBrowser } from '../support/table-page.ts';

describe.skipIf(noBrowser)('a technician at a whole table', { timeout: 60_000 }, () => {
  const open = tablesInBrowser();
  let table: TablePage;
  let page: Page;
  let troubles: readonly string[];
  beforeEach(async () => {
    table = await open({ money: { price: 1 } });
    ({ page, troubles } = await table.visit());
    await page.goto(`${new URL(page.url()).origin}/scoreboard`);
  }, 60_000);
  afterEach(async () => {
    // A browser calls an answer of 409 a failure; here it is why something was not tried.
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
    await table.close();
  });

  /** Hands and buttons of the cabinet, which are not on this page; the time that they take passes. */
  async function hands(...actions: readonly Hand[]): Promise<void> {
    for (const action of actions) {
      expect([action, await handsOf(page, action)]).toEqual([action, 204]);
      table.clock.advance(1_000);
    }
  }

  const text = async (selector: string) =>
    (await page.locator(selector).allTextContents()).join(' ').replaceAll(/\s+/g, ' ');
  const turnTheKey = () => hands({ do: 'key', on: true });
  const openTests = async () => {
    await page.getByRole('button', { name: /Sensors and tests/ }).click();
    await page.getByRole('heading', { name: 'Sensors and tests' }).waitFor();
  };

  it('sees a skittle fall, and finds the one that stays down', async () => {
    await turnTheKey();
    await openTests();
    await hands({ do: 'knock', peg: 'whiteL' });
    await expect.poll(() => text('[title="peg.whiteL"]')).toMatch(/white, left .*down [1-9]\d*× \ds/);
    table.clock.advance(10_000);
    await expect.poll(() => text('.look')).toContain('peg.whiteL');
    await hands({ do: 'stand', peg: 'whiteL' });
    await expect.poll(() => text('.look')).not.toContain('peg.whiteL');
  });

  it('tries coins that give no credit', async () => {
    await turnTheKey();
    await openTests();
    await page.keyboard.press('c');
    await expect.poll(() => table.board().screen?.what).toBe('coins');
    await hands({ do: 'coin', line: 'coin.1' });
    await expect.poll(() => text('.coins-seen')).toContain('£1.00');
    expect(table.board().credit).toMatchObject({ games: 0, amount: 0 });
  });

  it('raises the bar for half a minute, and the key that is turned back drops it', async () => {
    await turnTheKey();
    await openTests();
    await page.getByRole('button', { name: /Raise the bar/ }).click();
    await page.getByText('Bar up').waitFor();
    expect(table.board().outputs.bar).toBe('raised');
    await hands({ do: 'key', on: false });
    await page.getByRole('heading', { name: 'Bar billiards' }).waitFor();
    expect(table.board().outputs.bar).toBe('dropped');
  });

  it('ends no game, takes no credit, and drops no bar that a patron has paid for', async () => {
    await hands(
      { do: 'coin', line: 'coin.1' },
      { do: 'coin', line: 'coin.1' },
      { panel: 'start', players: 2 },
    );
    const before = table.board();
    await turnTheKey();
    await openTests();
    await page.getByRole('button', { name: /Drop the bar\s*Not in a game/ }).click();
    await page.locator('.heading').getByText('Not in a game.').waitFor();
    await page.keyboard.press('Escape');
    await hands({ do: 'key', on: false });
    const { phase, credit, outputs, players } = table.board();
    expect({ phase, credit, outputs, players }).toEqual({
      phase: 'play',
      credit: before.credit,
      outputs: before.outputs,
      players: before.players,
    });
  });
});
