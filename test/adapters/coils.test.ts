import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGuard } from '../../src/adapters/cabinet/gpio/guard/guard-thread.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { silentLog } from '../../src/ports/log.ts';
import { MOTOR_LIMITS } from '../../src/session/coil-limits.ts';
import { beatsOf } from '../support/beats.ts';
import {
  attended,
  CHIME,
  COILS,
  coilBench,
  DROP,
  HEART,
  type Lit,
  METER,
  MOTOR,
  MOTORED,
  RAISE,
  RELEASE,
} from '../support/coil-bench.ts';

const widths = (lit: readonly Lit[]): readonly number[] => lit.map(({ from, to }) => to - from);

describe('A coil', () => {
  it('is made to go off before it goes on, and is switched off a second time', () => {
    const { drive, clock, writes, level } = attended();
    const ordered: string[] = [];
    const { setTimeout } = clock;
    clock.setTimeout = (fn, ms) => {
      ordered.push(`${ms} ms, pin ${level(RELEASE)}`);
      return setTimeout.call(clock, fn, ms);
    };
    writes.length = 0;
    drive.emit({ output: 'release', value: 1 });
    expect(ordered).toEqual(['200 ms, pin 0', '250 ms, pin 0']);
    clock.advance(1_000);
    expect(writes).toEqual(['2000: 23 1', '2200: 23 0', '2250: 23 0']);
  });

  it('is told to its guard before it goes on and once it is on, and is not his any more once it is off', () => {
    const orders: string[] = [];
    const guard = {
      arm: (pin: number, ms: number) => orders.push(`${pin} for ${ms}, now ${bench.level(pin)}`),
      disarm: (pin: number) => orders.push(`${pin} done, now ${bench.level(pin)}`),
      stop: async () => {},
    };
    const bench = attended({ guard });
    orders.length = 0;
    bench.drive.emit({ output: 'release', value: 1 });
    bench.clock.advance(300);
    expect(orders).toEqual(['23 for 200, now 0', '23 for 200, now 1', '23 done, now 0']);
  });

  it('is on for 300 ms at most, whatever it is set to', () => {
    const { drive, clock, lit } = attended({ release: { pulseMs: 5_000, restMs: 0 } });
    drive.emit({ output: 'release', value: 1 });
    clock.advance(10_000);
    expect(widths(lit(RELEASE))).toEqual([300]);
  });

  it('rests after a pulse, however often it is asked, and does once what it was asked meanwhile', () => {
    const { drive, clock, lit } = attended();
    for (let ms = 0; ms < 1_100; ms += 50) {
      drive.emit({ output: 'release', value: 1 });
      clock.advance(50);
    }
    clock.advance(10_000);
    expect(lit(RELEASE).map(({ from }) => from)).toEqual([2_000, 3_200]);
  });

  it('is left off once it was asked too often in a minute, which is told, and used again when it has cooled', () => {
    const { drive, clock, lit, told } = attended({ release: { mostPerMinute: 3 } });
    for (let times = 0; times < 10; times++) {
      drive.emit({ output: 'release', value: 1 });
      clock.advance(2_000);
    }
    expect(lit(RELEASE)).toHaveLength(3);
    expect(told).toEqual([{ type: 'trouble', code: 'COIL_LIMIT', what: 'release', at: 8_000 }]);
    clock.advance(60_000);
    expect(told.at(-1)).toEqual({ type: 'mended', code: 'COIL_LIMIT', what: 'release', at: 62_000 });
    drive.emit({ output: 'release', value: 1 });
    clock.advance(1_000);
    expect(lit(RELEASE)).toHaveLength(4);
  });

  it('is on for a tenth of any minute at most, whatever it is set to', () => {
    const { drive, clock, lit } = attended({ release: { pulseMs: 300, restMs: 0, mostPerMinute: 10_000 } });
    for (let times = 0; times < 55; times++) {
      drive.emit({ output: 'release', value: 1 });
      clock.advance(1_000);
    }
    expect(widths(lit(RELEASE)).reduce((sum, ms) => sum + ms, 0)).toBe(6_000);
  });

  it('is reckoned as long as it really was on, when the program was late', () => {
    const { drive, clock, lit, told } = attended({ release: { pulseMs: 300, restMs: 300 } });
    const { setTimeout } = clock;
    clock.setTimeout = (fn, ms) => setTimeout.call(clock, fn, ms + (ms < 400 ? 2_200 : 0));
    for (let times = 0; times < 10; times++) {
      drive.emit({ output: 'release', value: 1 });
      clock.advance(4_000);
    }
    expect(widths(lit(RELEASE))).toEqual([2_500, 2_500, 2_500]);
    expect(told).toMatchObject([{ type: 'trouble', code: 'COIL_LIMIT', what: 'release' }]);
  });

  it('is off in the very moment in which the process ends', () => {
    const { drive, bar, clock, level, writes } = attended();
    bar('raised');
    drive.emit({ output: 'release', value: 1 });
    drive.emit({ output: 'chime', value: 'over' });
    drive.emit({ output: 'meter', value: 5 });
    drive.off();
    const pins = [DROP, RAISE, RELEASE, CHIME, METER, 27, 22];
    expect(pins.map(level)).toEqual(pins.map(() => 0));
    writes.length = 0;
    clock.advance(5_000);
    expect(writes.filter((what) => what.endsWith(' 1'))).toEqual([]);
  });
});

