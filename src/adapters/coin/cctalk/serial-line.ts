import type { SerialPort, SerialPortMock } from 'serialport';
import type { Line } from './line.ts';

type Port = SerialPort | SerialPortMock;
type PortMaker = new (options: { path: string; baudRate: number; autoOpen: false }) => Port;

const BAUD = 9_600;

/** A serial port of this computer. */
export async function serialLine(path: string, Maker: PortMaker): Promise<Line> {
  const port = new Maker({ path, baudRate: BAUD, autoOpen: false });
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
}
