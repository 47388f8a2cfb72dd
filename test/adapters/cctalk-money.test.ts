import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TroubleKind } from '../../src/adapters/coin/cctalk/simulated-trouble.ts';
import { cctalkBench } from '../support/cctalk-bench.ts';

const IDS = ['GB100A', 'GB050B', 'GB020A', 'a button'] as const;
const TROUBLES: readonly TroubleKind[] = [
  'noise before',
  'noise inside',
  'lost',
  'late',
  'truncated',
  'doubled',
  'collision',
];

type Bench = ReturnType<typeof cctalkBench>;
type Happening = (table: Table) => Promise<void>;

/** A table whose program may be killed and started at any moment. */
class Table {
  readonly bench: Bench;
  readonly accepted: string[] = [];
  coins: 'accepted' | 'refused' = 'accepted';
  #source: ReturnType<Bench['driver']>;

  constructor(bench: Bench) {
    this.bench = bench;
    this.#source = bench.driver();
  }

  async start(): Promise<void> {
    this.#source = this.bench.driver();
    await this.#source.start(this.bench.table);
    this.#source.hold(this.coins);
  }

  hold(coins: 'accepted' | 'refused'): void {
    this.coins = coins;
    this.#source.hold(coins);
  }

  /** Its port is gone before it can do anything more. */
  async crash(): Promise<void> {
    this.bench.port.unplug();
    void this.#source.stop();
    await new Promise(setImmediate);
    this.bench.port.plug();
    await this.start();
  }

  /** At most five things happen between two readings that were booked: more no acceptor remembers. */
  insert(id: string): void {
    const { acceptor, table } = this.bench;
    const mark = table.mark();
    if (!mark || (acceptor.view().counter + 255 - mark.counter) % 255 >= 5) return;
    if (acceptor.insert(id) === 'accepted') this.accepted.push(id);
  }
}

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...IDS).map((id) => async (table: Table) => table.insert(id)) },
  {
    weight: 5,
    arbitrary: fc.integer({ min: 1, max: 900 }).map((ms) => (table: Table) => table.bench.pass(ms)),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ kind: fc.constantFrom(...TROUBLES), times: fc.integer({ min: 1, max: 6 }) })
      .map((trouble) => async (table: Table) => table.bench.acceptor.trouble(trouble)),
  },
  { weight: 1, arbitrary: fc.constant((table: Table) => table.crash()) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((isWritable) => async (table: Table) => {
      table.bench.table.isWritable = isWritable;
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('accepted' as const, 'refused' as const)
      .map((coins) => async (table: Table) => table.hold(coins)),
  },
);

/** `before`: how many events the acceptor has counted already. */
async function afterwards(before: number, happened: readonly Happening[], bus: object): Promise<Table> {
  const bench = cctalkBench(bus);
  for (let events = 0; events < before; events++) bench.acceptor.err(1);
  const table = new Table(bench);
  await table.start();
  await bench.pass(2_000);
  for (const happening of happened) await happening(table);
  bench.acceptor.noTrouble();
  bench.table.isWritable = true;
  await bench.pass(15_000);
  return table;
}

describe('The coins that an acceptor took', () => {
  it('are booked once each, in order, whatever happens to wire, disk and program', async () => {
    const bus = fc.record({
      echo: fc.boolean(),
      checksum: fc.constantFrom('simple' as const, 'crc16' as const),
      seed: fc.nat(1_000),
    });
    let coins = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 255 }),
        fc.array(happenings, { minLength: 10, maxLength: 60 }),
        bus,
        async (before, happened, wire) => {
          const table = await afterwards(before, happened, wire);
          const { accepted, bench } = table;
          expect(bench.table.ids).toEqual(accepted);
          expect(bench.table.lost).toBe(0);
          expect(bench.acceptor.view().gate).toBe(table.coins);
          coins += accepted.length;
        },
      ),
      { numRuns: 150 },
    );
    expect(coins).toBeGreaterThan(150);
  }, 60_000);
});
