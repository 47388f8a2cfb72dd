import { noteTaken } from '../adapters/cabinet/taken-outputs.ts';
import { SpeedClock } from '../adapters/clock/speed-clock.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { type GoodConfig, readOverlay } from '../adapters/config/read-config.ts';
import { watchConfig } from '../adapters/config/watch-config.ts';
import { controlSocket } from '../adapters/control/control-socket.ts';
import { controlPathOf } from '../adapters/control/socket-path.ts';
import { terminalDisplay } from '../adapters/display/terminal/terminal-display.ts';
import { webServer } from '../adapters/display/web/server.ts';
import { type OpenedJournal, openJournal } from '../adapters/journal/open-journal.ts';
import { systemdWatchdog } from '../adapters/watchdog/systemd.ts';
import type { Display } from '../ports/display.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { TableError } from '../ports/table-error.ts';
import { barFallMs } from '../session/coil-limits.ts';
import { drivenBy } from '../session/driven.ts';
import { wiringOf } from '../session/wired.ts';
import { cabinetFor, type TableCabinet } from './cabinet-for.ts';
import { coinsFor, type TableCoins } from './coins-for.ts';
import { Controller } from './controller.ts';
import { displaysFor } from './displays-for.ts';
import { healthOf } from './health-of.ts';
import { LAST_COINS_MS } from './last-coins.ts';
import { newSettings } from './new-settings.ts';
import type { Play } from './parts.ts';
import { playOf } from './play-of.ts';
import { readerFor } from './reader-for.ts';
import { statusLine } from './status.ts';
import { VERSION } from './version.ts';

export interface RunOptions {
  readonly config: GoodConfig;
  /** The file to watch for new settings. */
  readonly configFile: string;
  readonly journalFile: string;
  readonly display: 'web' | 'terminal';
  /** `cctalk`: a simulated acceptor on a serial port of its own; `lines`: what the settings say. */
  readonly coins: 'lines' | 'cctalk';
  /** A reader of balls as the settings say, or a simulated one. */
  readonly reader: 'asSet' | 'simulated';
  readonly host: string;
  readonly port: number;
  readonly log: Log;
}

export interface RunningTable {
  /** Where its pages are. */
  readonly address: string;
  /** How long until the bar is down and the last coin is booked at the latest, once it stops. */
  readonly endMs: number;
  /** Ends in the safe state. */
  stop(): Promise<void>;
}

const WEB_ROOT = new URL('../../dist/web', import.meta.url).pathname;

/** A table on this machine: journal, cabinet, game and displays, and the file of its settings watched. */
export async function runTable(options: RunOptions): Promise<RunningTable> {
  const { config, log } = options;
  const clock = systemClock;
  const play = playOf(config);
  const opened = openBooks(options);
  const { journal } = opened;
  noteOutputs(options);
  const { cabinet, coins, reader, gameClock } = await fittedTo(play, options);
  const displays: Display[] = [];
  const world = {
    ...{ clock, gameClock, journal, displays, log },
    ...{ cabinet: cabinet.cabinet, coins: coins.source, reader: reader.source },
  };
  const controller = new Controller(world, play, 'cold', openGamesPlay(journal, log) ?? play);
  const server = await servePages(options, controller, { cabinet, coins });
  displays.push(server, ...cabinet.displays(controller));
  displays.push(...(await displaysFor(play, cabinet.pins, { clock, log, faults: controller.faults })));
  if (options.display === 'terminal') displays.push(onTerminal(controller));
  const watchdog = await systemdWatchdog(process.env, log.child({ part: 'watchdog' }));
  displays.push(statusLine(watchdog));
  await controller.start();
  const health = healthOf(controller, world, watchdog);
  health.start();
  for (const { code, what } of opened.troubles) controller.faults.raise(code, what);
  const endWatch = watchSettings(options, controller, journal);
  const commands = await hearCommands(options, controller);
  watchdog.ready();
  return {
    address: server.address,
    // The bar falls while the last coins are counted.
    endMs: Math.max(barFallMs(wiringOf(config.config.cabinet)?.outputs.bar), LAST_COINS_MS),
    stop: async () => {
      watchdog.leave();
      endWatch();
      await Promise.all([commands.stop(), controller.stop()]);
      // Until then: a motor needs coil power to lower the bar.
      health.stop();
      await coins.stop();
    },
  };
}

