import { HandClock } from '../../adapters/clock/hand-clock.ts';
import { memoryDisk, memoryJournal } from '../../adapters/journal/memory-journal.ts';
import { silentLog } from '../../ports/log.ts';
import { Controller } from '../controller.ts';
import type { Play } from '../parts.ts';
import { VERSION } from '../version.ts';
import { ReplayCabinet } from './replay-cabinet.ts';
import { type ReplayResult, resultOf } from './result.ts';
import type { Happening, Step } from './trace.ts';

/** Runs a whole table over the steps, on a clock that they drive. */
export async function replay(play: Play, steps: readonly Step[], wall = 0): Promise<ReplayResult> {
  const table = new ReplayTable(asWired(play, steps), wall);
  await table.switchOn('running');
  for (const step of steps) await table.take(step);
  return table.end();
}

/** An exported game has only the lines that score: where none tells of the bar, nobody looks whether it follows. */
function asWired(play: Play, steps: readonly Step[]): Play {
  const { cabinet } = play.config;
  if (steps.some(({ what }) => what.kind === 'line' && what.line === 'bar.down')) return play;
  const sensors = cabinet.sensors.filter((sensor) => sensor !== 'barDown');
  return { ...play, config: { ...play.config, cabinet: { ...cabinet, sensors } } };
}

/** A table whose power can be cut: the disk stays, everything else is gone. */
class ReplayTable {
  readonly #play: Play;
  readonly #clock: HandClock;
  readonly #cabinet: ReplayCabinet;
  readonly #disk = memoryDisk();
  #controller: Controller | null = null;
  #journal: ReturnType<typeof memoryJournal> | null = null;
  #last: ReplayResult | null = null;

  constructor(play: Play, wall: number) {
    this.#play = play;
    this.#clock = new HandClock(wall);
    this.#cabinet = new ReplayCabinet(this.#clock);
  }

  async switchOn(how: 'running' | 'cold'): Promise<void> {
    if (this.#controller) return;
    const clock = this.#clock;
    this.#journal = memoryJournal({ clock, disk: this.#disk, version: VERSION });
    const world = {
      clock,
      gameClock: clock,
      cabinet: this.#cabinet,
      journal: this.#journal,
      displays: [],
      log: silentLog,
    };
    this.#controller = new Controller(world, this.#play, how);
    await this.#controller.start();
  }

  async take({ at, what }: Step): Promise<void> {
    this.#clock.advanceTo(at);
    if (what.kind === 'power') {
      if (what.power === 'on') await this.switchOn('cold');
      else this.#cutPower();
      return;
    }
    this.#happen(at, what);
  }

  end(): ReplayResult {
    this.#journal?.flush();
    return this.#result();
  }

  #result(): ReplayResult {
    const board = this.#controller?.board();
    if (board && this.#journal) {
      const taken = this.#journal.books().meters.takenCents;
      return resultOf(board, { taken, history: this.#cabinet.history, rows: this.#disk.rows });
    }
    if (!this.#last) throw new Error('The table was never switched on.');
    return this.#last;
  }

  #cutPower(): void {
    if (!this.#controller) return;
    const before = this.#result();
    this.#clock.forget();
    this.#cabinet.cutPower();
    this.#controller = null;
    this.#journal = null;
    this.#last = { ...before, outputs: this.#cabinet.outputs };
  }

  #happen(at: number, what: Happening): void {
    switch (what.kind) {
      case 'line':
        this.#cabinet.report({ type: 'line', change: { line: what.line, value: what.value, at } });
        break;
      case 'coin':
        this.#cabinet.report({ type: 'coin', amount: what.amount, currency: what.currency, at });
        break;
      case 'ball':
        this.#cabinet.report({ type: 'ball', ball: what.ball, ...(what.from && { from: what.from }), at });
        break;
      case 'panel':
        this.#controller?.panel(what.action);
        break;
      case 'clock':
        this.#controller?.setTimeLeft(what.msLeft);
        break;
      case 'power':
      case 'time passes':
        break;
    }
  }
}
