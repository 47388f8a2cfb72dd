/** The arithmetic of the table's clock and of what game it holds. `at` is the game clock's milliseconds. */

export interface TableInput {
  readonly warningsMs: readonly number[];
  readonly credit: boolean;
  /** The game that the journal knows, open or finished. */
  readonly game: {
    readonly msLeft: number;
    readonly barDropped: boolean;
    readonly over: boolean;
    /** Its time is paid for; else it lasts until its rules end it. */
    readonly hasClock: boolean;
  } | null;
  /** Game clock at the start. */
  readonly at: number;
}

export interface TableContext {
  /** Longest first. */
  readonly warningsMs: readonly number[];
  readonly credit: boolean;
  readonly game: 'none' | 'timed' | 'untimed' | 'barDown' | 'over';
  /** The game at the table has a clock. */
  readonly hasClock: boolean;
  /** Left of the paid time when the clock was last set going; it runs only in `playing`. */
  readonly msLeft: number;
  readonly endsAt: number;
  /** How many warnings are behind. */
  readonly warned: number;
}

export function begin({ gameMs, warningsMs, at }: Begun) {
  return { ...clockFrom(gameMs ?? 0, at, warningsMs), ...openGame(gameMs !== null), credit: false };
}

export interface Begun {
  /** Null: it lasts until its rules end it. */
  readonly gameMs: number | null;
  readonly warningsMs: readonly number[];
  readonly at: number;
}

/** The game that the journal knows, if it knows one. */
export function begun(input: TableInput): Pick<TableContext, 'credit' | 'game' | 'hasClock'> {
  const { game } = input;
  const { credit } = input;
  if (!game) return { credit, game: 'none', hasClock: false };
  const open = openGame(game.hasClock);
  if (game.over) return { credit, ...open, game: 'over' };
  return game.barDropped ? { credit, ...open, game: 'barDown' } : { credit, ...open };
}

/** The clock stands still while the table is out of order; the rest of the time is the player's. */
export function stopped(context: TableContext, at: number) {
  return context.game === 'timed' ? { msLeft: Math.max(0, context.endsAt - at) } : {};
}

export function mended(context: TableContext, event: { credit: boolean; at: number }) {
  return { ...clockFrom(context.msLeft, event.at, context.warningsMs), credit: event.credit };
}

export function ended(context: TableContext, at: number) {
  return { game: 'over' as const, msLeft: Math.max(0, context.endsAt - at) };
}

/** Its end was taken back. */
export function goOn(context: TableContext, at: number) {
  return { ...clockFrom(context.msLeft, at, context.warningsMs), ...openGame(context.hasClock) };
}

function openGame(hasClock: boolean): Pick<TableContext, 'game' | 'hasClock'> {
  return { game: hasClock ? 'timed' : 'untimed', hasClock };
}

/** The clock as it stands when it is set going with so much left. */
export function clockFrom(msLeft: number, at: number, warningsMs: readonly number[]) {
  const longestFirst = warningsMs.toSorted((a, b) => b - a);
  return {
    warningsMs: longestFirst,
    msLeft,
    endsAt: at + msLeft,
    warned: longestFirst.filter((warning) => warning >= msLeft).length,
  };
}
