import { SpeedClock } from '../adapters/clock/speed-clock.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { type GoodConfig, readOverlay } from '../adapters/config/read-config.ts';
import { watchConfig } from '../adapters/config/watch-config.ts';
import { terminalDisplay } from '../adapters/display/terminal/terminal-display.ts';
import { webServer } from '../adapters/display/web/server.ts';
import { openJournal } from '../adapters/journal/open-journal.ts';
import type { Display } from '../ports/display.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { cabinetFor, type TableCabinet } from './cabinet-for.ts';
import { Controller } from './controller.ts';
import { newSettings } from './new-settings.ts';
import type { Play } from './parts.ts';
import { playOf } from './play-of.ts';
import { VERSION } from './version.ts';

export interface RunOptions {
  readonly config: GoodConfig;
  /** The file to watch for new settings. */
  readonly configFile: string;
  readonly journalFile: string;
  readonly display: 'web' | 'terminal';
  readonly host: string;
  readonly port: number;
  readonly log: Log;
}

export interface RunningTable {
  /** Where its pages are. */
  readonly address: string;
  /** Ends in the safe state. */
  stop(): Promise<void>;
}

const WEB_ROOT = new URL('../../dist/web', import.meta.url).pathname;

/** A table on this machine: journal, cabinet, game and displays, and the file of its settings watched. */
export async function runTable(options: RunOptions): Promise<RunningTable> {
  const { config, journalFile, log } = options;
  const clock = systemClock;
  const gameClock = new SpeedClock(clock);
  const play = playOf(config);
  const opened = openJournal({
    file: journalFile,
    version: VERSION,
    clock,
    log: log.child({ part: 'journal' }),
  });
  const cabinet = await cabinetFor(play, { clock, gameClock, journalFile, log });
  const displays: Display[] = [];
  const world = { clock, gameClock, cabinet: cabinet.cabinet, journal: opened.journal, displays, log };
  const controller = new Controller(world, play, 'cold', openGamesPlay(opened.journal, log) ?? play);
  const server = await servePages(options, controller, cabinet);
  displays.push(server, ...cabinet.displays(controller));
  if (options.display === 'terminal') {
    displays.push(
      terminalDisplay({ out: process.stdout, clock, language: () => controller.layout().language }),
    );
  }
  await controller.start();
  for (const { code, what } of opened.troubles) controller.faults.raise(code, what);
  const told = newSettings(options, controller);
  const endWatch = watchConfig({ path: options.configFile, clock, ...told });
  return {
    address: server.address,
    stop: async () => {
      endWatch();
      await controller.stop();
    },
  };
}

/** A game that was open when the power went is played to its end by its own settings. */
function openGamesPlay(journal: Journal, log: Log): Play | null {
  const { game } = journal.books();
  if (!game) return null;
  const reading = readOverlay('', game.start.config);
  if (!('problems' in reading)) return playOf(reading);
  log.warn({ game: game.game, problems: reading.problems }, 'the last game goes on by the present settings');
  return null;
}

function servePages({ host, port, log }: RunOptions, controller: Controller, cabinet: TableCabinet) {
  return webServer({
    layout: () => controller.layout(),
    board: () => controller.board(),
    now: () => systemClock.now(),
    panel: (action) => controller.panel(action),
    ...cabinet.hands(controller),
    log: log.child({ part: 'pages' }),
    host,
    port,
    webRoot: WEB_ROOT,
  }).then((server) => {
    cabinet.onView(() => server.cabinetChanged());
    return server;
  });
}
