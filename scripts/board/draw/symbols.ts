/** How each part looks, in units of the drawing's grid, lying to the right. */
import type { Part } from '../netlist.ts';

/** Where a net meets a part, and the number of that pin on the chip's package. Null: not drawn (light, a chip's supply). */
export interface Pin {
  readonly x: number;
  readonly y: number;
  /** Which way a wire leaves. */
  readonly out: readonly [x: number, y: number];
  readonly number?: number | undefined;
}

export interface Look {
  readonly pins: readonly (Pin | null)[];
  /** SVG in hundredths of the grid's unit, so that all figures are whole. */
  readonly body: string;
  /** What no wire may cross. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

const left = (x: number, y: number, number?: number): Pin => ({ x, y, out: [-1, 0], number });
const right = (x: number, y: number, number?: number): Pin => ({ x, y, out: [1, 0], number });
const above = (x: number, y: number, number?: number): Pin => ({ x, y, out: [0, -1], number });
const below = (x: number, y: number, number?: number): Pin => ({ x, y, out: [0, 1], number });

const line = (points: string, extra = ''): string => `<path d="${points}"${extra}/>`;
const FULL = ' fill="black"';

const twoPins = (body: string): Look => ({ pins: [left(0, 0), right(4, 0)], body, box: [1, -0.5, 3, 0.5] });

const STUBS = 'M0 0H100 M300 0H400';
const RESISTOR = twoPins(line(`${STUBS} M100 -40H300V40H100Z`));
const FUSE = twoPins(line(`${STUBS} M100 -40H300V40H100Z M100 0H300`));
const PTC = twoPins(line(`${STUBS} M100 -40H300V40H100Z M80 70H140L260 -80`));
const CAPACITOR = twoPins(line('M0 0H175 M225 0H400 M175 -80V80 M225 -80V80'));
const ELECTROLYTIC = twoPins(
  line('M0 0H170 M230 0H400 M170 -80V80H140V-80Z M110 -60H50 M80 -90V-30') +
    line('M230 -80H260V80H230Z', FULL),
);
const triangle = line('M0 0H140 M260 0H400') + line('M140 -60L250 0L140 60Z', FULL);
const DIODE = twoPins(triangle + line('M255 -65V65'));
const ZENER = twoPins(triangle + line('M225 -80L255 -65V65L285 80'));
const RAYS = 'M180 80L230 140 M205 135L230 140L228 115 M240 80L290 140 M265 135L290 140L288 115';
const LIGHT: Look = { ...twoPins(triangle + line(`M255 -65V65 ${RAYS}`)), box: [1, -0.5, 3, 1.5] };

const transistor = (kind: 'n' | 'p'): Look => {
  const upper = above(2, -2);
  const lower = below(2, 2);
  const arrow = kind === 'n' ? 'M110 0L155 -25V25Z' : 'M195 0L150 -25V25Z';
  return {
    pins: kind === 'n' ? [upper, left(0, 0), lower] : [lower, left(0, 0), upper],
    body:
      line(
        'M0 0H70 M70 -100V100 M100 -120V-60 M100 -30V30 M100 60V120 M100 -90H200V-200 M100 90H200V200 M100 0H200',
      ) +
      line(kind === 'n' ? 'M200 0V90' : 'M200 0V-90') +
      line(arrow, FULL),
    box: [1, -1, 2, 1],
  };
};

const OPTO: Look = {
  pins: [left(0, 0, 1), left(0, 4, 2), right(8, 0, 4), right(8, 4, 3)],
  body:
    line('M100 -100H700V500H100Z M0 0H250V150 M250 250V400H0 M190 255H310') +
    line('M190 150H310L250 250Z', FULL) +
    line('M350 160H430 M405 145L430 160L405 175 M350 220H430 M405 205L430 220L405 235') +
    line('M500 120V280 M500 170L600 90V0H800 M500 230L600 310V400H800') +
    line('M600 310L555 300L580 265Z', FULL),
  box: [1, -1, 7, 5],
};

const RECEIVER: Look = {
  pins: [above(0, -2), below(0, 2), null],
  body:
    line('M0 -200V-110L-100 -40 M-100 40L0 110V200 M-100 -80V80') +
    line('M0 110L-50 100L-25 65Z', FULL) +
    line('M-260 -50L-150 -20 M-172 -40L-150 -20L-178 -12 M-260 10L-150 40 M-172 20L-150 40L-178 48'),
  box: [-1, -1, 0, 1],
};

const REGULATOR: Look = {
  pins: [above(0, -2), below(0, 2), left(-2, 0)],
  body:
    line('M0 -200V-60 M0 60V200 M-200 0H-30 M-85 -75L-60 -55H60L85 -35') + line('M-60 60H60L0 -55Z', FULL),
  box: [-1, -1, 1, 1],
};

/** Package pins of the four gates of a CD4093, and of the two halves of a CD4538. */
const GATES = { A: [1, 2, 3], B: [5, 6, 4], C: [8, 9, 10], D: [12, 13, 11] } as const;
const HALVES = { A: [4, 5, 3, 6, 7, 2], B: [12, 11, 13, 10, 9, 14] } as const;

const lastLetter = (ref: string): string => ref.slice(-1);

function gate(ref: string): Look {
  const letter = lastLetter(ref);
  const [a, b, y] = letter === 'A' || letter === 'B' || letter === 'C' ? GATES[letter] : GATES.D;
  return {
    pins: [left(0, 0, a), left(0, 2, b), right(6, 1, y), null],
    body:
      line('M0 0H100 M0 200H100 M100 -60H280C480 -60 480 260 280 260H100Z M500 100H600') +
      '<circle cx="465" cy="100" r="35"/>' +
      line('M180 130H230V70H280 M230 130H260V70'),
    box: [1, -1, 5, 3],
  };
}

function oneShot(ref: string): Look {
  const [a, b, r, q, nq, rc] = lastLetter(ref) === 'A' ? HALVES.A : HALVES.B;
  const word = (x: number, y: number, text: string, anchor: string) =>
    `<text x="${x}" y="${y + 35}" text-anchor="${anchor}" class="pin">${text}</text>`;
  return {
    pins: [
      left(0, 0, a),
      left(0, 3, b),
      left(0, 6, r),
      right(8, 0, q),
      right(8, 3, nq),
      right(8, 6, rc),
      null,
    ],
    body:
      line('M100 -100H700V700H100Z M0 0H100 M0 300H100 M0 600H100 M700 0H800 M700 300H800 M700 600H800') +
      word(130, 0, '↑A', 'start') +
      word(130, 300, '↓B', 'start') +
      word(130, 600, 'R̅', 'start') +
      word(670, 0, 'Q', 'end') +
      word(670, 300, 'Q̅', 'end') +
      word(670, 600, 'RC', 'end'),
    box: [1, -1, 7, 7],
  };
}

const SYMBOLS: Readonly<Record<string, Look | ((ref: string) => Look)>> = {
  '1N4148': DIODE,
  '1N4007': DIODE,
  '1N5404': DIODE,
  P6KE24A: ZENER,
  '1.5KE18A': ZENER,
  '1N4744A': ZENER,
  'LED-RED': LIGHT,
  TSAL6200: { ...LIGHT, pins: [...LIGHT.pins, null] },
  TEFT4300: RECEIVER,
  IRLZ44N: transistor('n'),
  '2N7000': transistor('n'),
  IRF9540N: transistor('p'),
  PC817: OPTO,
  TL431: REGULATOR,
  CD4093: gate,
  CD4538: oneShot,
  RXEF110: PTC,
  'FUSE-5A': FUSE,
};

export function lookOf({ kind, value, ref }: Part): Look {
  if (kind === 'R') return RESISTOR;
  if (kind === 'C') return /^\d{4}u/.test(value) ? ELECTROLYTIC : CAPACITOR;
  const found = SYMBOLS[value];
  if (found === undefined) throw new Error(`${ref}: nobody knows how a ${value} looks`);
  return typeof found === 'function' ? found(ref) : found;
}
