import { parse } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** What a test came to, one line of JSON each, so that the runner outside can tell it as its own. */
export interface Told {
  readonly name: string;
  /** The file it stands in, without folder and ending. */
  readonly about: string;
  /** The way to the kernel that it was run with. */
  readonly backend: string;
  readonly is: 'passed' | 'failed' | 'skipped';
  /** What a person needs who mends it. */
  readonly why: string;
}

/** The last word of a run: all its tests were told. */
export interface End {
  readonly is: 'end';
  readonly backend: string;
}

/** Marks them among whatever else the machine says. */
export const TOLD = '@told ';

/** A reporter of Node's own test runner. */
export default async function* toldLines(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const { BACKEND: backend = '' } = process.env;
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file = '', skip, nesting } = event.data;
    if (nesting > 0) continue;
    const is = skip === undefined ? (event.type === 'test:pass' ? 'passed' : 'failed') : 'skipped';
    const why = event.type === 'test:fail' ? reasonOf(event.data.details.error) : '';
    yield `${TOLD}${JSON.stringify({ name, about: parse(file).name, backend, is, why } satisfies Told)}\n`;
  }
  yield `${TOLD}${JSON.stringify({ is: 'end', backend } satisfies End)}\n`;
}

/** The runner wraps what was thrown. */
function reasonOf(error: Error): string {
  const thrown = error.cause instanceof Error ? error.cause : error;
  return thrown.stack ?? String(thrown);
}
