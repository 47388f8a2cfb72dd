import type { PanelAction } from '../ports/web-api.ts';
import { msLeft } from '../session/scoreboard-of.ts';
import { isIn } from '../session/table-state.ts';
import { Answers } from './answers.ts';
import { BarWatch } from './bar-watch.ts';
import { CreditWatch } from './credit-watch.ts';
import { startsByItself } from './follow.ts';
import { MeterDesk } from './meter-desk.ts';
import { NextGame } from './next-game.ts';
import type { Parts } from './parts.ts';

/** How often the time left is written down while it runs: what a power cut can give away, at most. */
const CLOCK_NOTE_MS = 5_000;
/** How often it is written down that the table is on: as exactly the meters know its hours. */
const RUNNING_NOTE_MS = 15 * 60_000;

/** What happens by itself a while after something else, unless it is called off. */
export class Alarms {
  readonly #parts: Parts;
  readonly #step: (work: () => void) => void;
  readonly #answers: Answers;
  readonly #nextGame: NextGame;
  readonly #meter: MeterDesk;
  readonly #credit: CreditWatch;
  readonly #bar: BarWatch;
  #noteTimer: unknown = null;
  #hoursTimer: unknown = null;

  /** `press` is the panel's; `step` does something, and whatever follows from it. */
  constructor(parts: Parts, press: (action: PanelAction) => void, step: (work: () => void) => void) {
    const { clock } = parts.world;
    this.#parts = parts;
    this.#step = step;
    this.#answers = new Answers(clock, (panel) => press({ panel, byItself: true }));
    this.#nextGame = new NextGame(clock, () => press({ panel: 'start' }));
    this.#meter = new MeterDesk(() => step(() => {}));
    this.#credit = new CreditWatch(step);
    this.#bar = new BarWatch(() => step(() => {}));
  }

  start(): void {
    const { clock, journal } = this.#parts.world;
    this.#hoursTimer = clock.setTimeout(() => {
      journal.append({ kind: 'running' }, clock.now());
      this.start();
    }, RUNNING_NOTE_MS);
  }

  /** Called after every step: sets the alarms that this state asks for. */
  watch(): void {
    const { table, desk, world } = this.#parts;
    const snapshot = table.getSnapshot();
    this.#parts.serviceDesk.watch(this.#parts);
    this.#answers.watch(desk.board()?.prompt ?? null);
    if (this.#noteTimer === null && snapshot.hasTag('bar raised')) {
      this.#noteTimer = world.clock.setTimeout(() => {
        this.#noteTimer = null;
        this.noteClock();
      }, CLOCK_NOTE_MS);
    }
    this.#nextGame.watch(startsByItself(this.#parts) && isIn(snapshot, 'over'));
    this.#meter.watch(this.#parts);
    this.#credit.watch(this.#parts);
    this.#bar.watch(this.#parts);
  }

  noteClock(): void {
    const { table, desk, world } = this.#parts;
    const snapshot = table.getSnapshot();
    this.#step(() => {
      if (snapshot.hasTag('bar raised')) desk.noteClock(msLeft(snapshot, world.gameClock.now()));
    });
  }

  /** Where the hours and the paid time stand when the table is switched off. */
  noteEnd(): void {
    const { clock, journal } = this.#parts.world;
    journal.append({ kind: 'running' }, clock.now());
    this.noteClock();
  }

  stop(): void {
    const { world, vend, serviceDesk } = this.#parts;
    this.#answers.stop();
    this.#nextGame.stop();
    this.#meter.stop(this.#parts);
    this.#credit.stop(this.#parts);
    vend.stop(this.#parts);
    serviceDesk.stop(this.#parts);
    this.#bar.stop(this.#parts);
    world.clock.clearTimeout(this.#noteTimer);
    world.clock.clearTimeout(this.#hoursTimer);
  }
}
