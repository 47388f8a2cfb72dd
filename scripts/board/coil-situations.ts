import { board, type Fault, pin, SUPPLIES, sound } from './bench.ts';
import { atMost, type Figure, figure, within } from './figure.ts';
import { simulate } from './ngspice.ts';
import { average, between, highest, lowest, minus, product, spanAbove, sum, timeAbove } from './traces.ts';

const BENCH = `${SUPPLIES}
Vcoil vcoil 0 12
Xboard line pi_gnd v12 vcoil high low coil
Xmagnet high low magnet`;

const CURRENT = 'i(l.xmagnet.lwire)';
const WATCH = ['v(high)', 'v(low)', CURRENT];

type Levels = Parameters<typeof pin>[1];

async function coilDriven(levels: Levels, run: { seconds: number; step: number; fault: Fault }) {
  const circuit = `${board(['coil'], run.fault)}\n${BENCH}\n${pin('line', levels)}`;
  const seen = await simulate({ circuit, seconds: run.seconds, step: run.step, watch: WATCH });
  const current = seen(CURRENT);
  return {
    current,
    drain: seen('v(low)'),
    coilHeat: product(minus(seen('v(high)'), seen('v(low)')), current),
    on: spanAbove(current, 0.1),
  };
}

/** A pulse as long as the program makes them: 300 ms. */
export async function pulsed(fault = sound): Promise<readonly Figure[]> {
  const levels: Levels = [
    [0, 0],
    [0.1, 3.3],
    [0.4, 0],
  ];
  const { current, drain, coilHeat, on } = await coilDriven(levels, { seconds: 0.6, step: 50e-6, fault });
  const conducting = between(product(drain, current), 0.12, 0.39);
  return [
    figure('current of the coil', highest(current), within([2.4, 3], 'A', '12 V, 4 ohm: enough to pull')),
    figure(
      'it flows for',
      timeAbove(current, 0.1),
      within([0.29, 0.31], 's', 'the pulse of the program, not cut'),
    ),
    figure(
      'it is gone after the pin falls',
      ((on?.to ?? Infinity) - 0.4) * 1e3,
      atMost(5, 'ms', 'a latch must let go'),
    ),
    figure('flyback, drain of M301', highest(drain), atMost(45, 'V', 'IRLZ44N bears 55 V')),
    figure('heat in M301 while it is on', average(conducting), atMost(1, 'W', 'no heat sink')),
    figure('heat of one pulse in the coil', sum(coilHeat), atMost(14, 'J', '36 W of the coil, 0.4 s')),
  ];
}

/** The program dies in a pulse, or the wire is pinched: the pin stays high for ten seconds. */
export async function stuckHigh(fault = sound): Promise<readonly Figure[]> {
  const levels: Levels = [
    [0, 0],
    [0.1, 3.3],
  ];
  const { current, coilHeat, drain } = await coilDriven(levels, { seconds: 10, step: 200e-6, fault });
  const late = between(current, 0.6, 10);
  return [
    figure(
      'the coil is on for',
      timeAbove(current, 0.1),
      within([0.31, 0.41], 's', 'longer than 300 ms, not for ever'),
    ),
    figure('current after 0.5 s', highest(late) * 1e3, atMost(1, 'mA', 'the one-shot is over')),
    figure('heat in the coil, altogether', sum(coilHeat), atMost(14, 'J', '36 W of the coil, 0.4 s')),
    figure('its average over 10 s', average(coilHeat), atMost(6, 'W', 'what it bears for ever')),
    figure('average in M301', average(product(drain, current)) * 1e3, atMost(1000, 'mW', 'no heat sink')),
  ];
}

/** The program has gone mad and writes high all the time, with gaps of 10 ms, for ten seconds. */
export async function madPin(fault = sound): Promise<readonly Figure[]> {
  const gaps = Array.from({ length: 100 }, (_, n) => n * 0.1);
  const levels: Levels = gaps.flatMap(
    (at) =>
      [
        [at, 0],
        [at + 0.01, 3.3],
      ] as const,
  );
  const { current, coilHeat } = await coilDriven(levels, { seconds: 10, step: 200e-6, fault });
  return [
    figure(
      'the coil has current for',
      timeAbove(current, 0.1),
      atMost(4, 's', '40 % of 10 s, as it is made for'),
    ),
    figure('its average heat', average(coilHeat), atMost(14.4, 'W', '40 % of 36 W')),
  ];
}

/** Two pulses of 200 ms with a second between them, as the program makes them at most. */
export async function pulsedTwice(fault = sound): Promise<readonly Figure[]> {
  const levels: Levels = [
    [0, 0],
    [0.1, 3.3],
    [0.3, 0],
    [1.3, 3.3],
    [1.5, 0],
  ];
  const { current } = await coilDriven(levels, { seconds: 1.7, step: 100e-6, fault });
  return [
    figure(
      'the second pulse is as long as the first',
      timeAbove(between(current, 1.2, 1.7), 0.1),
      within([0.19, 0.21], 's', 'rest of 1 s in the settings'),
    ),
  ];
}

/** The transistor has failed as transistors do, conducting: no signal can stop the coil. Two minutes. */
export async function transistorStuck(fault: Fault): Promise<readonly Figure[]> {
  const run = { seconds: 120, step: 20e-3, fault };
  const { current, coilHeat } = await coilDriven([[0, 0]], run);
  return [
    figure(
      'the fuse lets go after',
      timeAbove(current, 1),
      atMost(60, 's', '25 J/K of coil, warmer by 90 K'),
    ),
    figure('what flows then', lowest(between(current, 100, 120)), atMost(0.3, 'A', 'a tripped RXEF110')),
    figure(
      'heat in the coil, altogether',
      sum(coilHeat),
      atMost(2250, 'J', '25 J/K of coil, warmer by 90 K'),
    ),
  ];
}
