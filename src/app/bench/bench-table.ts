import { readOverlay } from '../../adapters/config/read-config.ts';
import type { Cabinet, CabinetEvent } from '../../ports/cabinet.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Journal } from '../../ports/journal.ts';
import { silentLog } from '../../ports/log.ts';
import type { Scoreboard } from '../../session/scoreboard.ts';
import { Controller } from '../controller.ts';
import type { Play } from '../parts.ts';
import { playOf } from '../play-of.ts';

/** A table with a game begun, whose lines the bench changes and whose scoreboard it waits for. */
export interface BenchTable {
  readonly controller: Controller;
  /** Reports the change and comes back with what the displays were shown. */
  change(line: string, value: 0 | 1): Scoreboard;
  /** A coin and START. */
  nextGame(): void;
}

export function classicPlay(): Play {
  const reading = readOverlay('', {});
  if ('problems' in reading) throw new Error('The built-in settings are wrong.');
  return playOf(reading);
}

export async function benchTable(clock: Clock, journal: Journal): Promise<BenchTable> {
  let report: (event: CabinetEvent) => void = () => {};
  let shown: Scoreboard | null = null;
  const cabinet: Cabinet = {
    start: async (listener) => {
      report = listener;
    },
    hold: () => {},
    emit: () => {},
    heart: null,
    heardUntil: () => clock.now(),
    canRead: () => true,
    stop: async () => {},
  };
  const display = {
    show: (board: Scoreboard) => {
      shown = board;
    },
    stop: async () => {},
  };
  const world = { clock, gameClock: clock, cabinet, journal, displays: [display], log: silentLog };
  const controller = new Controller(world, classicPlay(), 'running');
  await controller.start();
  const nextGame = () => {
    report({ type: 'coin', amount: 100, currency: 'GBP', at: clock.now() });
    controller.panel({ panel: 'start', players: 2 });
  };
  nextGame();
  return {
    controller,
    nextGame,
    change(line, value) {
      shown = null;
      report({ type: 'line', change: { line, value, at: clock.now() } });
      if (!shown) throw new Error('The change was not shown.');
      return shown;
    },
  };
}
