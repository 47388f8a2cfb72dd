import type { Kind } from './plan.ts';

export interface Violation {
  readonly seed: number;
  readonly run: number;
  readonly kind: Kind;
  readonly what: string;
  /** The last lines that the table wrote. */
  readonly said: string;
}

const MOST_TOLD = 20;

/** What was done to how many tables, and what came of it. */
export class Tally {
  runs = 0;
  coinsIn = 0;
  coinsShown = 0;
  /** On the disk or with the acceptor when the table was killed, and shown only after it had come back. */
  coinsRecovered = 0;
  coinsReturned = 0;
  games = 0;
  audits = 0;
  readonly kills = new Map<string, number>();
  /** Runs that were not killed. */
  readonly ends = new Map<string, number>();
  readonly spells = new Map<string, number>();
  readonly damages = new Map<string, number>();
  /** How the file system of a real disk was found. */
  readonly disks = new Map<string, number>();
  readonly violations: Violation[] = [];

  count(what: 'kills' | 'ends' | 'spells' | 'damages' | 'disks', name: string): void {
    this[what].set(name, (this[what].get(name) ?? 0) + 1);
  }

  get killed(): number {
    return sum(this.kills);
  }

  report(): string {
    const counts = (map: ReadonlyMap<string, number>) =>
      [...map].sort(([a], [b]) => a.localeCompare(b)).map(([name, many]) => `${name} ${many}`);
    const lines = [
      ['runs', `${this.runs}`],
      ['killed', `${this.killed}`, ...counts(this.kills)],
      ['not killed', `${sum(this.ends)}`, ...counts(this.ends)],
      ['coins in', `${this.coinsIn}`],
      ['coins shown', `${this.coinsShown}`],
      ['coins recovered', `${this.coinsRecovered}`],
      ['coins given back', `${this.coinsReturned}`],
      ['games begun', `${this.games}`],
      ['disk spells', `${sum(this.spells)}`, ...counts(this.spells)],
      ['files damaged', `${sum(this.damages)}`, ...counts(this.damages)],
      ['disks looked at', `${sum(this.disks)}`, ...counts(this.disks)],
      ['audits compared', `${this.audits}`],
      ['violations', `${this.violations.length}`],
    ].map(
      ([name = '', many, ...parts]) =>
        `${name.padEnd(18)}${many}${parts.length ? `  (${parts.join(', ')})` : ''}`,
    );
    return [...lines, ...this.violations.slice(0, MOST_TOLD).map(toldOf)].join('\n');
  }
}

function toldOf({ seed, run, kind, what, said }: Violation): string {
  return `\nseed ${seed}, run ${run}, ${kind}: ${what}\n${said.replace(/^/gm, '    ')}`;
}

function sum(map: ReadonlyMap<string, number>): number {
  return [...map.values()].reduce((total, many) => total + many, 0);
}
