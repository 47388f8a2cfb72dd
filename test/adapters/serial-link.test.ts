import { access } from 'node:fs/promises';
import { SerialPortMock } from 'serialport';
import { afterEach, describe, expect, it } from 'vitest';
import { serialLink } from '../../src/adapters/cabinet/firmata/serial-link.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';

const PATH = '/dev/ttyBOARD';
afterEach(() => SerialPortMock.binding.reset());

const REPORT_VERSION = [0xf9, 2, 5];
const FIRMWARE = [0xf0, 0x79, 2, 5, 0x53, 0, 0xf7];
/** Pin 0 can do nothing; pins 1 and 2 are inputs, with a pull-up too, and outputs. */
const CAPABILITIES = [0xf0, 0x6c, 0x7f, 0, 1, 1, 1, 11, 1, 0x7f, 0, 1, 1, 1, 11, 1, 0x7f, 0xf7];
/** The first analog channel is pin 1. */
const ANALOG = [0xf0, 0x6a, 0x7f, 0, 0x7f, 0xf7];

/** A serial port with a board behind it that speaks Firmata, byte by byte. */
class PortWithBoard extends SerialPortMock {
  static readonly sent: number[] = [];
  static last: PortWithBoard | null = null;

  constructor(options: ConstructorParameters<typeof SerialPortMock>[0]) {
    super(options);
    PortWithBoard.last = this;
    this.once('open', () => this.greet());
  }

  /** Every Firmata says this when it starts. */
  greet(): void {
    this.say(...REPORT_VERSION, ...FIRMWARE);
  }

  say(...bytes: number[]): void {
    this.port?.emitData(Buffer.from(bytes));
  }

  override _write(...[bytes, encoding, done]: Parameters<SerialPortMock['_write']>): void {
    PortWithBoard.sent.push(...bytes);
    super._write(bytes, encoding, done);
    if (bytes.includes(0x6b)) this.say(...CAPABILITIES);
    if (bytes.includes(0x69)) this.say(...ANALOG);
  }
}

/** One that did not restart when its port was opened. */
class QuietPort extends PortWithBoard {
  override greet(): void {}

  override _write(...[bytes, encoding, done]: Parameters<SerialPortMock['_write']>): void {
    super._write(bytes, encoding, done);
    if (bytes.includes(0xf9)) this.say(...REPORT_VERSION);
    if (bytes.includes(0x79)) this.say(...FIRMWARE);
  }
}

const worldOf = (Port: typeof SerialPortMock, clock = new HandClock()) => ({
  Port,
  clock,
  access: (path: string) => access(path),
});

/** What comes of a port that is there and cannot be opened, when the system says this of it. */
function refusedAs(code: string | null): Promise<unknown> {
  const refused = async () => {
    if (code !== null) throw Object.assign(new Error('refused'), { code });
  };
  return serialLink('/dev/ttyNOTHING', { ...worldOf(PortWithBoard), access: refused });
}

async function plugged() {
  SerialPortMock.binding.createPort(PATH);
  PortWithBoard.sent.length = 0;
  const link = await serialLink(PATH, worldOf(PortWithBoard));
  return { link, port: PortWithBoard.last };
}

/** A port that is open by now, and what comes of it when so long has passed. */
async function opening(Port: typeof SerialPortMock, ms: number, clock = new HandClock()) {
  SerialPortMock.binding.createPort(PATH);
  const link = serialLink(PATH, worldOf(Port, clock));
  link.catch(() => {});
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  clock.advance(ms);
  return link;
}

describe('A serial port with a Firmata board', () => {
  it('is open when the board has told its pins', async () => {
    const { link } = await plugged();
    expect(link.isOpen()).toBe(true);
    expect(link.io.pins.map(({ supportedModes }) => supportedModes)).toEqual([[], [0, 1, 11], [0, 1, 11]]);
    await link.close();
  });

  it('carries outputs and lines as Firmata has them', async () => {
    const { link, port } = await plugged();
    const heard: number[] = [];
    PortWithBoard.sent.length = 0;
    link.io.pinMode(1, link.io.MODES.OUTPUT);
    link.io.digitalWrite(1, 1);
    link.io.pinMode(2, link.io.MODES.PULLUP);
    const told = new Promise<void>((resolve) =>
      link.io.digitalRead(2, (value) => {
        heard.push(value);
        resolve();
      }),
    );
    port?.say(0x90, 0b100, 0);
    await told;
    await link.close();
    expect(PortWithBoard.sent).toEqual([0xf4, 1, 1, 0x90, 0b10, 0, 0xf4, 2, 11, 0xd0, 1]);
    expect(heard).toEqual([1]);
  });

  it('is lost when it closes under the table', async () => {
    const { link, port } = await plugged();
    const lost = new Promise<void>((resolve) => link.onLost(resolve));
    port?.close();
    await lost;
    expect(link.isOpen()).toBe(false);
  });

  it('is lost when its board restarts while it is open', async () => {
    const { link, port } = await plugged();
    const lost = new Promise<void>((resolve) => link.onLost(resolve));
    port?.greet();
    await lost;
    expect(link.isOpen()).toBe(false);
    await link.drop();
    expect(port?.isOpen).toBe(false);
  });

  it('answers when it is asked, without that being taken for a restart', async () => {
    const { link, port } = await plugged();
    const answered = new Promise<void>((resolve) => link.ask(resolve));
    port?.say(...REPORT_VERSION);
    await answered;
    expect(link.isOpen()).toBe(true);
    await link.close();
  });

  it('is asked after two seconds when its board says nothing by itself', async () => {
    const link = await opening(QuietPort, 2_000);
    expect(link.isOpen()).toBe(true);
    await link.close();
  });

  it('is none, and shut again, when nobody has answered within six seconds', async () => {
    class DeafPort extends PortWithBoard {
      override greet(): void {}
    }
    await expect(opening(DeafPort, 6_000)).rejects.toMatchObject({ code: 'BOARD_SILENT' });
    expect(PortWithBoard.last?.isOpen).toBe(false);
  });

  it('is none when nothing is plugged in there', async () => {
    await expect(serialLink('/dev/ttyNOTHING', worldOf(PortWithBoard))).rejects.toThrow('/dev/ttyNOTHING');
  });

  it('is another thing to mend when the system refuses it, and when somebody else has it', async () => {
    await expect(refusedAs('EACCES')).rejects.toMatchObject({ code: 'BOARD_FORBIDDEN' });
    await expect(refusedAs(null)).rejects.toMatchObject({ code: 'BOARD_BUSY' });
  });

  it('throws nothing of its last words away, but for a board that takes none', async () => {
    const done: string[] = [];
    class TellingPort extends PortWithBoard {
      override flush(told: () => void): void {
        done.push('flushed');
        told();
      }
    }
    class StuckPort extends TellingPort {
      override drain(): void {}
    }
    await (await opening(TellingPort, 0)).close();
    expect(done).toEqual([]);
    const clock = new HandClock();
    const closed = (await opening(StuckPort, 0, clock)).close();
    clock.advance(1_000);
    await closed;
    expect(done).toEqual(['flushed']);
    expect(PortWithBoard.last?.isOpen).toBe(false);
  });

  it('is none when what is there is unplugged before it answers', async () => {
    SerialPortMock.binding.createPort(PATH);
    class FallingPort extends PortWithBoard {
      override greet(): void {
        this.close();
      }
    }
    await expect(serialLink(PATH, worldOf(FallingPort))).rejects.toThrow('unplugged');
  });
});
