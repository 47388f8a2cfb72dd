import { configWith, type Inlet } from './inlet.ts';
import type { TableProcess } from './table-process.ts';

const VALUES = ['1.00', '0.50', '0.20', '0.10'];

/** Contacts that coins close, in the simulated cabinet. */
export function coinLines(): Inlet {
  const lines = VALUES.map((value, index) => `    - { line: coin.${index + 1}, value: ${value} }`);
  return new CoinLines(configWith(`  coins:\n${lines.join('\n')}`, ''));
}

class CoinLines implements Inlet {
  readonly config: string;
  most = new Map<string, number>();
  inserted = 0;
  givenBack = 0;

  constructor(config: string) {
    this.config = config;
  }

  async insert(coin: number, table: TableProcess | null): Promise<void> {
    const line = `coin.${coin + 1}`;
    // Counted first: the table may take it and die before it answers.
    this.most.set(line, (this.most.get(line) ?? 0) + 1);
    this.inserted += 1;
    await table?.cabinet({ do: 'coin', line });
  }

  async suffer(): Promise<void> {}

  isOpen({ board }: TableProcess): boolean {
    return board?.outputs.coins === 'accepted';
  }

  isBusy({ view }: TableProcess): boolean {
    return view?.lines.some((line) => line.startsWith('coin.')) ?? false;
  }

  accepted(): null {
    return null;
  }

  /** The mechanism is simulated in the table's own process: coins that were falling through it are gone with that. */
  left(table: TableProcess, taken: ReadonlyMap<string, number>): void {
    this.most = new Map(taken);
    this.givenBack += table.coinsReturned;
  }

  async stop(): Promise<void> {}
}
