import type { MsRange } from '../../rules/bar-billiards/profiles.ts';

/** Durations as people write them: `17m`, `15m30s`, `4s`, `150ms`, `1h`. Always whole milliseconds. */

const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;
type Unit = keyof typeof UNITS;
const LARGEST_FIRST = ['h', 'm', 's', 'ms'] as const satisfies readonly Unit[];

export const DURATION_PATTERN = '^(?=\\d)(\\d{1,9}h)?(\\d{1,9}m)?(\\d{1,9}s)?(\\d{1,9}ms)?$';
const DURATION = new RegExp(DURATION_PATTERN);

/** Milliseconds, or null when it is no duration. */
export function readDuration(text: string): number | null {
  const parts = DURATION.exec(text);
  if (parts === null) return null;
  return LARGEST_FIRST.reduce((sum, unit, place) => {
    const written = parts[place + 1];
    return written === undefined ? sum : sum + Number.parseInt(written, 10) * UNITS[unit];
  }, 0);
}

export function writeDuration(ms: number): string {
  let left = ms;
  const parts = LARGEST_FIRST.map((unit) => {
    const count = Math.floor(left / UNITS[unit]);
    left -= count * UNITS[unit];
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('') || '0s';
}

export const writeRange = ({ min, max }: MsRange): string => `${writeDuration(min)} to ${writeDuration(max)}`;

/** Why this is no duration within the range, and what to write; null when it is one. */
export function durationProblem(written: string | number, range: MsRange): string | null {
  if (typeof written === 'number') return withoutUnit(written, range);
  const ms = readDuration(written);
  if (ms === null) return misspelt(written, range);
  if (ms < range.min) return `${written} is too short, allowed: ${writeRange(range)}`;
  if (ms > range.max) return `${written} is too long, allowed: ${writeRange(range)}`;
  return null;
}

function withoutUnit(count: number, range: MsRange): string {
  const fits = (['m', 's', 'ms', 'h'] as const).find((unit) => within(count * UNITS[unit], range));
  const hint = fits === undefined ? 'h, m, s or ms behind it' : writeDuration(count * UNITS[fits]);
  return `${count} has no unit, write ${hint}; allowed: ${writeRange(range)}`;
}

function misspelt(written: string, range: MsRange): string {
  const bare = /^\d{1,9}$/.exec(written.trim());
  if (bare !== null) return withoutUnit(Number.parseInt(bare[0], 10), range);
  const likely = likelyMs(written);
  const hint =
    likely === null || !within(likely, range)
      ? ', written like 17m, 15m30s, 4s or 150ms'
      : `; did you mean ${writeDuration(likely)}?`;
  return `${JSON.stringify(written)} is no duration, allowed: ${writeRange(range)}${hint}`;
}

const within = (ms: number, { min, max }: MsRange): boolean => Number.isInteger(ms) && ms >= min && ms <= max;

const SPELLINGS: readonly (readonly [RegExp, Unit])[] = [
  [/^(ms|msecs?|millis|milliseconds?)$/, 'ms'],
  [/^(h|hrs?|hours?)$/, 'h'],
  [/^(m|mins?|minutes?)$/, 'm'],
  [/^(s|secs?|seconds?)$/, 's'],
];

/** What `1.5 min`, `17 minutes` or `15:30` most likely means. */
function likelyMs(written: string): number | null {
  const text = written.trim().toLowerCase();
  const clock = /^(\d{1,3}):(\d{2})$/.exec(text);
  if (clock !== null) return Number(clock[1]) * UNITS.m + Number(clock[2]) * UNITS.s;
  const spoken = /^(\d{1,9}(?:\.\d{1,3})?)\s*([a-z]{1,12})\.?$/.exec(text);
  const unit = SPELLINGS.find(([spelling]) => spelling.test(spoken?.[2] ?? ''))?.[1];
  return unit === undefined ? null : Math.round(Number(spoken?.[1]) * UNITS[unit]);
}
