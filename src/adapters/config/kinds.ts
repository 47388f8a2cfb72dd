import { stringify } from 'yaml';
import * as z from 'zod';
import type { MsRange } from '../../rules/bar-billiards/profiles.ts';
import { DURATION_PATTERN, durationProblem, readDuration } from './duration.ts';
import { AMOUNT_PATTERN, amountProblem } from './money.ts';
import { didYouMean } from './nearest.ts';

/** The kinds of values that settings have. Each tells what was written, what is allowed and what is near. */

/** What was written, short enough for one line. */
export function shown(written: unknown): string {
  if (Array.isArray(written)) return 'a list';
  if (typeof written === 'object' && written !== null) return 'a group of settings';
  // As YAML writes it: .nan, .inf.
  if (typeof written === 'number') return stringify(written).trim();
  if (typeof written !== 'string') return String(written);
  return JSON.stringify(written.length > 40 ? `${written.slice(0, 40)}…` : written);
}

export function refused(written: unknown, allowed: string): string {
  if (written === undefined) return `is missing, allowed: ${allowed}`;
  if (written === null || written === '') return `has no value, allowed: ${allowed}`;
  return `${shown(written)} is not possible, allowed: ${allowed}`;
}

type Judged = { readonly input?: unknown };

export function choice<const Name extends string>(names: readonly Name[]) {
  const allowed = names.join(', ');
  const error = ({ input }: Judged) =>
    refused(input, allowed) + (typeof input === 'string' && input !== '' ? didYouMean(input, names) : '');
  return z.enum(names, { error });
}

export function wholeNumber(min: number, max: number) {
  const error = ({ input }: Judged) => refused(input, `a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** With at most two decimals, so that a share of money can be reckoned in whole minor units. */
export function percentage() {
  const error = ({ input }: Judged) => refused(input, 'a number from 0 to 100');
  const decimals = ({ input }: Judged) => refused(input, 'at most 2 decimals');
  return z
    .number({ error })
    .min(0, { error })
    .max(100, { error })
    .refine((share) => /^\d+(\.\d{1,2})?$/.test(String(share)), { error: decimals });
}

const YES = ['yes', 'on', 'y', '1'];
const NO = ['no', 'off', 'n', '0'];

export function yesOrNo() {
  const error = ({ input }: Judged) => {
    const word = shown(input).replaceAll('"', '').toLowerCase();
    const guess = YES.includes(word) ? 'true' : NO.includes(word) ? 'false' : null;
    return refused(input, 'true, false') + (guess === null ? '' : `; did you mean ${guess}?`);
  };
  return z.boolean({ error });
}

export function text(pattern: RegExp, allowed: string) {
  const error = ({ input }: Judged) => refused(input, allowed);
  return z.string({ error }).regex(pattern, { error });
}

/** A serial port of the computer, such as `example`. */
export function serialPort(example: string, what: string) {
  const description = `${what} Names under /dev/serial/by-id stay the same.`;
  return text(/^\/dev\/\S+$/, `a serial port, such as ${example}`).meta({ description });
}

/** Milliseconds, written with a unit. */
export function duration(range: MsRange) {
  return durationText(range, DURATION_PATTERN).transform((written, judged) => msOf(written, judged, range));
}

/** The same, or `off` for none, which is null. */
export function durationOrOff(range: MsRange) {
  return durationText(range, `^off$|${DURATION_PATTERN}`).transform((written, judged) =>
    written === 'off' ? null : msOf(written, judged, range),
  );
}

const durationText = (range: MsRange, pattern: string) =>
  z.string({ error: ({ input }) => problemOf(input, range) }).meta({ pattern });

function msOf(written: string, judged: z.core.$RefinementCtx<string>, range: MsRange): number {
  const reason = problemOf(written, range);
  if (reason !== null) judged.addIssue({ code: 'custom', message: reason });
  return readDuration(written) ?? z.NEVER;
}

const problemOf = (written: unknown, range: MsRange): string | null =>
  typeof written === 'string' || typeof written === 'number'
    ? durationProblem(written, range)
    : refused(written, 'a duration such as 17m, 15m30s, 4s or 150ms');

/** The digits of an amount of money, still to be judged by its currency. */
export function amount() {
  const allowed = 'an amount such as 1.00';
  const error = ({ input }: Judged) => refused(input, allowed);
  return z
    .union([z.number(), z.string().meta({ pattern: AMOUNT_PATTERN })], { error })
    .transform((written, judged) => {
      const reason = written === '' ? refused(written, allowed) : amountProblem(String(written));
      if (reason !== null) judged.addIssue({ code: 'custom', message: reason });
      return String(written);
    });
}

/** `HH:MM` by the clock on the wall. */
export function timeOfDay(latest: '23:59' | '24:00') {
  const pattern = latest === '24:00' ? /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/ : /^([01]\d|2[0-3]):[0-5]\d$/;
  return text(pattern, `a time of day in quotes from "00:00" to "${latest}"`);
}

export function listOf<Item extends z.ZodType>(item: Item, what: string) {
  const error = ({ input }: Judged) => refused(input, `a list of ${what} in [ ]`);
  return z.array(item, { error });
}

/** `off`, or a value of this kind, of which an example is told. */
export function offOr<Kind extends z.ZodType>(kind: Kind, example: string) {
  return z.union([z.literal('off'), kind], {
    error: ({ input }) => refused(input, `off, or ${example}`),
  });
}

/** A group refuses every name it does not know; what is left out has its default. */
export function group<Shape extends z.ZodRawShape>(
  shape: Shape,
  allowed = 'settings on indented lines of their own, each as `name: value`',
) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'invalid_type' ? refused(issue.input, allowed) : undefined),
  });
}
