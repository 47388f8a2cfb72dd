import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { BOARD, LAYOUT, SERVICE } from '../../src/web/gallery/boards.ts';
import {
  BALLS_COUNTED,
  BALLS_READ,
  BUSY_SENSORS,
  COINS_TRIED,
  SENSORS,
  SENSORS_IN_GAME,
} from '../../src/web/gallery/sensors.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { openStageDoor, type StageDoor } from '../support/stage-door.ts';

const OPEN: Scoreboard = { ...BOARD, service: SERVICE };
const QUIET: Scoreboard = { ...OPEN, phase: 'attract', players: [], prompt: null, can: [] };

describe.skipIf(noBrowser)('the sensors and tests of the page', { timeout: 60_000 }, () => {
  let browser: Browser;
  let table: StageDoor;
  let page: Page;
  beforeAll(async () => {
    [browser, table] = await Promise.all([openBrowser(), openStageDoor(LAYOUT, QUIET)]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await table.close();
  });
  beforeEach(async () => {
    table.show(QUIET);
    table.serve(SENSORS);
    table.refuse(null);
    table.posted.length = 0;
    page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(table.address);
    await page.getByRole('button', { name: 'Sensors and tests' }).click();
    await page.getByRole('heading', { name: 'Sensors and tests' }).waitFor();
  }, 60_000);
  afterEach(() => page.close());

  const sensor = (line: string) => page.getByTitle(line, { exact: true });
  const read = async (what: Locator) => (await what.textContent())?.replaceAll(/\s+/g, ' ').trim();
  const look = () => page.locator('.look li');

  it('show each sensor by its name, with its pin, what it sees, its changes and how long ago the last was', async () => {
    expect(await page.locator('.sensors li').count()).toBe(SENSORS.lines.length);
    expect(await read(sensor('hole.50L'))).toBe('left 50 hole.50L23 clear 0× never');
    expect(await read(sensor('bar.down'))).toBe('Bar bar.down51 down 1× 6m');
  });

  it('change while somebody looks', async () => {
    table.serve({
      ...SENSORS,
      lines: SENSORS.lines.map((line) =>
        line.line === 'hole.50L' ? { ...line, level: 1, edges: 3, lastAt: SENSORS.at } : line,
      ),
    });
    await expect.poll(() => read(sensor('hole.50L'))).toMatch(/^left 50 hole\.50L23 broken 3× \d+s$/);
  });

  it.each([
    ['a dead sensor of a hole', 'left 50 hole.50L', 'no ball, while 104 went down elsewhere'],
    ['a stuck skittle', 'white, right peg.whiteR', /^down for \d+s: something is stuck there$/],
  ])('let a technician find %s', async (_, name, says) => {
    table.serve(BUSY_SENSORS);
    const found = look().filter({ hasText: name });
    await found.getByText(says).waitFor();
  });

  it('let a technician find a bar that does not follow', async () => {
    table.serve(BUSY_SENSORS);
    const told = page.locator('.told [data-wrong]');
    await expect
      .poll(() => read(told))
      .toMatch(/^Raise the bar, \d+s ago – the switch of the bar does not say so\. Look at/);
  });

  it.each([
    ['a full disk', 'JOURNAL_UNWRITABLE', 'journal.db', 'Free some space'],
    ['a lost coin acceptor', 'ACCEPTOR_LOST', '/dev/ttyUSB0', 'Check its power and its cable'],
  ])('let a technician find %s', async (_, code, what, remedy) => {
    table.show({ ...QUIET, faults: [{ code, what, at: 0 }] });
    const found = look().filter({ hasText: what });
    await found.getByText(remedy).waitFor();
  });

  it('begin a test by a touch or by its key, and end one that goes on', async () => {
    await page.getByRole('button', { name: /Release the balls/ }).click();
    await page.keyboard.press('r');
    table.serve(BUSY_SENSORS);
    await page.getByRole('button', { name: /Raise the bar\s*\d+s left/ }).click();
    await expect
      .poll(() => table.posted)
      .toEqual([
        { panel: 'test', test: 'release' },
        { panel: 'test', test: 'barRaise' },
        { panel: 'endTest', test: 'barRaise' },
      ]);
  });

  it('say of what cannot be tried why not, and of what was not done', async () => {
    table.show(OPEN);
    table.serve(SENSORS_IN_GAME);
    await page.getByText('A game is on, 10:12 left').waitFor();
    const drop = page.getByRole('button', { name: /Drop the bar\s*Not in a game\./ });
    table.refuse('gameOn');
    await drop.click();
    await page.locator('.heading').getByText('Not in a game.').waitFor();
  });

  it('count balls by hole, and name those that have seen none', async () => {
    table.serve(BALLS_COUNTED);
    const told = page.locator('.told');
    await told.getByText('7 of 8 balls went down').waitFor();
    const text = await read(told);
    for (const part of [
      '1 did not come past the lane',
      '200 2 right 50 1 100 1',
      'none yet: left 50, right 20 and',
    ])
      expect(text).toContain(part);
  });

  it('show the coins of a coin test, and the scoreboard says that they give nothing', async () => {
    table.show({ ...QUIET, screen: { what: 'coins', since: 0 } });
    table.serve(COINS_TRIED);
    const seen = page.locator('.coins-seen');
    await seen.getByText('£1.00').waitFor();
    expect(await read(seen)).toContain('refused: its pulse is too short or too long coin.1');
    await page.keyboard.press('Escape');
    await page.getByText('Coins are being tested: they give no credit').waitFor();
  });

  it('show what came past the ball reader, with its tag, known or not', async () => {
    table.serve(BALLS_READ);
    const reads = page.locator('.told li');
    await reads.first().waitFor();
    expect(await Promise.all((await reads.all()).map(read))).toEqual([
      expect.stringMatching(/^no ball of the settings tag 0A00B3C4F7, \d+s ago$/),
      expect.stringMatching(/^black tag 0A00B3C408, \d+s ago$/),
      expect.stringMatching(/^S3 tag 0A00B3C403, \d+s ago$/),
    ]);
    table.serve({ ...SENSORS, reads: [] });
    await page.getByText('nothing has come past it yet').waitFor();
  });

  it('try the screen itself from edge to edge, until somebody touches it', async () => {
    table.show({ ...QUIET, screen: { what: 'display', since: QUIET.clock.at } });
    const picture = page.locator('.screen-test');
    await picture.waitFor();
    expect(await picture.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
    await picture.click();
    await expect.poll(() => table.posted).toEqual([{ panel: 'endTest', test: 'display' }]);
  });

  it('say that the table is away, lest somebody trusts what it saw last', async () => {
    const away = page.locator('.service').getByRole('heading', { name: 'No word from the table' });
    table.goAway();
    await away.waitFor();
    table.comeBack();
    await away.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Sensors and tests' }).isVisible()).toBe(true);
  });

  it('close when the key is turned back, and the game is there as it was', async () => {
    table.show({ ...BOARD, service: null });
    await page.getByText('Player 1 plays from the D.').waitFor();
    expect(await page.getByRole('heading', { name: 'Sensors and tests' }).count()).toBe(0);
    expect(table.posted).toEqual([]);
  });
});
