import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';
import { hex } from './schema-display.ts';
import type { Path } from './written.ts';

/** Each chip on a bus has an address of its own. */
export function checkDisplay({ display }: Settings): readonly Complaint[] {
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