describe('A bar with two coils', () => {
  it('gets one pulse each way, and none when it is there already', () => {
    const { bar, clock, lit } = attended();
    expect(lit(DROP)).toEqual([]);
    bar('raised');
    bar('raised');
    clock.advance(5_000);
    bar('raised');
    clock.advance(5_000);
    expect(widths(lit(RAISE))).toEqual([200]);
    bar('dropped');
    clock.advance(5_000);
    expect(widths(lit(DROP))).toEqual([200]);
  });

  it('is dropped when the table starts and nobody can see where it is', () => {
    const { lit } = attended({ seen: false });
    expect(widths(lit(DROP))).toEqual([200]);
  });

  it('is not moved before its lines are known', () => {
    const { bar, clock, writes } = coilBench();
    bar('raised');
    clock.advance(5_000);
    expect(writes.filter((what) => what.endsWith(' 1'))).toEqual([]);
  });

  it('has one coil on at a time: the other waits until the first has been switched off twice', () => {
    const { bar, clock, lit } = attended();
    bar('raised');
    clock.advance(100);
    bar('dropped');
    clock.advance(2_000);
    expect([...lit(RAISE), ...lit(DROP)]).toEqual([
      { from: 2_000, to: 2_200 },
      { from: 2_250, to: 2_450 },
    ]);
  });

  it('ends where it is wanted last, after the rest that its coil needs', () => {
    const { bar, clock, lit } = attended();
    for (const wanted of ['raised', 'dropped', 'raised'] as const) {
      bar(wanted);
      clock.advance(300);
    }
    clock.advance(2_000);
    expect(lit(RAISE).map(({ from }) => from)).toEqual([2_000, 3_200]);
    expect(lit(DROP)).toHaveLength(1);
  });

  it('is pulsed once more when it is told to', () => {
    const { bar, drive, clock, lit } = attended();
    bar('raised');
    clock.advance(2_000);
    drive.emit({ output: 'bar', value: 'again' });
    clock.advance(2_000);
    expect(lit(RAISE)).toHaveLength(2);
    expect(lit(DROP)).toHaveLength(0);
  });

  it('gets no pulse that it does not need when the cabinet has come back', () => {
    const { bar, barIs, drive, clock, lit } = attended();
    bar('raised');
    clock.advance(1_000);
    barIs('up');
    drive.detach();
    clock.advance(5_000);
    drive.attend();
    clock.advance(2_000);
    expect(lit(RAISE)).toHaveLength(1);
    drive.detach();
    barIs('down');
    drive.attend();
    clock.advance(2_000);
    expect(lit(RAISE)).toHaveLength(2);
  });

  it('stays as it was moved last when the cabinet has come back and no switch tells', () => {
    const { bar, drive, clock, lit } = attended({ seen: false });
    bar('raised');
    clock.advance(1_000);
    drive.detach();
    drive.attend();
    clock.advance(2_000);
    expect(lit(RAISE)).toHaveLength(1);
  });

  it('is pulsed anew when the cabinet went in the midst of its pulse', () => {
    const { bar, drive, clock, lit } = attended({ seen: false });
    bar('raised');
    clock.advance(100);
    drive.detach();
    clock.advance(5_000);
    drive.attend();
    clock.advance(2_000);
    expect(widths(lit(RAISE))).toEqual([100, 200]);
  });

  it('is dropped before the table has stopped, and then everything is off', async () => {
    const { bar, drive, clock, lit, level } = attended();
    bar('raised');
    clock.advance(1_000);
    let hasStopped = false;
    const stopped = drive.stop().then(() => {
      hasStopped = true;
    });
    clock.advance(200);
    await Promise.resolve();
    expect(hasStopped).toBe(false);
    clock.advance(50);
    await stopped;
    expect(widths(lit(DROP))).toEqual([200]);
    expect([level(DROP), level(RAISE)]).toEqual([0, 0]);
  });
});

