import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { SpeedClock } from '../../src/adapters/clock/speed-clock.ts';
import { webServer } from '../../src/adapters/display/web/server.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { cabinetFor } from '../../src/app/cabinet-for.ts';
import { Controller } from '../../src/app/controller.ts';
import type { Display } from '../../src/ports/display.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { PanelAction } from '../../src/ports/web-api.ts';
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
  const journal = memoryJournal({ clock, disk: memoryDisk(), version: 'test' });
  const displays: Display[] = [];
  const world = { clock, gameClock, cabinet: wood.cabinet, journal, displays, log: silentLog };
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
  const contexts: BrowserContext[] = [];
  return {
    clock,
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
      await controller.stop();
      rmSync(woodFolder, { recursive: true });
    },
  };
}

export type TablePage = Awaited<ReturnType<typeof openTablePage>>;

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
