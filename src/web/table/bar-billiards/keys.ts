import { hand } from '../intents.ts';
import type { BarBilliardsScene, TableIntent } from '../scene.ts';
import { ballToPot } from './meaning.ts';
import { pegsToStand } from './pegs-to-stand.ts';

export const LETTERS = {
  m: () => [hand({ do: 'miss' })],
  b: () => [hand({ do: 'baulk' })],
  r: ({ ui }) => [{ do: 'ball', ball: ui.ball === 'red' ? 'white' : 'red' }],
  t: () => [hand({ do: 'spot' })],
  a: (scene) => pegsToStand(scene).map((peg) => hand({ do: 'stand', peg })),
} as const satisfies Record<string, (scene: BarBilliardsScene) => TableIntent[]>;

export type BarBilliardsLetter = keyof typeof LETTERS;

/** A digit is a hole of the layout. */
export function potByDigit(nth: number, shift: boolean, scene: BarBilliardsScene): TableIntent[] {
  const hole = scene.layout.holes[nth - 1];
  return hole ? [hand({ do: 'pot', hole: hole.id, ball: ballToPot(shift, scene) })] : [];
}