describe('A bar with a motor', () => {
  it('runs until its switch says what is wanted', () => {
    const { bar, barIs, clock, lit, level } = attended({ bar: MOTORED });
    bar('raised');
    clock.advance(1_500);
    expect(level(MOTOR)).toBe(1);
    barIs('up');
    expect(level(MOTOR)).toBe(0);
    clock.advance(10_000);
    bar('dropped');
    clock.advance(700);
    barIs('down');
    clock.advance(10_000);
    expect(widths(lit(MOTOR))).toEqual([1_500, 700]);
  });

  it('does not run when the bar is where it is wanted, also at the start', () => {
    const { bar, lit } = attended({ bar: MOTORED });
    bar('dropped');
    expect(lit(MOTOR)).toEqual([]);
  });

  it('runs no longer than it may when the switch says nothing, and once more when it is told to', () => {
    const { bar, drive, clock, lit } = attended({ bar: MOTORED });
    bar('raised');
    clock.advance(20_000);
    expect(widths(lit(MOTOR))).toEqual([5_000]);
    drive.emit({ output: 'bar', value: 'again' });
    clock.advance(20_000);
    expect(widths(lit(MOTOR))).toEqual([5_000, 5_000]);
  });

  it('runs for 10 s at most, whatever it is set to, and not for more than half a minute of any', () => {
    const { bar, drive, clock, lit, told } = attended({ bar: { kind: 'motor', pin: MOTOR, mostMs: 60_000 } });
    bar('raised');
    for (let times = 0; times < 5; times++) {
      clock.advance(11_100);
      drive.emit({ output: 'bar', value: 'again' });
    }
    expect(widths(lit(MOTOR))).toEqual([10_000, 10_000, 10_000]);
    expect(told).toMatchObject([{ type: 'trouble', code: 'COIL_LIMIT', what: 'bar' }]);
  });

  it('turns back as soon as something else is wanted', () => {
    const { bar, barIs, clock, level } = attended({ bar: MOTORED });
    bar('raised');
    clock.advance(500);
    barIs('up');
    clock.advance(2_000);
    bar('dropped');
    clock.advance(300);
    bar('raised');
    expect(level(MOTOR)).toBe(0);
  });
});

describe('Without coil power', () => {
  it.each([
    ['the coils of a bar', COILS, RAISE],
    ['its motor', MOTORED, MOTOR],
  ])('%s wait until there is some', (_, bar, pin) => {
    const bench = attended({ bar, hasHeart: true });
    const { drive, clock, level } = bench;
    bench.bar('raised');
    clock.advance(10_000);
    expect(level(pin)).toBe(0);
    beatsOf(drive, clock)(1_100);
    expect(level(pin)).toBe(1);
  });

  it('a table ends all the same, with everything off', async () => {
    const { drive, clock, level, lit } = attended({ hasHeart: true, seen: false });
    const stopped = drive.stop();
    clock.advance(MOTOR_LIMITS.runMs);
    await stopped;
    expect([lit(DROP), level(DROP), level(HEART)]).toEqual([[], 0, 0]);
  });
});

