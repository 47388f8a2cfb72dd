import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { levelOf } from './support/header.ts';
import { PATIENCE_MS, pause, untilTrue } from './support/patience.ts';
import { BACKEND, presetWith } from './support/settings.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood, type Wood } from './support/wood.ts';

/** The preset: its bar is held up by its line for as long as it is high. */
const SETTINGS = presetWith();
const BAR = 17;
const COINS = 27;
/** The kernel's first number on a Raspberry Pi, 512, and the bar's line. */
const BAR_FILE = '/sys/class/gpio/gpio529';

let wood: Wood;
let letGo = () => {};
let table: Table;
before(
  async () => {
    wood = layWood(SETTINGS.wiring);
    letGo = wood.hold();
    table = await openTable(SETTINGS);
  },
  { timeout: 2 * PATIENCE_MS },
);
after(async () => {
  letGo();
  await table.stop();
});

test('a table that is killed leaves its bar up by the GPIO files, and lets go of it by the character device', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  wood.coin();
  await table.until('the credit', ({ credit }) => credit.games === 1);
  await table.press('start');
  wood.pot('100');
  wood.comesHome('white');
  await table.until(
    'a white in the 100',
    ({ players, balls }) => players[0]?.turn === 100 && balls.baulk === 8,
  );
  // Play is on the disk a moment later; a coin is there before it is shown.
  await pause(1_000);
  await untilTrue('the bar to rise', () => levelOf(BAR) === 1);
  await table.kill();
  const isHeld = BACKEND === 'onoff';
  assert.deepEqual([levelOf(BAR), levelOf(COINS)], isHeld ? [1, 1] : [0, 0]);
  assert.equal(existsSync(BAR_FILE), isHeld);
});

test('the next start takes what the killed one left, and gives the game back', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  table = await openTable(SETTINGS);
  // Until it takes coins it only looks at what is so at the start.
  const { players, clock, faults } = await table.until(
    'the game',
    ({ phase, outputs }) => phase === 'play' && outputs.coins === 'accepted',
  );
  assert.deepEqual([players[0]?.turn, faults], [100, []]);
  assert.ok(clock.msLeft > 0);
  await untilTrue('the bar to rise again', () => levelOf(BAR) === 1);
  wood.pot('200');
  wood.comesHome('white');
  await table.until('a white in the 200', (board) => board.players[0]?.turn === 300);
  await table.stop();
  assert.deepEqual([levelOf(BAR), levelOf(COINS)], [0, 0]);
  assert.ok(!existsSync(BAR_FILE));
});
