import { expect, it } from 'vitest';
import type { BoardLink } from '../../src/adapters/cabinet/firmata/board-link.ts';
import { watchBoard } from '../../src/adapters/cabinet/firmata/board-watch.ts';
import { BusyClock } from '../support/busy-clock.ts';

function watched() {
  const clock = new BusyClock();
  const waiting: (() => void)[] = [];
  const seen = { asked: 0, silent: 0 };
  const ask: BoardLink['ask'] = (answered) => {
    seen.asked += 1;
    waiting.push(answered);
  };
  watchBoard({ ask }, clock, () => {
    seen.silent += 1;
  });
  return {
    clock,
    seen,
    /** The program comes to read what the board has answered. */
    read: () => {
      for (const answered of waiting.splice(0)) answered();
    },
  };
}

it('a board is asked once a second, and silent when three questions stay without an answer, once', () => {
  const { clock, seen, read } = watched();
  clock.pass(1_000);
  read();
  clock.pass(3_999);
  expect(seen).toEqual({ asked: 4, silent: 0 });
  clock.pass(1);
  expect(seen).toEqual({ asked: 4, silent: 1 });
  clock.pass(10_000);
  expect(seen).toEqual({ asked: 4, silent: 1 });
});

it('a board is not silent for a program that was too busy to read its answers', () => {
  const { clock, seen, read } = watched();
  clock.pass(1_000);
  clock.busy(20_000);
  read();
  clock.busy(20_000);
  read();
  clock.pass(900);
  expect(seen.silent).toBe(0);
});
