import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EdgeQueue } from '../../src/adapters/cabinet/gpio/chardev/edge-queue.ts';
import { stampReader } from '../../src/adapters/cabinet/gpio/chardev/stamps.ts';
import type { Edge } from '../../src/adapters/cabinet/gpio/chardev/uapi.ts';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';

const edge = (number: number, stampNs = number * 1_000): Edge => ({
  number,
  stampNs: BigInt(stampNs),
  value: 1,
  offset: 2,
});
const numbersOf = (edges: readonly Edge[]) => edges.map(({ number }) => number);

describe('Edges on their way', () => {
  it('come out in the order of their stamps, whatever the order in which the kernel told them', () => {
    const inOrder = Array.from({ length: 30 }, (_, place) => edge(place + 1));
    const told = fc.shuffledSubarray(inOrder, { minLength: 30 });
    fc.assert(
      fc.property(fc.record({ told, cut: fc.integer({ min: 0, max: 30 }) }), ({ told, cut }) => {
        const queue = new EdgeQueue();
        queue.add(told.slice(0, cut));
        queue.add(told.slice(cut));
        const { edges, lost } = queue.take(30_000n);
        expect([edges, lost]).toEqual([inOrder, 0]);
      }),
    );
  });

  it('wait while they are too young', () => {
    const queue = new EdgeQueue();
    queue.add([edge(2), edge(1)]);
    expect(numbersOf(queue.take(1_500n).edges)).toEqual([1]);
    expect(queue.oldestNs).toBe(2_000n);
    expect(numbersOf(queue.take(2_000n).edges)).toEqual([2]);
    expect(queue.oldestNs).toBeNull();
  });

  it('are counted when the kernel had no room for them', () => {
    const queue = new EdgeQueue();
    queue.add([edge(1), edge(5), edge(6)]);
    expect(queue.take(9_000n).lost).toBe(3);
    queue.add([edge(7)]);
    expect(queue.take(9_000n).lost).toBe(0);
  });

  it('are not taken for lost when two interrupts stamped them across their numbers', () => {
    const queue = new EdgeQueue();
    queue.add([edge(1, 2_000), edge(2, 1_000)]);
    expect(queue.take(9_000n)).toMatchObject({ lost: 0 });
  });

  it('are counted on when their numbers run over', () => {
    const queue = new EdgeQueue();
    const last = 2 ** 32 - 1;
    for (let number = 2 ** 30; number < last; number += 2 ** 30) {
      queue.add([edge(number, 1)]);
      queue.take(1n);
    }
    queue.add([edge(last, 1)]);
    queue.take(1n);
    queue.add([edge(0, 2), edge(2, 3)]);
    expect(queue.take(9n).lost).toBe(1);
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
