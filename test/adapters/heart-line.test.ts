import { describe, expect, it } from 'vitest';
import { FirmataCabinet } from '../../src/adapters/cabinet/firmata/firmata-cabinet.ts';
import { simulatedCabinet } from '../../src/adapters/cabinet/simulated/simulated-cabinet.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { beatsOf } from '../support/beats.ts';
import { barBilliardsOf, classicLayout, PLAYING } from '../support/bench.ts';
import { FakeBoard } from '../support/fake-board.ts';
import { chardevRunning, running, WIRING } from '../support/gpio-bench.ts';

const HEART = 25;
const BEATING: Wiring = { ...WIRING, outputs: { ...WIRING.outputs, heartbeat: { pin: HEART } } };

describe.each([
  ['onoff', running],
  ['chardev', chardevRunning],
] as const)('A heartbeat on the header by %s', (_, table) => {
  it('changes its pin once a beat, and is low until the first', async () => {
    const { pi, cabinet, clock } = await table(BEATING);
    const levels = [pi.level(HEART)];
    for (let beats = 0; beats < 3; beats++) {
      cabinet.heart?.beat();
      levels.push(pi.level(HEART));
      // Nobody but the program moves it.
      clock.advance(10_000);
      levels.push(pi.level(HEART));
    }
    expect(levels).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });

  it('is low after a stop, and as the last thing of a process that ends without one', async () => {
    const { pi, cabinet, lastWords } = await table(BEATING);
    cabinet.heart?.beat();
    for (const last of lastWords) last();
    expect(pi.level(HEART)).toBe(0);
    cabinet.heart?.beat();
    await cabinet.stop();
    expect(pi.level(HEART)).toBe(0);
  });

  it('is none where none is wired', async () => {
    const { cabinet } = await table();
    expect(cabinet.heart).toBeNull();
  });
});

describe('The lines of the header', () => {
  it('can be read until the kernel refuses, and the header is lost then', async () => {
    const { pi, cabinet, notes } = await chardevRunning();
    expect(cabinet.canRead()).toBe(true);
    pi.ioctl = () => {
      throw new Error('EIO');
    };
    expect([cabinet.canRead(), cabinet.canRead()]).toEqual([false, false]);
    expect(notes.filter((note) => note === 'the header was lost')).toHaveLength(1);
  });

  it('are nobody’s concern after a stop', async () => {
    const { cabinet } = await chardevRunning();
    await cabinet.stop();
    expect(cabinet.canRead()).toBe(true);
  });
});

describe('A heartbeat on a board', () => {
  async function onBoard() {
    const board = new FakeBoard();
    const wiring = { ...BEATING, port: '/dev/board' };
    const clock = new HandClock();
    const cabinet = new FirmataCabinet({ wiring, open: board.open, clock, log: silentLog });
    await cabinet.connect();
    await cabinet.start(() => {});
    return { board, cabinet, clock };
  }

  it('changes its pin once a beat, and is low after a stop', async () => {
    const { board, cabinet } = await onBoard();
    const levels = [0, 1, 2].map(() => {
      cabinet.heart?.beat();
      return board.outputs.get(HEART);
    });
    expect(levels).toEqual([1, 0, 1]);
    await cabinet.stop();
    expect(board.outputs.get(HEART)).toBe(0);
  });

  it('that was away gives no power by the beats that went nowhere', async () => {
    const { board, cabinet, clock } = await onBoard();
    const beat = beatsOf(cabinet, clock);
    beat(1_000);
    board.unplug();
    beat(5_000);
    board.outputs.clear();
    board.plugged = true;
    for (let looks = 0; !board.outputs.has(HEART); looks++) {
      expect(looks).toBeLessThan(100);
      beat(100);
      await new Promise(setImmediate);
    }
    beat(700);
    expect(cabinet.heart?.hasPower).toBe(false);
    beat(500);
    expect(cabinet.heart?.hasPower).toBe(true);
  });
});

describe('A heartbeat in a simulated cabinet', () => {
  async function raised() {
    const clock = new HandClock();
    const cabinet = simulatedCabinet({ layout: classicLayout(), clock, seed: 7, hasHeart: true });
    await cabinet.start(() => {});
    cabinet.hold(PLAYING);
    const seen = () => {
      const { bar, gate, coilPower } = barBilliardsOf(cabinet.view());
      return { bar, gate, coilPower };
    };
    const beat = beatsOf(cabinet, clock);
    return { clock, cabinet, seen, beat };
  }
  const ON = { bar: 'raised', gate: 'accepted', coilPower: true };
  const OFF = { bar: 'dropped', gate: 'refused', coilPower: false };

  it('keeps the bar up and the gate open while it beats, one beat late or not', async () => {
    const { clock, seen, beat } = await raised();
    beat(10_000);
    clock.advance(200);
    expect(seen()).toEqual(ON);
  });

  it('has no coil power before its third rise, and keeps it as long as the circuit does', async () => {
    const { clock, cabinet, seen, beat } = await raised();
    expect(seen()).toEqual(OFF);
    beat(400);
    expect(seen()).toEqual(OFF);
    beat(100);
    expect(seen()).toEqual(ON);
    // The line was left high.
    clock.advance(699);
    expect(seen()).toEqual(ON);
    clock.advance(1);
    expect(seen()).toEqual(OFF);
    cabinet.heart?.beat();
    cabinet.heart?.beat();
    clock.advance(5_000);
    expect(seen()).toEqual(OFF);
  });

  it('drops the bar and shuts the gate when it stops, whatever is held, and gives them back when it beats', async () => {
    const { clock, cabinet, seen, beat } = await raised();
    beat(1_000);
    clock.advance(600);
    expect(seen()).toEqual(OFF);
    cabinet.hold(PLAYING);
    expect(seen()).toEqual(OFF);
    beat(600);
    expect(seen()).toEqual(ON);
  });
});

describe('Coil power', () => {
  async function beating() {
    const { cabinet, clock } = await chardevRunning(BEATING);
    const beat = beatsOf(cabinet, clock);
    return { clock, beat, hasPower: () => cabinet.heart?.hasPower };
  }

  it('is reckoned with after a second of beats, and not once it may go in the midst of a pulse', async () => {
    const { clock, beat, hasPower } = await beating();
    expect(hasPower()).toBe(false);
    beat(900);
    expect(hasPower()).toBe(false);
    beat(100);
    expect(hasPower()).toBe(true);
    clock.advance(151);
    expect(hasPower()).toBe(false);
    beat(100);
    expect(hasPower()).toBe(true);
  });

  it('takes another second after a gap in which it may have gone', async () => {
    const { clock, beat, hasPower } = await beating();
    beat(2_000);
    clock.advance(401);
    beat(900);
    expect(hasPower()).toBe(false);
    beat(100);
    expect(hasPower()).toBe(true);
  });
});
