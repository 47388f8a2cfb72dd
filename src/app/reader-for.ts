import type { SimulatedReader } from '../adapters/reader/simulated-reader.ts';
import type { BallReader } from '../ports/ball-reader.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { ReaderSettings } from '../session/table-config.ts';
import type { Play } from './parts.ts';

/** What knows the balls in the return lane. */
export interface TableReader {
  readonly source: BallReader | null;
  /** Where the balls of a simulated table roll by. */
  readonly simulated: Pick<SimulatedReader, 'pass'> | null;
}

interface Surroundings {
  readonly clock: Clock;
  readonly log: Log;
}

/** The reader that the configuration names; a simulated one for whoever plays at a simulated table. */
export async function readerFor(
  { config: { cabinet } }: Play,
  kind: 'asSet' | 'simulated',
  around: Surroundings,
): Promise<TableReader> {
  if (cabinet.balls !== 'reader') return { source: null, simulated: null };
  const { reader } = cabinet;
  return reader && kind === 'asSet' ? atPort(reader, around) : simulated(reader, around);
}

async function atPort({ port }: ReaderSettings, around: Surroundings): Promise<TableReader> {
  const log = around.log.child({ part: 'reader' });
  return { source: await readerAt(port, { ...around, log }), simulated: null };
}

/** The reader at this serial port of the computer; it need not be there yet. */
export async function readerAt(port: string, around: Surroundings): Promise<BallReader> {
  const [{ TagReader }, { openSerialLine: open }] = await Promise.all([
    import('../adapters/reader/tag-reader.ts'),
    import('../adapters/serial/serial-line.ts'),
  ]);
  return new TagReader({ port, ...around, open });
}

/** The real driver, on a line that leads to no port. */
async function simulated(
  settings: ReaderSettings | null,
  { clock, log }: Surroundings,
): Promise<TableReader> {
  const [{ TagReader }, { SimulatedReader: Reader }, { memoryPort }] = await Promise.all([
    import('../adapters/reader/tag-reader.ts'),
    import('../adapters/reader/simulated-reader.ts'),
    import('../adapters/serial/memory-line.ts'),
  ]);
  const reader = new Reader({ clock, tags: settings?.tags ?? {} });
  const { open } = memoryPort(reader, clock);
  const port = 'the simulated reader';
  return {
    source: new TagReader({ port, clock, log: log.child({ part: 'reader' }), open }),
    simulated: reader,
  };
}
