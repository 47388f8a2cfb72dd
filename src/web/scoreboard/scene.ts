/** Everything one picture is made of. Same scene, same picture: no clock, no stream, no storage behind it. */
import type { Language, Scoreboard, TableLayout } from '../../session/scoreboard.ts';
import type { ServiceState } from '../../session/service/state.ts';
import type { Words } from '../words/words.ts';
import type { Intent, Ui } from './ui.ts';

export interface Scene {
  readonly board: Scoreboard;
  readonly layout: TableLayout;
  /** What service mode sees; null while the key is not turned. */
  readonly service: ServiceState | null;
  readonly language: Language;
  readonly words: Words;
  readonly ui: Ui;
  /** Table time in monotonic milliseconds. */
  readonly now: number;
  /** Told what a touch or a key means. */
  readonly act: (intent: Intent) => void;
}

export function playerName({ words }: Pick<Scene, 'words'>, player: number): string {
  return words.player(player + 1);
}

/** What is left of the paid time now. */
export function msLeft({ board: { clock }, now }: Pick<Scene, 'board' | 'now'>): number {
  return Math.max(0, clock.msLeft - clock.speed * Math.max(0, now - clock.at));
}

export function can({ board }: Pick<Scene, 'board'>, action: string): boolean {
  return board.can.includes(action);
}

/** How many START begins with: chosen on this screen, or as many as usual at this table. */
export function playersOf({ ui, layout }: Pick<Scene, 'ui' | 'layout'>): number {
  return ui.players ?? layout.players.usual;
}
