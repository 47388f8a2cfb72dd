import { describe, expect, it } from 'vitest';
import { bench, METERED, running } from '../support/gpio-bench.ts';

describe('The meter on the header', () => {
  /** Moments at which its pin changes, with what it changes to. */
  function edgesOf({ pi, clock }: Awaited<ReturnType<typeof running>>, forMs: number): string[] {
    const edges: string[] = [];
    for (let ms = 0, before = 0; ms <= forMs; ms += 10) {
      const level = pi.level(20);
      if (level !== before) edges.push(`${ms}: ${level}`);
      before = level;
      clock.advance(10);
    }
    return edges;
  }

  it('is on for 100 ms and off for 100 ms, and pulses that come meanwhile wait', async () => {
    const table = await running(METERED);
    table.cabinet.emit({ output: 'meter', value: 2 });
    table.cabinet.emit({ output: 'meter', value: 1 });
    expect(edgesOf(table, 2_000)).toEqual(['0: 1', '100: 0', '200: 1', '300: 0', '400: 1', '500: 0']);
  });

  it('is switched off once more, should the first time not have reached it', async () => {
    const table = await running(METERED);
    table.cabinet.emit({ output: 'meter', value: 1 });
    table.clock.advance(120);
    table.pi.drive(20, 1);
    table.clock.advance(80);
    expect(table.pi.level(20)).toBe(0);
  });

  it('is made to go off before it goes on', async () => {
    const { cabinet, clock, pi } = await running(METERED);
    const ordered: string[] = [];
    const { setTimeout } = clock;
    clock.setTimeout = (fn, ms) => {
      ordered.push(`${ms} ms, pin ${pi.level(20)}`);
      return setTimeout.call(clock, fn, ms);
    };
    cabinet.emit({ output: 'meter', value: 1 });
    expect(ordered).toEqual(['100 ms, pin 0', '150 ms, pin 0']);
    expect(pi.level(20)).toBe(1);
  });

  it('is low from the first moment, and low and let go at the end, in the midst of a pulse, too', async () => {
    const table = await running(METERED);
    expect(table.pi.done.slice(0, 4)).toEqual(['out 17', 'out 27', 'out 22', 'out 20']);
    table.cabinet.emit({ output: 'meter', value: 3 });
    await table.cabinet.stop();
    expect(table.pi.level(20)).toBe(0);
    expect(table.pi.directionOf(20)).toBe(null);
    expect(edgesOf(table, 2_000)).toEqual([]);
  });

  it('is made low as the last thing of a process that ends without stopping', async () => {
    const { pi, cabinet, lastWords } = await running(METERED);
    cabinet.emit({ output: 'meter', value: 1 });
    for (const last of lastWords) last();
    expect(pi.level(20)).toBe(0);
  });

  it('is low again when a line cannot be had', async () => {
    const { pi, start } = bench({}, METERED);
    pi.refusals.set(23, ['EBUSY']);
    await expect(start()).rejects.toThrow('GPIO_BUSY');
    expect([pi.level(20), pi.directionOf(20)]).toEqual([0, null]);
  });

  it('is nothing where none is wired', async () => {
    const table = await running();
    table.pi.done.length = 0;
    table.cabinet.emit({ output: 'meter', value: 1 });
    table.clock.advance(1_000);
    expect(table.pi.done).toEqual([]);
  });
});
