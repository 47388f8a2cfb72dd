import { lineNames } from '../../sensing/lines.ts';
import type { SensorName } from '../../session/table-config.ts';
import { wiringOf } from '../../session/wired.ts';
import type { Play } from '../parts.ts';

export interface FittedLine {
  readonly line: string;
  /** Null in a simulated cabinet. */
  readonly pin: number | null;
}

/** Every line of this table, in the order of a walk round it: what is wired; else what is fitted, or was `heard`. */
export function linesOf({ config, sensing }: Play, heard: readonly string[]): readonly FittedLine[] {
  const known = lineNames(sensing);
  const wires = wiringOf(config.cabinet)?.lines;
  if (wires) {
    const others = Object.keys(wires).filter((line) => !known.includes(line));
    return [...known.filter((line) => line in wires), ...others].map((line) => ({
      line,
      pin: wires[line]?.pin ?? null,
    }));
  }
  const isFitted = (line: string) => isThere(line, config.cabinet.sensors) || heard.includes(line);
  const others = heard.filter((line) => line.startsWith('button.') && !known.includes(line));
  return [...known.filter(isFitted), ...others].map((line) => ({ line, pin: null }));
}

/** Switches are listened for whether they are fitted or not. */
function isThere(line: string, sensors: readonly SensorName[]): boolean {
  switch (line) {
    case 'door':
    case 'key':
    case 'tilt':
      return sensors.includes(line);
    case 'bar.down':
      return sensors.includes('barDown');
    default:
      return true;
  }
}
