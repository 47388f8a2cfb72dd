import { z } from 'zod';
import { SIGNATURE } from '../../ports/control.ts';
import type { PanelAction } from '../../ports/web-api.ts';
import type { Game } from '../../rules/game.ts';

/** One line of a trace (spec: src/README.md, "Replay"), without what every line has. */
export type Happening =
  | { readonly kind: 'line'; readonly line: string; readonly value: 0 | 1 }
  | { readonly kind: 'coin'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'ball'; readonly ball: string; readonly from?: readonly string[] }
  | { readonly kind: 'panel'; readonly action: PanelAction }
  | { readonly kind: 'power'; readonly power: 'off' | 'on' }
  /** So much of the paid time is left now: what an exported game says of its own clock. */
  | { readonly kind: 'clock'; readonly msLeft: number }
  | { readonly kind: 'time passes' };

export interface Step {
  readonly at: number;
  readonly what: Happening;
}

/** A line that is not a trace line. */
export interface TraceProblem {
  readonly line: number;
  readonly reason: string;
}

/** The names that the lines of a trace may use: they depend on the configuration. */
export interface Names {
  readonly game: Game;
  isLine(name: string): boolean;
  readonly lines: readonly string[];
  readonly balls: readonly string[];
}

/** Settings and wall time of the first line, laid over the configuration file. */
export interface Preamble {
  readonly config?: Record<string, unknown> | undefined;
  /** Wall time at the trace's start, milliseconds since 1970: prices by the hour need it. */
  readonly wall?: number | undefined;
}

const preamble = z.strictObject({
  config: z.record(z.string(), z.unknown()).optional(),
  wall: z.number().int().nonnegative().optional(),
});

const at = z.number().nonnegative();
const SHAPES = {
  line: z
    .strictObject({ at, line: z.string(), value: z.literal([0, 1]) })
    .transform(({ line, value }): Happening => ({ kind: 'line', line, value })),
  coin: z
    .strictObject({
      at,
      coin: z.strictObject({ amount: z.number().int().positive(), currency: z.string().length(3) }),
    })
    .transform(({ coin }): Happening => ({ kind: 'coin', ...coin })),
  ball: z
    .strictObject({ at, ball: z.string(), from: z.array(z.string()).exactOptional() })
    .transform(({ at: _, ...read }): Happening => ({ kind: 'ball', ...read })),
  panel: z
    .strictObject({
      at,
      panel: z.string(),
      players: z.number().int().exactOptional(),
      first: z.number().int().nonnegative().exactOptional(),
      reason: z.string().exactOptional(),
      hole: z.string().exactOptional(),
      ball: z.string().exactOptional(),
      pocket: z.string().exactOptional(),
      group: z.string().exactOptional(),
      option: z.string().exactOptional(),
      games: z.number().int().positive().exactOptional(),
      counted: z.number().int().nonnegative().exactOptional(),
      by: z.string().regex(SIGNATURE, 'must be 1 to 40 characters').exactOptional(),
      byItself: z.literal(true).exactOptional(),
    })
    .transform(({ at: _, ...action }): Happening => ({ kind: 'panel', action })),
  power: z
    .strictObject({ at, power: z.enum(['off', 'on']) })
    .transform(({ power }): Happening => ({ kind: 'power', power })),
  clock: z
    .strictObject({ at, clock: z.strictObject({ msLeft: z.number().nonnegative() }) })
    .transform(({ clock }): Happening => ({ kind: 'clock', msLeft: clock.msLeft })),
} as const;
const TIME_PASSES = z.strictObject({ at }).transform((): Happening => ({ kind: 'time passes' }));

export type Lines = readonly { readonly line: number; readonly value: unknown }[];

/** The text as JSON values with their line numbers; empty lines are passed over. */
export function readLines(text: string): { lines: Lines; problems: TraceProblem[] } {
  const lines: { line: number; value: unknown }[] = [];
  const problems: TraceProblem[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (written.trim() === '') continue;
    try {
      lines.push({ line: index + 1, value: JSON.parse(written) });
    } catch {
      problems.push({ line: index + 1, reason: `not JSON: ${excerpt(written)}` });
    }
  }
  return { lines, problems };
}

