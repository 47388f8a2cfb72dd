import { poweredUp, type Unit } from './simulated-unit.ts';

/** What a command makes of the unit, and the data of its reply; null when the unit does not know or want it. */
export type Answer = { readonly unit: Unit; readonly data: readonly number[] } | null;

export const HEADER = { reset: 1, addressPoll: 253, readEvents: 229 } as const;

/** Commands that ask for what the unit is or has. */
const ASKED: Readonly<Record<number, (unit: Unit) => readonly number[]>> = {
  254: () => [],
  // 2 times 10 ms, twenty-fold: every 200 ms.
  249: () => [2, 20],
  246: () => text('Baulk'),
  245: () => text('Coin Acceptor'),
  244: () => text('SIM5'),
  242: ({ serial }) => threeBytes(serial),
  241: () => text('SIM5-V1.6'),
  232: ({ selfCheck }) => selfCheck,
  230: ({ mask }) => [mask & 0xff, mask >> 8],
  [HEADER.readEvents]: ({ counter, events }) => [
    counter,
    ...Array.from({ length: 5 }, (_, at) => events[at] ?? [0, 0]).flat(),
  ],
  227: ({ master }) => [master ? 1 : 0],
  226: ({ inserted }) => threeBytes(inserted),
  225: ({ accepted }) => threeBytes(accepted),
  221: ({ overrides }) => [overrides],
  // No options: coins are told by position, not by value.
  213: () => [0],
  194: ({ rejected }) => threeBytes(rejected),
  193: ({ frauds }) => threeBytes(frauds),
  192: () => text('simulated'),
  4: () => [1, 4, 7],
  [HEADER.reset]: () => [],
};

/** Commands that ask for what one coin position has. */
const ASKED_OF_POSITION: Readonly<Record<number, (unit: Unit, at: number) => readonly number[]>> = {
  209: ({ paths }, at) => [paths[at] ?? 0],
  184: ({ coins }, at) => text(coins[at] ?? '......'),
};

/** Commands that change the unit, by how many bytes they bring. */
const TOLD: Readonly<
  Record<number, { bytes: number; change: (unit: Unit, data: readonly number[]) => Unit | null }>
> = {
  231: { bytes: 2, change: (unit, [low = 0, high = 0]) => ({ ...unit, mask: low | (high << 8) }) },
  228: { bytes: 1, change: (unit, [bits = 0]) => ({ ...unit, master: (bits & 1) === 1 }) },
  222: { bytes: 1, change: (unit, [overrides = 0]) => ({ ...unit, overrides }) },
  210: {
    bytes: 2,
    change: (unit, [position = 0, path = 0]) =>
      isPosition(unit, position) ? { ...unit, paths: unit.paths.with(position - 1, path) } : null,
  },
};

export function answer(unit: Unit, header: number, data: readonly number[], now: number): Answer {
  const asked = ASKED[header];
  if (asked) return { unit: after(unit, header, now), data: asked(unit) };
  const ofPosition = ASKED_OF_POSITION[header];
  if (ofPosition) return answerOfPosition(unit, data, ofPosition);
  const told = TOLD[header];
  const changed = told && data.length === told.bytes ? told.change(unit, data) : null;
  return changed && { unit: changed, data: [] };
}

function after(unit: Unit, header: number, now: number): Unit {
  if (header === HEADER.readEvents) return { ...unit, polledAt: now };
  return header === HEADER.reset ? poweredUp(unit) : unit;
}

function answerOfPosition(
  unit: Unit,
  [position]: readonly number[],
  read: (unit: Unit, at: number) => readonly number[],
): Answer {
  if (position === undefined || !isPosition(unit, position)) return null;
  return { unit, data: read(unit, position - 1) };
}

const isPosition = ({ coins }: Unit, position: number): boolean => position >= 1 && position <= coins.length;

function text(words: string): readonly number[] {
  return [...Buffer.from(words, 'latin1')];
}

/** Counters and serial numbers, least byte first. */
function threeBytes(value: number): readonly number[] {
  return [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];
}
