/** Every key of the page, and what it does. */
import type { CabinetAction } from '../../ports/web-api.ts';
import { handiestCoin } from './coins-view.ts';
import { ballToPot } from './meaning.ts';
import { can, type TableIntent, type TableScene } from './scene.ts';

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

type Meaning = (scene: TableScene) => TableIntent[];

const hand = (action: CabinetAction): TableIntent => ({ do: 'cabinet', action });
const button = (name: string): TableIntent => hand({ do: 'press', button: name });
const panel = (name: string): TableIntent => ({ do: 'panel', action: { panel: name } });
const SPEEDS = [1, 10, 60] as const;

/** The letters, in the order in which the help shows them. */
export const LETTERS = {
  c: ({ layout }) => {
    const coin = handiestCoin(layout);
    return coin ? [hand({ do: 'coin', line: coin.line })] : [];
  },
  s: () => [button('start')],
  n: (scene) => [can(scene, 'no') ? panel('no') : button('next')],
  f: () => [{ do: 'sheet', sheet: 'fouls' }],
  u: () => [button('undo')],
  y: (scene) => (can(scene, 'yes') ? [panel('yes')] : []),
  m: () => [hand({ do: 'miss' })],
  b: () => [hand({ do: 'baulk' })],
  r: ({ ui }) => [{ do: 'ball', ball: ui.ball === 'red' ? 'white' : 'red' }],
  t: () => [hand({ do: 'spot' })],
  a: (scene) => pegsToStand(scene).map((peg) => hand({ do: 'stand', peg })),
  x: ({ view }) => [hand({ do: 'speed', speed: nextSpeed(view.speed) })],
  k: ({ view }) => [hand({ do: 'key', on: !view.key })],
  d: ({ view }) => [hand({ do: 'door', open: !view.door })],
} as const satisfies Record<string, Meaning>;

export type Letter = keyof typeof LETTERS;

export function intentsOf(key: Key, scene: TableScene): TableIntent[] {
  if (key.key === 'Escape') return [{ do: 'sheet', sheet: 'none' }];
  if (key.key === '?') return [{ do: 'sheet', sheet: scene.ui.sheet === 'help' ? 'none' : 'help' }];
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1];
  if (digit) return scene.ui.sheet === 'fouls' ? foul(Number(digit), scene) : pot(Number(digit), key, scene);
  const letter = key.key.toLowerCase();
  return isLetter(letter) ? LETTERS[letter](scene) : [];
}

/** Skittles that lie, or are off their spots with no last ball to be played. */
export function pegsToStand({ view, board }: Pick<TableScene, 'view' | 'board'>): string[] {
  const off = (state: string | undefined): boolean =>
    state === 'fallen' || (state === 'inHole' && board.phase !== 'lastBall');
  return Object.keys(view.pegs).filter((peg) => off(view.pegs[peg]));
}

function pot(nth: number, { shiftKey }: Key, scene: TableScene): TableIntent[] {
  const hole = scene.layout.holes[nth - 1];
  return hole ? [hand({ do: 'pot', hole: hole.id, ball: ballToPot(shiftKey, scene) })] : [];
}

function foul(nth: number, { layout }: TableScene): TableIntent[] {
  const reason = layout.foulReasons[nth - 1];
  return reason ? [{ do: 'panel', action: { panel: 'foul', reason } }] : [];
}

function nextSpeed(speed: number): 1 | 10 | 60 {
  return SPEEDS.find((each) => each > speed) ?? 1;
}

function isLetter(key: string): key is Letter {
  return Object.hasOwn(LETTERS, key);
}
