import { statSync } from 'node:fs';
import { chanceFrom } from '../../adapters/cabinet/simulated/chance.ts';
import { HandClock } from '../../adapters/clock/hand-clock.ts';
import { openJournal } from '../../adapters/journal/open-journal.ts';
import { LAST_COINS_MS } from '../last-coins.ts';
import { type BenchTable, benchTable } from './bench-table.ts';

const GAMES = 5;
const GAME_MS = 17 * 60_000;
const STROKES = 150;
const HOLES = ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R'];

export interface GameOnDisk {
  readonly games: number;
  readonly strokes: number;
  readonly bytes: number;
}

/** What a game of seventeen minutes adds to the journal's file: 150 strokes, two in three of them scoring. */
export async function bytesPerGame(file: string): Promise<GameOnDisk> {
  // What the file holds anyway is no game's.
  const empty = await sizeAfter(`${file}.one`, 1);
  const full = await sizeAfter(file, 1 + GAMES);
  return { games: GAMES, strokes: STROKES, bytes: Math.round((full - empty) / GAMES) };
}

async function sizeAfter(file: string, games: number): Promise<number> {
  const clock = new HandClock();
  const { journal } = openJournal({ file, version: 'bench', clock });
  const table = await benchTable(clock, journal);
  for (let game = 0; game < games; game += 1) playGame(table, clock, game);
  const stopped = table.controller.stop();
  clock.advance(LAST_COINS_MS);
  await stopped;
  return statSync(file).size;
}

function playGame(table: BenchTable, clock: HandClock, seed: number): void {
  const chance = chanceFrom(seed);
  const begun = clock.now();
  for (let nth = 1; nth <= STROKES; nth += 1) {
    const dice = chance.between(0, 100);
    if (dice < 66) pot(table, clock, HOLES[Math.floor(chance.between(0, HOLES.length))] ?? '10');
    else if (dice < 95) table.controller.panel({ panel: 'next' });
    else knock(table, clock);
    clock.advanceTo(begun + (nth * GAME_MS) / STROKES);
  }
  table.controller.panel({ panel: 'concede' });
  clock.advance(10_000);
  table.nextGame();
}

/** A ball with the bounce of a real beam. */
function pot(table: BenchTable, clock: HandClock, hole: string): void {
  for (const [value, ms] of [
    [1, 2],
    [0, 1],
    [1, 30],
    [0, 0],
  ] as const) {
    table.change(`hole.${hole}`, value);
    clock.advance(ms);
  }
}

function knock(table: BenchTable, clock: HandClock): void {
  table.change('peg.whiteL', 1);
  clock.advance(3_000);
  table.change('peg.whiteL', 0);
}
