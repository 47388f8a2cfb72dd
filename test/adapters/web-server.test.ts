import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebServer, type WebServerOptions, webServer } from '../../src/adapters/display/web/server.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { CabinetAction, CabinetView, PanelAction } from '../../src/ports/web-api.ts';
import type { Scoreboard, TableLayout } from '../../src/session/scoreboard.ts';
import { boardWith, layoutWith } from '../support/board.ts';
import { deafPage, listenTo } from '../support/listening.ts';

let webRoot: string;
let board: Scoreboard;
let layout: TableLayout;
let done: (PanelAction | CabinetAction)[];
let servers: WebServer[];

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'baulk-pages-'));
  for (const page of ['scoreboard', 'table']) {
    mkdirSync(join(webRoot, page));
    writeFileSync(join(webRoot, page, 'index.html'), `<title>${page}</title>`);
  }
  board = boardWith();
  layout = layoutWith();
  done = [];
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(webRoot, { recursive: true });
});

async function open(change: Partial<WebServerOptions> = {}): Promise<WebServer> {
  const server = await webServer({
    layout: () => layout,
    board: () => board,
    now: () => 5_000,
    panel(action) {
      done.push(action);
      return action.panel === 'undo' ? 'nothingToUndo' : null;
    },
    log: silentLog,
    port: 0,
    webRoot,
    ...change,
  });
  servers.push(server);
  return server;
}

const VIEW: CabinetView = {
  table: 'barBilliards',
  bed: [],
  trough: [],
  rolling: [],
  trapped: [],
  pegs: { black: 'standing' },
  plugged: {},
  bar: 'raised',
  barJammed: false,
  gate: 'accepted',
  coilPower: true,
  coinsReturned: 0,
  coinsSwallowed: 0,
  acceptor: null,
  meter: 0,
  key: false,
  door: false,
  speed: 1,
  lines: [],
  wires: [],
};

const cabinet = {
  view: () => VIEW,
  act(action: CabinetAction) {
    done.push(action);
    return action.do === 'knock' ? 'pegDown' : null;
  },
};

