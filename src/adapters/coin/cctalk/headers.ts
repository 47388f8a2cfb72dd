/**
 * What the driver asks of an acceptor. `least` and `most`: how many bytes the answer has; another length is a late
 * answer to something else. Sorter paths (210) are never touched: they are the route's.
 */
export interface Command {
  readonly header: number;
  readonly least: number;
  readonly most: number;
  /** How long the answer may take, where that is longer than usual. */
  readonly replyMs?: number;
  /** How often it is asked, where that is less than usual. */
  readonly tries?: number;
}

const NOTHING = { least: 0, most: 0 };
const WORDS = { least: 1, most: 255 };

const COMMANDS = {
  simplePoll: { header: 254, ...NOTHING },
  pollingPriority: { header: 249, least: 2, most: 2 },
  manufacturer: { header: 246, ...WORDS },
  category: { header: 245, ...WORDS },
  productCode: { header: 244, ...WORDS },
  serial: { header: 242, least: 3, most: 3 },
  software: { header: 241, ...WORDS },
  selfCheck: { header: 232, least: 1, most: 2, replyMs: 1_000 },
  setInhibits: { header: 231, ...NOTHING },
  inhibits: { header: 230, least: 2, most: 2 },
  events: { header: 229, least: 11, most: 11 },
  setMaster: { header: 228, ...NOTHING },
  master: { header: 227, least: 1, most: 1 },
  coinsAccepted: { header: 225, least: 3, most: 3 },
  // Acceptors of fewer than 16 positions may keep silent about the others.
  coinId: { header: 184, least: 6, most: 6, tries: 2 },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

export const command = (name: CommandName): Command => COMMANDS[name];

/** Headers of what comes back. */
export const ANSWER = { reply: 0, nak: 5, busy: 6 } as const;
