import { type GuardEars, unguarded } from '../../src/adapters/cabinet/coils/guard.ts';
import { openChardevPins } from '../../src/adapters/cabinet/gpio/chardev/chardev-pins.ts';
import { type GpioCabinet, takeGpio } from '../../src/adapters/cabinet/gpio/gpio-cabinet.ts';
import type { KernelPins } from '../../src/adapters/cabinet/gpio/kernel-pins.ts';
import { openOnoffPins } from '../../src/adapters/cabinet/gpio/onoff/onoff-pins.ts';
import type { ToldLevels } from '../../src/adapters/cabinet/levels.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import { type Log, silentLog } from '../../src/ports/log.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { FakeChardev, type FakeChip } from './fake-chardev.ts';
import { fakeGpio } from './fake-gpio.ts';

/** Tables on the header of a computer that a test drives, by either way to the kernel. */

export const WIRING = {
  lines: {
    'hole.200': { pin: 2, active: 'low' },
    'peg.black': { pin: 13, active: 'high' },
    'button.start': { pin: 21, active: 'low' },
    'button.next': { pin: 23, active: 'low' },
  },
  outputs: { bar: { kind: 'held', pin: 17 }, coins: { pin: 27 }, startLamp: { pin: 22 } },
} as const satisfies Wiring;
export const METERED: Wiring = { ...WIRING, outputs: { ...WIRING.outputs, meter: { pin: 20 } } };

/** What the program says to its technician. */
function notebook() {
  const notes: string[] = [];
  const note = (_: object, message: string) => notes.push(message);
  const log: Log = { ...silentLog, info: note, warn: note, error: note, child: () => log };
  return { log, notes };
}

interface Ways<World> {
  readonly world: World;
  readonly clock: HandClock;
  readonly wiring: Wiring;
  readonly pins: (log: Log) => KernelPins;
  readonly longestCoinMs?: ReadonlyMap<string, number>;
}

function onPins<World>({ world, clock, wiring, pins, longestCoinMs = new Map() }: Ways<World>) {
  const { log, notes } = notebook();
  const lastWords: (() => void)[] = [];
  const told: CabinetEvent[] = [];
  const atExit = (last: () => void) => {
    lastWords.push(last);
    return () => lastWords.splice(lastWords.indexOf(last), 1);
  };
  const guarded: number[] = [];
  const watch: GuardEars = { lost: () => {}, found: () => {}, failed: () => {} };
  const guard = async (cutoffs: ReadonlyMap<number, unknown>) => {
    guarded.push(...cutoffs.keys());
    return { ...unguarded, listen: (ears: GuardEars) => Object.assign(watch, ears) };
  };
  const take = async (heard?: ToldLevels) =>
    takeGpio({
      ...{ wiring, pins: pins(log), clock, log, guard, atExit, longestCoinMs },
      ...(heard && { told: heard }),
    });
  return {
    clock,
    pi: world,
    log,
    notes,
    lastWords,
    /** Pins that another thread watches over. */
    guarded,
    /** What happens to that thread. */
    watch,
    take,
    /** As the program does: the pins first, then the table. */
    async start() {
      const cabinet = await take();
      await cabinet.start((event) => told.push(event));
      return cabinet;
    },
    changes: () => told.flatMap((event) => (event.type === 'line' ? [event.change] : [])),
    troubles: () =>
      told.flatMap((event) => {
        if (event.type === 'lost') return [`lost: ${event.what}`];
        return event.type === 'trouble' || event.type === 'mended'
          ? [`${event.type}: ${event.code} ${event.what}`]
          : [];
      }),
  };
}

/** By the kernel's GPIO files. */
export function bench(
  chip: Parameters<typeof fakeGpio>[0] = {},
  wiring: Wiring = WIRING,
  longestCoinMs?: ReadonlyMap<string, number>,
) {
  const clock = new HandClock();
  const pi = fakeGpio(chip);
  const pins = (log: Log) => openOnoffPins(pi.world, { clock, log });
  return onPins({ world: pi, clock, wiring, pins, ...(longestCoinMs && { longestCoinMs }) });
}

/** By the character device, and the files in which an earlier run may have left pins. */
export function chardevBench(chip: FakeChip = {}, wiring: Wiring = WIRING) {
  const clock = new HandClock();
  const files = fakeGpio();
  const pi = new FakeChardev(clock, chip, files.unexported);
  const pins = (log: Log) => openChardevPins({ kernel: pi, clock, log, sysfs: files.root });
  return { ...onPins({ world: pi, clock, wiring, pins }), files };
}

/** A table that has learnt its lines: no skittle has fallen. */
export async function running(wiring: Wiring = WIRING) {
  return learnt(bench({}, wiring));
}

export async function chardevRunning(wiring: Wiring = WIRING) {
  return learnt(chardevBench({}, wiring));
}

interface Table {
  readonly pi: { drive(pin: number, level: 0 | 1): void };
  readonly clock: HandClock;
  start(): Promise<GpioCabinet>;
}

async function learnt<Bench extends Table>(table: Bench): Promise<Bench & { cabinet: GpioCabinet }> {
  table.pi.drive(13, 0);
  const cabinet = await table.start();
  table.clock.advance(1_000);
  return { ...table, cabinet };
}