/** What is wired to this machine, or simulated. */
async function fittedTo(play: Play, options: RunOptions) {
  const { journalFile, log } = options;
  const clock = systemClock;
  const gameClock = new SpeedClock(clock);
  const reader = await readerFor(play, options.reader, { clock, log });
  const onBallHome = (ball: string) => reader.simulated?.pass(ball);
  const cabinet = await cabinetFor(play, { clock, gameClock, journalFile, log, onBallHome });
  const coins = await coinsFor(play, options.coins, { clock, log });
  return { cabinet, coins, reader, gameClock };
}

/** A table whose disk takes no file plays on; its settings tell its outputs then, or the start before. */
function noteOutputs({ config, configFile, journalFile, log }: RunOptions): void {
  try {
    noteTaken(journalFile, configFile, drivenBy(config.config.cabinet));
  } catch (error) {
    log.warn({ err: error }, 'the outputs could not be written down');
  }
}

/** A journal in the currency of the settings, or in none yet. */
function openBooks({ config, configFile, journalFile: file, log }: RunOptions): OpenedJournal {
  const opened = openJournal({
    file,
    version: VERSION,
    clock: systemClock,
    log: log.child({ part: 'journal' }),
  });
  const { currency } = config.config.money;
  const kept = opened.journal.books().currency ?? currency;
  if (kept === currency) return opened;
  opened.journal.close();
  throw new TableError('CONFIG_CURRENCY', `${configFile} is in ${currency}, ${file} in ${kept}`);
}

function watchSettings({ config, configFile, log }: RunOptions, controller: Controller, journal: Journal) {
  const settingsFile = { config, configFile, log, currency: () => journal.books().currency };
  return watchConfig({ path: configFile, clock: systemClock, ...newSettings(settingsFile, controller) });
}

function hearCommands({ journalFile, log }: RunOptions, controller: Controller) {
  return controlSocket({
    path: controlPathOf(journalFile),
    log: log.child({ part: 'commands' }),
    collect: (request) => controller.collect(request),
    service: (request) => controller.service(request),
  });
}

function onTerminal(controller: Controller): Display {
  const language = () => controller.layout().language;
  return terminalDisplay({ out: process.stdout, clock: systemClock, language });
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

interface Front {
  readonly cabinet: TableCabinet;
  readonly coins: TableCoins;
}

async function servePages({ host, port, log }: RunOptions, controller: Controller, front: Front) {
  const server = await webServer({
    layout: () => controller.layout(),
    board: () => controller.board(),
    service: () => controller.serviceState(),
    now: () => systemClock.now(),
    // The key is a switch of the cabinet: no page can turn it.
    panel: (action) => (action.panel === 'service' ? 'keyNotTurned' : controller.panel(action)),
    ...handsOn(front, controller),
    log: log.child({ part: 'pages' }),
    host,
    port,
    webRoot: WEB_ROOT,
  });
  front.cabinet.onView(() => server.cabinetChanged());
  front.coins.simulated?.onView(() => server.cabinetChanged());
  return server;
}

/** A simulated cabinet, with the simulated acceptor that may be fitted into it. */
function handsOn({ cabinet, coins }: Front, controller: Controller): ReturnType<TableCabinet['hands']> {
  const hands = cabinet.hands(controller);
  const { simulated } = coins;
  if (!hands.cabinet || !simulated) return hands;
  const wood = hands.cabinet;
  return {
    cabinet: {
      view: () => ({ ...wood.view(), acceptor: simulated.view() }),
      act: (action) => {
        const refused = simulated.act(action);
        return refused === undefined ? wood.act(action) : refused;
      },
    },
  };
}
