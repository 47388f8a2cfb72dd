import type { SerialPort, SerialPortMock } from 'serialport';
import type { OutputOf } from '../../../session/driven.ts';

/** Many boards start anew when their port is opened: their pins are inputs then, and they listen two seconds later. */
const PATIENCE_MS = 5_000;
const AGAIN_MS = 500;

const OUTPUT = 1;
const [SET_MODE, SET_PIN, SYSEX, ASK_PIN, PIN_IS, END] = [0xf4, 0xf5, 0xf0, 0x6d, 0x6e, 0xf7] as const;

type Port = SerialPort | SerialPortMock;
export type PortMaker = new (options: { path: string; baudRate: number; autoOpen: false }) => Port;

/**
 * Makes these pins of the board at a serial port low, and has the board say that they are. Spoken without a library, as
 * nothing else may be needed. Null: it is low; else why not.
 */
export async function boardOff(
  path: string,
  outputs: readonly OutputOf[],
  Maker: PortMaker,
): Promise<readonly (string | null)[]> {
  const port = new Maker({ path, baudRate: 57_600, autoOpen: false });
  try {
    await opened(port);
    const low = await switchedOff(port, outputs);
    return outputs.map(({ pin }) => (low.has(pin) ? null : `the board at ${path} does not say so`));
  } catch (error) {
    return outputs.map(() => `the board at ${path}: ${error instanceof Error ? error.message : error}`);
  } finally {
    if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
  }
}

function opened(port: Port): Promise<void> {
  // One that breaks closes, too; an error that nobody hears would end the process.
  port.on('error', () => {});
  return new Promise((resolve, reject) => port.open((error) => (error ? reject(error) : resolve())));
}

/** The pins that the board says are low, as soon as all are or patience is over. */
function switchedOff(port: Port, outputs: readonly OutputOf[]): Promise<ReadonlySet<number>> {
  const low = new Set<number>();
  const orders = Buffer.from(outputs.flatMap(({ pin }) => orderOff(pin)));
  return new Promise((resolve) => {
    let heard = Buffer.alloc(0);
    const end = () => {
      clearInterval(again);
      clearTimeout(late);
      resolve(low);
    };
    const send = () => {
      if (port.isOpen) port.write(orders);
    };
    const again = setInterval(send, AGAIN_MS);
    const late = setTimeout(end, PATIENCE_MS);
    port.once('close', end);
    port.on('data', (bytes: Buffer) => {
      heard = Buffer.concat([heard, bytes]);
      for (const pin of lowPins(heard)) low.add(pin);
      heard = heard.subarray(Math.max(0, heard.lastIndexOf(SYSEX)));
      if (outputs.every(({ pin }) => low.has(pin))) end();
    });
    send();
  });
}

/** A pin that is made an output is low; firmware since 2.5 can be told so besides. Then it is asked. */
const orderOff = (pin: number): readonly number[] => [
  ...[SET_MODE, pin, OUTPUT],
  ...[SET_PIN, pin, 0],
  ...[SYSEX, ASK_PIN, pin, END],
];

/** The outputs among what the board told whose level is nothing but zeros. */
function lowPins(heard: Buffer): readonly number[] {
  const starts = [...heard.keys()].filter((at) => heard[at] === SYSEX && heard[at + 1] === PIN_IS);
  return starts.flatMap((start) => {
    const end = heard.indexOf(END, start);
    if (end === -1) return [];
    const [pin = 0, mode, ...level] = heard.subarray(start + 2, end);
    return mode === OUTPUT && level.every((bits) => bits === 0) ? [pin] : [];
  });
}
