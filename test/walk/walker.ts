import { type Chance, chanceFrom } from '../../src/adapters/cabinet/simulated/chance.ts';
import { lineNames } from '../../src/sensing/lines.ts';
import type { Entry } from '../../src/session/entries.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { HOLES } from '../support/happenings.ts';
import { type OpenTable, openTable, playFrom } from '../support/open-table.ts';
import { whatIsWrong } from './whats-wrong.ts';

/** What a walk came past, for whoever judges it. */
export interface Walked {
  readonly changes: number;
  readonly wrong: readonly string[];
  readonly phases: ReadonlySet<string>;
  readonly powerCuts: number;
  /** Coins told by the acceptor and good pulses of the second coin line. */
  readonly told: { readonly acceptor: number; readonly pulses: number };
  readonly entries: readonly Entry[];
  readonly books: ReturnType<OpenTable['journal']['books']>;
}

/** A second coin line gives only good pulses, so that they can be counted. */
const COINS = [
  { line: 'coin.1', value: 1 },
  { line: 'coin.2', value: 0.5 },
];
const STRANGE_LINES = ['hole.300', 'peg.redC', 'lane.red', 'button.dance', 'coin.9', 'what'];
const BY_THE_KEY = ['refund', 'serviceCredit', 'revend', 'collect'];
const PANELS = [
  'start',
  'next',
  'next',
  'undo',
  'yes',
  'no',
  'skittlesSet',
  'service',
  'dance',
  ...BY_THE_KEY,
];
const REASONS = ['baulk', 'noContact', 'offTable', 'noCushion', 'restInD', 'other', 'sneeze'];
const CORRECTIONS = ['red', 'white', 'addPot', 'removePot'];

/** Raw edges and panel actions at random, the same for the same seed, until there were this many. */
export async function walk(
  settings: { readonly money?: object } & Record<string, unknown>,
  { seed, changes }: { seed: number; changes: number },
): Promise<Walked> {
  const walker = new Walker({ ...settings, money: { coins: COINS, ...settings.money } }, seed);
  await walker.open();
  while (walker.changes < changes) await walker.step();
  return walker.walked();
}

class Walker {
  readonly #settings: Record<string, unknown>;
  readonly #chance: Chance;
  readonly #lines: readonly string[];
  readonly #levels = new Map<string, 0 | 1>();
  readonly #wrong: string[] = [];
  readonly #phases = new Set<string>();
  readonly #told = { acceptor: 0, pulses: 0 };
  #maybeTable: OpenTable | null = null;
  #powerCuts = 0;
  changes = 0;

  constructor(settings: Record<string, unknown>, seed: number) {
    this.#settings = settings;
    this.#chance = chanceFrom(seed);
    const { sensing } = playFrom(settings);
    this.#lines = [...lineNames(sensing).filter((line) => line !== 'coin.2'), ...STRANGE_LINES];
  }

  async open(): Promise<void> {
    this.#maybeTable = await openTable(this.#settings);
  }

  async step(): Promise<void> {
    const dice = this.#chance.between(0, 100);
    if (dice < 40) this.#pulse(this.#one(this.#lines), this.#chance.between(1, 200));
    else if (dice < 60) this.#ball();
    else if (dice < 70) this.#toggle(this.#one(this.#lines));
    else if (dice < 92) this.#press();
    else if (dice < 95) this.#coin();
    else if (dice < 96) this.#lose();
    else if (dice < 99.8) this.#wait(this.#chance.between(0, 9_000));
    else await this.#cutThePower();
  }

  walked(): Walked {
    this.#wait(10_000);
    const { journal, disk } = this.#table;
    journal.flush();
    return {
      changes: this.changes,
      wrong: this.#wrong,
      phases: this.#phases,
      powerCuts: this.#powerCuts,
      told: this.#told,
      entries: disk.rows.map((row) => row.entry),
      books: journal.books(),
    };
  }

  get #table(): OpenTable {
    if (!this.#maybeTable) throw new Error('The table was not opened.');
    return this.#maybeTable;
  }

  #one<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const chosen = list[Math.floor(this.#chance.between(0, list.length))];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  }

