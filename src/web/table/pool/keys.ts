import { SOLIDS, STRIPES } from '../../../rules/pool8/table.ts';
import { hand } from '../intents.ts';
import type { PoolScene, TableIntent } from '../scene.ts';
import { pick, potInto, putInD } from './meaning.ts';
import { pickedOf } from './picking.ts';

export const LETTERS = {
  m: () => [hand({ do: 'miss' })],
  r: () => [hand({ do: 'rack' })],
  p: () => [putInD()],
  e: () => [hand({ do: 'clear' })],
  i: () => [hand({ do: 'stick' })],
  t: () => [hand({ do: 'tilt' })],
  g: () => [hand({ do: 'string' })],
} as const satisfies Record<string, (scene: PoolScene) => TableIntent[]>;

export type PoolLetter = keyof typeof LETTERS;

/** Pockets lie on the keys of a numeric pad as on the table. */
const PAD: Readonly<Record<number, string>> = { 7: 'TL', 9: 'TR', 4: 'ML', 6: 'MR', 1: 'BL', 3: 'BR' };

/** First a ball, then its pocket. */
export function pickOrPot(nth: number, shift: boolean, scene: PoolScene): TableIntent[] {
  if (pickedOf(scene).length === 0) return pickByDigit(nth, shift, scene);
  const pocket = PAD[nth];
  return pocket === undefined ? [] : potInto(pocket, scene);
}

/** 1 to 7 are the solids, with Shift the stripes; 8 is the black, 0 the white. */
function pickByDigit(nth: number, shift: boolean, { view }: PoolScene): TableIntent[] {
  const ball = nth === 0 ? 'cue' : nth === 8 ? 'black' : (shift ? STRIPES : SOLIDS)[nth - 1];
  return view.bed.some((each) => each.ball === ball) && ball !== undefined ? [pick([ball])] : [];
}
