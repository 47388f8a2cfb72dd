import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOf } from './support/header.ts';
import { PATIENCE_MS, untilTrue } from './support/patience.ts';
import { presetWith } from './support/settings.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood, type Wood } from './support/wood.ts';

const DROP = 9;
const RAISE = 17;
const COINS = 27;
const LAMP = 22;

/** The preset, with a bar that two coils move and whose switch is fitted. */
const SETTINGS = presetWith({
  cabinet: {
    sensors: ['lane', 'trough', 'door', 'key', 'barDown'],
    gpio: {
      lines: { 'bar.down': { pin: 14 }, 'hole.20R': { pin: 24 } },
      outputs: {
        bar: { pin: undefined, drop: { pin: DROP, pulse: '250ms' }, raise: { pin: RAISE, pulse: '250ms' } },
      },
    },
  },
  play: { gameTime: '1m', warnings: ['30s'] },
});

test('a whole game, from the coin to the last ball', { timeout: 4 * PATIENCE_MS }, async (t) => {
  const wood = layWood(SETTINGS.wiring);
  t.after(wood.hold());
  const table = await openTable(SETTINGS);
  t.after(() => table.kill());
  await payAndStart(table, wood);
  await playUntilTheBar(table, wood);
  await playToTheLastBall(table, wood);
  await table.stop();
  assert.deepEqual([DROP, RAISE, COINS, LAMP].map(levelOf), [0, 0, 0, 0]);
});

async function payAndStart(table: Table, wood: Wood): Promise<void> {
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  assert.deepEqual([RAISE, COINS, LAMP].map(levelOf), [0, 1, 0]);
  wood.coin();
  await table.until('the credit', ({ credit }) => credit.games === 1);
  await untilTrue('the lamp of START', () => levelOf(LAMP) === 1);
  wood.set('button.start', 1);
  await table.until('the game', ({ phase }) => phase === 'play');
  wood.set('button.start', 0);
  await untilTrue('the bar to rise', () => wood.bar() === 'up');
  assert.equal(levelOf(LAMP), 0);
}

const isHome = ({ transit }: { transit: number }): boolean => transit === 0;

async function playUntilTheBar(table: Table, wood: Wood): Promise<void> {
  wood.pot('100');
  wood.comesHome('white');
  await table.until('a white in the 100', ({ players, balls }) => players[0]?.turn === 100 && isHome(balls));
  wood.pot('50L');
  wood.comesHome('red');
  await table.until('the red in the left 50', ({ players }) => players[0]?.turn === 200);
  wood.set('button.next', 1);
  await table.until('the turn to pass', ({ active, players }) => active === 1 && players[0]?.score === 200);
  wood.set('button.next', 0);
  wood.pot('200');
  wood.comesHome('white');
  await table.until('a white in the 200', ({ players, balls }) => players[1]?.turn === 200 && isHome(balls));
  wood.set('peg.whiteL', 1);
  const { players } = await table.until('the white skittle to cost the break', ({ active }) => active === 0);
  wood.set('peg.whiteL', 0);
  assert.deepEqual(players[1], { score: 0, turn: 0, out: false });
  const { faults } = await table.until('the bar to be dropped', ({ phase }) => phase === 'afterBar');
  assert.deepEqual(faults, []);
  await untilTrue('the bar to fall', () => wood.bar() === 'down');
}

async function playToTheLastBall(table: Table, wood: Wood): Promise<void> {
  for (const [down, hole] of ['100', '30L', '20L', '10', '20R', '30R', '200'].entries()) {
    wood.pot(hole);
    await table.until(`a ball in the ${hole}`, ({ ballsInPlay }) => ballsInPlay === 7 - down);
  }
  await table.until('the last ball', ({ phase }) => phase === 'lastBall');
  for (const side of ['L', 'R']) {
    wood.set(`peg.white${side}`, 1);
    wood.set(`hole.50${side}`, 1);
  }
  await table.press('skittlesSet');
  wood.pot('200');
  await table.until('the question of the cushion', ({ prompt }) => prompt?.ask === 'yesNo');
  await table.press('yes');
  const { result, players, faults } = await table.until('the result', ({ phase }) => phase === 'over');
  assert.deepEqual(result, { kind: 'win', winner: 0, ranking: [0, 1], reason: 'score' });
  assert.deepEqual([players.map(({ score }) => score), faults], [[1010, 0], []]);
}
