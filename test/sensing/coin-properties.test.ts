import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoinLine, LineChange, TableEvent } from '../../src/sensing/events.ts';
import { wood } from './cabinet.ts';

const COIN: CoinLine = { line: 'coin.1', minMs: 30, maxMs: 300, trainGapMs: 0, pauseMs: 20, counts: null };
const PER_SECOND = 8;

/** The contact closes for the first of each pair, and stays open for the second. */
type Rattle = readonly (readonly [closedMs: number, openMs: number])[];

const ms = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const bounces = fc.array(fc.tuple(ms(0.2, 1.5), ms(0.2, 1.5)), { maxLength: 3 });
const sparks = fc.array(fc.tuple(ms(0, 8), ms(10, 60)), { maxLength: 6 });
const hum = fc
  .record({ closedMs: ms(2, 11), waves: fc.integer({ min: 1, max: 25 }) })
  .map(({ closedMs, waves }): Rattle => Array.from({ length: waves }, () => [closedMs, 20 - closedMs]));

/** A pulse of a mechanism, bouncing at both ends, and the silence after it. */
const pulse = fc
  .record({ before: bounces, widthMs: ms(40, 250), after: bounces, restMs: ms(25, 60) })
  .map(({ before, widthMs, after, restMs }): Rattle => {
    // What follows the pulse opens first: its openings go before its closings.
    const opened = after.map(([, openMs]) => openMs);
    const closed = [widthMs, ...after.map(([closedMs]) => closedMs)];
    return [...before, ...closed.map((each, n) => [each, opened[n] ?? restMs] as const)];
  });

const rest = (forMs: number): Rattle => [[0, forMs]];

function edgesOf(rattle: Rattle): LineChange[] {
  let at = 1000;
  return rattle.flatMap(([closedMs, openMs]) => {
    const from = at;
    at += closedMs + openMs;
    if (closedMs === 0) return [];
    return [
      { line: 'coin.1', value: 1, at: from },
      { line: 'coin.1', value: 0, at: from + closedMs },
    ] as const;
  });
}

function toldOf(rattle: Rattle, coin: CoinLine = COIN): readonly TableEvent[] {
  const table = wood({ coins: [coin], coinsPerSecond: PER_SECOND });
  table.play(edgesOf(rattle));
  table.wait(10_000_000);
  // How the line is as a line is told by its health, whatever it is for.
  return table.told.filter((event) => !('code' in event && event.code === 'LINE_CHATTERS'));
}

const sensed = (told: readonly TableEvent[]) => told.filter((event) => event.type === 'coin.sensed');
const refused = (told: readonly TableEvent[]) => told.filter((event) => event.type === 'coin.refused');
const sum = (events: readonly { readonly pulses: number }[]) =>
  events.reduce((n, { pulses }) => n + pulses, 0);

describe('whatever is on the wire of a coin line', () => {
  it('each coin is one, between sparks and hum', () => {
    const evening = fc.array(fc.tuple(sparks, hum, pulse), { maxLength: 8 });
    fc.assert(
      fc.property(evening, (coins) => {
        const told = toldOf(
          coins.flatMap(([noise, waves, coin]) => [
            ...noise,
            ...rest(50),
            ...waves,
            ...rest(100),
            ...coin,
            ...rest(500),
          ]),
        );
        expect(sensed(told)).toHaveLength(coins.length);
      }),
    );
  });

  it('sparks and hum by themselves are never a coin', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(sparks, hum), { maxLength: 12 }), (noise) => {
        expect(sensed(toldOf(noise.flat()))).toEqual([]);
      }),
    );
  });

  it('each train is one coin with the pulses that it has', () => {
    const trains = fc.array(fc.array(pulse, { minLength: 1, maxLength: 10 }), { maxLength: 5 });
    fc.assert(
      fc.property(trains, (coins) => {
        const told = toldOf(
          coins.flatMap((train) => [...train.flat(), ...rest(400)]),
          { ...COIN, trainGapMs: 300 },
        );
        expect(told).toMatchObject(coins.map((train) => ({ type: 'coin.sensed', pulses: train.length })));
      }),
    );
  });

  it('trains of a wrong number are refused whole, and no pulse is forgotten', () => {
    const trains = fc.array(fc.array(pulse, { minLength: 1, maxLength: 10 }), { maxLength: 5 });
    fc.assert(
      fc.property(trains, (coins) => {
        const told = toldOf(
          coins.flatMap((train) => [...train.flat(), ...rest(400)]),
          { ...COIN, trainGapMs: 300, counts: [1, 2, 5, 10] },
        );
        expect(sensed(told).every(({ pulses }) => [1, 2, 5, 10].includes(pulses))).toBe(true);
        expect(sum(sensed(told)) + sum(refused(told))).toBe(
          sum(coins.map((train) => ({ pulses: train.length }))),
        );
      }),
    );
  });

  it('no more coins pass in a second than can, and each that is too many is told', () => {
    const flood = fc.array(fc.tuple(ms(31, 60), ms(21, 90)), { maxLength: 60 });
    fc.assert(
      fc.property(flood, (taps) => {
        const told = toldOf(taps);
        const times = sensed(told).map(({ at }) => at);
        for (const [n, at] of times.entries()) {
          expect(at - (times[n - PER_SECOND] ?? -Infinity)).toBeGreaterThanOrEqual(999.999);
        }
        expect(sensed(told).length + refused(told).length).toBe(taps.length);
        const failures = told.filter(({ type }) => type === 'line.failed');
        expect(refused(told).length > 0).toBe(failures.length > 0);
        expect(told.filter(({ type }) => type === 'line.recovered')).toHaveLength(failures.length);
      }),
    );
  });

  it('every closing that ends is told as something, and a line that is left alone is well', () => {
    const anything = fc.array(fc.tuple(ms(0.1, 400), ms(10.1, 400)), { maxLength: 60 });
    fc.assert(
      fc.property(anything, fc.constantFrom(0, 60, 300), (rattle, trainGapMs) => {
        const told = toldOf(rattle, { ...COIN, trainGapMs });
        const stuck = told.filter((event) => event.type === 'line.failed' && event.code === 'COIN_STUCK');
        expect(sum(sensed(told)) + sum(refused(told)) + stuck.length).toBe(rattle.length);
        const faults = told.filter(({ type }) => type === 'line.failed');
        expect(told.filter(({ type }) => type === 'line.recovered')).toHaveLength(faults.length);
      }),
    );
  });
});
