import type { Game, GameBoard, GameEvent, OpenGame, Verdict } from '../rules/game.ts';

/** The game at the table: its events so far, folded. Undo is the same fold without the last stroke. */
export class OpenPlay {
  readonly number: number;
  readonly #game: Game;
  readonly #players: number;
  readonly #first: number;
  #events: GameEvent[] = [];
  #open: OpenGame;
  /** Null: something has been told since it was asked last. */
  #canUndo: boolean | null = null;
  /** Said instead of what had been said before the stroke that is taken back. */
  #undone: { readonly instead: Verdict | null; readonly verdict: Verdict } | null = null;

  constructor(game: Game, number: number, players: number, first: number) {
    this.#game = game;
    this.number = number;
    this.#players = players;
    this.#first = first;
    this.#open = game.open(players, first);
  }

  tell(event: GameEvent): void {
    this.#events.push(event);
    this.#canUndo = null;
    this.#open.tell(event);
  }

  /** Takes back the last stroke or panel action; false when there is none. */
  undo(at: number): boolean {
    const kept = this.#game.undo(this.#events);
    if (kept === this.#events) return false;
    this.#events = [...kept];
    this.#canUndo = null;
    this.#open = this.#game.open(this.#players, this.#first);
    for (const event of kept) this.#open.tell(event);
    const { verdict: instead, active: player } = this.#open.board();
    this.#undone = { instead, verdict: { id: 'undone', player, points: 0, at } };
    return true;
  }

  get canUndo(): boolean {
    this.#canUndo ??= this.#game.undo(this.#events) !== this.#events;
    return this.#canUndo;
  }

  /** Nothing has happened but that the balls came out and all came to rest: nobody has played yet. */
  get isUntouched(): boolean {
    return this.#events.every(({ type }) => type === 'ball.delivered' || type === 'stroke.ended');
  }

  board(): GameBoard {
    const board = this.#open.board();
    if (this.#undone?.instead !== board.verdict) this.#undone = null;
    return this.#undone ? { ...board, verdict: this.#undone.verdict } : board;
  }

  refuses(event: GameEvent): string | null {
    return this.#game.refuses(event);
  }
}

/** The game that these rows tell, `panel.undo` among them. */
export function replayed(play: OpenPlay, events: readonly GameEvent[]): OpenPlay {
  for (const event of events) {
    if (event.type === UNDO) play.undo(event.at);
    else play.tell(event);
  }
  return play;
}

export const UNDO = 'panel.undo';
