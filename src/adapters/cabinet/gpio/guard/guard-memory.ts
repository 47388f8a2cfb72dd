/**
 * When each coil has to be off, in memory that two threads share: nanoseconds of `process.hrtime`, which is one clock
 * for all threads; 0 while it is off. The first cell counts changes and is what the other thread sleeps on.
 */
export type GuardMemory = BigInt64Array<SharedArrayBuffer>;

export const guardMemory = (coils: number): GuardMemory =>
  new BigInt64Array(new SharedArrayBuffer((coils + 1) * BigInt64Array.BYTES_PER_ELEMENT));

const NS_PER_MS = 1_000_000n;
const AGAIN_NS = 20n * NS_PER_MS;

export function setDeadline(memory: GuardMemory, coil: number, ms: number): void {
  Atomics.store(memory, coil + 1, process.hrtime.bigint() + BigInt(Math.ceil(ms)) * NS_PER_MS);
  Atomics.add(memory, 0, 1n);
  Atomics.notify(memory, 0);
}

/** The sleeper need not know: it will find nothing to do. */
export function clearDeadline(memory: GuardMemory, coil: number): void {
  Atomics.store(memory, coil + 1, 0n);
}

/** A coil whose time is up. */
export interface Overdue {
  readonly coil: number;
  readonly deadline: bigint;
}

export function overdue(memory: GuardMemory): readonly Overdue[] {
  const now = process.hrtime.bigint();
  return coilsOf(memory)
    .map((coil) => ({ coil, deadline: Atomics.load(memory, coil + 1) }))
    .filter(({ deadline }) => deadline !== 0n && deadline <= now);
}

/** It is off, unless it has been switched on anew meanwhile. */
export function done(memory: GuardMemory, { coil, deadline }: Overdue): void {
  Atomics.compareExchange(memory, coil + 1, deadline, 0n);
}

/** It could not be switched off: once more in a moment, unless somebody else has. */
export function again(memory: GuardMemory, { coil, deadline }: Overdue): void {
  Atomics.compareExchange(memory, coil + 1, deadline, process.hrtime.bigint() + AGAIN_NS);
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