function post(address: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** `fetch` sets Host by itself; a foreign page's request is written by hand. */
async function askAs(host: string, address: string, path: string): Promise<number | undefined> {
  const asked = request(`${address}${path}`, { headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

async function showMany(server: WebServer, boards: number, bytes: number): Promise<void> {
  for (let n = 1; n <= boards; n += 1) {
    board = boardWith({ active: n, can: ['x'.repeat(bytes)] });
    server.show(board);
    await nextTurn();
  }
}

describe('the stream of a table', () => {
  it('begins with the time, the layout and the scoreboard', async () => {
    const { address } = await open();
    const page = await listenTo(address);
    expect(await page.next('time')).toBe(5_000);
    expect(await page.next('layout')).toEqual(layout);
    expect(await page.next('board')).toEqual(board);
  });

  it('tells every page of a new scoreboard', async () => {
    const server = await open();
    const pages = [await listenTo(server.address), await listenTo(server.address)];
    for (const page of pages) await page.next('board');
    board = boardWith({ active: 1 });
    server.show(board);
    for (const page of pages) expect(await page.next('board')).toMatchObject({ active: 1 });
  });

  it('writes once what changed many times in one turn', async () => {
    const server = await open();
    const page = await listenTo(server.address);
    await page.next('board');
    for (let n = 1; n <= 500; n += 1) {
      board = boardWith({ active: n });
      server.show(board);
    }
    expect(await page.next('board')).toMatchObject({ active: 500 });
  });

  it('tells a new layout before the first scoreboard that needs it', async () => {
    const server = await open();
    const page = await listenTo(server.address);
    await page.next('board');
    layout = layoutWith({ language: 'da' });
    board = boardWith({ active: 1 });
    server.show(board);
    expect(await page.next('layout')).toMatchObject({ language: 'da' });
    expect(await page.next('board')).toMatchObject({ active: 1 });
  });

  it('tells the time again and again, so that silence means a dead stream', async () => {
    let now = 1;
    const { address } = await open({ now: () => now++, heartbeatMs: 5 });
    const page = await listenTo(address);
    expect([await page.next('time'), await page.next('time'), await page.next('time')]).toEqual([1, 2, 3]);
  });

  it('shows a simulated cabinet', async () => {
    const server = await open({ cabinet });
    const page = await listenTo(server.address);
    expect(await page.next('cabinet')).toEqual(VIEW);
    server.cabinetChanged();
    expect(await page.next('cabinet')).toEqual(VIEW);
  });

  it('ends for every page at once when the table stops', async () => {
    const server = await open();
    const pages = [await listenTo(server.address), await listenTo(server.address)];
    await server.stop();
    await Promise.all(pages.map((page) => page.ended()));
    await expect(listenTo(server.address)).rejects.toThrow();
  });

  it('is there again, with the newest scoreboard, for a page that comes back', async () => {
    const first = await open();
    const page = await listenTo(first.address);
    await first.stop();
    await page.ended();
    board = boardWith({ active: 1 });
    await open({ port: Number(new URL(first.address).port) });
    const again = await listenTo(first.address);
    expect(await again.next('board')).toMatchObject({ active: 1 });
  });
});

describe('a page that fails', () => {
  it('and reads nothing gets the newest scoreboard when it reads again, not all it missed', async () => {
    const server = await open();
    const deaf = await deafPage(server.address);
    const boards = 1_000;
    const bytes = 100_000;
    await showMany(server, boards, bytes);
    let heard = 0;
    let tail = '';
    deaf.setEncoding('utf8').on('data', (text: string) => {
      heard += text.length;
      tail = (tail + text).slice(-2 * bytes);
    });
    deaf.resume();
    while (!tail.includes(`"active":${boards}`)) await once(deaf, 'data');
    expect(heard).toBeLessThan((boards * bytes) / 4);
    deaf.destroy();
  });

  it('and never reads again gives its place to another', async () => {
    const server = await open({ mostListeners: 1, heartbeatMs: 5 });
    const deaf = await deafPage(server.address);
    let page = await listenTo(server.address);
    while (page.status !== 200) {
      await showMany(server, 20, 100_000);
      page = await listenTo(server.address);
    }
    expect(await page.next('layout')).toEqual(layout);
    deaf.destroy();
  });

  it('and is killed is forgotten', async () => {
    const server = await open({ mostListeners: 1 });
    const killed = await listenTo(server.address);
    await killed.next('board');
    killed.leave();
    let page = await listenTo(server.address);
    while (page.status !== 200) page = await listenTo(server.address);
    await showMany(server, 3, 10);
    expect(await page.next('board')).toBeDefined();
  });

  it('is turned away when too many listen', async () => {
    const { address } = await open({ mostListeners: 2 });
    await listenTo(address);
    await listenTo(address);
    expect((await listenTo(address)).status).toBe(503);
  });
});

describe('a touch on a page', () => {
  it('reaches the table', async () => {
    const { address } = await open();
    const answer = await post(address, '/panel', { panel: 'start', players: 2, first: 1 });
    expect(answer.status).toBe(204);
    expect(done).toEqual([{ panel: 'start', players: 2, first: 1 }]);
  });

  it('brings the cash that was counted, who signs for it, and how many games are given', async () => {
    const { address } = await open();
    const bodies = [
      { panel: 'collect', counted: 1_000_000_000, by: 'Zoë W. 12345' },
      { panel: 'collect', counted: 0 },
      { panel: 'serviceCredit', games: 9 },
    ];
    for (const body of bodies) expect((await post(address, '/panel', body)).status).toBe(204);
    expect(done).toEqual(bodies);
  });

  it('brings no sum, name or number that a table could not hold', async () => {
    const { address } = await open();
    const wrong = [
      { counted: -1 },
      { counted: 0.5 },
      { counted: 1_000_000_001 },
      { by: '' },
      { by: 'w'.repeat(41) },
      { by: '\u001b[2J' },
      { games: 0 },
      { games: 10 },
    ];
    for (const each of wrong) {
      expect((await post(address, '/panel', { panel: 'collect', ...each })).status).toBe(400);
    }
    expect(done).toEqual([]);
  });

  it('is told why it was refused', async () => {
    const { address } = await open();
    const answer = await post(address, '/panel', { panel: 'undo' });
    expect([answer.status, await answer.json()]).toEqual([409, { refused: 'nothingToUndo' }]);
  });

  it('that is no action is told every mistake in it', async () => {
    const { address } = await open();
    const answer = await post(address, '/panel', { players: 'two', cheat: true });
    expect(answer.status).toBe(400);
    const told = await answer.text();
    for (const name of ['panel', 'players', 'cheat']) expect(told).toContain(name);
    expect(done).toEqual([]);
  });

  it('that is not JSON, or far too long, is refused', async () => {
    const { address } = await open();
    const broken = await fetch(`${address}/panel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"panel":',
    });
    const long = await post(address, '/panel', { panel: 'x'.repeat(10_000) });
    expect([broken.status, long.status]).toEqual([400, 413]);
  });

  it('acts on a simulated cabinet, and on no other', async () => {
    const simulated = await open({ cabinet });
    const wired = await open();
    const pot = { do: 'pot', hole: '200', ball: 'red' };
    expect((await post(simulated.address, '/cabinet', pot)).status).toBe(204);
    expect((await post(wired.address, '/cabinet', pot)).status).toBe(404);
    expect(done).toEqual([pot]);
  });

  it('hears from the wood why it could not be', async () => {
    const { address } = await open({ cabinet });
    const answer = await post(address, '/cabinet', { do: 'knock', peg: 'black' });
    expect([answer.status, await answer.json()]).toEqual([409, { refused: 'pegDown' }]);
    expect((await post(address, '/cabinet', { do: 'speed', speed: 2 })).status).toBe(400);
    expect((await post(address, '/cabinet', { do: 'acceptor', how: 'jam' })).status).toBe(204);
    expect((await post(address, '/cabinet', { do: 'sink', ball: 'S1', pocket: 'TL' })).status).toBe(204);
    expect((await post(address, '/cabinet', { do: 'place', x: 1e9, y: 0 })).status).toBe(400);
    expect((await post(address, '/cabinet', { do: 'acceptor', how: 'kick' })).status).toBe(400);
  });
});

describe('a foreign page', () => {
  it('presses no buttons', async () => {
    const { address } = await open();
    const foreign = await post(address, '/panel', { panel: 'start' }, { origin: 'http://pub.example' });
    const form = await fetch(`${address}/panel`, { method: 'POST', body: '{"panel":"start"}' });
    expect([foreign.status, form.status]).toEqual([403, 415]);
    expect(done).toEqual([]);
  });

  it('reads nothing under a name that was pointed here', async () => {
    const { address } = await open();
    expect(await askAs('pub.example', address, '/layout')).toBe(403);
    expect(await askAs('localhost:8080', address, '/layout')).toBe(200);
    expect(await askAs('[::1]:8080', address, '/layout')).toBe(200);
  });

  it('cannot frame ours, and ours loads nothing from elsewhere', async () => {
    const { address } = await open();
    const { headers } = await fetch(`${address}/scoreboard`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the address of a table', () => {
  it('opens the simulated table when there is one, else the scoreboard', async () => {
    const simulated = await open({ cabinet });
    const wired = await open();
    const title = async (url: string) => (await fetch(url)).text();
    expect(await title(simulated.address)).toContain('table');
    expect(await title(`${simulated.address}/scoreboard`)).toContain('scoreboard');
    expect(await title(wired.address)).toContain('scoreboard');
    expect((await fetch(`${wired.address}/table`)).status).toBe(404);
  });

  it('says plainly that a page is not there', async () => {
    const { address } = await open();
    for (const path of ['/nothing', '/../package.json', '/%2e%2e/package.json']) {
      const answer = await fetch(`${address}${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'There is no such page.\n']);
    }
  });

  it('that another program has is a fault with a remedy', async () => {
    const { address } = await open();
    const { port } = new URL(address);
    await expect(open({ port: Number(port) })).rejects.toMatchObject({ code: 'PORT_IN_USE' });
  });

  it('that this machine does not have is a fault with a remedy', async () => {
    for (const host of ['192.0.2.1', 'nowhere.invalid'])
      await expect(open({ host })).rejects.toMatchObject({ code: 'PORT_FORBIDDEN' });
  });
});

describe('a table that breaks while it does what a page asked for', () => {
  it('tells the page, and whoever can stop the table', async () => {
    const told: unknown[] = [];
    const broken = new Error('a desk fell over');
    const { address } = await open({
      panel: () => {
        throw broken;
      },
      broke: (error) => told.push(error),
    });
    const answer = await post(address, '/panel', { panel: 'next' });
    expect(answer.status).toBe(500);
    expect(told).toEqual([broken]);
  });
});
