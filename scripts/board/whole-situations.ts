/** The whole board with everything that hangs on it: what happens when the computer dies, is off, or 12 V comes and goes. */
import { beating, board, type Fault, floating, pin, SHEETS, sound } from './bench.ts';
import { atLeast, atMost, type Figure, figure, within } from './figure.ts';
import { simulate } from './ngspice.ts';
import { between, highest, lowest, minus, type Trace } from './traces.ts';

const BENCH = `
Xsupply in v12 supply
Xbeat beat pi_gnd v12 vcoil heartbeat
Xcoil drop pi_gnd v12 vcoil coil_high coil_low coil
Xmagnet coil_high coil_low magnet
Xbar bar pi_gnd v12 vcoil bar_high bar_low holding
Xholder bar_high bar_low holding-magnet
Xgate coins pi_gnd v12 vcoil inhibit coin-gate
Rapart pi_gnd 0 10Meg`;

const CURRENTS = ['i(l.xmagnet.lwire)', 'i(l.xholder.lwire)'] as const;
const WATCH = ['v(v12)', 'v(inhibit)', 'i(vin)', ...CURRENTS];

const ON_12_V = 'Vin in 0 12\nVthree v33 pi_gnd 3.3';

async function whole(circuit: string, run: { seconds: number; fault: Fault }) {
  const text = `${board(SHEETS, run.fault)}\n${BENCH}\n${circuit}`;
  const seen = await simulate({ circuit: text, seconds: run.seconds, step: 200e-6, watch: WATCH });
  return { seen, coil: seen(CURRENTS[0]), bar: seen(CURRENTS[1]), inhibit: seen('v(inhibit)') };
}

/** The program lives, then dies without a word after 3 s: bar up, coin gate open, and in the midst of a coil's pulse. */
export async function dies(fault = sound): Promise<readonly Figure[]> {
  const beats = beating('beat', { every: 0.1, from: 0.1, to: 3, ends: 3.3 });
  const up = (net: string) =>
    pin(net, [
      [0, 0],
      [1, 3.3],
    ]);
  const pins = [
    beats,
    up('bar'),
    up('coins'),
    pin('drop', [
      [0, 0],
      [2.9, 3.3],
    ]),
  ].join('\n');
  const { coil, bar, inhibit } = await whole(`${ON_12_V}\n${pins}`, { seconds: 5, fault });
  const lives = (trace: Trace) => between(trace, 2, 2.9);
  const dead = (trace: Trace) => between(trace, 4, 5);
  return [
    figure('bar held up with', lowest(lives(bar)), within([0.4, 0.55], 'A', 'holding magnet of 24 ohm')),
    figure(
      'inhibit while coins are taken',
      highest(lives(inhibit)),
      atMost(1, 'V', 'mechanisms take coins below 1 V'),
    ),
    figure('bar, a second after the death', highest(dead(bar)) * 1e3, atMost(1, 'mA', 'it has fallen')),
    figure('coil, a second after the death', highest(dead(coil)) * 1e3, atMost(1, 'mA', 'nothing burns')),
    figure(
      'inhibit, a second after the death',
      lowest(dead(inhibit)),
      atLeast(4, 'V', 'mechanisms refuse above 4 V'),
    ),
  ];
}

/** 12 V comes, stays for a second and goes, while nobody drives the pins: the computer starts, or has lost them. */
export async function floatingPins(pull: 'up' | 'down', fault = sound): Promise<readonly Figure[]> {
  return powerCycle(`${pins(pull)}\nVthree v33 pi_gnd 3.3`, `pins pulled ${pull}`, fault);
}

/** The same with the computer off. */
export async function computerOff(fault = sound): Promise<readonly Figure[]> {
  return powerCycle(`${pins('down')}\nVthree v33 pi_gnd 0`, 'computer off', fault);
}

/** The supply has been connected the wrong way round. */
export async function reversed(fault = sound): Promise<readonly Figure[]> {
  const circuit = `Vin in 0 -12\n${pins('down')}\nVthree v33 pi_gnd 3.3`;
  const { seen } = await whole(circuit, { seconds: 0.2, fault });
  return [
    figure(
      '12 V of the board, supply reversed',
      lowest(seen('v(v12)')),
      atLeast(-0.3, 'V', 'chips bear -0.5 V'),
    ),
    figure(
      'current out of the supply',
      highest(seen('i(vin)')) * 1e3,
      atMost(1, 'mA', 'not even the fuse blows'),
    ),
  ];
}

async function powerCycle(pinsAndComputer: string, when: string, fault: Fault): Promise<readonly Figure[]> {
  const twelve = 'Vin in 0 PWL(0 0 0.1 0 0.12 12 1.2 12 1.25 0)';
  const { seen, coil, bar, inhibit } = await whole(`${twelve}\n${pinsAndComputer}`, { seconds: 1.5, fault });
  const refused = minus(seen('v(v12)'), inhibit);
  return [
    figure(`coil, ${when}`, highest(coil) * 1e3, atMost(1, 'mA', 'nothing moves')),
    figure(`bar, ${when}`, highest(bar) * 1e3, atMost(1, 'mA', 'it stays down')),
    figure(`inhibit below 12 V, ${when}`, highest(refused), atMost(1, 'V', 'coins are refused')),
  ];
}

const pins = (pull: 'up' | 'down'): string =>
  ['beat', 'drop', 'bar', 'coins'].map((net) => floating(net, pull)).join('\n');
