import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { silentLog } from '../../../src/ports/log.ts';
import { openCoil, PULSE_MS, RELEASE } from './support/coil.ts';
import { haltedCoil } from './support/halted-coil.ts';
import { levelOf, spin } from './support/header.ts';
import { PATIENCE_MS, pause, untilTrue } from './support/patience.ts';

/** Far longer than any coil may be on. */
const STUCK_MS = 2_000;

test('a coil goes off at its time though the program is stuck, and may be used again afterwards', {
  timeout: PATIENCE_MS,
}, async (t) => {
  const warned: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => warned.push(message) };
  const cabinet = await openCoil(log);
  t.after(() => cabinet.stop());
  cabinet.emit({ output: 'release', value: 1 });
  const from = systemClock.now();
  assert.equal(levelOf(RELEASE), 1);
  const onMs = stuckFor(STUCK_MS, from);
  assert.ok(onMs >= PULSE_MS, `it was off after ${onMs} ms`);
  assert.ok(onMs < STUCK_MS, 'it was on for as long as the program was stuck');
  t.diagnostic(`a pulse of ${PULSE_MS} ms was ended after ${Math.round(onMs)} ms`);
  await untilTrue('the guard to say so', () =>
    warned.includes('the program was busy, and the guard ended a pulse'),
  );
  await untilTrue('the next pulse', () => {
    cabinet.emit({ output: 'release', value: 1 });
    return levelOf(RELEASE) === 1;
  });
  await untilTrue('its end', () => levelOf(RELEASE) === 0);
});

test('a program that is halted leaves its coil on until it goes on: only hardware can end that', {
  timeout: 2 * PATIENCE_MS,
}, async (t) => {
  const program = await haltedCoil();
  t.after(() => program.kill());
  await pause(STUCK_MS);
  assert.equal(levelOf(RELEASE), 1);
  program.goOn();
  await untilTrue('the coil to go off', () => levelOf(RELEASE) === 0);
});

/** How long the coil was on, of the time for which nothing else in this program had its turn. */
function stuckFor(ms: number, from: number): number {
  let off = Number.POSITIVE_INFINITY;
  for (let now = from; now < from + ms; now = systemClock.now()) {
    if (levelOf(RELEASE) === 1) spin(1);
    else off = Math.min(off, now);
  }
  return off - from;
}
