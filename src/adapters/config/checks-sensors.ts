import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';

export function checkSensors({ game, cabinet: { sensors } }: Settings): readonly Complaint[] {
  const twice = repeated(sensors, (sensor) => sensor).map(({ place, name }) => ({
    path: ['cabinet', 'sensors', place],
    reason: `${name} stands there already`,
  }));
  const foreign = sensors.flatMap((sensor, place): readonly Complaint[] => {
    if (!NOT_FITTED[game].includes(sensor)) return [];
    const reason = `${TABLE[game]} has no ${sensor}, leave it out`;
    return [{ path: ['cabinet', 'sensors', place], reason, because: ['game'] }];
  });
  return [...twice, ...foreign];
}

const NOT_FITTED: Readonly<Record<Settings['game'], readonly string[]>> = {
  'bar-billiards': ['delivery'],
  pool8: ['trough', 'baulk', 'barDown'],
};

const TABLE = {
  'bar-billiards': 'a bar billiards table',
  pool8: 'a pool table',
} as const satisfies Record<Settings['game'], string>;
