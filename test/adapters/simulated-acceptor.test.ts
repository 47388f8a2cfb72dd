import { describe, expect, it } from 'vitest';
import { decode } from '../../src/adapters/coin/cctalk/frame.ts';
import type { AcceptorView } from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import { coinSetOf } from '../../src/adapters/coin/cctalk/simulated-coins.ts';
import type { TroubleKind } from '../../src/adapters/coin/cctalk/simulated-trouble.ts';
import { acceptorLine, frame } from '../support/acceptor-line.ts';

const ACK = [1, 0, 2, 0, 253];
const NAK = [1, 0, 2, 5, 248];
const SIMPLE_POLL = [2, 0, 1, 254, 255];
const NOTHING = [0, 0];
const text = (bytes: number[] | null) => String.fromCharCode(...(bytes ?? []));

describe('A simulated coin acceptor on its wire', () => {
  it('answers a simple poll as the standard says', () => {
    expect(acceptorLine().say(...SIMPLE_POLL)).toEqual(ACK);
  });

  it('gives back what is sent before it answers, when the bus is of one wire', () => {
    expect(acceptorLine({ echo: true }).say(...SIMPLE_POLL)).toEqual([...SIMPLE_POLL, ...ACK]);
  });

  it('understands a command that comes byte by byte', () => {
    const { acceptor, clock, heard } = acceptorLine();
    for (const byte of SIMPLE_POLL) {
      acceptor.receive(Uint8Array.of(byte));
      clock.advance(10);
    }
    expect(heard()).toEqual(ACK);
  });

  it('forgets half a command after a silence of more than 50 ms', () => {
    const { say, clock } = acceptorLine();
    say(2, 0, 1);
    clock.advance(50);
    expect(say(254, 255)).toEqual([]);
    clock.advance(50);
    expect(say(...SIMPLE_POLL)).toEqual(ACK);
  });

  it('is silent when the checksum is wrong, and counts it', () => {
    const { say, acceptor } = acceptorLine();
    expect(say(2, 0, 1, 254, 254)).toEqual([]);
    expect(acceptor.view().garbled).toBe(1);
  });

  it('is silent when somebody else is meant, and counts it', () => {
    const { say, acceptor } = acceptorLine();
    expect(say(3, 0, 1, 254, 254)).toEqual([]);
    expect(acceptor.view().misaddressed).toBe(1);
  });

  it('answers at the address that it is set to', () => {
    expect(acceptorLine({ address: 3 }).say(3, 0, 1, 254, 254)).toEqual([1, 0, 3, 0, 252]);
  });

  it('does not acknowledge what it does not know', () => {
    expect(acceptorLine().say(...frame(100))).toEqual(NAK);
  });

  it('does not acknowledge a command that is too short', () => {
    expect(acceptorLine().say(...frame(231, [255]))).toEqual(NAK);
  });

  it('tells its address alone when everybody is asked for theirs', () => {
    expect(acceptorLine().say(0, 0, 1, 253, 2)).toEqual([2]);
  });

  it('speaks with a CRC-16 when it is set to, and then understands nothing else', () => {
    const { say, ask } = acceptorLine({ checksum: 'crc16' });
    expect(say(2, 0, 177, 254, 96)).toEqual([1, 0, 48, 0, 55]);
    expect(ask(229)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(say(...SIMPLE_POLL)).toEqual([]);
  });
});

describe('A simulated coin acceptor that is asked about itself', () => {
  it.each([
    [246, 'Baulk'],
    [245, 'Coin Acceptor'],
    [244, 'SIM5'],
    [241, 'SIM5-V1.6'],
    [192, 'simulated'],
  ])('answers %i with %s', (header, words) => {
    expect(text(acceptorLine().ask(header))).toBe(words);
  });

  it.each([
    ['how often it wants to be polled: every 200 ms', 249, [2, 20]],
    ['its options: coins by position', 213, [0]],
    ['the revision of the standard', 4, [1, 4, 7]],
    ['its sorter overrides: none', 221, [255]],
    ['its master inhibit: coins are welcome', 227, [1]],
    ['its inhibits: no coin is', 230, [0, 0]],
    ['its self-check: nothing is wrong', 232, [0]],
  ])('tells %s', (_, header, data) => {
    expect(acceptorLine().ask(header)).toEqual(data);
  });

  it('tells its serial number, least byte first', () => {
    expect(acceptorLine({ serial: 0x030201 }).ask(242)).toEqual([1, 2, 3]);
  });

  it('tells what ails it, and which part', () => {
    const { acceptor, ask } = acceptorLine();
    acceptor.ail(2);
    expect(ask(232)).toEqual([2]);
    acceptor.ail(3, 1);
    expect(ask(232)).toEqual([3, 1]);
  });

  it('tells the coins of its positions, which are in no order and have gaps', () => {
    const { ask } = acceptorLine();
    const told = Array.from({ length: 16 }, (_, at) => text(ask(184, at + 1)));
    expect(told.slice(0, 4)).toEqual(['......', 'GB010B', 'GB100A', '......']);
    expect(told.filter((id) => id !== '......').toSorted()).toEqual([
      'GB005A',
      'GB010B',
      'GB020A',
      'GB050B',
      'GB100A',
      'GB200A',
    ]);
    expect(ask(184, 17)).toBeNull();
    expect(ask(184)).toBeNull();
  });

  it.each(['GBP', 'EUR', 'USD', 'DKK'])('has coins in %s', (currency) => {
    const coins = coinSetOf(currency) ?? [];
    const ids = coins.filter((id) => id !== null);
    expect(coins).toHaveLength(16);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(5);
    for (const id of ids) expect(id).toMatch(/^(GB|EU|US|DK)[0-9K]{3}[A-Z]$/);
  });

  it('has no coins in a currency that it is not made for', () => {
    expect(coinSetOf('SEK')).toBeNull();
  });

  it('keeps sorter paths and overrides that it is told', () => {
    const { ask } = acceptorLine();
    expect(ask(210, 3, 2)).toEqual([]);
    expect([ask(209, 3), ask(209, 2)]).toEqual([[2], [1]]);
    expect(ask(210, 0, 2)).toBeNull();
    ask(222, 0x7f);
    expect(ask(221)).toEqual([0x7f]);
  });
});

describe('A simulated coin acceptor and its coins', () => {
  it('takes a coin once it is polled and the coin is welcome', () => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    expect(acceptor.insert('GB100A')).toBe('accepted');
    expect(poll()).toEqual({ counter: 1, events: [[3, 1], NOTHING, NOTHING, NOTHING, NOTHING] });
    expect(acceptor.view()).toMatchObject({ accepted: 1, returned: 0, counter: 1, gate: 'accepted' });
  });

  it('tells the sorter path of a coin', () => {
    const { acceptor, ask, open, poll } = acceptorLine();
    open();
    ask(210, 3, 4);
    acceptor.insert('GB100A');
    expect(poll().events[0]).toEqual([3, 4]);
  });

  it('refuses every coin until it has been polled', () => {
    const { acceptor, ask } = acceptorLine();
    ask(231, 255, 255);
    expect(acceptor.view().gate).toBe('refused');
    expect(acceptor.insert('GB100A')).toBe('returned');
    ask(229);
    expect(acceptor.insert('GB100A')).toBe('accepted');
  });

  it('refuses every coin until it has been told which are welcome', () => {
    const { acceptor, ask, poll } = acceptorLine();
    poll();
    expect(acceptor.view().gate).toBe('refused');
    expect(acceptor.insert('GB100A')).toBe('returned');
    ask(231, 0b100, 0);
    expect(ask(230)).toEqual([0b100, 0]);
    expect(acceptor.insert('GB100A')).toBe('accepted');
    expect(acceptor.insert('GB010B')).toBe('returned');
  });

  it('gives an inhibited coin back and tells which it was', () => {
    const { acceptor, poll } = acceptorLine();
    poll();
    acceptor.insert('GB100A');
    expect(poll().events[0]).toEqual([0, 130]);
  });

  it('tells only that a coin was inhibited, as older units do', () => {
    const { acceptor, poll } = acceptorLine({ tellsInhibited: 'plainly' });
    poll();
    acceptor.insert('GB100A');
    expect(poll().events[0]).toEqual([0, 2]);
  });

  it('refuses every coin while its master inhibit is on', () => {
    const { acceptor, ask, open } = acceptorLine();
    open();
    ask(228, 0);
    expect(ask(227)).toEqual([0]);
    expect(acceptor.view().gate).toBe('refused');
    expect(acceptor.insert('GB100A')).toBe('returned');
    ask(228, 1);
    expect(acceptor.insert('GB100A')).toBe('accepted');
  });

  it('rejects a coin that it does not know', () => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    expect(acceptor.insert('EU100A')).toBe('returned');
    expect(poll().events[0]).toEqual([0, 1]);
  });

  it('refuses coins by itself when it is not polled for a second, and remembers which were welcome', () => {
    const seen: AcceptorView['gate'][] = [];
    const { acceptor, ask, clock, open } = acceptorLine({ onChange: ({ gate }) => seen.push(gate) });
    open();
    const before = ask(229);
    clock.advance(979);
    expect(acceptor.view().gate).toBe('accepted');
    clock.advance(1);
    expect(seen.at(-1)).toBe('refused');
    expect(acceptor.insert('GB100A')).toBe('returned');
    acceptor.slug();
    expect([ask(226), ask(194)]).toEqual([
      [2, 0, 0],
      [2, 0, 0],
    ]);
    expect(ask(229)).toEqual(before);
    expect(ask(230)).toEqual([255, 255]);
    expect(acceptor.insert('GB100A')).toBe('accepted');
  });

  it('is not kept open by commands other than the poll for events', () => {
    const { acceptor, ask, clock, open } = acceptorLine();
    open();
    for (let times = 0; times < 6; times++) {
      clock.advance(200);
      ask(254);
    }
    expect(acceptor.insert('GB100A')).toBe('returned');
  });

  it('keeps five events, newest first, and counts all of them', () => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    for (const id of ['GB010B', 'GB100A', 'GB005A', 'GB200A', 'GB050B', 'GB020A']) acceptor.insert(id);
    expect(poll()).toEqual({
      counter: 6,
      events: [
        [9, 1],
        [8, 1],
        [6, 1],
        [5, 1],
        [3, 1],
      ],
    });
  });

  it('tells the same events until there are others', () => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    acceptor.insert('GB010B');
    expect(poll()).toEqual(poll());
  });

  it('counts events to 255 and then on from 1', () => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    for (let coins = 0; coins < 255; coins++) acceptor.insert('GB100A');
    expect(poll().counter).toBe(255);
    acceptor.insert('GB100A');
    expect(poll().counter).toBe(1);
  });

  it('counts what went in, was taken, was rejected and was no honest coin', () => {
    const { acceptor, ask, open } = acceptorLine();
    open();
    for (let coins = 0; coins < 300; coins++) {
      acceptor.insert('GB100A');
    }
    acceptor.insert('EU100A');
    acceptor.slug();
    expect([226, 225, 194, 193].map((header) => ask(header))).toEqual([
      [46, 1, 0],
      [44, 1, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
    expect(acceptor.view()).toMatchObject({ accepted: 300, returned: 2 });
  });
});

describe('A simulated coin acceptor in trouble', () => {
  it.each([
    ['a slug', 25, 'slug'],
    ['a coin on a string', 20, 'string'],
    ['a jam', 14, 'jam'],
  ] as const)('tells %s', (_, code, happens) => {
    const { acceptor, open, poll } = acceptorLine();
    open();
    acceptor[happens]();
    expect(poll()).toMatchObject({ counter: 1, events: [[0, code], NOTHING, NOTHING, NOTHING, NOTHING] });
  });

  it('tells whatever else goes wrong', () => {
    const { acceptor, poll } = acceptorLine();
    acceptor.err(254);
    expect(poll().events[0]).toEqual([0, 254]);
  });

  it('takes nothing while it is jammed, and knows the reason', () => {
    const { acceptor, ask, open, poll } = acceptorLine();
    open();
    acceptor.jam();
    expect(acceptor.view()).toMatchObject({ jammed: true, gate: 'refused' });
    expect(acceptor.insert('GB100A')).toBe('returned');
    expect(poll().events[0]).toEqual([0, 10]);
    expect(ask(232)).toEqual([3]);
    acceptor.clear();
    expect(ask(232)).toEqual([0]);
    expect(acceptor.insert('GB100A')).toBe('accepted');
  });

  it('is still jammed after a power cut', () => {
    const { acceptor, clock, open } = acceptorLine();
    acceptor.jam();
    acceptor.powerCycle();
    clock.advance(250);
    open();
    expect(acceptor.insert('GB100A')).toBe('returned');
  });

  it('has forgotten events, counters and which coins are welcome after a power cut', () => {
    const { acceptor, ask, clock, open, poll } = acceptorLine();
    open();
    acceptor.insert('GB100A');
    acceptor.powerCycle();
    clock.advance(250);
    expect(poll()).toEqual({ counter: 0, events: [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING] });
    expect([ask(230), ask(227), ask(225)]).toEqual([[0, 0], [1], [0, 0, 0]]);
    expect(acceptor.view()).toMatchObject({ accepted: 1, gate: 'refused' });
  });

  it('is deaf for a quarter of a second after it got power', () => {
    const { acceptor, clock, say } = acceptorLine();
    acceptor.powerCycle();
    clock.advance(249);
    expect(say(...SIMPLE_POLL)).toEqual([]);
    expect(say(...SIMPLE_POLL)).toEqual(ACK);
  });

  it('acknowledges a reset, and starts anew', () => {
    const { acceptor, ask, clock, open, poll } = acceptorLine();
    open();
    acceptor.insert('GB100A');
    expect(ask(1)).toEqual([]);
    expect(ask(254)).toBeNull();
    clock.advance(250);
    expect(poll().counter).toBe(0);
    expect(ask(230)).toEqual([0, 0]);
  });

  it('lets coins through to the return while it has no power', () => {
    const { acceptor, clock, open, poll, say } = acceptorLine({ echo: true });
    open();
    acceptor.powerOff();
    expect(acceptor.insert('GB100A')).toBe('returned');
    acceptor.slug();
    expect(say(...SIMPLE_POLL)).toEqual(SIMPLE_POLL);
    acceptor.powerOn();
    clock.advance(250);
    expect(poll().counter).toBe(0);
    expect(acceptor.view()).toMatchObject({ powered: true, returned: 2 });
  });

  it('takes coins for a second after its cable was pulled, and tells them when it is back', () => {
    const { acceptor, clock, open, poll, say } = acceptorLine({ echo: true });
    open();
    acceptor.unplug();
    expect(acceptor.view()).toMatchObject({ plugged: false });
    expect(acceptor.insert('GB100A')).toBe('accepted');
    expect(say(...SIMPLE_POLL)).toEqual(SIMPLE_POLL);
    clock.advance(1_000);
    expect(acceptor.insert('GB100A')).toBe('returned');
    acceptor.plug();
    expect(poll()).toMatchObject({ counter: 1, events: [[3, 1], NOTHING, NOTHING, NOTHING, NOTHING] });
  });

  it('does not end an answer when its cable is pulled meanwhile', () => {
    const { acceptor, clock, heard } = acceptorLine();
    acceptor.receive(Uint8Array.from(SIMPLE_POLL));
    acceptor.unplug();
    acceptor.plug();
    clock.advance(1_000);
    expect(heard()).toEqual([]);
  });

  it('shows a change once', () => {
    const seen: AcceptorView[] = [];
    const { acceptor, ask, open } = acceptorLine({ onChange: (view) => seen.push(view) });
    open();
    expect(seen).toHaveLength(1);
    ask(229);
    acceptor.plug();
    expect(seen).toHaveLength(1);
    acceptor.insert('GB100A');
    expect(seen).toHaveLength(2);
    expect(seen.at(-1)).toEqual(acceptor.view());
  });
});

describe('The wire of a simulated coin acceptor', () => {
  const afterEcho = (seed: number, kind: TroubleKind) => {
    const line = acceptorLine({ echo: true, seed });
    line.acceptor.trouble({ kind, times: 1 });
    return { ...line, reply: line.say(...SIMPLE_POLL).slice(SIMPLE_POLL.length) };
  };
  const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

  it('brings noise before a reply', () => {
    for (const seed of SEEDS) {
      const { reply } = afterEcho(seed, 'noise before');
      expect(reply.length).toBeGreaterThan(ACK.length);
      expect(reply.slice(-ACK.length)).toEqual(ACK);
    }
  });

  it('brings noise inside a reply', () => {
    for (const seed of SEEDS) {
      const { reply } = afterEcho(seed, 'noise inside');
      expect(reply).toHaveLength(ACK.length + 1);
      expect([reply.at(0), reply.at(-1)]).toEqual([ACK.at(0), ACK.at(-1)]);
    }
  });

  it('loses a reply, though the command was obeyed', () => {
    const { acceptor, ask, poll } = acceptorLine();
    acceptor.trouble({ kind: 'lost', times: 1 });
    expect(ask(231, 255, 255)).toBeNull();
    expect(ask(230)).toEqual([255, 255]);
    expect(poll().counter).toBe(0);
  });

  it('brings a reply too late', () => {
    for (const seed of SEEDS) {
      const { clock, heard, reply } = afterEcho(seed, 'late');
      clock.advanceTo(99);
      expect([...reply, ...heard()]).toEqual([]);
      clock.advanceTo(300);
      expect(heard()).toEqual(ACK);
    }
  });

  it('cuts a reply short', () => {
    for (const seed of SEEDS) {
      const { reply } = afterEcho(seed, 'truncated');
      expect(reply.length).toBeGreaterThan(0);
      expect(reply.length).toBeLessThan(ACK.length);
      expect(reply).toEqual(ACK.slice(0, reply.length));
    }
  });

  it('brings a byte twice', () => {
    for (const seed of SEEDS) {
      const { reply } = afterEcho(seed, 'doubled');
      expect(reply).toHaveLength(ACK.length + 1);
      expect(ACK.some((byte, at) => reply.toSpliced(at, 1).join() === ACK.join() && reply[at] === byte)).toBe(
        true,
      );
    }
  });

  it('lets a command collide: its echo is another, and nobody answers', () => {
    for (const seed of SEEDS) {
      const { acceptor, say, clock } = acceptorLine({ echo: true, seed });
      acceptor.trouble({ kind: 'collision', times: 1 });
      const echo = say(...SIMPLE_POLL);
      expect(echo).toHaveLength(SIMPLE_POLL.length);
      expect(decode(Uint8Array.from(echo), 'simple')).toBeNull();
      clock.advance(51);
      expect(say(...SIMPLE_POLL)).toEqual([...SIMPLE_POLL, ...ACK]);
    }
  });

  it('is troubled as often as it is told to be', () => {
    const { acceptor, ask } = acceptorLine();
    acceptor.trouble({ kind: 'lost', times: 2 });
    expect([ask(254), ask(254), ask(254)]).toEqual([null, null, []]);
  });

  it('is troubled at a rate, the same for the same seed, until it is told to stop', () => {
    const lossesOf = (seed: number) => {
      const { acceptor, ask } = acceptorLine({ seed });
      acceptor.trouble({ kind: 'lost', rate: 0.25 });
      const answers = Array.from({ length: 400 }, () => ask(254));
      acceptor.noTrouble();
      expect(ask(254)).toEqual([]);
      return answers.map((answer) => answer === null);
    };
    const lost = lossesOf(7);
    expect(lost.filter(Boolean).length).toBeGreaterThan(60);
    expect(lost.filter(Boolean).length).toBeLessThan(140);
    expect(lossesOf(7)).toEqual(lost);
    expect(lossesOf(8)).not.toEqual(lost);
  });
});