  #toggle(line: string): void {
    const value = this.#levels.get(line) === 1 ? 0 : 1;
    this.#levels.set(line, value);
    this.#table.edge(line, value);
    this.#changed(line);
  }

  #pulse(line: string, width: number): void {
    this.#toggle(line);
    this.#table.wait(width);
    this.#toggle(line);
    this.#table.wait(this.#chance.happens(0.5) ? 0 : this.#chance.between(0, 3_000));
  }

  /** As it ought to be: down a clear hole, now and then the red, and home through the lane. */
  #ball(): void {
    const hole = this.#one(HOLES);
    if (this.#levels.get(`hole.${hole}`) === 1) this.#toggle(`hole.${hole}`);
    const isRed = this.#chance.happens(0.15);
    if (isRed) this.#pulse(`red.${hole}`, 5);
    this.#pulse(`hole.${hole}`, this.#chance.between(8, 80));
    this.#table.wait(this.#chance.between(0, 4_000));
    if (this.#chance.happens(0.8)) this.#pulse('lane', 40);
    else
      this.#table.cabinet.report({
        type: 'ball',
        ball: isRed ? 'red' : 'white',
        at: this.#table.clock.now(),
      });
  }

  #press(): void {
    const dice = this.#chance.between(0, 10);
    const hole = this.#one(HOLES);
    if (dice < 1) this.#table.press('foul', { reason: this.#one(REASONS) });
    else if (dice < 2)
      this.#table.press(this.#one(CORRECTIONS), { hole, ball: this.#one(['white', 'red', 'blue']) });
    else if (dice < 2.2) this.#table.press('concede');
    else if (dice < 3.5) this.#table.press('start', { players: Math.floor(this.#chance.between(0, 6)) });
    else this.#table.press(this.#one(PANELS));
    this.#changed('panel');
  }

  #coin(): void {
    if (this.#chance.happens(0.5)) {
      this.#told.acceptor += 1;
      this.#table.coin(this.#one([10, 20, 50, 100, 200]));
    } else {
      this.#told.pulses += 1;
      this.#table.pulse('coin.2', this.#chance.between(35, 290));
      this.#table.wait(50);
    }
    this.#changed('coin');
  }

  #lose(): void {
    const at = this.#table.clock.now();
    this.#table.cabinet.report({ type: 'lost', what: 'board', at });
    this.#changed('lost');
    this.#wait(this.#chance.between(0, 9_000));
    this.#table.cabinet.report({ type: 'found', what: 'board', at: this.#table.clock.now() });
    this.#changed('found');
  }

  #wait(ms: number): void {
    this.#table.wait(ms);
    this.#changed('time');
  }

  async #cutThePower(): Promise<void> {
    this.#wait(10_000);
    const before = this.#table.board();
    this.#maybeTable = await this.#table.powerCut();
    this.#powerCuts += 1;
    const after = this.#table.board();
    const [was, is] = [kept(before, before), kept(after, before)];
    if (was !== is) this.#wrong.push(`lost by a power cut: ${was} became ${is}`);
    if (after.clock.msLeft < before.clock.msLeft)
      this.#wrong.push(`time lost by a power cut: ${after.clock.msLeft}`);
    for (const [line, value] of this.#levels) if (value === 1) this.#table.edge(line, value);
    this.#wait(1_100);
  }

  #changed(what: string): void {
    this.changes += 1;
    const board = this.#table.board();
    this.#phases.add(board.phase);
    for (const wrong of whatIsWrong(board, this.#table))
      this.#wrong.push(`${this.changes} ${what}: ${wrong}`);
  }
}

/**
 * What a power cut must not touch. Balls on their way home are another matter: nobody sees them come, and the last
 * ball may be the one that is left. And a table that a coin has made ready shows its last result once more.
 */
function kept({ players, active, result, credit, phase }: Scoreboard, before: Scoreboard): string {
  const isRolling = before.balls.transit > 0;
  const game = before.phase === 'ready' ? null : [players, active, result, isRolling ? null : phase];
  const { games, amount, service } = credit;
  return JSON.stringify([{ games, amount, service }, game]);
}
