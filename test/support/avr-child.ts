import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Level } from '../../src/adapters/cabinet/levels.ts';
import { AvrUno, type Driven } from './avr-uno.ts';

/** What is done to its wires: a level for good, or for so long of the board's own time. */
export type Touch = { readonly pin: number; readonly level: Level; readonly forMs?: number };

/** What is done to the board from outside. */
export type Order = Touch | 'reset';

/** What a pin does. */
export type Told = { readonly pin: number; readonly level: Driven };

const HEX = 'avrgirl-arduino/junk/hex/uno/StandardFirmata.cpp.hex';
const STEP_MS = 2;
/** When the computer was busy elsewhere the board does not make up for more than this: it has been slow. */
const MOST_BEHIND_MS = 50;

// An Arduino Uno with StandardFirmata: its serial line is the standard input and output, its pins are messages.
const told: Told[] = [];
const sent: number[] = [];
const hex = readFileSync(createRequire(import.meta.url).resolve(HEX), 'latin1');
const wires = new Map<number, Level>();
const driving = new Set<number>();
let start = 0;
let board = switchedOn();

process.stdin.on('data', (bytes: Buffer) => board.receive(bytes));
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  if (order === 'reset') board = switchedOn();
  else touch(order);
});

function switchedOn(): AvrUno {
  // A chip that starts lets go of its pins.
  for (const pin of driving) told.push({ pin, level: null });
  driving.clear();
  start = process.uptime() * 1_000;
  const uno = new AvrUno(hex, {
    sent: (byte) => sent.push(byte),
    driven: (pin, level) => {
      driving.add(pin);
      told.push({ pin, level });
    },
  });
  for (const [pin, level] of wires) uno.put(pin, level);
  return uno;
}

function touch({ pin, level, forMs }: Touch): void {
  if (forMs === undefined) wires.set(pin, level);
  board.put(pin, level, forMs);
}

const pace = () => {
  const now = process.uptime() * 1_000;
  start = Math.max(start, now - board.ms - MOST_BEHIND_MS);
  while (board.ms < now - start) step();
  setTimeout(pace, 1);
};
pace();

function step(): void {
  board.run(STEP_MS);
  if (sent.length > 0) process.stdout.write(Buffer.from(sent.splice(0)));
  if (told.length > 0) process.send?.(told.splice(0));
}
