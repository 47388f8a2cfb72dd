import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { spin } from './support/header.ts';
import { PATIENCE_MS, pause } from './support/patience.ts';
import { openWires } from './support/wires.ts';

const wires = await openWires();
after(() => wires.stop());

test('a ball that has passed before anybody could look is told all the same', {
  timeout: PATIENCE_MS,
}, async () => {
  for (let ball = 0; ball < 20; ball++) {
    wires.wood.pot('200');
    const told = await wires.next(2);
    assert.deepEqual(
      told.map(({ line, value }) => [line, value]),
      [
        ['hole.200', 1],
        ['hole.200', 0],
      ],
      `ball ${ball}`,
    );
  }
});

test('balls that fall into nine holes one after another are told in that order', {
  timeout: PATIENCE_MS,
}, async () => {
  const holes = ['30R', '20R', '10', '20L', '30L', '100', '50R', '50L', '200'];
  for (const hole of holes) wires.wood.pot(hole);
  const told = await wires.next(2 * holes.length);
  assert.deepEqual(
    told.filter(({ value }) => value === 1).map(({ line }) => line),
    holes.map((hole) => `hole.${hole}`),
  );
});

test('balls that pass while the program is busy for long are all told', {
  timeout: PATIENCE_MS,
}, async () => {
  for (const hole of ['200', '100', '10']) {
    wires.wood.pot(hole);
    spin(400);
  }
  const told = await wires.next(6);
  assert.deepEqual(
    told
      .filter(({ value }) => value === 1)
      .map(({ line }) => line)
      .sort(),
    ['hole.10', 'hole.100', 'hole.200'],
  );
});

test('a contact that bounces wildly is told by turns and ends where it is', {
  timeout: PATIENCE_MS,
}, async () => {
  const { wood } = wires;
  for (let storm = 0; storm < 10; storm++) {
    const end = storm % 2 === 0 ? 1 : 0;
    for (let bounce = 0; bounce < 20; bounce++) {
      wood.set('button.next', end === 1 ? 0 : 1);
      spin(0.2);
      wood.set('button.next', end);
      spin(0.2);
    }
    await pause(50);
  }
  // Whatever was lost in a storm is looked for once a second.
  await pause(2_500);
  const values = wires.told().map(({ value }) => value);
  assert.ok(values.length > 1);
  assert.deepEqual(
    values,
    values.map((_, place) => (place % 2 === 0 ? 1 : 0)),
  );
  assert.equal(values.at(-1), 0);
});

test('every line of the preset is told by its own name', { timeout: PATIENCE_MS }, async () => {
  for (const line of wires.lines) {
    wires.wood.set(line, 1);
    const [active] = await wires.next(1);
    wires.wood.set(line, 0);
    const [inactive] = await wires.next(1);
    assert.deepEqual([active?.line, active?.value, inactive?.line, inactive?.value], [line, 1, line, 0]);
  }
});
