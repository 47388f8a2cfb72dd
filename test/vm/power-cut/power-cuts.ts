import { dirname, join } from 'node:path';
import { disagreement } from '../../torture/audit.ts';
import { rowsLeftIn } from '../../torture/journal-look.ts';
import { Judge } from '../../torture/judge.ts';
import { Tally } from '../../torture/tally.ts';
import { forget, leftover, newFolder } from '../../torture/tidy.ts';
import { tableOn } from '../inside/support/table-on-disk.ts';
import { type Boot, boot } from './boot.ts';
import { lookAtDisk, makeDisk } from './disk.ts';
import { type Cut, cutOf } from './plan.ts';

export interface PowerCutOptions {
  readonly cuts: number;
  readonly seed: number;
}

/** One table with its journal on one disk: the power is cut again and again while coins go in, and then it stops. */
export async function powerCuts(
  options: PowerCutOptions,
  ran: (tally: Tally) => void = () => {},
): Promise<Tally> {
  const folder = newFolder('power-cut');
  try {
    return await new PowerCuts(options, folder).all(ran);
  } finally {
    forget(folder);
  }
}

class PowerCuts {
  readonly #options: PowerCutOptions;
  readonly #disk: string;
  readonly #found: string;
  readonly #judge = new Judge();
  readonly #tally = new Tally();
  /** Coins that went in or may have gone in, by contact. */
  readonly #most = new Map<string, number>();

  constructor(options: PowerCutOptions, folder: string) {
    this.#options = options;
    this.#disk = join(folder, 'disk.img');
    this.#found = join(folder, 'found');
  }

  async all(ran: (tally: Tally) => void): Promise<Tally> {
    const { cuts, seed } = this.#options;
    await makeDisk(this.#disk);
    for (let nth = 0; nth <= cuts; nth++) {
      const cut = nth < cuts ? cutOf(seed, nth) : null;
      // An emulated machine on a busy computer may stand still until nobody waits any longer: it is given a second boot.
      if (!(await this.#run(nth, cut)) && !(await this.#run(nth, cut)))
        this.#wrong(nth, 'the machine ended twice before its power was cut', '');
      ran(this.#tally);
    }
    this.#tally.coinsShown = this.#judge.coinsShown;
    this.#tally.games = this.#judge.latest.started;
    return this.#tally;
  }

  /** Whether it ended as it was to. */
  async #run(nth: number, cut: Cut | null): Promise<boolean> {
    const booted = await boot(this.#disk, cut);
    const isAsPlanned = this.#ended(booted, cut);
    this.#returned(booted);
    await this.#look(booted);
    for (const what of this.#judge.verdict()) this.#wrong(nth, what, booted.said);
    return isAsPlanned;
  }

  #wrong(run: number, what: string, said: string): void {
    this.#tally.violations.push({ seed: this.#options.seed, run, kind: 'lines', what, said });
  }

  #ended({ words, isCut }: Boot, cut: Cut | null): boolean {
    const isClosed = words.at(-1)?.is === 'closed';
    this.#tally.runs += 1;
    if (isCut && cut) this.#tally.count('kills', cut.at);
    else this.#tally.count('ends', isClosed ? 'told to stop' : 'by itself');
    return cut ? isCut : isClosed;
  }

  /** The first that a table shows is what the cut before has left. */
  #returned({ words }: Boot): void {
    this.#judge.look(this.#judge.rows);
    const first = words.find((word) => word.is === 'shown');
    if (!first) return;
    const before = this.#judge.coinsShown;
    this.#judge.returned(first.shown);
    this.#tally.coinsRecovered += this.#judge.coinsShown - before;
  }

  async #look({ words }: Boot): Promise<void> {
    for (const word of words) {
      if (word.is !== 'coin') continue;
      this.#most.set(word.source, (this.#most.get(word.source) ?? 0) + 1);
      this.#tally.coinsIn += 1;
    }
    const { wrong, isPlayedBack } = await lookAtDisk(this.#disk, this.#found);
    this.#tally.count('disks', isPlayedBack ? 'played back' : 'clean');
    if (wrong) this.#judge.blame(wrong);
    const journal = join(this.#found, 'table.db');
    this.#judge.look(rowsLeftIn(journal));
    this.#judge.shown(words.flatMap((word) => (word.is === 'shown' ? [word.shown] : [])));
    this.#judge.takings(this.#most);
    if (this.#judge.rows.length > 0) await this.#audit(journal);
  }

  async #audit(journal: string): Promise<void> {
    const { file: config } = tableOn(this.#found);
    const folder = leftover(dirname(config));
    const wrong = await disagreement({ journal, config }, this.#judge.latest);
    forget(folder);
    if (wrong) this.#judge.blame(wrong);
    this.#tally.audits += 1;
  }
}
