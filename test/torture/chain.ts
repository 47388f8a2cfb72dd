import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disagreement } from './audit.ts';
import { coinAcceptor } from './coin-acceptor.ts';
import { coinLines } from './coin-lines.ts';
import { COPY, harm } from './damage.ts';
import type { Inlet } from './inlet.ts';
import { coinsIn, isSecured, type JournalRow, rowsIn, rowsLeftIn } from './journal-look.ts';
import { Judge } from './judge.ts';
import { type Ending, type Kind, type Pace, planOf, type RunPlan } from './plan.ts';
import { end, play, type Stage } from './run.ts';
import { isTold, mended } from './spell.ts';
import { type TableFiles, TableProcess } from './table-process.ts';
import type { Tally } from './tally.ts';
import { forget, newFolder } from './tidy.ts';

export interface ChainOptions {
  readonly seed: number;
  readonly kind: Kind;
  readonly pace: Pace;
  readonly runs: number;
  readonly tally: Tally;
  readonly ran: () => void;
}

/** An acceptor is asked a good deal before it may take coins. Whoever waits no longer is given them back. */
const OPENING_MS = 10_000;

/** One journal through several runs of the process, each of which ends in its own way. */
export async function chain(options: ChainOptions): Promise<void> {
  const folder = newFolder('torture');
  const files = { config: join(folder, 'table.yaml'), journal: join(folder, 'table.db') };
  try {
    await new Chain(options, files).all();
  } finally {
    forget(folder);
  }
}

class Chain {
  readonly #options: ChainOptions;
  readonly #files: TableFiles;
  readonly #judge = new Judge();
  #table: TableProcess | null = null;
  /** A file was damaged, and no table has come up since. */
  #isDamaged = false;
  /** Both copies have all the money, and nobody writes them: one may be damaged. */
  #isSecured = false;
  #coins = { shown: 0, unseen: 0 };

  constructor(options: ChainOptions, files: TableFiles) {
    this.#options = options;
    this.#files = files;
  }

  async all(): Promise<void> {
    const { seed, kind, pace, runs, tally, ran } = this.#options;
    const inlet = kind === 'lines' ? coinLines() : await coinAcceptor(() => this.#rows());
    writeFileSync(this.#files.config, inlet.config);
    try {
      for (let nth = 0; nth < runs; nth++) {
        const said = await this.#run(planOf({ seed, run: nth, kind, pace }), inlet);
        if (nth === runs - 1 && !this.#isDamaged) await this.#audit();
        for (const what of this.#judge.verdict()) tally.violations.push({ seed, run: nth, kind, what, said });
        ran();
      }
    } finally {
      await inlet.stop();
    }
    this.#countUp(inlet);
  }

  async #run(plan: RunPlan, inlet: Inlet): Promise<string> {
    this.#harm(plan);
    for (const coin of plan.early) await inlet.insert(coin, null);
    const table = new TableProcess(this.#files, plan.bornFull ? 'no room' : 'room');
    this.#table = table;
    await this.#throughTo(plan, this.#stage(table, inlet));
    await table.gone();
    this.#ended(plan, table, inlet);
    return table.said;
  }

  #harm({ damage }: RunPlan): void {
    const done = damage && this.#isSecured ? harm(this.#files.journal, damage) : null;
    if (done === null) return;
    this.#isDamaged = true;
    this.#options.tally.count('damages', done);
  }

  #stage(table: TableProcess, inlet: Inlet): Stage {
    const { journal } = this.#files;
    return {
      table,
      inlet,
      journal,
      count: (spell) => this.#options.tally.count('spells', spell),
      wrong: (what) => this.#judge.blame(what),
      isCopied: () => isSecured(rowsIn(journal), rowsIn(journal + COPY)),
      isAllTaken: () => coinsIn(this.#rows()) >= (inlet.accepted() ?? 0),
    };
  }

  /** The newest that can be known of the journal at this moment. */
  #rows(): readonly JournalRow[] {
    const { journal } = this.#files;
    if (this.#table && !this.#table.isGone) return rowsIn(journal) ?? this.#judge.rows;
    return this.#isDamaged ? this.#judge.rows : rowsLeftIn(journal);
  }

  async #throughTo(plan: RunPlan, stage: Stage): Promise<void> {
    const { table, wrong } = stage;
    const { ending, bornFull } = plan;
    if (ending.at === 'start-up' || ending.at === 'first writes') {
      await end(stage, ending, Promise.resolve());
    } else if (await table.opened()) {
      await this.#returned(table, stage.inlet);
      if (bornFull) await bornInASpell(stage);
      if (!plan.isHasty) await table.until(() => stage.inlet.isOpen(table), OPENING_MS);
      await end(stage, ending, play(stage, plan.acts));
    } else if (!table.isGone) {
      wrong('it did not open');
      table.signal('SIGKILL');
    }
  }

  /** A table stands again: its journal holds what it held, and that is what it shows. */
  async #returned(table: TableProcess, inlet: Inlet): Promise<void> {
    const { journal } = this.#files;
    if (!(await table.until(() => rowsIn(journal) !== null))) return;
    this.#judge.look(rowsIn(journal) ?? [], this.#isDamaged);
    this.#isDamaged = false;
    const [first] = table.shown;
    if (first) this.#judge.returned(first);
    this.#judge.takings(inlet.most);
  }

  #ended({ ending, bornFull }: RunPlan, table: TableProcess, inlet: Inlet): void {
    const { tally } = this.#options;
    tally.runs += 1;
    if (table.end === 'SIGKILL') tally.count('kills', ending.at);
    else tally.count('ends', table.end === 0 ? 'told to stop' : 'by itself');
    if (!mayEnd(table.end, ending.at, bornFull)) this.#judge.blame(`it ended with ${table.end}`);
    this.#isSecured = false;
    if (this.#isDamaged) return;
    this.#judge.look(rowsLeftIn(this.#files.journal));
    this.#judge.shown(table.shown);
    this.#judge.takings(inlet.most);
    this.#isSecured = isSecured(this.#judge.rows, rowsLeftIn(this.#files.journal + COPY));
    inlet.left(table, this.#judge.taken());
    this.#countRecovered(inlet);
  }

  #countRecovered(inlet: Inlet): void {
    const { shown, unseen } = this.#coins;
    const { coinsShown, latest } = this.#judge;
    this.#options.tally.coinsRecovered += Math.min(unseen, coinsShown - shown);
    this.#coins = { shown: coinsShown, unseen: (inlet.accepted() ?? latest.coins) - coinsShown };
  }

  async #audit(): Promise<void> {
    const wrong = await disagreement(this.#files, this.#judge.latest);
    if (wrong) this.#judge.blame(wrong);
    this.#options.tally.audits += 1;
  }

  #countUp({ inserted, givenBack }: Inlet): void {
    const { tally } = this.#options;
    tally.coinsIn += inserted;
    tally.coinsReturned += givenBack;
    tally.coinsShown += this.#judge.coinsShown;
    tally.games += this.#judge.latest.started;
  }
}

async function bornInASpell(stage: Stage): Promise<void> {
  if (!(await stage.table.until(() => isTold(stage)))) stage.wrong('a full disk was not told at the start');
  stage.count('from the start');
  await mended(stage);
}

/** Killed as planned, or of its own accord where it was told to stop or had no disk to start with. */
function mayEnd(end: number | string | null, at: Ending['at'], bornFull: boolean): boolean {
  if (end === 0) return at === 'order' || at === 'its stop';
  return end === 'SIGKILL' ? at !== 'order' : end === 1 && bornFull;
}
