import { Drive } from '../../src/adapters/cabinet/coils/drive.ts';
import { type Guard, unguarded } from '../../src/adapters/cabinet/coils/guard.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import type { BarDrive, Coil, Wiring } from '../../src/session/table-config.ts';

/** Everything that a cabinet drives, with a lamp at each pin that a test looks at. */

export const DROP = 16;
export const RAISE = 17;
export const MOTOR = 18;
export const METER = 20;
export const RELEASE = 23;
export const CHIME = 24;
export const HEART = 25;

const coil = (pin: number, change: Partial<Coil> = {}): Coil => ({
  pin,
  pulseMs: 200,
  restMs: 1_000,
  mostPerMinute: 20,
  ...change,
});

export const COILS: BarDrive = { kind: 'coils', drop: coil(DROP), raise: coil(RAISE) };
export const MOTORED: BarDrive = { kind: 'motor', pin: MOTOR, mostMs: 5_000 };

/** A time in which a pin was on. */
export interface Lit {
  readonly from: number;
  readonly to: number;
}

export interface CoilBenchOptions {
  readonly bar?: BarDrive;
  readonly release?: Partial<Coil>;
  readonly chime?: Partial<Coil>;
  /** Is the switch bar.down fitted? */
  readonly seen?: boolean;
  readonly guard?: Guard;
  /** Coil power hangs on its heartbeat. */
  readonly hasHeart?: boolean;
}

export function coilBench({
  bar = COILS,
  release,
  chime,
  seen = true,
  guard = unguarded,
  hasHeart = false,
}: CoilBenchOptions = {}) {
  const clock = new HandClock();
  const levels = new Map<number, 0 | 1>();
  const lit = new Map<number, Lit[]>();
  const writes: string[] = [];
  const together: string[] = [];
  const told: CabinetEvent[] = [];
  const wiring: Pick<Wiring, 'lines' | 'outputs'> = {
    lines: seen ? { 'bar.down': { pin: 5, active: 'low' } } : {},
    outputs: {
      bar,
      coins: { pin: 27 },
      startLamp: { pin: 22 },
      meter: { pin: METER },
      release: coil(RELEASE, release),
      ...(hasHeart && { heartbeat: { pin: HEART } }),
      chime: coil(CHIME, { pulseMs: 40, restMs: 150, mostPerMinute: 60, ...chime }),
    },
  };
  const since = new Map<number, number>();
  const write = (pin: number, level: 0 | 1) => {
    writes.push(`${clock.now()}: ${pin} ${level}`);
    if (level === levels.get(pin)) return;
    levels.set(pin, level);
    if (levels.get(DROP) === 1 && levels.get(RAISE) === 1) together.push(writes.at(-1) ?? '');
    if (level === 1) since.set(pin, clock.now());
    const from = since.get(pin);
    if (level === 0 && from !== undefined) lit.set(pin, [...(lit.get(pin) ?? []), { from, to: clock.now() }]);
    since.delete(level === 0 ? pin : -1);
  };
  const drive = new Drive({ wiring, clock, write, guard, tell: (event) => told.push(event) });
  return {
    clock,
    drive,
    writes,
    /** The writes after which the coils that drop and raise the bar were both on. */
    together,
    told,
    level: (pin: number) => levels.get(pin) ?? 0,
    /** When this pin was on, as far as it is off again. */
    lit: (pin: number): readonly Lit[] => lit.get(pin) ?? [],
    barIs: (where: 'down' | 'up') => drive.lineChanged({ line: 'bar.down', value: where === 'down' ? 1 : 0 }),
    bar: (wanted: 'raised' | 'dropped') => drive.hold({ bar: wanted, coins: 'refused', startLamp: 'dark' }),
  };
}

/** A table that has learnt its lines, with the bar down. */
export function attended(options: CoilBenchOptions = {}) {
  const bench = coilBench(options);
  if (options.seen !== false) bench.barIs('down');
  bench.drive.attend();
  bench.clock.advance(2_000);
  return bench;
}
