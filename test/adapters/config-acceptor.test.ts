import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usualAcceptor } from '../../src/adapters/config/meaning-money.ts';
import { configOf, problemsOf } from '../support/config-reading.ts';

const acceptor = (text: string) => `cabinet: { acceptor: ${text} }`;
const reasons = (text: string) =>
  problemsOf(acceptor(text)).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));

describe('A coin acceptor', () => {
  it('is not fitted unless told, and needs no more than its port', () => {
    expect(configOf('').cabinet.acceptor).toBe(null);
    expect(configOf(acceptor('off')).cabinet.acceptor).toBe(null);
    const usual = configOf(acceptor('{ port: /dev/ttyUSB0 }')).cabinet.acceptor;
    expect(usual).toEqual(usualAcceptor('/dev/ttyUSB0'));
    expect(usual).toMatchObject({ port: '/dev/ttyUSB0', address: 2, pollMs: 200, tokens: {}, refuse: [] });
  });

  it('has tokens in the currency of the table, and coins that it gives back', () => {
    const text = acceptor('{ port: /dev/ttyUSB0, tokens: { TK100A: 1.50 }, refuse: [GB005A] }');
    expect(configOf(text).cabinet.acceptor).toMatchObject({ tokens: { TK100A: 150 }, refuse: ['GB005A'] });
  });

  it.each([
    [
      '{}',
      'cabinet.acceptor.port: is missing, allowed: a serial port, such as /dev/serial/by-id/usb-FTDI_FT232R_USB_UART_A600TZ3C-if00-port0',
    ],
    [
      'yes',
      'cabinet.acceptor: "yes" is not possible, allowed: off, or { port: /dev/serial/by-id/usb-FTDI_FT232R_USB_UART_A600TZ3C-if00-port0 }',
    ],
    [
      '{ port: /dev/a, address: 1 }',
      'cabinet.acceptor.address: 1 is not possible, allowed: a whole number from 2 to 255',
    ],
    ['{ port: /dev/a, poll: 1s }', 'cabinet.acceptor.poll: 1s is too long, allowed: 100ms to 900ms'],
    [
      '{ port: /dev/a, echo: of }',
      'cabinet.acceptor.echo: "of" is not possible, allowed: auto, required, none',
    ],
    [
      '{ port: /dev/a, checksum: crc }',
      'cabinet.acceptor.checksum: "crc" is not possible, allowed: simple, crc16',
    ],
    ['{ port: /dev/a, adress: 3 }', 'cabinet.acceptor.adress: unknown setting; did you mean address?'],
    [
      '{ port: /dev/a, tokens: { TK100A: 1.005 } }',
      'cabinet.acceptor.tokens.TK100A: 1.005 has 3 decimals, allowed in GBP: at most 2 decimals',
    ],
    [
      '{ port: /dev/a, tokens: { TK100A: 0 } }',
      'cabinet.acceptor.tokens.TK100A: is worth nothing, allowed: more than 0',
    ],
    [
      '{ port: /dev/a, tokens: { tk100a: 1 } }',
      'cabinet.acceptor.tokens.tk100a: tk100a is no coin id, allowed: two letters, three letters or digits and a letter, such as GB005A; did you mean TK100A?',
    ],
    [
      '{ port: /dev/a, tokens: { GB100A: 5 } }',
      'cabinet.acceptor.tokens.GB100A: GB100A is a coin with a worth of its own, allowed: ids that begin with TK',
    ],
    [
      '{ port: /dev/a, refuse: [GB5] }',
      'cabinet.acceptor.refuse[0]: GB5 is no coin id, allowed: two letters, three letters or digits and a letter, such as GB005A',
    ],
    ['{ port: /dev/a, refuse: [GB005A, GB005A] }', 'cabinet.acceptor.refuse[1]: GB005A stands there already'],
    [
      '{ port: /dev/a, tokens: { TK100A: 1 }, refuse: [TK100A] }',
      'cabinet.acceptor.refuse[0]: TK100A has a worth in tokens, it is taken or refused',
    ],
  ])('%s is refused', (text, reason) => {
    expect(reasons(text)).toEqual([reason]);
  });

  it('does not share the port of the board', () => {
    const firmata = readFileSync(new URL('../../config/firmata.yaml', import.meta.url), 'utf8');
    const [, port = ''] = /port: (\S+)/.exec(firmata) ?? [];
    const both = firmata.replace('cabinet:\n', `cabinet:\n  acceptor: { port: ${port} }\n`);
    expect(problemsOf(both)).toEqual([
      expect.stringMatching(
        /cabinet\.acceptor\.port: is the port of the board \(cabinet\.firmata\.port\), each needs one of its own$/,
      ),
    ]);
    expect(problemsOf(both.replace(`port: ${port} }`, 'port: /dev/ttyUSB1 }'))).toEqual([]);
  });

  it.each(['/dev/serial0', '/dev/ttyAMA0', '/dev/ttyS0'])('on %s has its two pins for itself', (port) => {
    const wired = (pins: string) =>
      problemsOf(`cabinet:
  driver: gpio
  acceptor: { port: ${port} }
  gpio: { lines: ${pins}, outputs: { coins: { pin: 27 }, startLamp: { pin: 22 }, bar: { pin: 17 } } }
`);
    for (const pin of [14, 15]) {
      expect(wired(`{ button.start: { pin: ${pin} } }`)).toEqual([
        `table.yaml:3:21 cabinet.acceptor.port: pin ${pin} is taken already, by button.start; take a USB adapter, or leave 14 and 15 to the port`,
      ]);
    }
    expect(wired('{ button.start: { pin: 16 } }')).toEqual([]);
  });
});
