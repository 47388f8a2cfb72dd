import { SerialPortMock } from 'serialport';
import { afterEach, describe, expect, it } from 'vitest';
import { serialLink } from '../../src/adapters/cabinet/firmata/serial-link.ts';

const PATH = '/dev/ttyBOARD';
afterEach(() => SerialPortMock.binding.reset());

const REPORT_VERSION = [0xf9, 2, 5];
const FIRMWARE = [0xf0, 0x79, 2, 5, 0x53, 0, 0xf7];
/** Pin 0 can do nothing; pins 1 and 2 are inputs, with a pull-up too, and outputs. */
const CAPABILITIES = [0xf0, 0x6c, 0x7f, 0, 1, 1, 1, 11, 1, 0x7f, 0, 1, 1, 1, 11, 1, 0x7f, 0xf7];
const NO_ANALOG = [0xf0, 0x6a, 0x7f, 0x7f, 0x7f, 0xf7];

/** A serial port with a board behind it that speaks Firmata, byte by byte. */
class PortWithBoard extends SerialPortMock {
  static readonly sent: number[] = [];
  static last: PortWithBoard | null = null;

  constructor(options: ConstructorParameters<typeof SerialPortMock>[0]) {
    super(options);
    PortWithBoard.last = this;
    this.once('open', () => this.say(...REPORT_VERSION, ...FIRMWARE));
  }

  say(...bytes: number[]): void {
    this.port?.emitData(Buffer.from(bytes));
  }

  override _write(...[bytes, encoding, done]: Parameters<SerialPortMock['_write']>): void {
    PortWithBoard.sent.push(...bytes);
    super._write(bytes, encoding, done);
    if (bytes.includes(0x6b)) this.say(...CAPABILITIES);
    if (bytes.includes(0x69)) this.say(...NO_ANALOG);
  }
}

async function plugged() {
  SerialPortMock.binding.createPort(PATH);
  PortWithBoard.sent.length = 0;
  const link = await serialLink(PATH, PortWithBoard);
  return { link, port: PortWithBoard.last };
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

  it('is none when nothing is plugged in there', async () => {
    await expect(serialLink('/dev/ttyNOTHING', PortWithBoard)).rejects.toThrow('/dev/ttyNOTHING');
  });

  it('is none when what is there is unplugged before it answers', async () => {
    SerialPortMock.binding.createPort(PATH);
    const link = serialLink(
      PATH,
      class extends SerialPortMock {
        constructor(options: ConstructorParameters<typeof SerialPortMock>[0]) {
          super(options);
          this.once('open', () => this.close());
        }
      },
    );
    await expect(link).rejects.toThrow('unplugged');
  });
});
