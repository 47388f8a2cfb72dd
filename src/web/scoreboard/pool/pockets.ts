/** A pocket is named for the black before the stroke, or told after it. */
import type { Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';

/** Which can be touched now, in the order of their number keys. */
export function pocketsOpen({ board, layout }: Pick<Scene, 'board' | 'layout'>): readonly string[] {
  const { prompt, can } = board;
  if (prompt?.ask === 'pocket') return prompt.holes ?? [];
  return can.includes('call') ? layout.holes.map(({ id }) => id) : [];
}

export function pocketIntent({ board }: Pick<Scene, 'board'>, pocket: string): Intent {
  const isTold = board.prompt?.id === 'whichPocket';
  return {
    do: 'post',
    action: isTold ? { panel: 'ball', ball: 'black', pocket } : { panel: 'call', pocket },
  };
}
