/** Makes the README's pictures: plays the beginning of a game on the real simulated table and looks at its pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import type { CabinetAction, PanelAction } from '../src/ports/web-api.ts';
import type { Scoreboard } from '../src/session/scoreboard.ts';
import { openBrowser } from '../test/support/browser.ts';
import { type Listening, listenTo } from '../test/support/listening.ts';

type Pot = readonly [hole: string, ball: 'white' | 'red'];

/** Two breaks that end with a miss, and the one that is shown. */
const BREAKS: readonly (readonly Pot[])[] = [
  [
    ['100', 'white'],
    ['200', 'red'],
    ['50L', 'white'],
  ],
  [
    ['30R', 'white'],
    ['50R', 'white'],
    ['20L', 'white'],
  ],
  [
    ['200', 'white'],
    ['100', 'white'],
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'baulk-pictures-'));
const table = spawn(
  process.execPath,
  ['dist/main.js', 'simulate', '--port', '0', '--journal', join(folder, 'j.db')],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
try {
  const address = await addressOf(table);
  const game = await play(address);
  const browser = await openBrowser();
  await picture(browser, `${address}/scoreboard`, 'src/web/scoreboard/scoreboard.png', {
    width: 1920,
    height: 1080,
  });
  await picture(browser, `${address}/table`, 'src/web/table/table.png', { width: 1600, height: 1000 });
  await browser.close();
  game.leave();
} finally {
  table.kill();
  await once(table, 'exit');
  rmSync(folder, { recursive: true });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the table says nothing');
  for await (const line of createInterface(stdout)) {
    const address = /The table is open at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the table did not open');
}

async function play(address: string): Promise<Listening> {
  const page = await listenTo(address);
  const act = (action: CabinetAction) => post(`${address}/cabinet`, action);
  const press = (action: PanelAction) => post(`${address}/panel`, action);
  await until(page, ({ outputs }) => outputs.coins === 'accepted');
  await act({ do: 'coin', line: 'coin.1' });
  await until(page, ({ phase }) => phase === 'ready');
  await press({ panel: 'start', players: 2 });
  for (const [turn, pots] of BREAKS.entries()) {
    if (turn > 0) {
      await act({ do: 'miss' });
      await press({ panel: 'next' });
    }
    for (const [hole, ball] of pots) await potted(page, () => act({ do: 'pot', hole, ball }));
  }
  await act({ do: 'spot' });
  await act({ do: 'lift', ball: 'white' });
  return page;
}

async function potted(page: Listening, strike: () => Promise<void>): Promise<void> {
  const before = await until(page, () => true);
  await strike();
  await until(page, ({ players, active }) => players[active]?.turn !== before.players[active]?.turn);
  await until(page, ({ balls }) => balls.transit === 0);
}

async function until(page: Listening, so: (board: Scoreboard) => boolean): Promise<Scoreboard> {
  for (;;) {
    // The table is ours and types what it sends (ports/web-api.ts).
    const board = (await page.next('board')) as Scoreboard;
    if (so(board)) return board;
  }
}

async function post(url: string, action: CabinetAction | PanelAction): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(action) });
  if (answer.status !== 204)
    throw new Error(`${JSON.stringify(action)}: ${answer.status} ${await answer.text()}`);
}

async function picture(
  browser: Browser,
  url: string,
  path: string,
  viewport: { width: number; height: number },
) {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await page.waitForFunction('document.fonts.status === "loaded"');
  // What counts up or rolls in comes to rest.
  await page.waitForTimeout(2_000);
  await page.screenshot({ path });
  await page.close();
}
