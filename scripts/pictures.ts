/** Makes the README's pictures: plays the beginning of a game on the real simulated tables and looks at their pages. */
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

/** A break, and the first ball after it that sets the groups; what is said of each at the panel. */
const STROKES: readonly (readonly (readonly [ball: string, pocket: string])[])[] = [
  [
    ['R2', 'TL'],
    ['S5', 'MR'],
  ],
  [['R6', 'TR']],
  [['R3', 'BL']],
];

interface Hands {
  readonly page: Listening;
  act(action: CabinetAction): Promise<void>;
  press(action: PanelAction): Promise<void>;
}

interface Shot {
  readonly place: '/scoreboard' | '/table';
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const browser = await openBrowser();
await show(browser, 'config/table.yaml', barBilliards, [
  { place: '/scoreboard', path: 'src/web/scoreboard/scoreboard.png', width: 1920, height: 1080 },
  { place: '/table', path: 'src/web/table/table.png', width: 1600, height: 1000 },
]);
await show(browser, 'config/pool8.yaml', pool, [
  { place: '/table', path: 'src/web/table/pool-table.png', width: 1600, height: 1000 },
]);
await browser.close();

async function show(
  browser: Browser,
  config: string,
  play: (hands: Hands) => Promise<void>,
  shots: readonly Shot[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-pictures-'));
  const args = ['simulate', '--port', '0', '--config', config, '--journal', join(folder, 'j.db')];
  const table = spawn(process.execPath, ['dist/main.js', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await addressOf(table);
    const page = await listenTo(address);
    const hands: Hands = {
      page,
      act: (action) => post(`${address}/cabinet`, action),
      press: (action) => post(`${address}/panel`, action),
    };
    await until(page, ({ outputs }) => outputs.coins === 'accepted');
    await hands.act({ do: 'coin', line: 'coin.1' });
    await until(page, ({ phase }) => phase === 'ready');
    await hands.press({ panel: 'start', players: 2 });
    await play(hands);
    for (const shot of shots) await picture(browser, `${address}${shot.place}`, shot);
    page.leave();
  } finally {
    table.kill();
    await once(table, 'exit');
    rmSync(folder, { recursive: true });
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the table says nothing');
  for await (const line of createInterface(stdout)) {
    const address = /The table is open at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the table did not open');
}

async function barBilliards({ page, act, press }: Hands): Promise<void> {
  for (const [turn, pots] of BREAKS.entries()) {
    if (turn > 0) {
      await act({ do: 'miss' });
      await press({ panel: 'next' });
    }
    for (const [hole, ball] of pots) await potted(page, () => act({ do: 'pot', hole, ball }));
  }
  await act({ do: 'spot' });
  await act({ do: 'lift', ball: 'white' });
}

async function pool({ page, act, press }: Hands): Promise<void> {
  // One ball after another rolls out of the window.
  await new Promise((over) => setTimeout(over, 8_000));
  await act({ do: 'rack' });
  for (const pots of STROKES) {
    for (const [ball, pocket] of pots) {
      await act({ do: 'sink', ball, pocket });
      await until(page, ({ prompt }) => prompt?.ask === 'ball' && prompt.holes?.includes(pocket) === true);
      await press({ panel: 'ball', ball });
    }
    await press({ panel: 'next' });
  }
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

async function picture(browser: Browser, url: string, { path, width, height }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.waitForFunction('document.fonts.status === "loaded"');
  // What counts up or rolls in comes to rest.
  await page.waitForTimeout(2_000);
  await page.screenshot({ path });
  await page.close();
}
