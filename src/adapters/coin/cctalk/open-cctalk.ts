import { SerialPort } from 'serialport';
import type { CoinSource } from '../../../ports/coin-source.ts';
import { type AcceptorOptions, CctalkAcceptor } from './acceptor.ts';
import { serialLine } from './serial-line.ts';

/** The coin acceptor at this computer's serial port. It need not be there yet. */
export function openCctalk(options: Omit<AcceptorOptions, 'open'>): CoinSource {
  return new CctalkAcceptor({ ...options, open: (path) => serialLine(path, SerialPort) });
}
