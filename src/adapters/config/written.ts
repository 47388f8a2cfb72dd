import type { Place } from './problem.ts';

export type Path = readonly (string | number)[];
export type Scalar = string | number | boolean | null;

/** Settings as somebody wrote them: what, under which name, and where. */
export interface Written {
  /** Dotted, as people are told it. */
  readonly setting: string;
  /** Where the value stands; null when no file holds it. */
  readonly place: Place | null;
  /** Where its name stands. */
  readonly nameAt: Place | null;
  readonly content: Content;
}

export type Content =
  | { readonly kind: 'value'; readonly value: Scalar; readonly text: string }
  | { readonly kind: 'group'; readonly entries: ReadonlyMap<string, Written> }
  | { readonly kind: 'list'; readonly items: readonly Written[] };

export const START: Place = { line: 1, column: 1 };

/** A file with no settings in it. */
export const NOTHING: Written = {
  setting: '',
  place: START,
  nameAt: null,
  content: { kind: 'group', entries: new Map() },
};

/** Deeper than any setting lies; a guard against files made to break readers. */
export const DEEPEST = 12;

export const settingName = (inside: string, step: string | number): string => {
  if (typeof step === 'number') return `${inside}[${step}]`;
  return inside === '' ? step : `${inside}.${step}`;
};

// Judged by its digits. Read as a number an amount of 1.000 would pass for 1, 1.00000000000000001 too; and a tag may
// be all digits, or have one E among them.
const DIGITS = /(?:^|\.)(?:price|value|every|tokens\.[^.]*|tags\.[^.]*)$/;

/** The bare values, for the schema to judge. */
export function plain({ content, setting }: Written): unknown {
  switch (content.kind) {
    case 'value': {
      const areDigits = typeof content.value === 'number' && DIGITS.test(setting);
      return areDigits ? content.text : content.value;
    }
    case 'group':
      return Object.fromEntries([...content.entries].map(([name, entry]) => [name, plain(entry)]));
    case 'list':
      return content.items.map(plain);
  }
}

/** What stands at this path, or the nearest thing around it; `rest` is the part of the path not written. */
export function find(root: Written, path: Path): { readonly found: Written; readonly rest: Path } {
  const [step, ...further] = path;
  const inside = step === undefined ? undefined : child(root, step);
  return inside === undefined ? { found: root, rest: path } : find(inside, further);
}

function child({ content }: Written, step: string | number): Written | undefined {
  if (content.kind === 'group') return content.entries.get(String(step));
  if (content.kind === 'list' && typeof step === 'number') return content.items[step];
  return undefined;
}

/** The same settings without these, wherever they stand. */
export function without(root: Written, gone: ReadonlySet<Written>): Written {
  const { content } = root;
  switch (content.kind) {
    case 'value':
      return root;
    case 'group': {
      const kept = [...content.entries].filter(([, entry]) => !gone.has(entry));
      const entries = new Map(kept.map(([name, entry]) => [name, without(entry, gone)]));
      return { ...root, content: { kind: 'group', entries } };
    }
    case 'list': {
      const items = content.items.filter((item) => !gone.has(item)).map((item) => without(item, gone));
      return { ...root, content: { kind: 'list', items } };
    }
  }
}

/** One set of settings over another: groups are merged, values and lists replaced. */
export function laidOver(base: Written, over: Written): Written {
  if (base.content.kind !== 'group' || over.content.kind !== 'group') return over;
  const entries = new Map(base.content.entries);
  for (const [name, entry] of over.content.entries) {
    const under = entries.get(name);
    entries.set(name, under === undefined ? entry : laidOver(under, entry));
  }
  return { ...base, content: { kind: 'group', entries } };
}
