import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { TOLD, type Told } from './inside/support/told-lines.ts';

const run = promisify(execFile);

const COMPILED = '.vm/table/test/vm/inside';
/** What scripts/vm/build says when this computer cannot have the machine. */
const CANNOT_HAVE = 69;

/** The two ways to the kernel's lines; every hardware test is run with each. */
export const BACKENDS = ['chardev', 'onoff'] as const;

/** The hardware tests, by what they are about. */
export const TESTS = readdirSync(new URL('inside/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/** Builds the machine and compiles what runs in it. Null, or why there can be none here. */
export async function whyNoMachine(): Promise<string | null> {
  if (!process.env.BAULK_VM) return 'only by npm run test:vm, as it takes minutes';
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
 * Boots the machine, runs all hardware tests in it with one backend and then the other, and hears of each. What fails
 * is run once more in a machine of its own: an emulated one on a busy computer stands still for seconds at a time.
 */
export async function proveAll(seconds: number): Promise<Boot> {
  const everything = BACKENDS.map((backend) => ({ backend, tests: TESTS }));
  const first = await boot(everything, seconds);
  if (first.broke !== null) return late(await boot(everything, seconds));
  const again = failedIn(first.told);
  if (again.length === 0) return first;
  const second = late(await boot(again, seconds));
  const isAgain = ({ backend, about }: Told) =>
    again.some((wish) => wish.backend === backend && wish.tests.includes(about));
  return { told: [...first.told.filter((each) => !isAgain(each)), ...second.told], broke: second.broke };
}

/** Whoever reads the results shall know of it. */
const late = ({ told, broke }: Boot): Boot => ({
  told: told.map((each) => ({ ...each, name: `${each.name} (at the second boot)` })),
  broke,
});

function failedIn(told: readonly Told[]): readonly Wish[] {
  const failed = told.filter(({ is }) => is === 'failed');
  return BACKENDS.map((backend) => ({
    backend,
    tests: [...new Set(failed.filter((each) => each.backend === backend).map(({ about }) => about))],
  })).filter(({ tests }) => tests.length > 0);
}

async function boot(wishes: readonly Wish[], seconds: number): Promise<Boot> {
  const machine = spawn('scripts/vm/run', ['-t', String(seconds), orderFor(wishes)]);
  const end = () => machine.kill();
  process.once('exit', end);
  let said = '';
  machine.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => machine.once('close', resolve));
  const told: Told[] = [];
  for await (const line of createInterface(machine.stdout)) {
    if (line.startsWith(TOLD)) told.push(JSON.parse(line.slice(TOLD.length)));
    else said += `${line}\n`;
  }
  const code = await ended;
  process.removeListener('exit', end);
  const failed = told.some(({ is }) => is === 'failed');
  const broke = code === 0 || (code === 1 && failed) ? null : `exit code ${code}:\n${said}`;
  return { told, broke };
}

function orderFor(wishes: readonly Wish[]): string {
  const reporter = `./${COMPILED}/support/told-lines.js`;
  const node = `node --enable-source-maps --test --test-concurrency=1 --test-reporter=${reporter}`;
  const runs = wishes.map(({ backend, tests }) => {
    const files = tests.map((name) => `${COMPILED}/${name}.js`).join(' ');
    return `BACKEND=${backend} ${node} ${files} || code=1`;
  });
  return ['code=0', ...runs, 'exit $code'].join('; ');
}
