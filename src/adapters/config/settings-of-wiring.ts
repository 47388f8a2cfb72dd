import type { BarDrive, Coil, Wiring } from '../../session/table-config.ts';
import { writeDuration } from './duration.ts';

type Settings = Readonly<Record<string, unknown>>;

export function wiringSettings({ outputs, ...rest }: Wiring): Settings {
  const { bar, release, chime, ...driven } = outputs;
  return {
    ...rest,
    outputs: {
      ...(bar && { bar: barSettings(bar) }),
      ...driven,
      ...(release && { release: coilSettings(release) }),
      ...(chime && { chime: coilSettings(chime) }),
    },
  };
}

function barSettings(bar: BarDrive): Settings {
  switch (bar.kind) {
    case 'held':
      return { pin: bar.pin };
    case 'coils':
      return { drop: coilSettings(bar.drop), raise: coilSettings(bar.raise) };
    case 'motor':
      return { motor: bar.pin, most: writeDuration(bar.mostMs) };
  }
}

const coilSettings = ({ pin, pulseMs, restMs, mostPerMinute }: Coil): Settings => ({
  pin,
  pulse: writeDuration(pulseMs),
  rest: writeDuration(restMs),
  perMinute: mostPerMinute,
});
