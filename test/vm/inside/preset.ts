import assert from 'node:assert/strict';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Scoreboard } from '../../../src/session/scoreboard.ts';
import { levelOf, withoutCharacterDevice } from './support/header.ts';
import { PATIENCE_MS, untilTrue } from './support/patience.ts';
import { BACKEND, presetWith } from './support/settings.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood } from './support/wood.ts';

const BAR = 17;
/** The kernel's first number on a Raspberry Pi, 512, and the bar's line. */
const BAR_FILE = '/sys/class/gpio/gpio529';

// It leaves the way to the kernel to the table, which takes the GPIO files where there is nothing better.
test('config/gpio.yaml, as it is shipped, finds its lines, takes a coin and plays', {
  timeout: 4 * PATIENCE_MS,
}, async (t) => {
  if (BACKEND === 'onoff') t.after(withoutCharacterDevice());
  const { wiring } = presetWith();
  const journal = join(mkdtempSync(join(tmpdir(), 'baulk-vm-')), 'table.db');
  const wood = layWood(wiring);
  t.after(wood.hold());
  const table = await openTable({ file: 'config/gpio.yaml', journal, wiring });
  t.after(() => table.kill());
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  assert.equal(existsSync(BAR_FILE), BACKEND === 'onoff');
  await untilSo(
    table,
    'the credit',
    ({ credit }) => credit.games > 0,
    () => wood.coin(100),
  );
  await table.press('start');
  await untilTrue('the bar to rise', () => levelOf(BAR) === 1);
  const { faults } = await untilSo(
    table,
    'a white in the 100',
    ({ players }) => (players[0]?.turn ?? 0) >= 100,
    () => {
      wood.pot('100');
      wood.comesHome('white');
    },
  );
  assert.deepEqual(
    faults.filter(({ code }) => code !== 'HEARTBEAT_STOPPED'),
    [],
  );
  await table.stop();
  assert.equal(levelOf(BAR), 0);
});

/**
 * As a person does it, again when nothing came of it: a hand on a computer that is busy elsewhere may hold a coin for
 * longer than a coin takes, and its table stands still while its heart does.
 */
async function untilSo(
  table: Table,
  what: string,
  so: (board: Scoreboard) => boolean,
  act: () => void,
): Promise<Scoreboard> {
  const again = setInterval(act, 6_000);
  act();
  try {
    return await table.until(what, so);
  } finally {
    clearInterval(again);
  }
}
