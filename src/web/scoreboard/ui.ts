/** What only this screen knows: what lies open, what was touched, what was seen change. No part of the game. */
import type { PanelAction } from '../../ports/web-api.ts';
import type { Language, Scoreboard } from '../../session/scoreboard.ts';
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
  | { readonly kind: 'holes'; readonly errand: HoleErrand };

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
  seen: NOTHING_SEEN,
  night: false,
  drift: 0,
  still: false,
};

export function intend(ui: Ui, intent: Intent): Ui {
  switch (intent.do) {
    case 'post':
    case 'close':
      return { ...ui, sheet: CLOSED };
    case 'open':
      return { ...ui, sheet: intent.sheet };
    case 'speak':
      return { ...ui, language: intent.language };
    case 'players':
      return { ...ui, players: intent.players, first: null };
    case 'first':
      return { ...ui, first: intent.first };
  }
}

/** A sheet whose question the game has left behind closes: nobody concedes for the next player by mistake. */
export function follow(ui: Ui, board: Scoreboard): Ui {
  const hasPassed = ui.seen.board !== null && ui.seen.board.active !== board.active;
  const isOver =
    (ui.sheet.kind === 'fouls' && !board.can.includes('foul')) ||
    (ui.sheet.kind === 'concede' && (hasPassed || !board.can.includes('concede')));
  return isOver ? { ...ui, sheet: CLOSED } : ui;
}

/** Nobody has touched for long: the scoreboard is for everyone again. */
export function rest(ui: Ui, board: Scoreboard | null): Ui {
  const rested = { ...ui, sheet: CLOSED, stirred: false };
  return board?.phase === 'attract'
    ? { ...rested, language: null, players: FRESH.players, first: null }
    : rested;
}
