/** Every key of the page, and what it does. */
import { reasonsOffered } from '../scoreboard/panel/sheets.ts';
import { handiestCoin } from './coins-view.ts';
import { button, hand, panel } from './intents.ts';
import { pageOf } from './page.ts';
import { can, type TableIntent, type TableScene } from './scene.ts';

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

type Meaning = (scene: TableScene) => TableIntent[];

const SPEEDS = [1, 10, 60] as const;

/** The letters of the front, in the order in which the help shows them; the table's own follow. */
export const FRONT_LETTERS = {
  c: ({ layout }) => {
    const coin = handiestCoin(layout);
    return coin ? [hand({ do: 'coin', line: coin.line })] : [];
  },
  s: () => [button('start')],
  n: (scene) => [can(scene, 'no') ? panel('no') : button('next')],
  f: () => [{ do: 'sheet', sheet: 'fouls' }],
  u: () => [button('undo')],
  y: (scene) => (can(scene, 'yes') ? [panel('yes')] : []),
  x: ({ view }) => [hand({ do: 'speed', speed: nextSpeed(view.speed) })],
  k: ({ view }) => [hand({ do: 'key', on: !view.key })],
  d: ({ view }) => [hand({ do: 'door', open: !view.door })],
  z: (scene) => [toggleSheet(scene, 'broken')],
} as const satisfies Record<string, Meaning>;

export type FrontLetter = keyof typeof FRONT_LETTERS;

export function intentsOf({ key, code, shiftKey }: Key, scene: TableScene): TableIntent[] {
  if (key === 'Escape')
    return [
      { do: 'sheet', sheet: 'none' },
      { do: 'pick', balls: [] },
    ];
  if (key === '?') return [toggleSheet(scene, 'help')];
  const letter = key.toLowerCase();
  if (scene.ui.sheet === 'help' || scene.ui.sheet === 'broken') {
    return letter === 'z' ? [toggleSheet(scene, 'broken')] : [];
  }
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  const page = pageOf(scene);
  if (digit)
    return scene.ui.sheet === 'fouls' ? foul(Number(digit), scene) : page.digit(Number(digit), shiftKey);
  if (isFrontLetter(letter)) return FRONT_LETTERS[letter](scene);
  return Object.hasOwn(page.letters, letter) ? (page.letters[letter]?.() ?? []) : [];
}

function foul(nth: number, scene: TableScene): TableIntent[] {
  const reason = reasonsOffered(scene)[nth - 1];
  return reason ? [{ do: 'panel', action: { panel: 'foul', reason } }] : [];
}

const toggleSheet = ({ ui }: TableScene, sheet: 'help' | 'broken'): TableIntent => ({
  do: 'sheet',
  sheet: ui.sheet === sheet ? 'none' : sheet,
});

function nextSpeed(speed: number): 1 | 10 | 60 {
  return SPEEDS.find((each) => each > speed) ?? 1;
}

function isFrontLetter(key: string): key is FrontLetter {
  return Object.hasOwn(FRONT_LETTERS, key);
}
