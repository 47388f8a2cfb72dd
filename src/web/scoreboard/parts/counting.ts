/** A figure that changes counts to its new value, so that everyone sees where it came from. */
import type { Scene } from '../scene.ts';

export const COUNT_MS = 300;

type Figure = 'score' | 'turn';

export function figureShown({ board, ui, now }: Scene, player: number, figure: Figure): number {
  const to = board.players[player]?.[figure] ?? 0;
  const from = ui.seen.before[player]?.[figure] ?? to;
  if (ui.still) return to;
  const part = Math.min(1, Math.max(0, (now - ui.seen.changedAt) / COUNT_MS));
  return Math.round(from + (to - from) * part);
}

export function isCounting({ ui, now }: Scene): boolean {
  return !ui.still && now - ui.seen.changedAt < COUNT_MS;
}
