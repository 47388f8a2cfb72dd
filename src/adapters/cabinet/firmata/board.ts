import five from 'johnny-five';
import { TableError } from '../../../ports/table-error.ts';
import { outputPins } from '../../../session/output-pins.ts';
import type { BoardWiring } from '../../../session/table-config.ts';
import type { Level } from '../levels.ts';
import type { BoardIo, BoardLink } from './board-link.ts';

/** A board with its pins as this table needs them. */
export interface Board {
  readonly link: BoardLink;
  /** Nothing is kept for later: what is written to a board that has gone is lost with it. */
  write(pin: number, value: Level): void;
  /** For wires that no relay hangs on. Throws when the board has gone. */
  put(pin: number, value: Level): void;
  /** Asks for the lines: where they are, and from then on whatever they do. */
  listen(heard: (line: string, value: Level) => void): void;
}

/** Makes everything safe before anything else. Throws TableError BOARD_UNFIT. */
export async function takeBoard(link: BoardLink, wiring: BoardWiring): Promise<Board> {
  const { io } = link;
  checkPins(io, wiring);
  const board = await driven(io);
  const relays = new Map(
    outputPins(wiring.outputs).map(({ pin }) => {
      // A relay leaves the mode of its pin as an earlier program may have set it; this makes it low, too.
      io.pinMode(pin, io.MODES.OUTPUT);
      return [pin, new five.Relay({ board, pin, type: 'NO' })];
    }),
  );
  const write = (pin: number, value: Level) => {
    const relay = relays.get(pin);
    if (relay && link.isOpen()) drive(relay, value);
  };
  for (const pin of relays.keys()) write(pin, 0);
  return { link, write, put: putter(link), listen: (heard) => listen(link, wiring, heard) };
}

function putter({ io, isOpen }: BoardLink): Board['put'] {
  const outputs = new Set<number>();
  return (pin, value) => {
    if (!isOpen()) throw new Error('the board has gone');
    if (!outputs.has(pin)) io.pinMode(pin, io.MODES.OUTPUT);
    outputs.add(pin);
    io.digitalWrite(pin, value);
  };
}

function drive(relay: five.Relay, value: Level): void {
  if (value === 1) relay.close();
  else relay.open();
}

function checkPins({ pins, MODES }: BoardIo, { lines, outputs, port }: BoardWiring): void {
  const wanted = [
    ...outputPins(outputs).map(({ name, pin }) => ({ name, pin, mode: MODES.OUTPUT })),
    ...Object.entries(lines).map(([name, { pin }]) => ({ name, pin, mode: MODES.INPUT })),
  ];
  const lacking = wanted.filter(({ pin, mode }) => !pins[pin]?.supportedModes.includes(mode));
  if (lacking.length === 0) return;
  const names = lacking.map(({ name, pin }) => `pin ${pin} (${name})`).join(', ');
  throw new TableError('BOARD_UNFIT', `The board at ${port} has no ${names}`);
}

function driven(io: BoardIo): Promise<five.Board> {
  // Without these it would read the keyboard, write to the terminal and end the process at Ctrl-C by itself.
  const quietly = { io, repl: false, debug: false, sigint: false };
  const board = new five.Board(quietly);
  return new Promise((resolve, reject) => {
    board.on('error', reject);
    board.on('ready', () => resolve(board));
  });
}

function listen(link: BoardLink, wiring: BoardWiring, heard: (line: string, value: Level) => void): void {
  const { io } = link;
  for (const [line, { pin, active }] of Object.entries(wiring.lines)) {
    // Whatever the polarity: a wire that nobody pulls down is high, and never floats.
    const pullsUp = io.pins[pin]?.supportedModes.includes(io.MODES.PULLUP);
    io.pinMode(pin, pullsUp ? io.MODES.PULLUP : io.MODES.INPUT);
    io.digitalRead(pin, (value) => heard(line, active === 'low' ? flipped(value) : value));
  }
}

const flipped = (value: Level): Level => (value === 1 ? 0 : 1);
