import { POSITIONS } from './coin-table.ts';
import { agreed, ask, askIfAble, type Conversation } from './conversation.ts';

/** Who an acceptor says it is. */
export interface Identity {
  readonly type: 'acceptor';
  readonly manufacturer: string;
  readonly product: string;
  readonly software: string;
  /** 0 when it does not tell. */
  readonly serial: number;
  /** How often it wants to be asked at least; null when it does not say. */
  readonly pollMs: number | null;
  /** Coin ids by position; null where it has no position. */
  readonly ids: readonly (string | null)[];
}

export interface Unfit {
  readonly type: 'unfit';
  readonly why: string;
}

export function* identify(): Conversation<Identity | Unfit> {
  yield* ask('simplePoll');
  const category = text(yield* ask('category'));
  if (!isCoinAcceptor(category)) return { type: 'unfit', why: `it calls itself "${category}"` };
  return {
    type: 'acceptor',
    manufacturer: text(yield* askIfAble('manufacturer')),
    product: text(yield* askIfAble('productCode')),
    software: text(yield* askIfAble('software')),
    serial: yield* agreed(serial),
    pollMs: pollMs(yield* askIfAble('pollingPriority')),
    ids: yield* coinIds(),
  };
}

function* serial(): Conversation<number> {
  const [low = 0, middle = 0, high = 0] = (yield* askIfAble('serial')) ?? [];
  return low + middle * 0x100 + high * 0x10000;
}

function* coinIds(): Conversation<readonly (string | null)[]> {
  const ids: (string | null)[] = [];
  for (let position = 1; position <= POSITIONS; position++) {
    const answer = yield* agreed(() => askIfAble('coinId', [position]));
    ids.push(answer && text(answer));
  }
  return ids;
}

/** Some fill up with spaces or zeros. */
function text(data: readonly number[] | null): string {
  return String.fromCharCode(...(data ?? []))
    .replaceAll(/[^\x20-\x7e]/g, ' ')
    .trim();
}

function isCoinAcceptor(category: string): boolean {
  return category.toLowerCase().replaceAll(/[^a-z]/g, '') === 'coinacceptor';
}

const UNIT_MS: Readonly<Record<number, number>> = { 1: 1, 2: 10, 3: 1_000, 4: 60_000 };

function pollMs(answer: readonly number[] | null): number | null {
  const [unit = 0, value = 0] = answer ?? [];
  return (UNIT_MS[unit] ?? 0) * value || null;
}
