import { SerialPort } from 'serialport';
import { FirmataCabinet, type FirmataOptions } from './firmata-cabinet.ts';
import { serialLink } from './serial-link.ts';

/** The cabinet behind the board at this computer's serial port. */
export async function openFirmata(options: Omit<FirmataOptions, 'open'>): Promise<FirmataCabinet> {
  const world = { Port: SerialPort, clock: options.clock };
  const cabinet = new FirmataCabinet({ ...options, open: (port) => serialLink(port, world) });
  await cabinet.connect();
  return cabinet;
}
