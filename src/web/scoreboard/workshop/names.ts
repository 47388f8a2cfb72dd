/** What a line is called where it stands, and the groups in which a technician walks round the table. */
import type { LineKind } from '../../../session/service/line-kind.ts';
import type { LineState } from '../../../session/service/state.ts';
import { sideOf } from '../../words/sides.ts';
import { holeName, isColour } from '../phrases.ts';
import type { Scene } from '../scene.ts';

type Speaker = Pick<Scene, 'layout' | 'words'>;

export type Group = keyof Scene['words']['workshop']['groups'];

/** In the order of the walk. */
export const GROUPS: readonly Group[] = [
  'holes',
  'pockets',
  'reds',
  'pegs',
  'way',
  'coins',
  'buttons',
  'cabinet',
];

export const GROUP_OF: Readonly<Record<LineKind, Group>> = {
  hole: 'holes',
  pocket: 'pockets',
  red: 'reds',
  peg: 'pegs',
  delivery: 'way',
  lane: 'way',
  laneRed: 'way',
  trough: 'way',
  baulk: 'way',
  coin: 'coins',
  string: 'coins',
  button: 'buttons',
  bar: 'cabinet',
  door: 'cabinet',
  key: 'cabinet',
  tilt: 'cabinet',
  other: 'cabinet',
};

/** Short, as its group says the rest. */
export function sensorName(scene: Speaker, { kind, line }: Pick<LineState, 'kind' | 'line'>): string {
  const { workshop } = scene.words;
  const id = line.slice(line.indexOf('.') + 1);
  switch (kind) {
    case 'hole':
    case 'pocket':
    case 'red':
      return holeName(scene, id);
    case 'peg':
      return pegName(scene, id);
    case 'coin':
      return workshop.coinLine(id);
    case 'button':
      return buttonName(scene, id);
    case 'other':
      return line;
    case 'string':
    case 'delivery':
    case 'lane':
    case 'laneRed':
    case 'trough':
    case 'baulk':
    case 'bar':
    case 'door':
    case 'key':
    case 'tilt':
      return workshop.names[kind];
  }
}

function pegName({ layout, words }: Speaker, id: string): string {
  const colour = layout.pegs.find((peg) => peg.id === id)?.colour;
  return isColour(colour) ? words.workshop.peg(colour, sideOf(id)) : id;
}

function buttonName({ words: { panel } }: Speaker, id: string): string {
  const names: Readonly<Record<string, string>> = {
    start: panel.start,
    next: panel.next,
    foul: panel.foul,
    undo: panel.undo,
    yes: panel.yes,
    no: panel.no,
    concede: panel.concede,
    skittlesSet: panel.skittlesSet,
  };
  return names[id] ?? id;
}
