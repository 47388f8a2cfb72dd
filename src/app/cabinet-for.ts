import { simulatedCabinet } from '../adapters/cabinet/simulated/simulated-cabinet.ts';
import { type WoodFile, woodFile } from '../adapters/cabinet/simulated/wood-file.ts';
import type { SpeedClock } from '../adapters/clock/speed-clock.ts';
import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { Display } from '../ports/display.ts';
import { TableError } from '../ports/table-error.ts';
import type { CabinetAction, CabinetView } from '../ports/web-api.ts';
import type { Controller } from './controller.ts';
import { layoutOf } from './layout-of.ts';
import type { Play } from './parts.ts';

/** A cabinet, and what a simulated one lets hands do to it. */
export interface TableCabinet {
  readonly cabinet: Cabinet;
  hands(controller: Controller): {
    cabinet?: { view(): CabinetView; act(action: CabinetAction): string | null };
  };
  displays(controller: Controller): readonly Display[];
  onView(told: () => void): void;
}

interface Clocks {
  readonly clock: Clock;
  readonly gameClock: SpeedClock;
}

/** The cabinet that the configuration names. */
export function cabinetFor(play: Play, clocks: Clocks, journalFile: string): TableCabinet {
  const { driver } = play.config.cabinet;
  if (driver !== 'simulated') throw new TableError('DRIVER_UNKNOWN', `There is no cabinet driver ${driver}`);
  return simulatedFor(play, clocks, woodFile(`${journalFile}.wood.json`));
}

function simulatedFor(play: Play, { clock, gameClock }: Clocks, file: WoodFile): TableCabinet {
  let told = () => {};
  const layout = layoutOf(play, { currency: '', price: 0, offers: [], freePlay: false, gameMs: 0 });
  const seed = Math.floor(clock.wall());
  const remembered = file.recall(layout);
  const cabinet = simulatedCabinet({
    layout,
    clock,
    seed,
    onView: () => {
      file.keep(cabinet.wood());
      told();
    },
    ...(remembered && { remembered }),
  });
  return {
    cabinet,
    onView: (listener) => {
      told = listener;
    },
    hands: (controller) => ({
      cabinet: {
        view: () => ({ ...cabinet.view(), speed: gameClock.speed }),
        act: (action) => {
          if (action.do !== 'speed') return cabinet.do(action);
          gameClock.setSpeed(action.speed);
          controller.refresh();
          told();
          return null;
        },
      },
    }),
    displays: (controller) => [refitter(controller, layout, (next) => cabinet.refit(next))],
  };
}

/** Lays the simulated wood out anew when the configuration has other holes, skittles, balls or coins. */
function refitter<Layout extends ReturnType<Controller['layout']>>(
  controller: Controller,
  first: Layout,
  refit: (layout: ReturnType<Controller['layout']>) => void,
): Display {
  let shape = shapeOf(first);
  return {
    show: () => {
      const layout = controller.layout();
      const next = shapeOf(layout);
      if (next === shape) return;
      shape = next;
      refit(layout);
    },
    stop: async () => {},
  };
}

function shapeOf({ holes, pegs, balls, coins }: ReturnType<Controller['layout']>): string {
  return JSON.stringify([holes, pegs, balls, coins]);
}
