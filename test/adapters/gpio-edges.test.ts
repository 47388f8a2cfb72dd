import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EdgeQueue } from '../../src/adapters/cabinet/gpio/chardev/edge-queue.ts';
import { stampReader } from '../../src/adapters/cabinet/gpio/chardev/stamps.ts';
import type { Edge } from '../../src/adapters/cabinet/gpio/chardev/uapi.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';

const MS = 1_000_000;
const edge = (number: number, atMs = number): Edge => ({
  number,
  stampNs: BigInt(Math.round(atMs * MS)),
  value: 1,
  offset: 2,
});
const numbersOf = (edges: readonly Edge[]) => edges.map(({ number }) => number);
const at = (ms: number) => BigInt(Math.round(ms * MS));

describe('Edges on their way', () => {
  it('come out in the order of their stamps, whatever the order in which the kernel told them', () => {
    const inOrder = Array.from({ length: 30 }, (_, place) => edge(place + 1, (place + 1) / 50));
    const told = fc.shuffledSubarray(inOrder, { minLength: 30 });
    fc.assert(
      fc.property(fc.record({ told, cut: fc.integer({ min: 0, max: 30 }) }), ({ told, cut }) => {
        const queue = new EdgeQueue();
        queue.add(told.slice(0, cut));
        const first = queue.take(at(7));
        queue.add(told.slice(cut));
        const second = queue.take(at(7));
        expect([...first, ...second]).toEqual(inOrder);
        expect(queue.missing).toBe(0);
      }),
    );
  });

  it('are held for 5 ms', () => {
    const queue = new EdgeQueue();
    queue.add([edge(2, 11), edge(1, 10)]);
    expect(queue.dueNs).toBe(at(15));
    expect(numbersOf(queue.take(at(15)))).toEqual([1]);
    expect(queue.dueNs).toBe(at(16));
    expect(numbersOf(queue.take(at(16)))).toEqual([2]);
    expect(queue.dueNs).toBeNull();
  });

  it('wait for one that the kernel has stamped and not yet told', () => {
    const queue = new EdgeQueue();
    queue.add([edge(2, 11), edge(3, 12)]);
    expect(queue.take(at(50))).toEqual([]);
    queue.add([edge(1, 10)]);
    expect(numbersOf(queue.take(at(50)))).toEqual([1, 2, 3]);
  });

  it('are told without one before them that has not come within 50 ms, and it is missing until it comes', () => {
    const queue = new EdgeQueue();
    queue.add([edge(1, 10), edge(5, 10), edge(6, 30)]);
    expect(numbersOf(queue.take(at(15)))).toEqual([1]);
    expect([queue.missing, queue.dueNs]).toEqual([0, at(60)]);
    expect(numbersOf(queue.take(at(60)))).toEqual([5]);
    expect(numbersOf(queue.take(at(60)))).toEqual([6]);
    expect(queue.missing).toBe(3);
    queue.add([edge(2, 10), edge(3, 10)]);
    expect(numbersOf(queue.take(at(60)))).toEqual([2, 3]);
    expect(queue.missing).toBe(1);
    expect([queue.takeAll(), queue.missing]).toEqual([[], 0]);
  });

  it('are not missing when two interrupts stamped them across their numbers', () => {
    const queue = new EdgeQueue();
    queue.add([edge(1, 2), edge(2, 1)]);
    expect(numbersOf(queue.take(at(9)))).toEqual([2, 1]);
    expect(queue.missing).toBe(0);
  });

  it('are counted on when their numbers run over', () => {
    const queue = new EdgeQueue();
    for (const number of [2 ** 30, 2 ** 31, 3 * 2 ** 30, 2 ** 32 - 1]) {
      queue.add([edge(number, 1)]);
      queue.takeAll();
    }
    queue.add([edge(0, 2), edge(2, 3)]);
    queue.take(at(103));
    expect(queue.missing).toBe(1);
  });
});

describe('The stamp of an edge', () => {
  it('is told in the time of the table, by the look that nothing came between', () => {
    const clock = new HandClock();
    let looks = 0;
    const monotonicNs = () => {
      looks += 1;
      // Something else had the processor at most of the looks.
      if (looks % 2 === 0 && looks !== 8) clock.advance(3);
      return 86_400_000_000_000n + BigInt(Math.round(clock.now() * 1e6));
    };
    const timeOf = stampReader(clock, monotonicNs);
    expect(timeOf(86_400_000_000_000n)).toBe(0);
    expect(timeOf(86_400_250_500_000n)).toBe(250.5);
  });
});
