/** What can be wrong with a table that still runs. Whoever reads a fault knows it by this name. */
export type Ailment = 'program' | 'lines' | 'journal' | 'acceptor';

export const AILMENTS = ['program', 'lines', 'journal', 'acceptor'] as const satisfies readonly Ailment[];

/** What is looked at ten times a second. */
export interface Readings {
  /** How much later than it should this look came: for so long nothing else happened either. */
  readonly lateMs: number;
  readonly canRead: boolean;
  /** The journal takes rows: the last one went to the disk, and there is room. */
  readonly canWrite: boolean;
  /** Since the coin acceptor answered last; null where none is asked. */
  readonly unansweredMs: number | null;
  /** What a patron has paid for and would lose. */
  readonly atStake: 'game' | 'credit' | 'nothing';
}

/** The heartbeat is late by as much, and the charge of its pump lasts longer than that. */
const LATE_MS = 200;
/** An acceptor may keep silent about its self-check four times for a second. It refuses coins after one. */
const UNANSWERED_MS = 5_000;

export interface Verdict {
  /** Why the heart must not beat; nothing: it beats. */
  readonly ailing: readonly Ailment[];
  /** Starting the program again may help. */
  readonly isHung: boolean;
}

/**
 * A program that hangs and lines that cannot be read stop the heart at once. What only concerns coins lets go on what
 * was paid for: a game is played to its end, and a credit too where its start can be booked.
 */
export function judge({ lateMs, canRead, canWrite, unansweredMs, atStake }: Readings): Verdict {
  const isHung: Readonly<Record<'program' | 'lines', boolean>> = {
    program: lateMs >= LATE_MS,
    lines: !canRead,
  };
  const isSo: Readonly<Record<Ailment, boolean>> = {
    ...isHung,
    journal: !canWrite && atStake !== 'game',
    acceptor: unansweredMs !== null && unansweredMs >= UNANSWERED_MS && atStake === 'nothing',
  };
  return {
    ailing: AILMENTS.filter((each) => isSo[each]),
    isHung: isHung.program || isHung.lines,
  };
}
