import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../ports/clock.ts';
import type { Journal } from '../ports/journal.ts';
import type { Game, GameBoard, GameEvent } from '../rules/game.ts';
import type { LineChange } from '../sensing/events.ts';
import type { Entry, EntryOf, GameEnd, GameStart } from '../session/entries.ts';
import { isFoul } from '../session/foul.ts';
import { meterRows } from '../session/meter-rows.ts';
import { OpenPlay, replayed, UNDO } from '../session/open-play.ts';
import { pastEvents } from '../session/past-events.ts';
import type { MoneySettings } from '../session/table-config.ts';

/** The game at the table and its rows in the journal: whatever the game is told is written down, in that order. */
export class GameDesk {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #fouled: () => void;
  #play: OpenPlay | null = null;
  /** When it was begun, or taken up again. */
  #startedAt = 0;
  /** Sensing may tell what was before the end a moment after it. */
  #endedAt = Infinity;

  /** `fouled` is called when what was told is a foul; not when an undo brings one back, or a power cut. */
  constructor(journal: Journal, clock: Clock, fouled: () => void) {
    this.#journal = journal;
    this.#clock = clock;
    this.#fouled = fouled;
  }

  /** The game that the journal knows, open or finished and not yet followed by another. */
  restore(game: Game): void {
    const note = this.#journal.books().game;
    if (!note) return;
    const at = this.#clock.now();
    const play = new OpenPlay(game, note.game, note.start.players, note.start.first);
    this.#play = replayed(play, pastEvents(this.#journal.rowsOf(note.game), at));
    this.#startedAt = at;
    if (note.end) this.#endedAt = at;
    // Whatever rolled when the power went has come to rest.
    if (!note.end) this.#add({ type: 'stroke.ended', at });
  }

  /** Throws when it cannot be booked: then nothing has begun and the credit is still there. */
  begin(game: Game, start: GameStart, meter: MoneySettings['meter']): void {
    const at = this.#clock.now();
    const books = this.#journal.books();
    const number = books.lastGame + 1;
    const started: Entry = { kind: 'game started', game: number, start };
    this.#journal.commit([started, ...meterRows([started], meter, books.meters)], at);
    this.#play = new OpenPlay(game, number, start.players, start.first);
    this.#endedAt = Infinity;
    this.#startedAt = at;
  }

  /** The game could not be played, and its credit is back: there is none. */
  void(): void {
    this.#play = null;
  }

  /** A ball whose beam broke before the game began, or after it ended, is not of this game. */
  sense(event: GameEvent): void {
    if (this.isOfGame(event.at)) this.tell(event);
  }

  /** What happened then is of this game. */
  isOfGame(at: number): boolean {
    return at >= this.#startedAt && at <= this.#endedAt;
  }

  tell(event: GameEvent): void {
    const before = this.board()?.verdict;
    this.#add(event);
    const verdict = this.board()?.verdict;
    if (verdict && verdict !== before && isFoul(verdict)) this.#fouled();
  }

  #add(event: GameEvent): void {
    if (!this.#play) return;
    this.#journal.append({ kind: 'event', game: this.#play.number, event }, this.#clock.now());
    this.#play.tell(event);
  }

  /** Raw edges are kept for whoever replays this game; nothing is told to it. */
  noteEdge({ line, value, at }: LineChange): void {
    if (this.#play) this.#journal.append({ kind: 'edge', game: this.#play.number, line, value }, at);
  }

  noteBall(read: Pick<EntryOf<'ball read'>, 'ball' | 'from'>, at: number): void {
    if (this.#play) this.#journal.append({ kind: 'ball read', game: this.#play.number, ...read }, at);
  }

  undo(): boolean {
    const wasOver = this.#play?.board().phase === 'over';
    const at = this.#clock.now();
    if (!this.#play?.undo(at)) return false;
    // What moved while the game was over is not of it.
    if (wasOver) this.#startedAt = at;
    this.#endedAt = this.board()?.phase === 'over' ? at : Infinity;
    this.#journal.append({ kind: 'event', game: this.#play.number, event: { type: UNDO, at } }, at);
    return true;
  }

  finish(msLeft: number): void {
    this.#endedAt = this.#clock.now();
    this.#bookEnd(msLeft);
  }

  /** A correction or a late foul came after the end: how it ended is booked anew. */
  settle(): void {
    const end = this.#journal.books().game?.end;
    const board = this.#play?.board();
    if (!end || !board || isDeepStrictEqual(end, endOf(board, end.msLeft))) return;
    this.#bookEnd(end.msLeft);
  }

  #bookEnd(msLeft: number): void {
    const board = this.#play?.board();
    const end = board && endOf(board, msLeft);
    if (!this.#play || !end) return;
    this.#journal.append({ kind: 'game finished', game: this.#play.number, end }, this.#clock.now());
    this.#journal.flush();
  }

  noteClock(msLeft: number): void {
    if (!this.#play) return;
    this.#journal.append({ kind: 'clock', game: this.#play.number, msLeft }, this.#clock.now());
  }

  refuses(event: GameEvent): string | null {
    return this.#play?.refuses(event) ?? null;
  }

  get number(): number | null {
    return this.#play?.number ?? null;
  }

  /** How often the balls of this game were let go again, by patrons and for a re-rack of the rules. */
  get revends(): { readonly byPatrons: number; readonly byRules: number } {
    const rows = this.number === null ? [] : this.#journal.rowsOf(this.number);
    const revends = rows.flatMap(({ entry }) => (entry.kind === 'revend' ? [entry] : []));
    const byPatrons = revends.filter(({ byKey, byRules }) => !byKey && !byRules);
    return { byPatrons: byPatrons.length, byRules: revends.filter(({ byRules }) => byRules).length };
  }

  get canUndo(): boolean {
    return this.#play?.canUndo ?? false;
  }

  /** A game is at the table, and nobody has played in it yet. */
  get isUntouched(): boolean {
    return this.#play?.isUntouched ?? false;
  }

  board(): GameBoard | null {
    return this.#play?.board() ?? null;
  }
}

function endOf({ result, players, bestBreak }: GameBoard, msLeft: number): GameEnd | null {
  return result && { result, scores: players.map((player) => player.score), bestBreak, msLeft };
}
