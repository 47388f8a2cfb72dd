import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { SpeedClock } from '../../src/adapters/clock/speed-clock.ts';
import { CctalkAcceptor } from '../../src/adapters/coin/cctalk/acceptor.ts';
import { simulatedAcceptor } from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';
import { webServer } from '../../src/adapters/display/web/server.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { memoryPort } from '../../src/adapters/serial/memory-line.ts';
import { cabinetFor } from '../../src/app/cabinet-for.ts';
import { Controller } from '../../src/app/controller.ts';
import { healthOf } from '../../src/app/health-of.ts';
import type { ServiceRequest } from '../../src/ports/control.ts';
import type { Display } from '../../src/ports/display.ts';
import { silentLog } from '../../src/ports/log.ts';
import { unwatched } from '../../src/ports/watchdog.ts';
import type { CabinetAction, PanelAction } from '../../src/ports/web-api.ts';
import type { AcceptorSettings } from '../../src/session/table-config.ts';
import { openBrowser } from './browser.ts';
import { NOON, playFrom } from './open-table.ts';

/** The pages as they are shipped, in a folder of their own. */
async function buildPages(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-pages-'));
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** For the tests of one file: the pages are built once, for one browser. What is returned opens tables in it. */
export function tablesInBrowser(): (settings?: Settings) => Promise<TablePage> {
  let pages: Awaited<ReturnType<typeof buildPages>>;
  let browser: Browser;
  beforeAll(async () => {
    [pages, browser] = await Promise.all([buildPages(), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    pages?.remove();
  });
  return (settings) => openTablePage({ browser, pages: pages.folder }, settings);
}

type Settings = Record<string, unknown> & { cabinet?: Record<string, unknown> };

/** By then its heart has made coil power. */
const POWERED_MS = 1_000;

/** A whole simulated table with its page open in a browser; its time passes only when told. */
async function openTablePage(
  { browser, pages }: { browser: Browser; pages: string },
  settings: Settings = {},
) {
  const clock = new HandClock(NOON);
  const gameClock = new SpeedClock(clock);
  const play = playFrom({ ...settings, cabinet: { ...settings.cabinet, driver: 'simulated' } });
  const woodFolder = mkdtempSync(join(tmpdir(), 'baulk-wood-'));
  const journalFile = join(woodFolder, 'journal');
  const wood = await cabinetFor(play, { clock, gameClock, journalFile, log: silentLog });
  const disk = memoryDisk();
  const journal = memoryJournal({ clock, disk, version: 'test' });
  const coins = play.config.cabinet.acceptor && acceptorAt(play.config.cabinet.acceptor, clock);
  const displays: Display[] = [];
  const devices = { cabinet: wood.cabinet, coins: coins?.source ?? null };
  const world = { clock, gameClock, ...devices, journal, displays, log: silentLog };
  const controller = new Controller(world, play, 'running');
  const server = await webServer({
    layout: () => controller.layout(),
    board: () => controller.board(),
    service: () => controller.serviceState(),
    now: () => clock.now(),
    panel: (action) => controller.panel(action),
    ...wood.hands(controller),
    log: silentLog,
    host: '127.0.0.1',
    port: 0,
    webRoot: pages,
  });
  wood.onView(() => server.cabinetChanged());
  displays.push(server, ...wood.displays(controller));
  await controller.start();
  const health = healthOf(controller, world, unwatched);
  health.start();
  const contexts: BrowserContext[] = [];
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      clock.advance(Math.min(50, left));
      await new Promise(setImmediate);
    }
  };
  await pass(POWERED_MS);
  return {
    clock,
    disk,
    /** The cable of its coin acceptor. */
    cable: coins?.cable ?? null,
    /** What `baulk service` asks. */
    service: (request: ServiceRequest) => controller.service(request),
    /** Lets time pass in which whatever is fitted can answer. */
    pass,
    board: () => controller.board(),
    view: () => wood.hands(controller).cabinet?.view(),
    /** Something is touched on the panel over the table. */
    press: (action: PanelAction) => controller.panel(action),
    /** Opens the page; everything that goes wrong in it is in `troubles`. */
    async visit(options: BrowserContextOptions = { viewport: { width: 1280, height: 720 } }) {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await page.goto(`${server.address}/table`);
      await page.waitForSelector('.wood-ball');
      return { page, troubles };
    },
    async close() {
      for (const context of contexts) await context.close();
      let isStopped = false;
      const stopped = controller.stop().finally(() => {
        isStopped = true;
      });
      while (!isStopped) await pass(50);
      await stopped;
      health.stop();
      rmSync(woodFolder, { recursive: true });
    },
  };
}

/** The real driver, and behind a line within this process a simulated acceptor with British coins. */
function acceptorAt(settings: AcceptorSettings, clock: HandClock) {
  const acceptor = simulatedAcceptor({ clock, coins: coinSetOf('GBP') ?? [], echo: false });
  const cable = memoryPort(acceptor, clock);
  const source = new CctalkAcceptor({ settings, currency: 'GBP', clock, log: silentLog, open: cable.open });
  return { source, cable };
}

export type TablePage = Awaited<ReturnType<typeof openTablePage>>;

/** Hands and buttons of the cabinet, which are on another page than this one. */
export type Hand = CabinetAction | PanelAction;

/** Lays a hand on the table of this page; what its server answered. */
export function handsOf(page: Page, action: Hand): Promise<number> {
  return page.evaluate(async (body) => {
    const route = 'panel' in body ? '/panel' : '/cabinet';
    const headers = { 'content-type': 'application/json' };
    return (await fetch(route, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, action);
}

/** Does something on the page that asks the table, and waits for its answer. */
export async function asking(
  page: Page,
  route: 'cabinet' | 'panel',
  hands: () => Promise<void>,
): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/${route}`));
  await hands();
  return (await answered).status();
}
