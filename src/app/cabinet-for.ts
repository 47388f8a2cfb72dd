import { simulatedCabinet } from '../adapters/cabinet/simulated/simulated-cabinet.ts';
import { type WoodFile, woodFile } from '../adapters/cabinet/simulated/wood-file.ts';
import type { SpeedClock } from '../adapters/clock/speed-clock.ts';
import type { ClaimPin, PinWay } from '../adapters/display/digits/pin-wire.ts';
import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { Display } from '../ports/display.ts';
import type { Log } from '../ports/log.ts';
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
  /** Where wires of score digits can lead; a simulated cabinet has no pins. */
  readonly pins: PinWay | null;
  onView(told: () => void): void;
}

interface Surroundings {
  readonly clock: Clock;
  readonly gameClock: SpeedClock;
  readonly journalFile: string;
  readonly log: Log;
  /** A ball of a simulated table rolls past the reader. */
  readonly onBallHome?: (ball: string) => void;
}

/** The cabinet that the configuration names. The libraries of a driver are loaded when it is the one. */
export async function cabinetFor(play: Play, around: Surroundings): Promise<TableCabinet> {
  const { gpio, firmata, backend } = play.config.cabinet;
  const { clock, journalFile } = around;
  const log = around.log.child({ part: 'cabinet' });
  switch (play.config.cabinet.driver) {
    case 'simulated':
      return simulatedFor(play, around, woodFile(`${journalFile}.wood.json`));
    case 'gpio': {
      const { openHeader } = await loaded('gpio', () => import('../adapters/cabinet/gpio/open-gpio.ts'));
      const longestCoinMs = new Map(play.sensing.coins.map(({ line, maxMs }) => [line, maxMs]));
      const cabinet = await openHeader({ wiring: given(gpio), longestCoinMs, backend, clock, log });
      return wooden(cabinet, (name, pin) => cabinet.claim(name, pin));
    }
    case 'firmata': {
      const { openFirmata } = await loaded(
        'firmata',
        () => import('../adapters/cabinet/firmata/open-firmata.ts'),
      );
      const cabinet = await openFirmata({ wiring: given(firmata), clock, log });
      return wooden(cabinet, (_, pin) => cabinet.claim(pin));
    }
  }
}

/** No reading of a configuration lets a driver pass without its pins. */
function given<Pins>(wiring: Pins | undefined): Pins {
  if (wiring === undefined) throw new Error('the configuration has no pins for its driver');
  return wiring;
}

async function loaded<Driver>(name: string, load: () => Promise<Driver>): Promise<Driver> {
  try {
    return await load();
  } catch (cause) {
    throw new TableError('DRIVER_UNLOADABLE', `The libraries of driver ${name} cannot be loaded`, { cause });
  }
}

/** A real one: only its own patrons lay hands on it. */
const wooden = (cabinet: Cabinet & { readonly displayPauseMs: number }, claim: ClaimPin): TableCabinet => ({
  cabinet,
  pins: { claim, pauseMs: cabinet.displayPauseMs },
  hands: () => ({}),
  displays: () => [],
  onView: () => {},
});

function simulatedFor(
  play: Play,
  { clock, gameClock, onBallHome }: Pick<Surroundings, 'clock' | 'gameClock' | 'onBallHome'>,
  file: WoodFile,
): TableCabinet {
  let told = () => {};
  const layout = layoutOf(play, { currency: '', price: 0, offers: [], freePlay: false, gameMs: 0 });
  const remembered = file.recall(layout);
  const cabinet = simulatedCabinet({
    layout,
    clock,
    seed: Math.floor(clock.wall()),
    hasHeart: true,
    onView: () => {
      file.keep(cabinet.wood());
      told();
    },
    ...(onBallHome && { onBallHome }),
    ...(remembered && { remembered }),
  });
  const setSpeed = (speed: CabinetView['speed'], controller: Controller): null => {
    gameClock.setSpeed(speed);
    controller.refresh();
    told();
    return null;
  };
  return {
    cabinet,
    pins: null,
    onView: (listener) => {
      told = listener;
    },
    hands: (controller) => ({
      cabinet: {
        view: () => ({ ...cabinet.view(), speed: gameClock.speed }),
        act: (action) => (action.do === 'speed' ? setSpeed(action.speed, controller) : cabinet.do(action)),
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
