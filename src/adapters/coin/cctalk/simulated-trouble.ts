/** What the wire does to a reply; a collision garbles a command, for the unit and in its echo. */
export type TroubleKind = ReplyTrouble | 'collision';
type ReplyTrouble = 'noise before' | 'noise inside' | 'lost' | 'late' | 'truncated' | 'doubled';

/** Trouble for the next so many messages, or for each with a likelihood of 0 to 1. */
export type Trouble = { readonly kind: TroubleKind } & (
  | { readonly times: number }
  | { readonly rate: number }
);

export interface Sent {
  readonly bytes: Uint8Array;
  readonly delayMs: number;
}

/** From 0 up to 1. */
type Luck = () => number;

/** A reply is to begin within 50 ms. */
const LATE_MS = { least: 100, spread: 200 };

const SPOILT: Readonly<Record<ReplyTrouble, (sent: Sent, luck: Luck) => Sent>> = {
  'noise before': (sent, luck) => edited(sent, 0, noise(1 + below(3, luck), luck)),
  'noise inside': (sent, luck) => edited(sent, 1 + below(sent.bytes.length - 1, luck), noise(1, luck)),
  lost: (sent) => ({ ...sent, bytes: new Uint8Array() }),
  late: (sent, luck) => ({ ...sent, delayMs: LATE_MS.least + below(LATE_MS.spread, luck) }),
  truncated: (sent, luck) => ({
    ...sent,
    bytes: sent.bytes.subarray(0, 1 + below(sent.bytes.length - 1, luck)),
  }),
  doubled: (sent, luck) => {
    const at = below(sent.bytes.length, luck);
    return edited(sent, at, [...sent.bytes.subarray(at, at + 1)]);
  },
};

/** The troubles of a wire, the same for the same seed. */
export class Troubles {
  readonly #luck: Luck;
  #ahead: { kind: TroubleKind; left: number; rate: number }[] = [];

  constructor(seed: number) {
    this.#luck = luckFrom(seed);
  }

  add(trouble: Trouble): void {
    const { kind } = trouble;
    if ('rate' in trouble) this.#ahead.push({ kind, left: Number.POSITIVE_INFINITY, rate: trouble.rate });
    else this.#ahead.push({ kind, left: trouble.times, rate: 1 });
  }

  clear(): void {
    this.#ahead = [];
  }

  onCommand(bytes: Uint8Array): Uint8Array {
    if (bytes.length === 0 || this.#strike(isCollision).length === 0) return bytes;
    const at = below(bytes.length, this.#luck);
    const bits = 1 + below(255, this.#luck);
    return bytes.map((byte, place) => (place === at ? byte ^ bits : byte));
  }

  onReply(sent: Sent): Sent {
    return this.#strike(isReplyTrouble).reduce((spoilt, kind) => SPOILT[kind](spoilt, this.#luck), sent);
  }

  #strike<Kind extends TroubleKind>(concerns: (kind: TroubleKind) => kind is Kind): readonly Kind[] {
    const hits = this.#ahead.filter(({ kind, rate }) => concerns(kind) && this.#luck() < rate);
    for (const hit of hits) hit.left--;
    this.#ahead = this.#ahead.filter(({ left }) => left > 0);
    return hits.map(({ kind }) => kind).filter(concerns);
  }
}

function isCollision(kind: TroubleKind): kind is 'collision' {
  return kind === 'collision';
}

function isReplyTrouble(kind: TroubleKind): kind is ReplyTrouble {
  return kind !== 'collision';
}

function edited(sent: Sent, at: number, added: readonly number[]): Sent {
  const { bytes } = sent;
  return { ...sent, bytes: Uint8Array.from([...bytes.subarray(0, at), ...added, ...bytes.subarray(at)]) };
}

function noise(length: number, luck: Luck): readonly number[] {
  return Array.from({ length }, () => below(256, luck));
}

function below(limit: number, luck: Luck): number {
  return Math.floor(luck() * limit);
}

function luckFrom(seed: number): Luck {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
