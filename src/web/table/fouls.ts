import type { TableScene } from './scene.ts';

/** The reasons that FOUL offers: those that could be a foul just now, where the game tells. */
export function foulsOf({ layout, board }: Pick<TableScene, 'layout' | 'board'>): readonly string[] {
  return board.fouls ?? layout.foulReasons;
}
