import { expect, it } from 'vitest';
import { msLeftAt } from '../../src/session/time-left.ts';
import { digitsBench } from '../support/digits-bench.ts';
import { openTable } from '../support/open-table.ts';
import { asSeen } from '../support/segments.ts';

/** A display is told what is new within this. */
const SEEN_MS = 400;

async function tableWithDigits() {
  const table = await openTable();
  const bench = digitsBench(table.clock);
  const clock = bench.openBackpack('clock', 0x70);
  const credit = bench.openBackpack('credit', 0x71);
  const second = bench.openBackpack('player.2', 0x72);
  const first = bench.openChain('player.1');
  table.displays.push(clock.display, credit.display, second.display, first);
  table.controller.refresh();
  return {
    table,
    bench,
    /** First player, second player, clock and credit, as they are read from where one stands. */
    async read() {
      await bench.wait(SEEN_MS);
      return [bench.chain.shown, second.chip.shown, clock.chip.shown, credit.chip.shown];
    },
  };
}

const seen = (...shown: readonly string[]) => shown.map(asSeen);

it('a game is followed on the digits alone, from the coin to the last ball', async () => {
  const { table, bench, read } = await tableWithDigits();
  expect(await read()).toEqual(seen('       -', '   -', '--:--', 'Cr 0'));
  table.coin(100);
  expect(await read()).toEqual(seen('    PUSh', 'PUSh', 'PUSh', 'Cr 1'));
  table.press('start', { players: 2 });
  expect(await read()).toEqual(seen('0.       ', '   0', '17:00', 'Cr 0'));
  table.potRed('50L');
  table.pot('100');
  expect(await read()).toEqual(seen('0.    200', '   0', '16:50', 'Cr 0'));
  table.edge('peg.whiteL', 1);
  await bench.wait(500);
  expect((await read())[0]).toBe(asSeen('0   FOUL'));
  await bench.wait(1_500);
  expect((await read())[0]).toBe('0   -200');
  table.edge('peg.whiteL', 0);
  table.wait(5_000);
  expect((await read()).slice(0, 2)).toEqual(['0       ', '   0.']);
  table.wait(msLeftAt(table.board(), table.clock.now()));
  expect(await read()).toEqual(seen('0    bAr', ' bAr', ' bAr', 'Cr 0'));
  for (const hole of ['30L', '20L', '10', '20R', '30R', '50L']) table.pot(hole);
  table.potRed('50R');
  expect(await read()).toEqual(seen('0   LASt', 'LASt', 'LASt', 'Cr 0'));
  table.press('skittlesSet');
  table.pot('200');
  table.press('yes');
  expect(await read()).toEqual(seen('0   OVEr', 'OVEr', 'OVEr', 'Cr 0'));
  await bench.wait(12_000);
  expect((await read()).slice(0, 2)).toEqual(['0       ', ' 460.']);
});

it('a game goes on when all its digits have died, and is shown whole when they are back', async () => {
  const { table, bench, read } = await tableWithDigits();
  table.coin(100);
  table.press('start', { players: 2 });
  await read();
  bench.i2c.die();
  bench.chain.broken = true;
  table.pot('100');
  await bench.wait(5_000);
  table.pot('200');
  expect(table.scores()[0]).toEqual([0, 300]);
  expect(bench.faults).toHaveLength(4);
  bench.i2c.isDead = false;
  bench.chain.broken = false;
  await bench.wait(4_000);
  expect((await read()).slice(0, 2)).toEqual(['0.    300', '   0']);
});
