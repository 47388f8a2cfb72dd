import { describe, expect, it } from 'vitest';
import type { CoinSource } from '../../src/ports/coin-source.ts';
import type { BookingListener } from '../support/coin-listener.ts';

/** A coin acceptor with British coins, the table it is fitted to, and the hand of a patron. */
export interface CoinSourceRig {
  readonly table: BookingListener;
  /** A source as a start of the program makes it. */
  newSource(): CoinSource;
  insert(id: string): 'accepted' | 'returned';
  gate(): 'accepted' | 'refused';
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** Lets time pass until it is so. */
  until(isSo: () => boolean): Promise<void>;
}

/** What every source of coins does. */
export function coinSourceContract(kind: string, plug: () => Promise<CoinSourceRig>): void {
  async function started() {
    const rig = await plug();
    const source = rig.newSource();
    await source.start(rig.table);
    return { ...rig, source };
  }
  async function open() {
    const rig = await started();
    rig.source.hold('accepted');
    await rig.until(() => rig.gate() === 'accepted');
    return rig;
  }
  const failed = ({ told }: BookingListener) => told.filter(({ type }) => type === 'failed').length;

  describe(`every source of coins: ${kind}`, () => {
    it('takes no coin before it is told to', async () => {
      const { table, insert, gate, until, source } = await started();
      await until(() => table.told.some(({ type }) => type === 'known'));
      expect(gate()).toBe('refused');
      expect(insert('GB100A')).toBe('returned');
      await source.stop();
      expect(table.ids).toEqual([]);
    });

    it('books every coin once, with its worth, in order', async () => {
      const { table, insert, until, source } = await open();
      expect([insert('GB100A'), insert('GB020A')]).toEqual(['accepted', 'accepted']);
      await until(() => table.ids.length > 1);
      await source.stop();
      expect(table.readings.flatMap(({ coins }) => coins)).toEqual([
        { id: 'GB100A', cents: 100, currency: 'GBP' },
        { id: 'GB020A', cents: 20, currency: 'GBP' },
      ]);
    });

    it('tells the coins that it takes', async () => {
      const { table, source } = await open();
      await source.stop();
      const known = table.told.flatMap((event) => (event.type === 'known' ? event.coins : []));
      expect(known).toContainEqual({ id: 'GB200A', cents: 200, currency: 'GBP' });
    });

    it('gives back what comes while coins are refused, and tells why', async () => {
      const { table, insert, gate, until, source } = await open();
      source.hold('refused');
      source.hold('refused');
      await until(() => gate() === 'refused');
      expect(insert('GB100A')).toBe('returned');
      await until(() => table.told.some(({ type }) => type === 'refused'));
      expect(table.ids).toEqual([]);
      source.hold('accepted');
      await until(() => gate() === 'accepted');
      await source.stop();
    });

    it('keeps what the disk refuses, takes no more meanwhile, and has it booked once', async () => {
      const { table, insert, gate, until, source } = await open();
      table.isWritable = false;
      insert('GB050B');
      await until(() => gate() === 'refused');
      expect(table.ids).toEqual([]);
      table.isWritable = true;
      await until(() => gate() === 'accepted');
      insert('GB020A');
      await until(() => table.ids.length > 1);
      await source.stop();
      expect(table.ids).toEqual(['GB050B', 'GB020A']);
    });

    it('tells the next start what was never booked', async () => {
      const { table, insert, gate, until, source, ...rig } = await open();
      insert('GB100A');
      await until(() => table.ids.length > 0);
      table.isWritable = false;
      insert('GB050B');
      await until(() => gate() === 'refused');
      await source.stop();
      table.isWritable = true;
      const next = rig.newSource();
      await next.start(table);
      await until(() => table.ids.length > 1);
      await next.stop();
      expect(table.ids).toEqual(['GB100A', 'GB050B']);
    });

    it('tells that it is gone and that it is back, and what it took meanwhile', async () => {
      const { table, insert, gate, until, source, ...rig } = await open();
      await rig.unplug();
      await until(() => failed(table) > 0);
      await rig.plug();
      await until(() => gate() === 'accepted' && table.told.at(-1)?.type === 'known');
      insert('GB200A');
      await until(() => table.ids.length > 0);
      await source.stop();
      expect(table.faults()).toEqual(['ACCEPTOR_LOST failed', 'ACCEPTOR_LOST mended']);
      expect(table.ids).toEqual(['GB200A']);
    });

    it('refuses coins and tells nothing after it has stopped', async () => {
      const { table, insert, gate, source } = await open();
      await source.stop();
      const before = table.told.length;
      expect(gate()).toBe('refused');
      expect(insert('GB100A')).toBe('returned');
      expect(table.told).toHaveLength(before);
      expect(table.ids).toEqual([]);
    });
  });
}
