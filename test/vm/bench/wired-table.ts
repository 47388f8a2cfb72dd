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
import { presetWith, type Settings } from '../inside/support/settings.ts';
import { layWood } from '../inside/support/wood.ts';

export const BACKENDS = ['chardev', 'onoff'] as const;
type Backend = (typeof BACKENDS)[number];
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
export async function openWiredTable(backend: Backend): Promise<Fouls> {
  const settings = settingsFor(backend);
  const wood = layWood(settings.wiring);
  let shown: (board: Scoreboard) => void = () => {};
  const controller = await opened(settings, (board) => shown(board));
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

async function opened({ file, journal: journalFile }: Settings, show: (board: Scoreboard) => void) {
  const clock = systemClock;
  const gameClock = new SpeedClock(clock);
  const play = playOf(loadConfig(file));
  const { cabinet } = await cabinetFor(play, { clock, gameClock, journalFile, log: silentLog });
  const { journal } = openJournal({ file: journalFile, version: 'bench', clock });
  const displays = [{ show, stop: async () => {} }];
  const controller = new Controller(
    { clock, gameClock, cabinet, journal, displays, log: silentLog },
    play,
    'cold',
  );
  await controller.start();
  return controller;
}

const settingsFor = (backend: Backend): Settings =>
  presetWith({
    cabinet: {
      backend,
      gpio: {
        lines: { 'hole.20R': { pin: 24 } },
        outputs: { chime: { pin: CHIME, pulse: '100ms', rest: '150ms', perMinute: 60 } },
      },
    },
    money: { freePlay: true },
  });
