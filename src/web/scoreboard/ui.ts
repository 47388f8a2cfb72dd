/** What only this screen knows: what lies open, what was touched, what was seen change. No part of the game. */
import type { PanelAction } from '../../ports/web-api.ts';
import type { Group } from '../../rules/game.ts';
import type { Language, Scoreboard } from '../../session/scoreboard.ts';
import type { Count } from './panel/count.ts';
import { NOTHING_SEEN, type Seen } from './seen.ts';

/** What a hole is being chosen for. */
export type HoleErrand = 'red' | 'white' | 'addWhite' | 'addRed' | 'removePot';

/** What lies over the scene. */
export type Sheet =
  | { readonly kind: 'none' }
  | { readonly kind: 'rules'; readonly page: number }
  | { readonly kind: 'keys' }
  | { readonly kind: 'fouls' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'corrections' }
  | { readonly kind: 'holes'; readonly errand: HoleErrand }
  /** What went down, and where if that was asked; with a group: which of it. */
  | { readonly kind: 'ball'; readonly group: Group | null; readonly pocket: string | null }
  /** The pocket for the black. */
  | { readonly kind: 'call' }
  /** A technician is asked once more. */
  | { readonly kind: 'refund' }
  /** The sensors, and what can be tried. */
  | { readonly kind: 'workshop' }
  | Count;

export interface Ui {
  readonly connected: boolean;
  /** Chosen on this screen, over the table's own. */
  readonly language: Language | null;
  readonly sheet: Sheet;
  /** Touched, moved over or typed at lately: the controls show. */
  readonly stirred: boolean;
  /** Chosen on this screen; null: as many as usual. */
  readonly players: number | null;
  /** Index of the player who starts; null: nobody chose, the first one. */
  readonly first: number | null;
  /** Why the table did not do what was asked a moment ago. */
  readonly refused: string | null;
  readonly seen: Seen;
  readonly night: boolean;
  /** Where the attract screen has drifted to, a slow count. */
  readonly drift: number;
  /** The person asked for less motion. */
  readonly still: boolean;
}

/** What a touch or a key means. */
export type Intent =
  | { readonly do: 'post'; readonly action: PanelAction }
  | { readonly do: 'open'; readonly sheet: Sheet }
  | { readonly do: 'close' }
  | { readonly do: 'speak'; readonly language: Language }
  | { readonly do: 'players'; readonly players: number }
  | { readonly do: 'first'; readonly first: number };

export const CLOSED: Sheet = { kind: 'none' };

export const FRESH: Ui = {
  connected: true,
  language: null,
  sheet: CLOSED,
  stirred: false,
  players: null,
  first: null,
  refused: null,
  seen: NOTHING_SEEN,
  night: false,
  drift: 0,
  still: false,
};

export function intend(ui: Ui, intent: Intent): Ui {
  switch (intent.do) {
    case 'post':
      return { ...ui, sheet: ui.sheet.kind === 'workshop' ? ui.sheet : CLOSED, refused: null };
    case 'close':
      return { ...ui, sheet: CLOSED, refused: null };
    case 'open':
      return { ...ui, sheet: intent.sheet, refused: null };
    case 'speak':
      return { ...ui, language: intent.language };
    case 'players':
      return { ...ui, players: intent.players, first: null };
    case 'first':
      return { ...ui, first: intent.first };
  }
}

/** A refused collection is not counted anew: its sheet comes back. */
export function refuse(ui: Ui, refused: string, asked: Sheet): Ui {
  return { ...ui, refused, sheet: asked.kind === 'count' && ui.sheet.kind === 'none' ? asked : ui.sheet };
}

/** Whether the scene lies under the sheet; those of the service stand beside it. */
export function isCovering({ kind }: Sheet): boolean {
  return kind !== 'none' && kind !== 'refund' && kind !== 'count';
}

/** A sheet whose question the game has left behind closes: nobody concedes for the next player by mistake. */
export function follow(ui: Ui, board: Scoreboard): Ui {
  const hasPassed = ui.seen.board !== null && ui.seen.board.active !== board.active;
  const { kind } = ui.sheet;
  const isOver =
    ((kind === 'ball' || kind === 'call') && !board.can.includes(kind)) ||
    (kind === 'fouls' && !board.can.includes('foul')) ||
    (kind === 'concede' && (hasPassed || !board.can.includes('concede'))) ||
    (kind === 'refund' && !board.can.includes('refund')) ||
    (isLasting(ui.sheet) && board.service === null);
  return isOver ? { ...ui, sheet: CLOSED } : ui;
}

/** Nobody has touched for long: the scoreboard is for everyone again, but who counts coins or drops balls may take his time. */
export function rest(ui: Ui, board: Scoreboard | null): Ui {
  const rested = { ...ui, sheet: isLasting(ui.sheet) ? ui.sheet : CLOSED, stirred: false };
  return board?.phase === 'attract'
    ? { ...rested, language: null, players: FRESH.players, first: null }
    : rested;
}

const isLasting = ({ kind }: Sheet): boolean => kind === 'count' || kind === 'workshop';
