import { checkAcceptor } from './checks-acceptor.ts';
import { checkDisplay } from './checks-display.ts';
import { checkMoney } from './checks-money.ts';
import { checkPlay } from './checks-play.ts';
import { checkPorts } from './checks-ports.ts';
import { checkReader } from './checks-reader.ts';
import { checkSensors } from './checks-sensors.ts';
import { checkTable } from './checks-table.ts';
import { checkWiring } from './checks-wiring.ts';
import type { Complaint } from './complaint.ts';
import type { Settings } from './schema.ts';

/** Everything that can be wrong between settings that are each right by themselves. */
export function check(settings: Settings): readonly Complaint[] {
  return [
    ...(settings.game === 'pool8' ? [] : checkTable(settings)),
    ...checkSensors(settings),
    ...checkPlay(settings),
    ...checkMoney(settings),
    ...checkAcceptor(settings),
    ...checkReader(settings),
    ...checkPorts(settings),
    ...checkWiring(settings),
    ...checkDisplay(settings),
  ];
}
