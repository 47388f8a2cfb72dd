import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { levelOf } from './support/header.ts';
import { PATIENCE_MS, pause, untilTrue } from './support/patience.ts';
import { BACKEND, presetWith, type Settings } from './support/settings.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood, type Wood } from './support/wood.ts';

const BAR = 17;
const DROP = 9;
const SENSORS = ['lane', 'trough', 'door', 'key', 'barDown'];
const SWITCHED = { 'bar.down': { pin: 14 } };

/** The preset, with the switch of its bar. */
const HELD = presetWith({ cabinet: { sensors: SENSORS, gpio: { lines: SWITCHED } } });
const MOTOR = presetWith({
  cabinet: {
    sensors: SENSORS,
    gpio: { lines: SWITCHED, outputs: { bar: { pin: undefined, motor: BAR, most: '2s' } } },
  },
});
/** Pin 9 is the coil's, so the hole has another. */
const COILS = presetWith({
  cabinet: {
    sensors: SENSORS,
    gpio: {
      lines: { ...SWITCHED, 'hole.20R': { pin: 24 } },
      outputs: {
        bar: { pin: undefined, drop: { pin: DROP, pulse: '300ms' }, raise: { pin: BAR, pulse: '300ms' } },
      },
    },
  },
});

/** What moves a bar is the same by both ways to the kernel: each proves one kind. */
const KINDS = {
  chardev: ['that its line holds up', HELD, 5_000],
  onoff: ['that a motor moves until its switch says so', MOTOR, 9_000],
} as const;

for (const [what, settings, triesMs] of [KINDS[BACKEND]]) {
  test(`a bar ${what} rises and falls, and is named when it sticks`, {
    timeout: 6 * PATIENCE_MS,
  }, async (t) => {
    const { wood, table } = await setUp(t, settings);
    await pay(table, wood, 2);
    await table.press('start');
    await untilTrue('the bar to rise', () => wood.bar() === 'up');
    await table.press('concede');
    await untilTrue('the bar to fall', () => wood.bar() === 'down');
    await table.press('start');
    await untilTrue('the bar to rise again', () => wood.bar() === 'up');
    assert.deepEqual((await table.until('the second game', ({ phase }) => phase === 'play')).faults, []);
    await sticks(table, wood, triesMs);
    await table.stop();
    assert.equal(levelOf(BAR), 0);
  });
}

/** It is told three times altogether before that, and given its time. */
async function sticks(table: Table, wood: Wood, triesMs: number): Promise<void> {
  wood.jam();
  const began = performance.now();
  await table.press('concede');
  const { faults } = await table.until('the bar to be named', (board) => board.faults.length > 0);
  assert.deepEqual(
    faults.map(({ code, what }) => [code, what]),
    [['BAR_STUCK', 'bar.down']],
  );
  assert.ok(performance.now() - began > triesMs);
  wood.free('down');
  await table.until('the bar to be well again', (board) => board.faults.length === 0);
}

test('a table killed in the middle of a pulse leaves its coil on by the GPIO files, not by the character device', {
  timeout: 5 * PATIENCE_MS,
}, async (t) => {
  const { wood, table } = await setUp(t, COILS);
  await pay(table, wood, 1);
  wood.jam();
  await table.press('start');
  await untilTrue('the table to stand still in the middle of a pulse', () => isFrozenInPulse(table));
  await table.kill();
  assert.equal(levelOf(BAR), BACKEND === 'onoff' ? 1 : 0);
  wood.free('up');
  const next = await openTable(COILS);
  t.after(() => next.kill());
  // It has seen its bar by then, which is where it is wanted: nothing is left to be pulsed.
  await next.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  assert.deepEqual([levelOf(BAR), levelOf(DROP)], [0, 0]);
  await next.stop();
});

/** A pulse takes 300 ms, and a bar that does not move is pulsed again. */
async function isFrozenInPulse(table: Table): Promise<boolean> {
  if (levelOf(BAR) === 0) return false;
  table.freeze();
  await pause(20);
  if (levelOf(BAR) === 1) return true;
  table.thaw();
  return false;
}

async function setUp(t: TestContext, settings: Settings): Promise<{ wood: Wood; table: Table }> {
  const wood = layWood(settings.wiring);
  t.after(wood.hold());
  const table = await openTable(settings);
  t.after(() => table.kill());
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  return { wood, table };
}

async function pay(table: Table, wood: Wood, games: number): Promise<void> {
  for (let paid = 1; paid <= games; paid++) {
    wood.coin();
    await table.until(`${paid} paid`, ({ credit }) => credit.games === paid);
  }
}
