export interface BusReading {
  readonly bus: number;
  /** Why the bus cannot be used, by the kernel's name for it; null when it can. */
  readonly trouble: string | null;
  /** By address. `taken`: a driver of the kernel has it. */
  readonly answers: ReadonlyMap<number, 'answers' | 'silent' | 'taken'>;
}

/** Asks each address for one byte, which no display takes amiss, also while a table writes to it. */
export async function lookAtBus(bus: number, addresses: readonly number[]): Promise<BusReading> {
  try {
    const { default: i2c } = await import('i2c-bus');
    const opened = await i2c.openPromisified(bus);
    const answers = new Map<number, 'answers' | 'silent' | 'taken'>();
    for (const address of addresses) answers.set(address, await asked(() => opened.receiveByte(address)));
    await opened.close();
    return { bus, trouble: null, answers };
  } catch (error) {
    return { bus, trouble: codeOf(error), answers: new Map() };
  }
}

async function asked(ask: () => Promise<number>): Promise<'answers' | 'silent' | 'taken'> {
  try {
    await ask();
    return 'answers';
  } catch (error) {
    return codeOf(error) === 'EBUSY' ? 'taken' : 'silent';
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
