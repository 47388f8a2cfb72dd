import { EventEmitter, once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { CctalkAcceptor } from '../../src/adapters/coin/cctalk/acceptor.ts';
import type { SimulatedAcceptorOptions } from '../../src/adapters/coin/cctalk/simulated-acceptor.ts';
import type { TroubleKind } from '../../src/adapters/coin/cctalk/simulated-trouble.ts';
import { openSerialLine } from '../../src/adapters/serial/serial-line.ts';
import type { Mark } from '../../src/ports/coin-source.ts';
import { silentLog } from '../../src/ports/log.ts';
import { pluggedAcceptor } from '../support/acceptor.ts';
import { BookingListener } from '../support/coin-listener.ts';

const COINS = ['GB010B', 'GB100A', 'GB005A', 'GB200A', 'GB050B', 'GB020A'];
const TROUBLES: readonly TroubleKind[] = [
  'noise before',
  'noise inside',
  'lost',
  'late',
  'truncated',
  'doubled',
  'collision',
];

/** An acceptor whose gate can be waited for. */
async function acceptorAtPort(options: Partial<SimulatedAcceptorOptions> = {}) {
  const changes = new EventEmitter();
  const plugged = await pluggedAcceptor({ serial: 4711, onChange: () => changes.emit('change'), ...options });
  onTestFinished(() => plugged.stop());
  const { acceptor } = plugged;
  const gate = async (wanted: 'accepted' | 'refused') => {
    while (acceptor.view().gate !== wanted) await once(changes, 'change');
  };
  return { ...plugged, gate, checksum: options.checksum ?? 'simple', hasEcho: options.echo ?? true };
}

type AcceptorAtPort = Awaited<ReturnType<typeof acceptorAtPort>>;

/** A table that takes coins at this port, from where it once had read. */
async function tableAt({ path, checksum, hasEcho }: AcceptorAtPort, mark: Mark | null = null) {
  const table = new BookingListener(mark);
  const settings = {
    port: path,
    address: 2,
    checksum,
    echo: hasEcho ? 'required' : 'none',
    pollMs: 100,
    tokens: {},
    refuse: [],
  } as const;
  const source = new CctalkAcceptor({
    settings,
    currency: 'GBP',
    clock: systemClock,
    log: silentLog,
    open: openSerialLine,
  });
  await source.start(table);
  source.hold('accepted');
  onTestFinished(() => source.stop());
  return { table, source };
}

describe.each([
  { echo: true, checksum: 'simple' },
  { echo: false, checksum: 'crc16' },
] as const)('Coins through a serial port, with echo $echo and checksum $checksum', (bus) => {
  it('arrive once each, in their order', async () => {
    const port = await acceptorAtPort(bus);
    const { table } = await tableAt(port);
    for (const [at, id] of COINS.entries()) {
      await port.gate('accepted');
      expect(port.acceptor.insert(id)).toBe('accepted');
      if (at % 3 === 2) await table.until(({ ids }) => ids.length > at);
    }
    expect(table.ids).toEqual(COINS);
    expect(table.lost).toBe(0);
  });
});

describe('A coin acceptor at a serial port', () => {
  it('tells its coins, whatever their positions', async () => {
    const { table } = await tableAt(await acceptorAtPort());
    await table.until(({ told }) => told.some(({ type }) => type === 'known'));
    const [known] = table.told.filter((event) => event.type === 'known');
    expect(known?.coins.map(({ id }) => id).toSorted()).toEqual(COINS.toSorted());
  });

  it('lets no coin in when the table wants none', async () => {
    const port = await acceptorAtPort();
    const { source, table } = await tableAt(port);
    await port.gate('accepted');
    source.hold('refused');
    await port.gate('refused');
    expect(port.acceptor.insert('GB100A')).toBe('returned');
    await source.stop();
    expect(table.ids).toEqual([]);
  });

  it('refuses coins once the table has stopped', async () => {
    const port = await acceptorAtPort();
    const { source } = await tableAt(port);
    await port.gate('accepted');
    await source.stop();
    expect(port.acceptor.insert('GB100A')).toBe('returned');
  });

  it('is missed when it is unplugged, and what it took meanwhile is told when it is back', async () => {
    const port = await acceptorAtPort();
    const { table } = await tableAt(port);
    await port.gate('accepted');
    port.acceptor.unplug();
    expect(port.acceptor.insert('GB200A')).toBe('accepted');
    await port.unplug();
    await table.until(() => table.faults().includes('ACCEPTOR_LOST failed'));
    expect(table.ids).toEqual([]);
    await port.plug();
    await table.until(({ ids }) => ids.length > 0);
    await port.gate('accepted');
    expect(port.acceptor.insert('GB100A')).toBe('accepted');
    await table.until(({ ids }) => ids.length > 1);
    expect(table.ids).toEqual(['GB200A', 'GB100A']);
    expect(table.faults()).toEqual(['ACCEPTOR_LOST failed', 'ACCEPTOR_LOST mended']);
  });

  it('takes coins again after a power cut of its own, and none is told twice', async () => {
    const port = await acceptorAtPort();
    const { table } = await tableAt(port);
    await port.gate('accepted');
    port.acceptor.insert('GB050B');
    await table.until(({ ids }) => ids.length > 0);
    port.acceptor.powerCycle();
    await port.gate('accepted');
    port.acceptor.insert('GB020A');
    await table.until(({ ids }) => ids.length > 1);
    expect(table.ids).toEqual(['GB050B', 'GB020A']);
  });

  it('tells the next table what the last one had not booked, and nothing that it had', async () => {
    const port = await acceptorAtPort();
    const { table, source } = await tableAt(port);
    await port.gate('accepted');
    port.acceptor.insert('GB050B');
    port.acceptor.insert('GB020A');
    await table.until(({ ids }) => ids.length > 1);
    await source.stop();
    const { table: next } = await tableAt(port, { serial: 4711, counter: 1 });
    await next.until(({ ids }) => ids.length > 0);
    await port.gate('accepted');
    expect(next.ids).toEqual(['GB020A']);
  });

  it('has every coin told once over the worst of wires', { timeout: 60_000 }, async () => {
    const port = await acceptorAtPort({ seed: 3 });
    for (const kind of TROUBLES) port.acceptor.trouble({ kind, rate: 0.03 });
    const { table } = await tableAt(port);
    for (const [at, id] of COINS.entries()) {
      await port.gate('accepted');
      expect(port.acceptor.insert(id)).toBe('accepted');
      await table.until(({ ids }) => ids.length > at);
    }
    expect(table.ids).toEqual(COINS);
  });
});
