export interface LibraryReading {
  readonly name: string;
  /** Why it cannot be loaded; null when it can. */
  readonly trouble: string | null;
}

/** Loads each as the table would. */
export function lookAtLibraries(names: readonly string[]): Promise<readonly LibraryReading[]> {
  return Promise.all(names.map(async (name) => ({ name, trouble: await troubleOf(() => import(name)) })));
}

/** systemd's own, by which a service tells that it is well. */
export async function hasLibsystemd(): Promise<boolean> {
  const trouble = await troubleOf(async () => {
    const { default: koffi } = await import('koffi');
    koffi.load('libsystemd.so.0');
  });
  return trouble === null;
}

async function troubleOf(load: () => Promise<unknown>): Promise<string | null> {
  try {
    await load();
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  }
}
