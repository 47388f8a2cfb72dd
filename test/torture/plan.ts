import { type Chance, chanceFrom } from './chance.ts';

/** Coins that close contacts, or that an acceptor on a serial line tells. */
export type Kind = 'lines' | 'cctalk';
/** Whole: hands do a good deal between the start and the end. Brief: as many kills in as little time as may be. */
export type Pace = 'whole' | 'brief';

/** How many runs share a journal. */
export const RUNS_A_FILE: Readonly<Record<Pace, number>> = { whole: 10, brief: 36 };

/** What happens to one run of the process on a journal that it shares with the runs before and after it. */
export interface RunPlan {
  /** Coins that fall before the process is there: an acceptor takes them for a second after it was last asked. */
  readonly early: readonly number[];
  /** Done to one file before the start, when the end of the run before allows it. */
  readonly damage: Damage | null;
  /** The disk takes nothing from the first moment on. */
  readonly bornFull: boolean;
  /** Hands do not wait until the table takes coins. */
  readonly isHasty: boolean;
  readonly acts: readonly Act[];
  readonly ending: Ending;
}

export type Act = { readonly pauseMs: number } & (
  | { readonly do: 'coin'; readonly coin: number }
  | { readonly do: 'start' | 'concede' | 'pot' }
  | { readonly do: 'spell'; readonly spell: Spell }
  | { readonly do: 'power cycle' | 'noise' | 'string' | 'unplug' }
);

export interface Spell {
  /** Bytes that still fit behind the end of the log; `read-only`: none may be written anywhere. */
  readonly room: number | 'read-only';
  readonly coin: number;
}

export type Ending =
  | { readonly at: 'start-up'; readonly afterMs: number }
  /** So many changes in the journal's folder after the start: nothing depends on how fast the machine is. */
  | { readonly at: 'first writes'; readonly touches: number }
  | { readonly at: 'any moment'; readonly afterMs: number }
  /** While a coin holds its contact closed, or while the acceptor is asked about it. */
  | { readonly at: 'coin'; readonly coin: number; readonly afterMs: number }
  /** As soon as the log changes: between the disk and the display. */
  | { readonly at: 'commit'; readonly coin: number }
  /** As soon as the display shows it. */
  | { readonly at: 'show'; readonly coin: number }
  | { readonly at: 'spell'; readonly spell: Spell; readonly afterMs: number }
  | { readonly at: 'its stop'; readonly afterMs: number }
  | { readonly at: 'rest' }
  /** Not killed: told to stop, and it must. */
  | { readonly at: 'order' };

export const DAMAGED = ['main', 'main-wal', 'main-shm', 'copy', 'copy-wal'] as const;
export type Harm = 'byte' | 'cut' | 'gone';
const LIKELY_HARM = ['byte', 'byte', 'cut', 'gone'] as const;

export interface Damage {
  readonly file: (typeof DAMAGED)[number];
  readonly harm: Harm;
  /** Where, as a share of the file's length. */
  readonly where: number;
  /** What is laid over the byte there, never nothing. */
  readonly bits: number;
}

/** How many kinds of coins a table takes: as many lines, or ids that its acceptor knows. */
export const COINS = 4;

export interface Which {
  readonly seed: number;
  readonly run: number;
  readonly kind: Kind;
  readonly pace: Pace;
}

/** The plan of one run of a file. The seed repeats the plan, not what kernel and disk make of it to the millisecond. */
export function planOf({ seed, run, kind, pace }: Which): RunPlan {
  const chance = chanceFrom(Math.imul(seed, 0x9e3779b1) + run);
  const isLast = run === RUNS_A_FILE[pace] - 1;
  return {
    early: kind === 'cctalk' ? coins(chance, chance.between(0, 2)) : [],
    damage: chance.likely(0.9) ? damage(chance) : null,
    bornFull: !isLast && chance.likely(0.04),
    isHasty: chance.likely(0.25),
    acts: Array.from({ length: chance.between(0, pace === 'brief' ? 2 : 8) }, () => act(chance, kind)),
    ending: isLast ? { at: 'order' } : pace === 'brief' ? briefEnding(chance) : ending(chance),
  };
}

function coins(chance: Chance, many: number): readonly number[] {
  return Array.from({ length: many }, () => chance.below(COINS));
}

function damage(chance: Chance): Damage {
  const file = chance.oneOf(DAMAGED);
  // What the processes share of a log is made anew at every start: there is nothing in it to be wrong.
  const harm = file === 'main-shm' ? 'gone' : chance.oneOf(LIKELY_HARM);
  return { file, harm, where: chance.below(10_000) / 10_000, bits: chance.between(1, 255) };
}

function act(chance: Chance, kind: Kind): Act {
  const pauseMs = chance.oneOf([0, 20, 100, 300, 450]);
  const luck = chance.below(100);
  if (luck < 62) return { pauseMs, do: 'coin', coin: chance.below(COINS) };
  if (luck < 76) return { pauseMs, do: 'start' };
  if (luck < 83) return { pauseMs, do: 'concede' };
  if (luck < 89) return { pauseMs, do: 'pot' };
  if (luck < 92) return { pauseMs, do: 'spell', spell: spell(chance) };
  if (kind === 'lines') return { pauseMs, do: 'coin', coin: chance.below(COINS) };
  return { pauseMs, do: chance.oneOf(['power cycle', 'noise', 'noise', 'string', 'unplug']) };
}

function spell(chance: Chance): Spell {
  const room = chance.likely(0.3) ? 'read-only' : chance.below(12_000);
  return { room, coin: chance.below(COINS) };
}

/** What is killed as it starts costs next to nothing. */
function briefEnding(chance: Chance): Ending {
  if (chance.likely(0.15)) return { at: 'start-up', afterMs: chance.between(0, 600) };
  if (chance.likely(0.2)) return { at: 'first writes', touches: chance.between(1, 24) };
  const later = ending(chance);
  return later.at === 'order' ? { at: 'rest' } : later;
}

function ending(chance: Chance): Ending {
  const coin = chance.below(COINS);
  const luck = chance.below(100);
  if (luck < 8) return { at: 'start-up', afterMs: chance.between(0, 600) };
  if (luck < 19) return { at: 'first writes', touches: chance.between(1, 24) };
  if (luck < 34) return { at: 'any moment', afterMs: chance.between(0, 900) };
  if (luck < 45) return { at: 'coin', coin, afterMs: chance.between(0, 120) };
  if (luck < 56) return { at: 'commit', coin };
  if (luck < 67) return { at: 'show', coin };
  if (luck < 72) return { at: 'spell', spell: spell(chance), afterMs: chance.between(0, 600) };
  if (luck < 78) return { at: 'its stop', afterMs: chance.between(0, 60) };
  return luck < 96 ? { at: 'rest' } : { at: 'order' };
}
