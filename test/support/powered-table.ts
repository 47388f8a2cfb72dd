import { unguarded } from '../../src/adapters/cabinet/coils/guard.ts';
import { openChardevPins } from '../../src/adapters/cabinet/gpio/chardev/chardev-pins.ts';
import { takeGpio } from '../../src/adapters/cabinet/gpio/gpio-cabinet.ts';
import { ChargePump } from '../../src/adapters/cabinet/simulated/charge-pump.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { type MemoryDisk, memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { Controller } from '../../src/app/controller.ts';
import { healthOf } from '../../src/app/health-of.ts';
import { playOf } from '../../src/app/play-of.ts';
import { silentLog } from '../../src/ports/log.ts';
import { unwatched } from '../../src/ports/watchdog.ts';
import { BusyClock } from './busy-clock.ts';
import { good } from './config-reading.ts';
import { FakeChardev } from './fake-chardev.ts';
import { fakeGpio } from './fake-gpio.ts';

/** A time in which a pin was on, and whether there was coil power as it went on and as it went off. */
export interface Pulse {
  readonly from: number;
  readonly to: number;
  readonly powered: readonly [boolean, boolean];
}

/** The charge pump that hangs on a pin: its time goes on, however stuck the program is. */
function pumpAt(now: () => number) {
  const time = new HandClock();
  const pump = new ChargePump(time, () => {});
  return {
    edge: () => {
      time.advanceTo(now());
      pump.beat();
    },
    get isCharged() {
      time.advanceTo(now());
      return pump.isCharged;
    },
  };
}

/** A table on the header as `settings` wires it, its heartbeat, and the circuit that makes coil power of that. */
export async function poweredTable(settings: string, disk: MemoryDisk = memoryDisk()) {
  const play = playOf(good(readConfig(settings)));
  const wiring = play.config.cabinet.gpio;
  if (!wiring) throw new Error('these settings have no header');
  const clock = new BusyClock();
  const files = fakeGpio();
  const pi = new FakeChardev(clock, {}, files.unexported);
  for (const [line, { pin }] of Object.entries(wiring.lines))
    if (line.startsWith('peg.')) pi.wires.set(pin, 0);
  const pins = openChardevPins({ kernel: pi, clock, log: silentLog, sysfs: files.root });
  const pulses = watchPins(pi, clock, wiring.outputs.heartbeat?.pin ?? -1);
  const cabinet = await takeGpio({
    ...{ wiring, pins, clock, log: silentLog },
    guard: async () => unguarded,
    atExit: () => () => {},
  });
  const journal = memoryJournal({ clock, disk, version: 'test' });
  const world = { clock, gameClock: clock, cabinet, journal, displays: [], log: silentLog };
  const controller = new Controller(world, play, 'cold');
  await controller.start();
  const health = healthOf(controller, world, unwatched);
  health.start();
  const coinPin = wiring.lines['coin.1']?.pin ?? -1;
  return {
    ...{ clock, disk, journal, controller, pulses },
    board: () => controller.board(),
    coin: () => {
      pi.drive(coinPin, 0);
      clock.pass(100);
      pi.drive(coinPin, 1);
      clock.pass(500);
    },
  };
}

/** The pulses of each pin so far, as far as they are over. */
function watchPins(pi: FakeChardev, clock: BusyClock, heart: number): (pin: number) => readonly Pulse[] {
  const pump = pumpAt(() => clock.now());
  const levels = new Map<number, 0 | 1>();
  const begun = new Map<number, { from: number; powered: boolean }>();
  const over = new Map<number, Pulse[]>();
  const ioctl = pi.ioctl.bind(pi);
  pi.ioctl = (fd, request, bytes) => {
    ioctl(fd, request, bytes);
    for (const [pin, level] of pi.wires) {
      if (level === (levels.get(pin) ?? 0)) continue;
      levels.set(pin, level);
      if (pin === heart) pump.edge();
      const start = begun.get(pin);
      if (level === 1) begun.set(pin, { from: clock.now(), powered: pump.isCharged });
      else if (start) {
        const pulse = {
          from: start.from,
          to: clock.now(),
          powered: [start.powered, pump.isCharged] as const,
        };
        over.set(pin, [...(over.get(pin) ?? []), pulse]);
      }
    }
  };
  return (pin) => over.get(pin) ?? [];
}
