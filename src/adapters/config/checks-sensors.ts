import { type Complaint, repeated } from './complaint.ts';
import type { Settings } from './schema.ts';

export function checkSensors({ game, cabinet: { sensors } }: Settings): readonly Complaint[] {
  const twice = repeated(sensors, (sensor) => sensor).map(({ place, name }) => ({
    path: ['cabinet', 'sensors', place],
    reason: `${name} stands there already`,
  }));
  const foreign = game === 'pool8' ? sensors.flatMap(checkForPool) : [];
  return [...twice, ...foreign];
}

const NOT_FOR_POOL: readonly string[] = ['trough', 'baulk', 'barDown'];

function checkForPool(sensor: string, place: number): readonly Complaint[] {
  if (!NOT_FOR_POOL.includes(sensor)) return [];
  const reason = `a pool table has no ${sensor}, leave it out`;
  return [{ path: ['cabinet', 'sensors', place], reason, because: ['game'] }];
}
