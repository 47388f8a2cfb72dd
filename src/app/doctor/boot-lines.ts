import type { NeededPin } from './needs.ts';

/**
 * What the firmware's settings (config.txt) should have for these pins: where they rest while the computer starts, and
 * that an output which is let go of becomes an input again. A serial console would take the pins of its line.
 */
export function bootLines(pins: readonly NeededPin[]): readonly string[] {
  if (pins.length === 0) return [];
  const numbers = (isOutput: boolean) =>
    pins.filter((each) => each.isOutput === isOutput).map(({ pin }) => pin);
  return [
    'dtparam=strict_gpiod',
    ...(pins.some(({ pin }) => SERIAL_PINS.includes(pin)) ? ['enable_uart=0'] : []),
    ...gpioLine(numbers(false), 'ip,pu'),
    ...gpioLine(numbers(true), 'op,dl'),
  ];
}

/** What a serial console sends by, and hears by. */
export const SERIAL_PINS: readonly number[] = [14, 15];

/** Held low by the firmware, in a way that it is written down as. */
export function heldLow(lines: readonly string[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap((line) => {
      const [, ranges = '', levels = ''] = /^gpio=([\d,-]+)=([a-z,]+)$/.exec(line) ?? [];
      const words = levels.split(',');
      return words.includes('op') && words.includes('dl') ? ranges.split(',').flatMap(pinsIn) : [];
    }),
  );
}

function pinsIn(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function gpioLine(pins: readonly number[], levels: string): readonly string[] {
  return pins.length === 0 ? [] : [`gpio=${ranges(pins)}=${levels}`];
}

/** 2, 3, 4 and 7 are `2-4,7`. */
function ranges(pins: readonly number[]): string {
  const sorted = pins.toSorted((a, b) => a - b);
  const starts = sorted.filter((pin) => !sorted.includes(pin - 1));
  const ends = sorted.filter((pin) => !sorted.includes(pin + 1));
  return starts
    .map((start, place) => (ends[place] === start ? `${start}` : `${start}-${ends[place]}`))
    .join(',');
}
