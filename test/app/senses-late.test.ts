import { expect, it } from 'vitest';
import { Senses } from '../../src/app/senses.ts';
import type { TableEvent } from '../../src/sensing/events.ts';
import { BusyClock } from '../support/busy-clock.ts';

const COIN = { line: 'coin.1', minMs: 30, maxMs: 300, trainGapMs: 0, pauseMs: 50, counts: null };
const SETUP = {
  holes: [],
  pockets: [],
  pocketBeams: false,
  delivery: false,
  pegs: [],
  coins: [COIN],
  red: 'panel',
  trough: false,
  baulk: false,
  lane: false,
  strokeSettleMs: 1_000,
  hole: { minMs: 4, rearmMs: 100, stuckMs: 5_000 },
  skittle: { fallenMs: 300, standingMs: 300 },
  redPairMs: 500,
  buttonMs: 30,
  string: false,
  coinsPerSecond: 5,
  stringMs: 5_000,
  blindMs: 1_000,
  silentGames: 20,
} as const;

function sensed() {
  const clock = new BusyClock();
  const told: TableEvent[] = [];
  const senses = new Senses(
    {
      world: { clock, cabinet: { heardUntil: () => clock.now() } },
      learntAt: clock.now(),
      tell: (events) => told.push(...events),
    },
    SETUP,
    'running',
  );
  clock.pass(2_000);
  return { clock, senses, kinds: () => told.map(({ type }) => type) };
}

it('a coin is no stuck one because the program was busy when it left', () => {
  const { clock, senses, kinds } = sensed();
  senses.change({ line: 'coin.1', value: 1, at: 2_000 });
  clock.busy(415);
  clock.busy(2);
  senses.change({ line: 'coin.1', value: 0, at: 2_100 });
  clock.pass(100);
  expect(kinds()).toEqual(['coin.sensed']);
});

it('a coin that sticks is told as stuck, however busy the program is', () => {
  const { clock, senses, kinds } = sensed();
  senses.change({ line: 'coin.1', value: 1, at: 2_000 });
  clock.busy(415);
  clock.pass(100);
  expect(kinds()).toEqual(['line.failed']);
});
