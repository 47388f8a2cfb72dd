/** The bench on which a circuit of hardware/board is tried: its supplies, the pin that drives it, and what hangs on it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../hardware/board/', import.meta.url));

export const SHEETS = ['supply', 'heartbeat', 'coil', 'holding', 'coin-gate', 'input', 'beam'] as const;
export type Sheet = (typeof SHEETS)[number];

export const sheetText = (sheet: Sheet): string => readFileSync(`${FOLDER}${sheet}.cir`, 'utf8');

/** A change in the text of the sheets. */
export type Fault = (sheets: string) => string;

export const sound: Fault = (sheets) => sheets;

/** The text of some sheets with the models of their parts. */
export function board(sheets: readonly Sheet[], fault: Fault): string {
  const models = ['models', 'loads'].map((name) => `.include "${FOLDER}${name}.cir"`);
  return [...models, fault(sheets.map(sheetText).join('\n'))].join('\n');
}

/** One part soldered in another way: its line reads differently. Throws when there is no such line. */
export const rewired =
  (right: string, wrong: string): Fault =>
  (sheets) => {
    const lines = sheets.split('\n');
    if (!lines.some((line) => isPart(line, right))) throw new Error(`no part reads "${right}"`);
    return lines.map((line) => (isPart(line, right) ? wrong : line)).join('\n');
  };

const isPart = (line: string, part: string): boolean => line.split(' ; ')[0] === part;

/** 12 V and the 3.3 V of the computer, both there from the start; their grounds meet nowhere on the board. */
export const SUPPLIES = `
Vtwelve v12 0 12
Vthree v33 pi_gnd 3.3
Rapart pi_gnd 0 10Meg`;

/** A pin that the computer drives, through its 30 ohm: at each moment (seconds) it takes a level. */
export function pin(net: string, levels: readonly (readonly [at: number, volts: number])[]): string {
  const corners = levels.flatMap(([at, volts], n) => {
    const before = levels[n - 1]?.[1] ?? volts;
    return [`${at} ${before}`, `${at + 1e-6} ${volts}`];
  });
  return `V${net} ${net}_drive pi_gnd PWL(${corners.join(' ')})\nR${net} ${net}_drive ${net} 30`;
}

/** A pin that toggles from one moment to another; before and after it is low. */
export function beating(
  net: string,
  toggles: { every: number; from: number; to: number; ends?: number },
): string {
  const { every, from, to, ends = 0 } = toggles;
  const count = Math.round((to - from) / every);
  const edges = Array.from({ length: count }, (_, n) => [from + n * every, n % 2 === 0 ? 3.3 : 0] as const);
  return pin(net, [[0, 0], ...edges, [to, ends]]);
}

/** A pin that nobody drives, with the 50 kilohm that the chip has after power-up. */
export const floating = (net: string, pull: 'up' | 'down'): string =>
  `R${net} ${net} ${pull === 'up' ? 'v33' : 'pi_gnd'} 50k`;
