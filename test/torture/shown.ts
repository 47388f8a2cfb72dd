/** What somebody in front of the table saw. */
export interface Shown {
  readonly games: number;
  readonly amount: number;
  /** Null when the picture does not tell. */
  readonly open: boolean | null;
}

interface Picture {
  readonly phase: string;
  readonly credit: { readonly games: number; readonly amount: number };
}

const OPEN = ['play', 'afterBar', 'lastBall'];

export function shownOn({ phase, credit: { games, amount } }: Picture): Shown {
  return { games, amount, open: phase === 'outOfOrder' ? null : OPEN.includes(phase) };
}

export function isSameToSee(one: Shown, other: Shown): boolean {
  return one.games === other.games && one.amount === other.amount && one.open === other.open;
}
