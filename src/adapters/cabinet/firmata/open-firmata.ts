import { access, constants } from 'node:fs/promises';
import { SerialPort } from 'serialport';
import { FirmataCabinet, type FirmataOptions } from './firmata-cabinet.ts';
import { serialLink } from './serial-link.ts';

/** The cabinet behind the board at this computer's serial port. */
export async function openFirmata(options: Omit<FirmataOptions, 'open'>): Promise<FirmataCabinet> {
  const world = {
    Port: SerialPort,
    clock: options.clock,
    access: (path: string) => access(path, constants.R_OK | constants.W_OK),
  };
  const cabinet = new FirmataCabinet({ ...options, open: (port) => serialLink(port, world) });
  await cabinet.connect();
  return cabinet;
}
