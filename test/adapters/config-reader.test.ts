import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { BALLS } from '../../src/rules/pool8/table.ts';
import { good, problemsOf } from '../support/config-reading.ts';

const TAGS = Object.fromEntries(BALLS.map((ball, at) => [ball, `00A1B2C3${10 + at}`]));
const cabinetOf = (text: string) => good(readConfig(text)).config.cabinet;
const tags = (over: Record<string, string> = {}) => JSON.stringify({ ...TAGS, ...over });
const pool = (reader: string, balls = 'reader') => `game: pool8
cabinet: { balls: ${balls}, reader: ${reader} }`;
const reasons = (text: string) => problemsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));

const GPIO = `{
  driver: gpio, balls: reader, gpio: {
    lines: { pocket.TL: { pin: 4 } },
    outputs: { coins: { pin: 27 }, startLamp: { pin: 22 }, release: { pin: 17 } } } }`;

describe('A reader of balls', () => {
  it('is not there unless named; a simulated table that needs one has its own', () => {
    expect(cabinetOf('game: pool8').reader).toBe(null);
    expect(cabinetOf('game: pool8\ncabinet: { balls: reader }')).toMatchObject({
      balls: 'reader',
      reader: null,
    });
  });

  it('knows each ball by its tag, in small letters or capitals', () => {
    const { reader } = cabinetOf(pool(`{ port: /dev/ttyUSB0, tags: ${tags({ black: '0a1b2c3d4e' })} }`));
    expect(reader).toEqual({ port: '/dev/ttyUSB0', tags: { ...TAGS, black: '0A1B2C3D4E' } });
  });

  it('takes a tag by its digits, though it looks like a number', () => {
    const text = `game: pool8
cabinet:
  balls: reader
  reader:
    port: /dev/ttyUSB0
    tags:
      S1: 0012345678
      S2: 0012E45678`;
    expect(cabinetOf(text).reader?.tags).toEqual({ S1: '0012345678', S2: '0012E45678' });
  });

  it('may be without some tags: the players are asked for those, and told so', () => {
    const some = Object.entries(TAGS).filter(([ball]) => ball !== 'S3' && ball !== 'black' && ball !== 'cue');
    const text = pool(`{ port: /dev/a, tags: ${JSON.stringify(Object.fromEntries(some))} }`);
    expect(good(readConfig(text)).warnings.map(({ setting, reason }) => [setting, reason])).toEqual([
      ['cabinet.reader.tags', 'no tag for S3, black: the players are asked for them; baulk tags reads them'],
    ]);
  });

  it.each([
    [
      '{ tags: {} }',
      'cabinet.reader.port: is missing, allowed: a serial port, such as /dev/serial/by-id/usb-1a86_USB_Serial-if00-port0',
    ],
    [
      'yes',
      'cabinet.reader: "yes" is not possible, allowed: off, or { port: /dev/serial/by-id/usb-1a86_USB_Serial-if00-port0 }',
    ],
    [
      `{ port: /dev/a, tags: ${tags({ S1: '0A1B' })} }`,
      'cabinet.reader.tags.S1: "0A1B" is not possible, allowed: a tag of ten hex digits, such as 0A1B2C3D4E',
    ],
    [
      `{ port: /dev/a, tags: ${tags({ S2: '0A1B2C3D4E', R2: '0a1b2c3d4e' })} }`,
      'cabinet.reader.tags.R2: 0A1B2C3D4E is the tag of S2 already',
    ],
    [
      `{ port: /dev/a, tags: ${tags({ blak: '0A1B2C3D4E' })} }`,
      'cabinet.reader.tags.blak: there is no such ball; did you mean black?',
    ],
    [
      `{ port: /dev/a, tags: ${tags({ 15: '0A1B2C3D4E' })} }`,
      `cabinet.reader.tags.15: there is no such ball, allowed: ${BALLS.join(', ')}`,
    ],
    [
      `{ port: /dev/a, prot: 1, tags: ${tags()} }`,
      'cabinet.reader.prot: unknown setting; did you mean port?',
    ],
  ])('%s is refused', (reader, reason) => {
    expect(reasons(pool(reader))).toEqual([reason]);
  });

  it('has each ball once', () => {
    const twice = `{ port: /dev/a, tags: { S1: 0A1B2C3D4E, ${tags().slice(1)} }`;
    expect(reasons(pool(twice))).toEqual([
      expect.stringMatching(/^cabinet\.reader\.tags\.S1: .*(twice|already)/),
    ]);
  });

  it('goes with `balls: reader`, and the other way', () => {
    expect(reasons(pool(`{ port: /dev/a, tags: ${tags()} }`, 'pockets'))).toEqual([
      'cabinet.reader: is set, but cabinet.balls is pockets: write balls: reader there, or leave it out here',
    ]);
    expect(reasons(`game: pool8\ncabinet: ${GPIO}`)).toEqual([
      'cabinet.balls: reader needs to know its port: cabinet.reader is missing, such as { port: /dev/serial/by-id/… }',
    ]);
  });

  it('is of a pool table', () => {
    expect(reasons('cabinet: { reader: { port: /dev/a } }')).toEqual([
      'cabinet.reader: is of pool8, leave it out',
    ]);
  });

  it('does not share the port of the acceptor', () => {
    const both = `game: pool8
cabinet: { balls: reader, acceptor: { port: /dev/a }, reader: { port: /dev/a, tags: ${tags()} } }`;
    expect(reasons(both)).toEqual([
      'cabinet.reader.port: is the port of the coin acceptor (cabinet.acceptor.port), each needs one of its own',
    ]);
  });

  it('on the serial port of the header has its two pins for itself', () => {
    const text = `game: pool8
cabinet: ${GPIO.replace('driver', `reader: { port: /dev/serial0, tags: ${tags()} }, driver`).replace('pin: 4', 'pin: 15')}`;
    expect(reasons(text)).toEqual([
      'cabinet.reader.port: pin 15 is taken already, by pocket.TL; take a USB adapter, or leave 14 and 15 to the port',
    ]);
  });
});
