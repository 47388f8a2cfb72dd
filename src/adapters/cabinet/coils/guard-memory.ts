/**
 * When each coil has to be off, in memory that two threads share: nanoseconds of `process.hrtime`, which is one clock
 * for all threads; 0 while it is off. The first cell counts changes and is what the other thread sleeps on.
 */
export type GuardMemory = BigInt64Array<SharedArrayBuffer>;

export const guardMemory = (coils: number): GuardMemory =>
  new BigInt64Array(new SharedArrayBuffer((coils + 1) * BigInt64Array.BYTES_PER_ELEMENT));

const NS_PER_MS = 1_000_000n;

export function setDeadline(memory: GuardMemory, coil: number, ms: number): void {
  Atomics.store(memory, coil + 1, process.hrtime.bigint() + BigInt(Math.ceil(ms)) * NS_PER_MS);
  Atomics.add(memory, 0, 1n);
  Atomics.notify(memory, 0);
}

/** The sleeper need not know: it will find nothing to do. */
export function clearDeadline(memory: GuardMemory, coil: number): void {
  Atomics.store(memory, coil + 1, 0n);
}

/** The coils whose time is up, each told once. */
export function takeOverdue(memory: GuardMemory): readonly number[] {
  const now = process.hrtime.bigint();
  return coilsOf(memory).filter((coil) => {
    const deadline = Atomics.load(memory, coil + 1);
    const isOver = deadline !== 0n && deadline <= now;
    return isOver && Atomics.compareExchange(memory, coil + 1, deadline, 0n) === deadline;
  });
}

/** Sleeps until a coil's time is up, or a deadline has been set since `seen`. */
export function sleep(memory: GuardMemory, seen: bigint): void {
  const deadlines = coilsOf(memory)
    .map((coil) => Atomics.load(memory, coil + 1))
    .filter((deadline) => deadline !== 0n);
  const now = process.hrtime.bigint();
  const waits = deadlines.map((deadline) => Math.max(0, Number(deadline - now) / Number(NS_PER_MS)));
  Atomics.wait(memory, 0, seen, Math.min(Number.POSITIVE_INFINITY, ...waits));
}

export const changesSeen = (memory: GuardMemory): bigint => Atomics.load(memory, 0);

const coilsOf = (memory: GuardMemory): readonly number[] =>
  Array.from({ length: memory.length - 1 }, (_, coil) => coil);
