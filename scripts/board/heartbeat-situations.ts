import { beating, board, type Fault, pin, SUPPLIES, sound } from './bench.ts';
import { atLeast, atMost, type Figure, figure, within } from './figure.ts';
import { simulate } from './ngspice.ts';
import { between, highest, lowest, spanAbove } from './traces.ts';

/** The bar's magnet and a coil that somebody holds on: the most that hangs on coil power at a time. */
const BENCH = `${SUPPLIES}
Xbeat beat pi_gnd v12 vcoil heartbeat
Rload vcoil 0 4`;

async function beaten(beats: string, run: { seconds: number; fault: Fault }) {
  const circuit = `${board(['heartbeat'], run.fault)}\n${BENCH}\n${beats}`;
  const seen = await simulate({ circuit, seconds: run.seconds, step: 200e-6, watch: ['v(vcoil)'] });
  return seen('v(vcoil)');
}

const ALIVE = { every: 0.1, from: 0.5, to: 4.5 };

/** The computer lives, and toggles the pin each 100 ms. */
export async function heartBeats(fault = sound): Promise<readonly Figure[]> {
  const power = await beaten(beating('beat', ALIVE), { seconds: 4.5, fault });
  const on = spanAbove(power, 10);
  return [
    figure(
      'coil power comes after the first beat',
      (on?.from ?? Infinity) - ALIVE.from,
      within([0.15, 1], 's', 'more than one edge, and soon'),
    ),
    figure(
      'lowest coil power then, 3 A drawn',
      lowest(between(power, 2, 4.4)),
      atLeast(11, 'V', 'a coil must pull'),
    ),
  ];
}

/** The program is busy: a beat comes 200 ms late, which its health check allows. */
export async function beatLate(fault = sound): Promise<readonly Figure[]> {
  const edges = Array.from(
    { length: 30 },
    (_, n) => [0.1 + n * 0.1 + (n > 20 ? 0.2 : 0), n % 2 === 0 ? 3.3 : 0] as const,
  );
  const power = await beaten(pin('beat', [[0, 0], ...edges]), { seconds: 3.2, fault });
  return [
    figure(
      'lowest coil power with a late beat',
      lowest(between(power, 1.5, 3.1)),
      atLeast(11, 'V', 'a busy program is not dead'),
    ),
  ];
}

/** The computer dies and leaves its pin as it was. */
export async function heartStops(at: 'high' | 'low', fault = sound): Promise<readonly Figure[]> {
  const beats = beating('beat', { ...ALIVE, ends: at === 'high' ? 3.3 : 0, to: at === 'high' ? 4.5 : 4.6 });
  const power = await beaten(beats, { seconds: 8, fault });
  const died = at === 'high' ? 4.5 : 4.6;
  const on = spanAbove(power, 1);
  return [
    figure(
      `coil power goes, pin left ${at}, after`,
      (on?.to ?? 0) - died,
      within([0.2, 1], 's', 'dead for a second'),
    ),
    figure('coil power in the end', highest(between(power, 6, 8)), atMost(0.1, 'V', 'none')),
  ];
}

/** One edge, as pins make at a start, is no heartbeat; nor is a level. */
export async function oneEdge(fault = sound): Promise<readonly Figure[]> {
  const power = await beaten(
    pin('beat', [
      [0, 0],
      [0.5, 3.3],
    ]),
    { seconds: 3, fault },
  );
  return [figure('highest coil power after a single edge', highest(power), atMost(0.1, 'V', 'none'))];
}
