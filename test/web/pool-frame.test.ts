import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelAction } from '../../src/ports/web-api.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { isBuilt, kill, startTable } from '../support/simulate.ts';

const CONFIG = new URL('../../config/pool8.yaml', import.meta.url).pathname;

describe.skipIf(noBrowser || !isBuilt)('at a pool table, by touch', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-pool-'));
  let browser: Browser;
  let table: Awaited<ReturnType<typeof startTable>>;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    table = await startTable(['--config', CONFIG, '--journal', join(folder, 'table.db'), '--port', '0']);
    page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    await page.goto(`${table.address}/scoreboard`);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    if (table) await kill(table.child);
    rmSync(folder, { recursive: true });
  });

  const says = (words: string) => page.getByText(words).first().waitFor();
  const touch = (name: string) => page.getByRole('button', { name }).first().click();
  /** The controls show while somebody is at the screen. */
  const stir = async () => {
    await page.mouse.move(900, 60);
    await page.mouse.move(940, 60);
  };
  const control = async (name: string) => {
    await stir();
    await touch(name);
  };
  const send = async (route: 'panel' | 'cabinet', data: unknown) => {
    const answer = await page.request.post(`${table.address}/${route}`, { data });
    expect(answer.status()).toBe(204);
  };
  const panel = (action: PanelAction) => send('panel', action);

  it('a coin buys the balls, and it is chosen who breaks', async () => {
    await says('Put in a coin');
    await send('cabinet', { do: 'coin', line: 'coin.1' });
    await says('Who breaks?');
    await touch('Player 2');
    await touch('START');
    await says('Player 2 breaks. Fifteen balls in the triangle');
  });

  it('a short break is a foul with three choices, and can be taken back', async () => {
    await control('Stroke over');
    await says('Did four balls reach a cushion?');
    await touch('No');
    await says('Fewer than four balls to a cushion');
    await says('The break was short. Player 1 chooses.');
    await touch('Rack again, Player 2 breaks');
    await says('Player 2 breaks.');
    await control('Undo');
    await touch('Rack again, Player 1 breaks');
    await says('Player 1 breaks.');
    await control('Undo');
    await touch('Play on as it lies');
    await says('Player 1 plays. The first ball down sets the groups.');
  });

  it('a ball that is named sets the groups, and is drawn as gone', async () => {
    await control('Ball down');
    await touch('a stripe');
    await control('Stroke over');
    await says('Player 1 plays the stripes.');
    const own = page.locator('.player').first().locator('.own-rack');
    await own.waitFor();
    expect(await own.locator('.gone').count()).toBe(1);
  });

  it('a foul says what follows before it is called, and where the white may go', async () => {
    await control('Foul');
    await page.getByRole('button', { name: 'Opponent’s ball hit first ball in hand in the D' }).click();
    await says('Player 2: ball in hand in the D.');
    await says('White in the D');
    await control('Undo');
    await says('Player 1 plays the stripes.');
  });

  it('the pocket of the black is named on the drawn table; there it wins, and the end can be taken back', async () => {
    for (const ball of ['R2', 'R3', 'R4', 'R5', 'R6', 'R7']) await panel({ panel: 'ball', ball });
    await panel({ panel: 'strokeEnd' });
    await says('Player 1: name the pocket for the black.');
    await page.locator('[data-pocket="MR"]').click();
    await says('Player 1: the black into the middle right pocket.');
    await page.locator('[data-pocket="TL"]').click();
    await says('Player 1: the black into the top left pocket.');
    await control('Ball down');
    await touch('the black');
    await says('Which pocket did the black go down?');
    expect(await page.locator('.controls').getByText('Pocket').count()).toBe(0);
    await touch('top left');
    await control('Stroke over');
    await says('Player 1 wins');
    await says('the black in the named pocket');
    await control('Undo');
    await control('Undo');
    await says('Which pocket did the black go down?');
    await touch('middle right');
    await says('Player 2 wins');
    await says('the black went into another pocket');
  });

  it('whoever concedes is asked first, and may take it back', async () => {
    await control('Undo');
    await control('Undo');
    await says('Player 1: the black into the top left pocket.');
    await control('Concede');
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await says('by concession');
    await control('Undo');
    await says('Player 1: the black into the top left pocket.');
  });
});
