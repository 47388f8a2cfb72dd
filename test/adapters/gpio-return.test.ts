import { describe, expect, it } from 'vitest';
import { openReturning } from '../../src/adapters/cabinet/gpio/returning-gpio.ts';
import type { CabinetEvent } from '../../src/ports/cabinet.ts';
import type { Wiring } from '../../src/session/table-config.ts';
import { beatsOf } from '../support/beats.ts';
import { PLAYING } from '../support/bench.ts';
import { chardevBench, WIRING } from '../support/gpio-bench.ts';

/** What was told, short. */
function said(event: CabinetEvent): string {
  if (event.type === 'line') return `${event.change.line} ${event.change.value}`;
  return 'code' in event ? `${event.type} ${event.code} ${event.what}` : event.type;
}

/** A table whose header may go and come again, with START held down. */
async function table(wiring: Wiring = WIRING) {
  const { pi, clock, take, notes, log } = chardevBench({}, wiring);
  pi.drive(13, 0);
  const told: string[] = [];
  const cabinet = await openReturning({ open: take, clock, log });
  await cabinet.start((event) => told.push(said(event)));
  const select = await cabinet.claim('digits.1 select', 16);
  clock.advance(1_000);
  cabinet.hold(PLAYING);
  pi.drive(21, 0);
  clock.advance(10);
  return {
    pi,
    clock,
    cabinet,
    select,
    told,
    notes,
    lose: () => {
      pi.refusals.set('read', ['ENODEV']);
      pi.drive(2, 0);
    },
    /** Lets time pass until this was told. */
    async until(what: string) {
      for (let times = 0; !told.includes(what); times++) {
        expect(times).toBeLessThan(1_000);
        clock.advance(100);
        await new Promise(setImmediate);
      }
    },
  };
}

describe('A header that the kernel has again', () => {
  it('is found by itself, told where its lines are, and held as before', async () => {
    const { pi, lose, told, until } = await table();
    lose();
    pi.wires.set(21, 1);
    pi.wires.set(2, 1);
    await until('found');
    expect(told).toEqual(['button.start 1', 'lost', 'button.start 0', 'found']);
    expect([17, 27, 22].map((pin) => pi.level(pin))).toEqual([1, 1, 0]);
    pi.drive(2, 0);
    await until('hole.200 1');
  });

  it('has no coil power until its heart has beaten for a second again', async () => {
    const { clock, cabinet, lose, until } = await table({
      ...WIRING,
      outputs: { ...WIRING.outputs, heartbeat: { pin: 25 } },
    });
    const beat = beatsOf(cabinet, clock);
    beat(1_000);
    expect(cabinet.heart?.hasPower).toBe(true);
    lose();
    await until('found');
    beat(900);
    expect(cabinet.heart?.hasPower).toBe(false);
    beat(100);
    expect(cabinet.heart?.hasPower).toBe(true);
  });

  it('says until when it was heard, as it did before', async () => {
    const { pi, clock, cabinet, lose, until } = await table();
    lose();
    expect(cabinet.heardUntil()).toBe(clock.now());
    await until('found');
    clock.advance(100);
    const at = clock.now();
    pi.drive(23, 0);
    clock.advance(2);
    expect(cabinet.heardUntil()).toBeCloseTo(at, 3);
  });

  it('is looked for until it is there, and why it is not is said once', async () => {
    const { pi, lose, notes, until } = await table();
    pi.refusals.set('open', ['ENODEV', 'ENODEV', 'ENODEV']);
    lose();
    await until('found');
    expect(notes.filter((note) => note === 'the header could not be taken again')).toHaveLength(1);
  });

  it('has the pins of displays again, which fail meanwhile', async () => {
    const { pi, lose, select, until } = await table();
    lose();
    expect(() => select.write(1)).toThrow('the header is lost');
    await until('found');
    select.write(1);
    expect(pi.level(16)).toBe(1);
  });

  it('takes back what was wrong with it before', async () => {
    const { pi, cabinet, lose, told, until } = await table();
    pi.shorted.add(22);
    cabinet.hold(PLAYING);
    pi.shorted.delete(22);
    lose();
    await until('found');
    expect(told.slice(1)).toEqual([
      'trouble OUTPUT_WRONG startLamp',
      'lost',
      'mended OUTPUT_WRONG startLamp',
      'hole.200 1',
      'found',
    ]);
  });

  it('is not looked for any more once the table has stopped', async () => {
    const { pi, clock, cabinet, lose } = await table();
    lose();
    clock.advance(100);
    await new Promise(setImmediate);
    await cabinet.stop();
    clock.advance(10_000);
    await new Promise(setImmediate);
    expect([pi.files.size, pi.requests.size]).toEqual([0, 0]);
  });
});
