import firmata from 'firmata-io';
import type { SerialPort, SerialPortMock } from 'serialport';
import type { Clock } from '../../../ports/clock.ts';
import { TableError } from '../../../ports/table-error.ts';
import type { BoardLink } from './board-link.ts';

/** Many boards restart when their port is opened, and some of them wait two seconds for another firmware. */
const READY_MS = 6_000;
/** A board that did not restart says nothing until it is asked. */
const ASK_MS = 2_000;
/** What was sent last has gone out long before: a board that takes nothing is waited for no longer. */
const LAST_MS = 1_000;

type Port = SerialPort | SerialPortMock;

export interface SerialWorld {
  readonly Port: new (options: { path: string; baudRate: number; autoOpen: false }) => Port;
  readonly clock: Clock;
  /** May this user read and write there? Throws errors with their `code`, such as EACCES. */
  readonly access: (path: string) => Promise<void>;
}

/** Opens a serial port and waits until the board behind it has told what it can do. */
export async function serialLink(path: string, world: SerialWorld): Promise<BoardLink> {
  const { Port, clock } = world;
  const port = new Port({ path, baudRate: 57_600, autoOpen: false });
  const io = new firmata.Firmata(port, { reportVersionTimeout: ASK_MS });
  // It would ask by a clock of its own.
  clearTimeout(io.reportVersionTimeoutId);
  // A port that breaks closes, and that is heard; an error that nobody hears would end the process.
  io.on('error', () => {});
  try {
    await answered(io, port, world);
  } catch (error) {
    await drop(port);
    throw error;
  }
  return linkOf(io, port, clock);
}

type Firmata = InstanceType<typeof firmata.Firmata>;

function linkOf(io: Firmata, port: Port, clock: Clock): BoardLink {
  let hasRestarted = false;
  // Nobody asks for its name any more: it says it when it starts.
  io.once('queryfirmware', () => {
    hasRestarted = true;
  });
  return {
    io,
    isOpen: () => port.isOpen && !hasRestarted,
    onLost: (told) => {
      port.once('close', told);
      io.once('queryfirmware', told);
    },
    ask: (told) => io.reportVersion(told),
    close: async () => {
      await ((await isOut(port, clock)) ? shut(port) : drop(port));
    },
    drop: () => drop(port),
  };
}

async function answered(io: Firmata, port: Port, world: SerialWorld): Promise<void> {
  const { clock } = world;
  const asking = clock.setTimeout(() => {
    io.reportVersion(() => {});
    io.queryFirmware(() => {});
  }, ASK_MS);
  io.once('reportversion', () => clock.clearTimeout(asking));
  let late: unknown = null;
  try {
    await new Promise<void>((resolve, reject) => {
      const silent = new TableError('BOARD_SILENT', `Nothing at ${port.path} speaks Firmata`);
      late = clock.setTimeout(() => reject(silent), READY_MS);
      io.once('ready', resolve);
      port.once('close', () => reject(new Error('the board was unplugged')));
      port.open((cause) => cause && void refusal(port.path, cause, world).then(reject));
    });
  } finally {
    clock.clearTimeout(asking);
    clock.clearTimeout(late);
  }
}

/** The library says in words only why it could not open a port; so that is found out by another way. */
async function refusal(path: string, cause: unknown, { access }: SerialWorld): Promise<unknown> {
  const code = await access(path).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  switch (code) {
    case null:
      return new TableError('BOARD_BUSY', `${path} is there and cannot be opened`, { cause });
    case 'EACCES':
    case 'EPERM':
      return new TableError('BOARD_FORBIDDEN', `This user may not use ${path}`, { cause });
    default:
      return cause;
  }
}

/** Whether the system says that all has gone out. */
async function isOut(port: Port, clock: Clock): Promise<boolean> {
  if (!port.isOpen) return true;
  let late: unknown = null;
  const out = await new Promise<boolean>((resolve) => {
    late = clock.setTimeout(() => resolve(false), LAST_MS);
    port.drain((error) => resolve(!error));
  });
  clock.clearTimeout(late);
  return out;
}

/**
 * Flushed first: with something left to send the kernel would wait long for a board that takes nothing. That throws away,
 * too, what a port has passed on and its other end has not yet taken.
 */
async function drop(port: Port): Promise<void> {
  if (port.isOpen) await new Promise<void>((resolve) => port.flush(() => resolve()));
  await shut(port);
}

async function shut(port: Port): Promise<void> {
  if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
}
