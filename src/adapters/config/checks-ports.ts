import type { Complaint } from './complaint.ts';
import type { Settings } from './schema.ts';

/** What is on a serial port of the computer. */
interface Unit {
  readonly name: 'firmata' | 'acceptor' | 'reader';
  readonly what: string;
  readonly port: string;
}

/** Each has a port of its own; whatever is named later is told of it. */
export function checkPorts(settings: Settings): readonly Complaint[] {
  const units = unitsOf(settings);
  return units.flatMap(({ name, port }, place) =>
    units
      .slice(0, place)
      .filter((other) => other.port === port)
      .map((other) => ({
        path: ['cabinet', name, 'port'],
        reason: `is the port of ${other.what} (cabinet.${other.name}.port), each needs one of its own`,
        because: [`cabinet.${other.name}`],
      })),
  );
}

function unitsOf({ game, cabinet: { driver, firmata, acceptor, reader } }: Settings): readonly Unit[] {
  return [
    ...(driver === 'firmata' && firmata
      ? [{ name: 'firmata', what: 'the board', port: firmata.port } as const]
      : []),
    ...(acceptor === 'off'
      ? []
      : [{ name: 'acceptor', what: 'the coin acceptor', port: acceptor.port } as const]),
    ...(game !== 'pool8' || reader === 'off'
      ? []
      : [{ name: 'reader', what: 'the ball reader', port: reader.port } as const]),
  ];
}
