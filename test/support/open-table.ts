import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { readOverlay } from '../../src/adapters/config/read-config.ts';
import { type MemoryDisk, memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { Controller } from '../../src/app/controller.ts';
import { playOf } from '../../src/app/play-of.ts';
import { ReplayCabinet } from '../../src/app/replay/replay-cabinet.ts';
import type { BallReader } from '../../src/ports/ball-reader.ts';
import type { CoinSource } from '../../src/ports/coin-source.ts';
import type { Display } from '../../src/ports/display.ts';
import type { Journal } from '../../src/ports/journal.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { PanelAction } from '../../src/ports/web-api.ts';

/** A Sunday noon, so that bands and high breaks have a day. */
export const NOON = new Date(2026, 10, 29, 12).getTime();

const BALL_MS = 30;
const SETTLE_MS = 5_000;

export function playFrom(settings: Record<string, unknown> = {}) {
  const reading = readOverlay('', settings);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return playOf(reading);
}

/** What is to be other than on a desk: a journal in a file, coins or balls that a device tells. */
interface Fitted {
  readonly journalOn?: (clock: HandClock, disk: MemoryDisk) => Journal;
  readonly coins?: CoinSource;
  readonly readerOn?: (clock: HandClock) => BallReader;
}

/** A whole table on a desk: the controller that runs in a cabinet, with a clock, wires and a disk of our own. */
export async function openTable(
  settings: Record<string, unknown> = {},
  kept?: { clock: HandClock; disk: MemoryDisk },
  { journalOn, coins, readerOn }: Fitted = {},
) {
  const clock = kept?.clock ?? new HandClock(NOON);
  const disk = kept?.disk ?? memoryDisk();
  const journal = journalOn?.(clock, disk) ?? memoryJournal({ clock, disk, version: 'test' });
  const cabinet = new ReplayCabinet(clock);
  const displays: Display[] = [];
  const devices = { cabinet, coins: coins ?? null, reader: readerOn?.(clock) ?? null };
  const world = { clock, gameClock: clock, ...devices, journal, displays, log: silentLog };
  const controller = new Controller(world, playFrom(settings), kept ? 'cold' : 'running');
  await controller.start();

  const edge = (line: string, value: 0 | 1) =>
    cabinet.report({ type: 'line', change: { line, value, at: clock.now() } });
  const pulse = (line: string, ms: number) => {
    edge(line, 1);
    clock.advance(ms);
    edge(line, 0);
  };
  return {
    clock,
    disk,
    journal,
    cabinet,
    controller,
    displays,
    edge,
    pulse,
    board: () => controller.board(),
    press: (panel: string, details: Omit<PanelAction, 'panel'> = {}) =>
      controller.panel({ panel, ...details }),
    coin: (amount: number) => cabinet.report({ type: 'coin', amount, currency: 'GBP', at: clock.now() }),
    /** A white goes down, and the stroke is still open. */
    drop: (hole: string) => pulse(`hole.${hole}`, BALL_MS),
    /** A white goes down and everything comes to rest. */
    pot(hole: string) {
      pulse(`hole.${hole}`, BALL_MS);
      clock.advance(SETTLE_MS);
    },
    potRed(hole: string) {
      edge(`red.${hole}`, 1);
      pulse(`hole.${hole}`, BALL_MS);
      edge(`red.${hole}`, 0);
      clock.advance(SETTLE_MS);
    },
    /** The skittle falls and is stood up again when all is at rest. */
    knock(peg: string) {
      pulse(`peg.${peg}`, 2_000);
      clock.advance(SETTLE_MS);
    },
    wait: (ms: number) => clock.advance(ms),
    scores: () => controller.board().players.map(({ score, turn }) => [score, turn]),
    history: (output: string) => cabinet.history.filter((line) => line.output === output),
    /** Only what is on the disk survives. */
    async powerCut(after: Record<string, unknown> = settings) {
      clock.forget();
      cabinet.cutPower();
      return openTable(after, { clock, disk });
    },
  };
}

export type OpenTable = Awaited<ReturnType<typeof openTable>>;

/** A table with a pound in it and a game begun. */
export async function openGame(settings: Record<string, unknown> = {}, players = 2) {
  const table = await openTable(settings);
  table.coin(100);
  table.press('start', { players });
  return table;
}
