import type { z } from 'zod';
import { knownAt } from './known.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { type Settings, settings } from './schema.ts';
import { find, NOTHING, type Path, plain, settingName, type Written, without } from './written.ts';

export interface Judged {
  /** What the schema makes of all that is right; what is wrong has its default instead. */
  readonly settings: Settings;
  /** `settings`, as far as they are written. */
  readonly written: Written;
  readonly problems: readonly Problem[];
  /** Names of the settings that were left out because they are wrong. */
  readonly wrong: readonly string[];
}

/**
 * Holds every setting against the schema. What is wrong is left out and the rest judged again, so that the checks
 * between settings run even when some are wrong.
 */
export function judge(root: Written): Judged {
  let written = root;
  const problems: Problem[] = [];
  const wrong = new Set<string>();
  for (let first = true; ; first = false) {
    const judged = settings.safeParse(plain(written));
    if (judged.success) return { settings: judged.data, written, problems, wrong: [...wrong] };
    const issues = judged.error.issues.flatMap((issue) => flat(issue, []));
    if (first) problems.push(...issues.map((issue) => problemOf(issue, root)));
    const gone = new Set(issues.map(({ path }) => culprit(written, path)));
    for (const { setting } of gone) wrong.add(setting);
    written = gone.has(written) ? NOTHING : without(written, gone);
  }
}

interface Issue {
  readonly path: Path;
  readonly reason: string;
  readonly unknown: boolean;
}

/** One issue a setting: unknown names one by one, and inside a choice of kinds those of the kind that was meant. */
function flat(issue: z.core.$ZodIssue, inside: Path): readonly Issue[] {
  const path = [...inside, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      path: [...path, name],
      reason: unknownName(path, name),
      unknown: true,
    }));
  }
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((branch) => !branch.some(isOfAnotherKind));
    if (meant !== undefined) return meant.flatMap((each) => flat(each, path));
  }
  return [{ path, reason: issue.message, unknown: false }];
}

const isOfAnotherKind = ({ path, code }: z.core.$ZodIssue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function unknownName(inside: Path, name: string): string {
  const known = knownAt(inside)?.names ?? [];
  const guess = didYouMean(name, known);
  return `unknown setting${guess === '' ? `, allowed: ${known.join(', ')}` : guess}`;
}

function problemOf({ path, reason, unknown }: Issue, root: Written): Problem {
  const { found, rest } = find(root, path);
  const place = unknown || rest.length > 0 ? (found.nameAt ?? found.place) : found.place;
  return { setting: rest.reduce(settingName, found.setting), place, reason };
}

/** What to leave out: the setting itself, or what lacks it. */
const culprit = (written: Written, path: Path): Written => find(written, path).found;
