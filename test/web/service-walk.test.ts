import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBrowser } from '../support/browser.ts';
import { asked, onTerminal } from '../support/service.ts';
import { type Hand, handsOf, type TablePage, tablesInBrowser } from '../support/table-page.ts';

const SETTINGS = {
  money: { price: 1 },
  cabinet: {
    sensors: ['barDown', 'door', 'key', 'lane'],
    acceptor: { port: '/dev/acceptor', echo: 'none' },
  },
};
const HOLES = ['10', '20L', '20R', '30L', '30R', '50L', '50R', '100', '200'];

/** From what a patron complains of to what a technician mends, on the screen and by `baulk service`. */
describe.skipIf(noBrowser)('a walk through service mode', { timeout: 90_000 }, () => {
  const open = tablesInBrowser();
  let table: TablePage;
  let page: Page;
  beforeEach(async () => {
    table = await open(SETTINGS);
    ({ page } = await table.visit());
    await page.goto(`${new URL(page.url()).origin}/scoreboard`);
    await table.pass(2_000);
  }, 60_000);
  afterEach(() => table.close());

  /** Time passes after each in which all comes to rest. */
  async function hands(...actions: readonly Hand[]): Promise<void> {
    for (const action of actions) {
      expect([action, await handsOf(page, action)]).toEqual([action, 204]);
      await table.pass(2_500);
    }
  }

  const text = async (selector: string) =>
    (await page.locator(selector).allTextContents()).join(' ').replaceAll(/\s+/g, ' ');
  const look = () => text('.look');
  const told = () => text('.told');
  const terminal = () => onTerminal(asked(table.service));

  async function openService(): Promise<void> {
    await hands({ do: 'key', on: true });
    await page.getByRole('button', { name: /Sensors and tests/ }).click();
    await page.getByRole('heading', { name: 'Sensors and tests' }).waitFor();
    await expect.poll(look).not.toBe('');
  }

  async function startGame(): Promise<void> {
    await hands({ do: 'coin', line: 'coin.1' }, { panel: 'start', players: 2 });
    expect(table.board().phase).toBe('play');
  }

  it('finds a dead hole sensor: the count of balls names the hole that saw none', async () => {
    await hands({ do: 'wire', line: 'hole.200', is: 'off' });
    await startGame();
    await hands({ do: 'pot', hole: '200', ball: 'white' });
    expect(table.board().players[0]?.score).toBe(0);
    await hands({ panel: 'concede' });

    await openService();
    await page.getByRole('button', { name: /Raise the bar/ }).click();
    await page.getByText('Bar up').waitFor();
    await page.getByRole('button', { name: /Count balls/ }).click();
    for (const hole of HOLES) await hands({ do: 'pot', hole, ball: 'white' });
    await expect.poll(() => told()).toMatch(/none yet: 200/i);
    expect(await terminal()).toContain('none yet: 200');

    await hands({ do: 'wire', line: 'hole.200', is: 'sound' }, { do: 'pot', hole: '200', ball: 'white' });
    await expect.poll(() => told()).not.toMatch(/none yet/i);
    expect(await terminal()).not.toContain('none yet');
  });

  it('finds a stuck skittle switch: it says that the skittle lies while it stands', async () => {
    await startGame();
    await hands({ do: 'wire', line: 'peg.black', is: 'on' });
    await openService();
    await table.pass(10_000);
    await expect.poll(look).toMatch(/black.*peg\.black.*down/i);
    expect(await terminal()).toContain('! peg.black: skittle black, DOWN for');

    await hands({ do: 'wire', line: 'peg.black', is: 'sound' });
    await expect.poll(look).not.toContain('peg.black');
    expect(await terminal()).not.toContain('! peg.black');
  });

  it('finds a bar that does not fall: its fault names it, and its test shows when it is mended', async () => {
    await startGame();
    await hands({ do: 'jam', jammed: true });
    await table.pass(table.board().clock.msLeft);
    await table.pass(30_000);
    expect(table.board().faults).toMatchObject([{ code: 'BAR_STUCK', what: 'bar.down' }]);
    await openService();
    await expect.poll(look).toMatch(/bar/i);
    expect(await terminal()).toContain('FAULT BAR_STUCK bar.down');
    await hands({ panel: 'concede' });
    await page.getByRole('button', { name: /Drop the bar/ }).click();
    await table.pass(6_000);
    await expect.poll(() => told()).toMatch(/Drop the bar.*not/i);

    await hands({ do: 'jam', jammed: false });
    await page.getByRole('button', { name: /Raise the bar/ }).click();
    await table.pass(6_000);
    await page.getByRole('button', { name: /Drop the bar/ }).click();
    await table.pass(6_000);
    expect(await terminal()).toMatch(/bar-drop, .* ago: done, the switch bar\.down says so/);
  });

  it('finds a full disk: the fault says so, and that no coin is taken', async () => {
    table.disk.writable = false;
    await hands({ do: 'coin', line: 'coin.1' });
    await openService();
    await expect.poll(look).toMatch(/disk/i);
    expect(await terminal()).toContain('FAULT JOURNAL_UNWRITABLE');

    table.disk.writable = true;
    await table.pass(60_000);
    await expect.poll(look).not.toMatch(/disk/i);
    expect(table.board().faults).toEqual([]);
  });

  it('finds a coin acceptor that is lost: the fault names its port', async () => {
    table.cable?.unplug();
    await table.pass(10_000);
    await openService();
    await expect.poll(look).toMatch(/acceptor/i);
    expect(await terminal()).toContain('FAULT ACCEPTOR_LOST /dev/acceptor');

    table.cable?.plug();
    await table.pass(10_000);
    await expect.poll(look).not.toMatch(/acceptor/i);
    expect(await terminal()).not.toContain('ACCEPTOR_LOST');
  });
});
