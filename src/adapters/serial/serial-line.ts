import { SerialPort } from 'serialport';
import type { OpenLine } from '../../ports/serial-line.ts';

const BAUD = 9_600;

/** A serial port of this computer. */
export const openSerialLine: OpenLine = async (path) => {
  const port = new SerialPort({ path, baudRate: BAUD, autoOpen: false });
  // A port that breaks closes, and that is heard; an error that nobody hears would end the process.
  port.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    port.open((error) => (error ? reject(error) : resolve()));
  });
  return {
    write: (bytes) => {
      // A port that is closed keeps what is written, and sends it when it is opened again.
      if (port.isOpen) port.write(Buffer.from(bytes));
    },
    onBytes: (heard) => port.on('data', heard),
    onLost: (told) => port.once('close', told),
    close: async () => {
      if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
    },
  };
};
