import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { EMULATED } from './inside/support/emulated.ts';
import type { End, Told } from './inside/support/told-lines.ts';
import { runMachine } from './run-machine.ts';

const run = promisify(execFile);

const COMPILED = '.vm/table/src/app';
/** What scripts/vm/build says when this computer cannot have the machine. */
const CANNOT_HAVE = 69;

/** The two ways to the kernel's lines; every hardware test is run with each. */
export const BACKENDS = ['chardev', 'onoff'] as const;

/** The hardware tests, by what they are about. */
const TESTS = readdirSync(new URL('inside/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/**
 * Displays hang on a bus of their own, whatever the way to the pins. And what a dead program leaves on its lines is
 * worst by the GPIO files: by the character device this header lets go of them by itself.
 */
const ONLY_BY: Readonly<Record<string, string>> = { digits: 'chardev', deaths: 'onoff' };

export const testsBy = (backend: (typeof BACKENDS)[number]): readonly string[] =>
  TESTS.filter((test) => (ONLY_BY[test] ?? backend) === backend);

/** What they would prove, by their own words: told as skipped where there is no machine. */
export const storiesOf = (test: string): readonly string[] =>
  Array.from(
    readFileSync(new URL(`inside/${test}.ts`, import.meta.url), 'utf8').matchAll(
      /^ *test\(\s*(?<quote>['`])(?<story>.+?)\k<quote>/gm,
    ),
    ({ groups }) => groups?.story?.replaceAll(/\$\{\w+\}/g, '…') ?? test,
  );

/** Builds the machine and compiles what runs in it. Null, or why there can be none here. */
export async function whyNoMachine(): Promise<string | null> {
  try {
    await run('scripts/vm/build');
  } catch (error) {
    if (exitCode(error) === CANNOT_HAVE) return String((error as { stderr?: unknown }).stderr).trim();
    throw error;
  }
  await run('npm', ['run', '--silent', 'build:vm']);
  return null;
}

const exitCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

export interface Boot {
  readonly told: readonly Told[];
  /** Null, or how the machine ended that should have come to its end. */
  readonly broke: string | null;
}

interface Wish {
  readonly backend: string;
  readonly tests: readonly string[];
}

/**
 * Boots the machine, runs all hardware tests in it with one backend and then the other, and hears of each. What never
 * came about is waited for once more in a machine of its own: an emulated one on a busy computer stands still for
 * seconds at a time. What came about and was wrong stays wrong.
 */
export async function proveAll(seconds: number): Promise<Boot> {
  const everything = BACKENDS.map((backend) => ({ backend, tests: testsBy(backend) }));
  const first = await boot(everything, seconds);
  if (first.broke !== null) return late(await boot(everything, seconds));
  const again = waitedInVain(first.told);
  if (again.length === 0) return first;
  const second = late(await boot(again, seconds));
  const isAgain = ({ backend, about, is, why }: Told) =>
    !isWrong({ is, why }) && again.some((wish) => wish.backend === backend && wish.tests.includes(about));
  return { told: [...first.told.filter((each) => !isAgain(each)), ...second.told], broke: second.broke };
}

/** Whoever reads the results shall know of it. */
export const SECOND_BOOT = ' (at the second boot)';

const late = ({ told, broke }: Boot): Boot => ({
  told: told.map((each) => ({ ...each, name: `${each.name}${SECOND_BOOT}` })),
  broke,
});

const isWrong = ({ is, why }: Pick<Told, 'is' | 'why'>): boolean =>
  is === 'failed' && why.startsWith('AssertionError');

function waitedInVain(told: readonly Told[]): readonly Wish[] {
  const failed = told.filter((each) => each.is === 'failed' && !isWrong(each));
  return BACKENDS.map((backend) => ({
    backend,
    tests: [...new Set(failed.filter((each) => each.backend === backend).map(({ about }) => about))],
  })).filter(({ tests }) => tests.length > 0);
}

async function boot(wishes: readonly Wish[], seconds: number): Promise<Boot> {
  const told: Told[] = [];
  const ended = new Set<string>();
  const asked = ['-t', String(seconds), orderFor(wishes)];
  const { code, said } = await runMachine<Told | End>(asked, (word) => {
    if (word.is === 'end') ended.add(word.backend);
    else told.push(word);
  });
  const isWhole = wishes.every(({ backend }) => ended.has(backend));
  const broke = isWhole && (code === 0 || code === 1) ? null : `exit code ${code}:\n${said}`;
  return { told, broke };
}

function orderFor(wishes: readonly Wish[]): string {
  const reporter = `./${COMPILED}/told-lines.js`;
  const node = `node ${EMULATED.join(' ')} --test --test-concurrency=1 --test-reporter=${reporter}`;
  const runs = wishes.map(({ backend, tests }) => {
    const files = tests.map((name) => `${COMPILED}/${name}.js`).join(' ');
    return `BACKEND=${backend} ${node} ${files} || code=1`;
  });
  return ['code=0', ...runs, 'exit $code'].join('; ');
}
