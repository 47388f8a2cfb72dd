import { isDeepStrictEqual } from 'node:util';
import type { CommandName } from './headers.ts';

export interface Ask {
  readonly type: 'ask';
  readonly name: CommandName;
  readonly data: readonly number[];
  /** An acceptor may lack it. */
  readonly optional: boolean;
}

export type Step = Ask | { readonly type: 'rest'; readonly ms: number };

/**
 * What is said to an acceptor, step by step, with no line and no clock: whoever runs it does each step and hands back
 * what was answered (talk.ts).
 */
export type Conversation<T> = Generator<Step, T, readonly number[] | null>;

/** What an acceptor must answer was not answered, or not in a way that can be relied on. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export function* ask(name: CommandName, data: readonly number[] = []): Conversation<readonly number[]> {
  const answer = yield { type: 'ask', name, data, optional: false };
  if (!answer) throw new NoAnswer(`no answer to ${name}`);
  return answer;
}

/** Null from an acceptor that does not know the command. */
export function* askIfAble(
  name: CommandName,
  data: readonly number[] = [],
): Conversation<readonly number[] | null> {
  const answer = yield { type: 'ask', name, data, optional: true };
  // Silent about one thing, or gone?
  if (!answer) yield* ask('simplePoll');
  return answer;
}

export function* rest(ms: number): Conversation<void> {
  yield { type: 'rest', ms };
}

const MOST_READINGS = 8;

/**
 * Reads until two readings in a row agree. One garbled answer in 256 passes an 8-bit checksum; no money may hang on
 * that.
 */
export function* agreed<T>(read: () => Conversation<T>, first?: T): Conversation<T> {
  let last = first ?? (yield* read());
  for (let readings = 1; readings < MOST_READINGS; readings++) {
    const next = yield* read();
    if (isDeepStrictEqual(last, next)) return next;
    last = next;
  }
  throw new NoAnswer('no two answers agree');
}
