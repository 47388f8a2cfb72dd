/** Where in the file: both count from 1, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing about a configuration that a person should mend, or at least know. */
export interface Problem {
  /** Dotted, as in `money.coins[0].value`; empty for the file as a whole. */
  readonly setting: string;
  /** Null when no file holds it: it came with a trace. */
  readonly place: Place | null;
  readonly reason: string;
}

/** In the order of the file, each place told once; what has no place comes last. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const sorted = problems.toSorted((a, b) => position(a) - position(b));
  const seen = new Set<string>();
  return sorted.filter((problem) => {
    const key = `${position(problem)} ${problem.setting}`;
    return !seen.has(key) && seen.add(key);
  });
}

const WIDEST_LINE = 1_000_000;

function position({ place }: Problem): number {
  return place === null ? Number.MAX_SAFE_INTEGER : place.line * WIDEST_LINE + place.column;
}

/** `file:line:column setting: reason`, one a line, under a heading that counts them. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${file} has ${count}`, ...problems.map((problem) => `  ${formatProblem(file, problem)}`)].join(
    '\n',
  );
}

export function formatProblem(file: string, { setting, place, reason }: Problem): string {
  const where = place === null ? '' : `${file}:${place.line}:${place.column}`;
  const what = setting === '' ? reason : `${setting}: ${reason}`;
  return [where, what].filter((part) => part !== '').join(' ');
}
