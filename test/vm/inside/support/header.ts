import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeSync } from 'node:fs';

/** The simulated header from outside: what a wire does to its inputs, and what its outputs do to a wire. */
const HEADER = '/run/header';

export type Level = 0 | 1;

const wires = new Map<number, number>();

export function pull(pin: number, level: Level): void {
  const wire = wires.get(pin) ?? openSync(`${HEADER}/sim_gpio${pin}/pull`, 'w');
  wires.set(pin, wire);
  writeSync(wire, level === 1 ? 'pull-up' : 'pull-down', 0);
}

export function levelOf(pin: number): Level {
  return readFileSync(`${HEADER}/sim_gpio${pin}/value`, 'utf8').trim() === '1' ? 1 : 0;
}

/** Another chip in the place of the one that is there; null: none. */
export function layHeader(chip: { label: string; lines: number } | null): void {
  wires.clear();
  const { status, stderr } = spawnSync('scripts/vm/header', chip ? [chip.label, `${chip.lines}`] : []);
  if (status !== 0) throw new Error(`the header could not be laid: ${stderr}`);
}

export const layPiHeader = (): void => layHeader({ label: 'pinctrl-bcm2711', lines: 58 });

/** Holds everything up for so long: edges that must not wait for anything else are made between two of these. */
export function spin(ms: number): void {
  const until = process.hrtime.bigint() + BigInt(Math.round(ms * 1e6));
  while (process.hrtime.bigint() < until);
}
