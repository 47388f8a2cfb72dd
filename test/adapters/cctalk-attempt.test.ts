import { describe, expect, it } from 'vitest';
import { Attempt, type Bus } from '../../src/adapters/coin/cctalk/attempt.ts';
import { encode, HOST } from '../../src/adapters/coin/cctalk/frame.ts';
import { command } from '../../src/adapters/coin/cctalk/headers.ts';

const BUS: Bus = { address: 2, checksum: 'simple', echo: 'required' };
const POUND = [...Buffer.from('GB100A')];

const asked = (bus: Partial<Bus> = {}) => new Attempt({ ...BUS, ...bus }, command('coinId'), [3]);
const answer = (data: readonly number[], { from = 2, to = HOST, header = 0 } = {}) =>
  encode({ destination: to, source: from, header, data }, 'simple');

describe('A command to a coin acceptor', () => {
  it('is answered by what follows its echo, in whatever pieces it comes', () => {
    const attempt = asked();
    const wire = [...attempt.sent, ...answer(POUND)];
    const heard = wire.map((byte, at) => attempt.hear(Uint8Array.of(byte), at));
    expect(heard.slice(0, -1).every((nothing) => nothing === null)).toBe(true);
    expect(heard.at(-1)).toEqual({ type: 'reply', data: POUND });
  });

  it('has collided when another byte comes back than was sent', () => {
    const attempt = asked();
    expect(attempt.hear(Uint8Array.of(2, 1, 1, 185), 0)).toEqual({ type: 'collision' });
  });

  it('finds out whether the bus echoes', () => {
    const [echoed, silent] = [asked({ echo: 'auto' }), asked({ echo: 'auto' })];
    expect(echoed.echo).toBe('auto');
    expect(echoed.hear(echoed.sent, 0)).toBeNull();
    expect(echoed.hear(answer(POUND), 5)).toEqual({ type: 'reply', data: POUND });
    expect(silent.hear(answer(POUND), 0)).toEqual({ type: 'reply', data: POUND });
    expect([echoed.echo, silent.echo]).toEqual(['required', 'none']);
  });

  it.each([
    ['another unit', answer(POUND, { from: 3 })],
    ['the acceptor, to another', answer(POUND, { to: 4 })],
    ['the acceptor, to something else', answer([0])],
    ['nobody, with another header', answer(POUND, { header: 184 })],
  ])('is not answered by %s', (_, bytes) => {
    const attempt = asked({ echo: 'none' });
    expect(attempt.hear(bytes, 0)).toBeNull();
    expect(attempt.end()).toEqual({ type: 'silence' });
  });

  it('may be refused, or come at a bad moment', () => {
    expect(asked({ echo: 'none' }).hear(answer([], { header: 5 }), 0)).toEqual({ type: 'nak' });
    expect(asked({ echo: 'none' }).hear(answer([], { header: 6 }), 0)).toEqual({ type: 'busy' });
  });

  it('is answered in the end when noise hid the answer', () => {
    const attempt = asked({ echo: 'none' });
    expect(attempt.hear(Uint8Array.of(9, 250, ...answer(POUND)), 0)).toBeNull();
    expect(attempt.end()).toEqual({ type: 'reply', data: POUND });
  });
});