/** The first line when it is the settings, and the lines that are left. */
export function readPreamble(lines: Lines): { preamble: Preamble; rest: Lines; problems: TraceProblem[] } {
  const [first, ...rest] = lines;
  const isPreamble = isObject(first?.value) && ('config' in first.value || 'wall' in first.value);
  if (!first || !isPreamble) return { preamble: {}, rest: lines, problems: [] };
  const read = preamble.safeParse(first.value);
  if (read.success) return { preamble: read.data, rest, problems: [] };
  return { preamble: {}, rest, problems: [{ line: first.line, reason: reasonOf(read.error) }] };
}

export function readSteps(lines: Lines, names: Names): { steps: Step[]; problems: TraceProblem[] } {
  const steps: Step[] = [];
  const problems: TraceProblem[] = [];
  let before = 0;
  for (const { line, value } of lines) {
    const step = readStep(value, names);
    if (typeof step === 'string') problems.push({ line, reason: step });
    else if (step.at < before)
      problems.push({ line, reason: `at ${step.at} lies before ${before}: lines are in time order` });
    else steps.push(step);
    if (typeof step !== 'string') before = Math.max(before, step.at);
  }
  return { steps, problems };
}

/** Every deadline on the way is met: a longer recording would not be replayed in any time. */
const LONGEST_MS = 366 * 24 * 3_600_000;

/** A step, or why this is none. */
function readStep(value: unknown, names: Names): Step | string {
  if (!isObject(value)) return `a trace line is an object, not ${excerpt(JSON.stringify(value))}`;
  const kinds = kindsOf(value);
  if (kinds.length > 1) return `one thing a line, not ${kinds.join(' and ')}`;
  const [kind] = kinds;
  const read = (kind ? SHAPES[kind] : TIME_PASSES).safeParse(value);
  if (!read.success) return reasonOf(read.error);
  const step = { at: Number(value.at), what: read.data };
  if (step.at > LONGEST_MS) return `at ${step.at} lies more than a year from the start`;
  return unknownName(step, names) ?? step;
}

/** A panel action has a `ball` of its own. */
function kindsOf(value: object): readonly (keyof typeof SHAPES)[] {
  const kinds = Object.keys(SHAPES).filter((kind): kind is keyof typeof SHAPES => kind in value);
  return kinds.filter((kind) => kind !== 'ball' || !kinds.includes('panel'));
}

function unknownName({ at, what }: Step, names: Names): string | null {
  if (what.kind === 'line' && !names.isLine(what.line)) {
    return `no line ${what.line} on this table; there are ${names.lines.join(' ')}`;
  }
  if (what.kind === 'ball' && !names.balls.includes(what.ball)) {
    return `no ball ${what.ball}; there are ${names.balls.join(' ')}`;
  }
  if (what.kind === 'ball' && what.from) return unknownPocket(what.from, names.game);
  return what.kind === 'panel' ? unknownAction(at, what.action, names.game) : null;
}

function unknownPocket(from: readonly string[], { layout }: Game): string | null {
  const holes = layout.holes.map(({ id }) => id);
  const unknown = from.find((pocket) => !holes.includes(pocket));
  return unknown === undefined ? null : `no pocket ${unknown}; there are ${holes.join(' ')}`;
}

/** What an action may say besides its name; the game itself knows about the rest. */
const DETAILS: ReadonlyMap<string, readonly string[]> = new Map([
  ['start', ['players', 'first']],
  ['undo', []],
  ['service', []],
  ['serviceCredit', ['games']],
  ['refund', []],
  ['revend', []],
  ['collect', ['counted', 'by']],
]);

function unknownAction(at: number, { panel, ...details }: PanelAction, game: Game): string | null {
  const known = DETAILS.get(panel);
  if (!known) return game.unknown({ ...details, type: `panel.${panel}`, at });
  const unknown = Object.keys(details).filter((detail) => !known.includes(detail));
  return unknown.length > 0 ? `${panel} has no ${unknown.join(' and no ')}` : null;
}

function reasonOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message))
    .join('; ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function excerpt(text: string): string {
  const line = text.trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
