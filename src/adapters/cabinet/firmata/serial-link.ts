import type { EventEmitter } from 'node:events';
import firmata from 'firmata-io';
import type { SerialPort, SerialPortMock } from 'serialport';
import type { BoardLink } from './board-link.ts';

/** Many boards restart when their port is opened, and some of them wait two seconds for another firmware. */
const READY_MS = 6_000;
/** A board that did not restart says nothing until it is asked. */
const ASK_MS = 2_000;

type Port = SerialPort | SerialPortMock;
type PortMaker = new (options: { path: string; baudRate: number; autoOpen: false }) => Port;

/** Opens a serial port and waits until the board behind it has told what it can do. */
export async function serialLink(path: string, Maker: PortMaker): Promise<BoardLink> {
  const port = new Maker({ path, baudRate: 57_600, autoOpen: false });
  const io = new firmata.Firmata(port, { reportVersionTimeout: ASK_MS });
  // A port that breaks closes, and that is heard; an error that nobody hears would end the process.
  io.on('error', () => {});
  try {
    await answered(io, port);
  } catch (error) {
    clearTimeout(io.reportVersionTimeoutId);
    await closed(port);
    throw error;
  }
  return {
    io,
    isOpen: () => port.isOpen,
    onLost: (told) => port.once('close', told),
    close: async () => {
      if (port.isOpen) await new Promise<void>((resolve) => port.drain(() => resolve()));
      await closed(port);
    },
  };
}

function answered(io: EventEmitter, port: Port): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    const late = setTimeout(() => reject(new Error('no board that speaks Firmata answers')), READY_MS);
    io.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
    port.once('close', () => refuse(new Error('the board was unplugged')));
    port.open((error) => error && refuse(error));
  });
}

function closed(port: Port): Promise<void> {
  if (!port.isOpen) return Promise.resolve();
  return new Promise((resolve) => port.close(() => resolve()));
}
