import type { Act } from './plan.ts';
import type { TableProcess } from './table-process.ts';

/** Where coins go in: one for all the runs of a journal. */
export interface Inlet {
  /** The settings of a table with this inlet. */
  readonly config: string;
  /** How many coins of each source there can be in the journal at most. */
  readonly most: ReadonlyMap<string, number>;
  /** Coins that went in or may have gone in, ever. */
  readonly inserted: number;
  readonly givenBack: number;
  /** Puts a coin in, whether or not anybody is there to take it. */
  insert(coin: number, table: TableProcess | null): Promise<void>;
  /** What else happens to it. */
  suffer(act: Act['do']): Promise<void>;
  /** Coins are let in. */
  isOpen(table: TableProcess): boolean;
  /** A coin is on its way, and has not been booked. */
  isBusy(table: TableProcess): boolean;
  /** How many coins the table, given time, must have taken; null when that cannot be known. */
  accepted(): number | null;
  /** A table has ended that left so many coins of each source in the journal. */
  left(table: TableProcess, taken: ReadonlyMap<string, number>): void;
  stop(): Promise<void>;
}

const MONEY = `
  price: 1.00
  offers: [{ price: 2.00, games: 3 }]
  maxCredits: 99`;

export function configWith(money: string, cabinet: string): string {
  // Nothing of the wood is judged here: it need not be blind for a second at each start.
  return `money:${MONEY}\n${money}\ncabinet:\n  sensing: { blind: 0ms }\n${cabinet}\n`;
}
