import { board, type Fault, SUPPLIES, sound } from './bench.ts';
import { atLeast, atMost, type Figure, figure, within } from './figure.ts';
import { simulate } from './ngspice.ts';
import { between, highest, lowest, risesThrough, spanAbove, type Trace, timeAbove } from './traces.ts';

/** What the computer reads as low and as high for certain, in volts. */
const LOW = 0.8;
const HIGH = 2;

/** The pull-up that the program asks for, or the one that pins 2 and 3 have on the computer's board. */
const PULLS = { '50 kilohm': '50k', 'pins 2 and 3': '1.8k' } as const;
type Pull = keyof typeof PULLS;
/** ngspice begins with everything at rest, not quite as it would come to rest by itself. */
const SETTLED = 0.005;

/** A coin, a button or a skittle closes its contact for 30 ms, bouncing for 3 ms at either end. */
export async function contactCloses(pull: Pull = '50 kilohm', fault = sound): Promise<readonly Figure[]> {
  const closed = bouncing([0.02, 0.05], 0.003);
  const { pin, light } = await contact(closed, pull, fault);
  const low = inverted(pin);
  return [
    figure(`light of U101, contact closed`, highest(light) * 1e3, within([5, 20], 'mA', 'PC817 bears 50 mA')),
    figure(
      `pin when open, ${pull}`,
      lowest(between(pin, SETTLED, 0.019)),
      within([2.8, 3.3], 'V', `high for certain: ${HIGH} V`),
    ),
    figure(
      `pin when closed, ${pull}`,
      highest(between(pin, 0.03, 0.048)),
      atMost(0.4, 'V', `low for certain: ${LOW} V`),
    ),
    figure(
      'the pin is low for',
      timeAbove(low, 3.3 - LOW) * 1e3,
      within([26, 34], 'ms', 'a coin is told by its width'),
    ),
    figure(
      'edges for one closing',
      risesThrough(low, 3.3 - 1.4),
      within([1, 1], 'times', 'bounces are swallowed'),
    ),
  ];
}

/** The spark of a lighter: the wire of a contact is at ground for 50 us. */
export async function sparkOnTheWire(fault = sound): Promise<readonly Figure[]> {
  const { pin } = await contact('PWL(0 0 0.02 0 0.020001 1 0.02005 1 0.020051 0)', '50 kilohm', fault);
  return [
    figure('pin, with a spark of 50 us', lowest(between(pin, SETTLED, 0.08)), atLeast(HIGH, 'V', 'no coin')),
  ];
}

async function contact(closed: string, pull: Pull, fault: Fault) {
  const circuit = `${board(['input'], fault)}\n${SUPPLIES}
Xboard wire v12 v33 pi_gnd pin input
Rpull v33 pin ${PULLS[pull]}
Vclosed closed 0 ${closed}
Sclosed wire 0 closed 0 contact`;
  const watch = ['v(pin)', 'v(pi_gnd)', 'i(v.xboard.xu101.vsense)'];
  const seen = await simulate({ circuit, seconds: 0.08, step: 10e-6, watch });
  return { pin: seen('v(pin)'), light: seen('i(v.xboard.xu101.vsense)') };
}

/** A ball breaks the beam of its hole for so many milliseconds. */
export async function ballFalls(ms: number, fault = sound): Promise<readonly Figure[]> {
  const { pin, eye } = await beam([[0.05, 0.05 + ms / 1e3]], fault);
  const low = inverted(pin);
  const told = spanAbove(low, 3.3 - LOW);
  return [
    figure(
      `${ms} ms: receiver in the light`,
      lowest(between(eye, SETTLED, 0.049)),
      atLeast(8, 'V', 'CD4093 is high above 6.8 V'),
    ),
    figure(
      `${ms} ms: the pin is low after`,
      ((told?.from ?? Infinity) - 0.05) * 1e3,
      atMost(1, 'ms', 'which ball fell first'),
    ),
    figure(
      `${ms} ms: the pin is low for`,
      timeAbove(low, 3.3 - LOW) * 1e3,
      within([Math.max(20, ms), Math.max(45, ms + 2)], 'ms', 'hole.min 4 ms; 20 ms by kernel files'),
    ),
    figure(`${ms} ms: edges`, risesThrough(low, 3.3 - 1.4), within([1, 1], 'times', 'one ball')),
  ];
}

/** Two balls, 25 ms each, the second 60 ms after the first. */
export async function twoBalls(fault = sound): Promise<readonly Figure[]> {
  const { pin } = await beam(
    [
      [0.05, 0.075],
      [0.11, 0.135],
    ],
    fault,
  );
  return [
    figure(
      'edges for two balls',
      risesThrough(inverted(pin), 3.3 - 1.4),
      within([2, 2], 'times', 'two balls'),
    ),
    figure(
      'clear between them',
      timeAbove(between(pin, 0.07, 0.11), HIGH) * 1e3,
      atLeast(12, 'ms', 'hole.rearm'),
    ),
  ];
}

/** Nothing is in the beam. */
export async function nothingFalls(fault = sound): Promise<readonly Figure[]> {
  const { pin } = await beam([], fault);
  return [figure('pin while nothing falls', lowest(between(pin, 0.1, 0.2)), atLeast(HIGH, 'V', 'no ball'))];
}

async function beam(balls: readonly (readonly [from: number, to: number])[], fault: Fault) {
  const corners = balls.flatMap(([from, to]) => [`${from} 0 ${from + 1e-4} 1`, `${to} 1 ${to + 1e-4} 0`]);
  const circuit = `${board(['beam'], fault)}\n${SUPPLIES}
Xboard light v12 v33 pi_gnd pin beam
Rpull v33 pin 50k
Vball ball 0 PWL(0 0 ${corners.join(' ')})
Sball light 0 ball 0 ball`;
  const seen = await simulate({ circuit, seconds: 0.2, step: 20e-6, watch: ['v(pin)', 'v(xboard.eye)'] });
  return { pin: seen('v(pin)'), eye: seen('v(xboard.eye)') };
}

const inverted = ({ at, values }: Trace): Trace => ({ at, values: values.map((volts) => 3.3 - volts) });

/** A contact that opens and closes each 0.3 ms for a while after it closes and before it is open. */
function bouncing([from, to]: readonly [number, number], bounce: number): string {
  const edges = (at: number) => Array.from({ length: Math.round(bounce / 3e-4) }, (_, n) => at + n * 3e-4);
  const flips = [...edges(from), from + bounce, ...edges(to - bounce), to];
  const corners = flips.map((at, n) => `${at} ${n % 2} ${at + 1e-6} ${(n + 1) % 2}`);
  return `PWL(0 0 ${corners.join(' ')})`;
}