describe('A chime', () => {
  it('tells what happens by how often it strikes', () => {
    const strokes = (['coin', 'start', 'warning', 'bar', 'foul', 'over'] as const).map((value) => {
      const { drive, clock, lit } = attended();
      drive.emit({ output: 'chime', value });
      clock.advance(5_000);
      return [value, lit(CHIME).length];
    });
    expect(Object.fromEntries(strokes)).toEqual({ coin: 1, start: 2, foul: 2, warning: 3, over: 4, bar: 5 });
  });

  it('does not strike for what comes while it strikes, and is silent when it has struck too often', () => {
    const { drive, clock, lit, told } = attended({ chime: { mostPerMinute: 6 } });
    drive.emit({ output: 'chime', value: 'bar' });
    drive.emit({ output: 'chime', value: 'over' });
    clock.advance(5_000);
    expect(lit(CHIME)).toHaveLength(5);
    drive.emit({ output: 'chime', value: 'warning' });
    clock.advance(5_000);
    expect(lit(CHIME)).toHaveLength(6);
    expect(told).toMatchObject([{ type: 'trouble', code: 'COIL_LIMIT', what: 'chime' }]);
  });
});

type Act = (bench: ReturnType<typeof coilBench>) => void;

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>(
    ({ bar }) => bar('raised'),
    ({ bar }) => bar('dropped'),
    ({ barIs }) => barIs('down'),
    ({ barIs }) => barIs('up'),
    ({ drive }) => drive.emit({ output: 'bar', value: 'again' }),
    ({ drive }) => drive.emit({ output: 'release', value: 1 }),
    ({ drive }) => drive.emit({ output: 'chime', value: 'bar' }),
    ({ drive }) => drive.emit({ output: 'meter', value: 2 }),
    ({ drive }) => drive.attend(),
    ({ drive }) => drive.detach(),
  ),
  fc.integer({ min: 1, max: 1_500 }).map(
    (ms): Act =>
      ({ clock }) =>
        clock.advance(ms),
  ),
);

describe('Whatever is asked, in whatever order', () => {
  const CARELESS = { pulseMs: 4_000, restMs: 0, mostPerMinute: 1_000 };
  const careless = {
    bar: { kind: 'coils', drop: { pin: DROP, ...CARELESS }, raise: { pin: RAISE, ...CARELESS } },
    release: CARELESS,
    chime: CARELESS,
  } as const;

  /** Does all this, and lets everything come to rest. */
  const playedOut = (acts: readonly Act[], options: Parameters<typeof coilBench>[0]) => {
    const bench = coilBench(options);
    bench.drive.attend();
    for (const each of acts) each(bench);
    bench.drive.detach();
    bench.clock.advance(1_000);
    return bench;
  };

  it('no coil is on for longer than 300 ms, nor without as long a rest, nor for more than 6 s of a minute', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
        const { lit } = playedOut(acts, careless);
        for (const pulses of [DROP, RAISE, RELEASE, CHIME].map(lit)) {
          expect(Math.max(0, ...widths(pulses))).toBeLessThanOrEqual(300);
          const rests = pulses.slice(1).map(({ from }, place) => from - (pulses[place]?.to ?? 0));
          expect(Math.min(300, ...rests)).toBe(300);
          for (const { to } of pulses) {
            const within = pulses.filter((each) => each.to <= to && each.from > to - 60_000);
            expect(widths(within).reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(6_000);
          }
        }
      }),
    );
  });

  it('the coils that drop and raise the bar are never on together', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
        expect(playedOut(acts, careless).together).toEqual([]);
      }),
    );
  });

  it('the motor never runs for longer than it may', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
        const { lit } = playedOut(acts, { bar: MOTORED });
        expect(Math.max(0, ...widths(lit(MOTOR)))).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it('the bar ends where it is wanted, once the coils may be used', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 100 }), fc.boolean(), (acts, isUp) => {
        const bench = coilBench({ bar: COILS, seen: false });
        bench.drive.attend();
        for (const each of acts) each(bench);
        bench.drive.attend();
        bench.bar(isUp ? 'raised' : 'dropped');
        bench.clock.advance(120_000);
        const last = (pin: number) => bench.lit(pin).at(-1)?.to ?? 0;
        expect(last(RAISE) > last(DROP)).toBe(isUp);
      }),
    );
  });
});

it('a guard has nothing to do where there is no coil', async () => {
  const guard = await openGuard(new Map(), { clock: new HandClock(), log: silentLog });
  guard.arm(17, 1);
  await guard.stop();
});
