import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSeen } from '../../support/segments.ts';
import { plugInChips, readDigits } from './support/i2c-stub.ts';
import { PATIENCE_MS, untilTrue } from './support/patience.ts';
import { presetWith } from './support/settings.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood, type Wood } from './support/wood.ts';

const PLAYER_1 = 0x70;
const PLAYER_2 = 0x71;
const CLOCK = 0x72;
const LCD = 0x27;

const SETTINGS = presetWith({}, 'gpio-digits');

// The kernel keeps a bus for as long as the table has it open, so this is the only order in which both can be seen.
test('digits that are missing are told by name, keep no game up, and show it as soon as they are there', {
  timeout: 4 * PATIENCE_MS,
}, async (t) => {
  const wood = layWood(SETTINGS.wiring);
  t.after(wood.hold());
  const table = await openTable(SETTINGS);
  t.after(() => table.kill());
  await playWithoutDigits(table, wood);
  const unplugChips = plugInChips([PLAYER_1, PLAYER_2, CLOCK, LCD]);
  await table.until('the displays to be found', ({ faults }) => faults.length === 0);
  await shows(PLAYER_1, /^ ?100\.?$|^b100$/);
  await shows(PLAYER_2, /^ +0$/);
  await shows(CLOCK, /^1[67]:[0-5]\d$/);
  await table.press('foul', { reason: 'noContact' });
  await shows(PLAYER_1, new RegExp(asSeen('FOUL')));
  await shows(PLAYER_1, /^ +0$/);
  await table.stop();
  unplugChips();
});

async function playWithoutDigits(table: Table, wood: Wood): Promise<void> {
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  wood.coin();
  await table.until('the credit', ({ credit }) => credit.games === 1);
  await table.press('start');
  wood.pot('100');
  await table.until('a white in the 100', ({ players }) => players[0]?.turn === 100);
  const { faults, phase } = await table.until('all four to be told', (board) => board.faults.length === 4);
  assert.equal(phase, 'play');
  assert.ok(faults.every(({ code }) => code === 'BUS_MISSING'));
}

const shows = (address: number, what: RegExp): Promise<void> =>
  untilTrue(`${what} on the digits`, async () => what.test(await readDigits(address)));
