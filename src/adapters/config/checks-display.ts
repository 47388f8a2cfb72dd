import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';
import { hex } from './schema-display.ts';
import type { Path } from './written.ts';

export function checkDisplay(settings: Settings): readonly Complaint[] {
  return [...checkAddresses(settings), ...checkChains(settings)];
}

/** Pins of what drives the cabinet; the first two of a board are its serial line. */
const PINS = { gpio: { from: 0, to: 27 }, firmata: { from: 2, to: 69 } } as const;

/** A chain hangs on pins that the driver of the cabinet has. */
function checkChains({ display, cabinet: { driver } }: Settings): readonly Complaint[] {
  return display.digits.flatMap((each, place): readonly Complaint[] => {
    if (each.chip === 'HT16K33') return [];
    const path = ['display', 'digits', place];
    if (driver === 'simulated') {
      const reason = 'MAX7219 needs pins, and a simulated cabinet has none, allowed: HT16K33';
      return [{ path: [...path, 'chip'], reason, because: ['cabinet.driver'] }];
    }
    const { from, to } = PINS[driver];
    return (['data', 'clock', 'select'] as const)
      .filter((name) => each[name] < from || each[name] > to)
      .map((name) => ({
        path: [...path, name],
        reason: `driver ${driver} has no pin ${each[name]}, allowed: ${from} to ${to}`,
        because: ['cabinet.driver'],
      }));
  });
}

/** Each chip on a bus has an address of its own. */
function checkAddresses({ display }: Settings): readonly Complaint[] {
  const { digits, lcd } = display;
  const chips: readonly Chip[] = [
    ...digits.flatMap((each, place) =>
      each.chip === 'HT16K33' ? [{ ...each, path: ['display', 'digits', place, 'address'] }] : [],
    ),
    ...(lcd === 'off' ? [] : [{ ...lcd, path: ['display', 'lcd', 'address'] }]),
  ];
  return repeated(chips, ({ bus, address }) => `${bus} ${address}`).flatMap(({ place }) => {
    const chip = chips[place];
    return chip
      ? [{ path: chip.path, reason: `${hex(chip.address)} on bus ${chip.bus} is taken already` }]
      : [];
  });
}

interface Chip {
  readonly bus: number;
  readonly address: number;
  readonly path: Path;
}
