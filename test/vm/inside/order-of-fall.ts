import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { spin } from './support/header.ts';
import { PATIENCE_MS, pause } from './support/patience.ts';
import { BACKEND } from './support/settings.ts';
import { openWires } from './support/wires.ts';

const ROUNDS = 200;
/** `skittle.order`: two that fall closer together than this are no matter of which came first, the panel is asked. */
const ASKED_MS = 5;
/** The GPIO files tell no times: what fell while the program was held up was there when it looked, both at once. */
const MOST_ASKED = BACKEND === 'onoff' ? ROUNDS / 10 : 0;
const OR_ASKED = BACKEND === 'onoff' ? ', or so close to the other that the panel is asked' : '';
/** What wobbled did so 100 ms ago. */
const LONG_BEFORE_MS = 50;
const SKITTLES = ['peg.black', 'peg.whiteL', 'peg.whiteR'];
/** Every pair, each way round. */
const PAIRS = SKITTLES.flatMap((first) =>
  SKITTLES.filter((second) => second !== first).map((second) => [first, second] as const),
);

const wires = await openWires();
after(() => wires.stop());

test(`of two skittles the one that falls first is told first${OR_ASKED}, ${ROUNDS} times out of ${ROUNDS}`, {
  timeout: 4 * PATIENCE_MS,
}, async (t) => {
  let asked = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = PAIRS[round % PAIRS.length] ?? assert.fail();
    await pause(2);
    // Every other time the program has no time for them until both lie there.
    if (!(await fallOneAfterAnother(first, second, round % 2 === 0 ? 3 : 0))) asked++;
    stand(first, second);
    await wires.next(2);
  }
  t.diagnostic(`${asked} times the panel is asked`);
  assert.ok(asked <= MOST_ASKED, `the panel is asked ${asked} times of ${ROUNDS}`);
});

test('a skittle that wobbled just before is told in its turn all the same', {
  timeout: PATIENCE_MS,
}, async () => {
  for (const [first, second] of PAIRS) {
    wires.wood.pulse(second, 5);
    // What follows happens while the program is busy with this.
    await wires.next(2);
    spin(100);
    assert.ok(await fallOneAfterAnother(first, second, 0));
    stand(first, second);
    await wires.next(2);
    await pause(100);
  }
});

/** Whether they were told in their order. If not, then so close together that the panel is asked. */
async function fallOneAfterAnother(first: string, second: string, busyMs: number): Promise<boolean> {
  // A level that the kernel reads too late is told as a pulse: of what was before this, and no matter of order.
  wires.told();
  const since = systemClock.now() - LONG_BEFORE_MS;
  wires.wood.set(first, 1);
  spin(1);
  wires.wood.set(second, 1);
  spin(busyMs);
  const [one, other] = [await nextSince(since), await nextSince(since)];
  assert.ok(one && other && one.at <= other.at);
  const isSwapped = one.line === second && other.line === first;
  if (isSwapped && other.at - one.at < ASKED_MS) return false;
  assert.deepEqual([one.line, other.line], [first, second]);
  return true;
}

/** What was told late of a skittle that wobbled before is passed over. */
async function nextSince(since: number) {
  for (;;) {
    const [edge] = await wires.next(1);
    if (edge && edge.at >= since) return edge;
  }
}

function stand(...skittles: readonly string[]): void {
  for (const skittle of skittles) wires.wood.set(skittle, 0);
}
