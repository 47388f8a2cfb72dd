import { SpeedClock } from '../../../src/adapters/clock/speed-clock.ts';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { loadConfig } from '../../../src/adapters/config/load-config.ts';
import { openJournal } from '../../../src/adapters/journal/open-journal.ts';
import { cabinetFor } from '../../../src/app/cabinet-for.ts';
import { Controller } from '../../../src/app/controller.ts';
import { playOf } from '../../../src/app/play-of.ts';
import { silentLog } from '../../../src/ports/log.ts';
import type { Scoreboard } from '../../../src/session/scoreboard.ts';
import { patiently, pause } from '../inside/support/patience.ts';
import { presetWith } from '../inside/support/settings.ts';
import { layWood } from '../inside/support/wood.ts';

export const BACKENDS = ['chardev', 'onoff'] as const;
export const CHIME = 9;

/** Well over the time for which nothing counts after power-up. */
const BLIND_MS = 3_000;
/** The start of a game is struck, too. */
const CHIME_MS = 1_500;

export interface Fouls {
  /** Presses FOUL, and comes back with when the scoreboard was shown that has the next player at the table. */
  pressFoul(): Promise<bigint>;
  releaseFoul(): void;
  stop(): Promise<void>;
}

/** A table with a game begun, on the wires of the preset and made as `baulk run` makes it, but for its pages. */
export async function openWiredTable(backend: (typeof BACKENDS)[number]): Promise<Fouls> {
  const settings = presetWith({
    cabinet: {
      backend,
      gpio: {
        lines: { 'hole.20R': { pin: 15 } },
        outputs: { chime: { pin: CHIME, pulse: '100ms', rest: '150ms', perMinute: 60 } },
      },
    },
    money: { freePlay: true },
  });
  const wood = layWood(settings.wiring);
  const clock = systemClock;
  const gameClock = new SpeedClock(clock);
  const play = playOf(loadConfig(settings.file));
  const around = { clock, gameClock, journalFile: settings.journal, log: silentLog };
  const { cabinet } = await cabinetFor(play, around);
  const { journal } = openJournal({ file: settings.journal, version: 'bench', clock });
  let shown: (board: Scoreboard) => void = () => {};
  const display = { show: (board: Scoreboard) => shown(board), stop: async () => {} };
  const world = { clock, gameClock, cabinet, journal, displays: [display], log: silentLog };
  const controller = new Controller(world, play, 'cold');
  await controller.start();
  wood.hold()();
  await pause(BLIND_MS);
  const refused = controller.panel({ panel: 'start', players: 2 });
  if (refused !== null) throw new Error(`no game was begun: ${refused}`);
  await pause(CHIME_MS);
  return {
    pressFoul() {
      const { active } = controller.board();
      const next = new Promise<bigint>((resolve) => {
        shown = (board) => {
          if (board.active !== active) resolve(process.hrtime.bigint());
        };
        wood.set('button.foul', 1);
      });
      return patiently(next, () => `the turn to pass: ${JSON.stringify(controller.board().faults)}`);
    },
    releaseFoul: () => wood.set('button.foul', 0),
    stop: () => controller.stop(),
  };
}
