import { html, svg, type TemplateResult } from 'lit';
import { SOLIDS, STRIPES } from '../../../rules/pool8/table.ts';
import type { PoolScene, TableIntent } from '../scene.ts';
import { ballName } from './ball-name.ts';
import { ballFace } from './ball-view.ts';
import { LETTERS, type PoolLetter } from './keys.ts';
import { touched } from './meaning.ts';
import { pickedOf } from './picking.ts';

/** In the order of their numbers, the white first. */
const IN_ORDER = ['cue', ...SOLIDS, 'black', ...STRIPES];

/** What hands do that no button stands for. */
export function handsView(scene: PoolScene): TemplateResult {
  const { hands } = scene.own.pool;
  const { view } = scene;
  const objects = view.bed.filter(({ ball }) => ball !== 'cue').length;
  return html`<div class="picker" role="group" aria-label=${hands.goesDown}>
      ${IN_ORDER.map((ball) => chip(scene, ball))}
    </div>
    ${does(scene, 'm', objects + view.trough.length > 0)}
    ${does(scene, 'r', objects + view.trough.length > 0)}
    ${does(scene, 'e', objects > 0)}
    ${does(scene, 'i', view.inside.length > 0)}
    ${does(scene, 't', true)} ${does(scene, 'g', true)}`;
}

const HANDS = {
  m: 'miss',
  r: 'rack',
  p: 'putInD',
  e: 'clear',
  i: 'stick',
  t: 'tilt',
  g: 'string',
} as const satisfies Record<PoolLetter, string>;

function does(scene: PoolScene, letter: Exclude<PoolLetter, 'p'>, isPossible: boolean): TemplateResult {
  const name = HANDS[letter];
  return html`<button data-hand=${name} title=${letter.toUpperCase()} ?disabled=${!isPossible}
    @click=${() => all(scene, LETTERS[letter]())}>${scene.own.pool.hands[name]}</button>`;
}

function chip(scene: PoolScene, ball: string): TemplateResult {
  const { view, own } = scene;
  const isThere = view.bed.some((each) => each.ball === ball) || (ball === 'cue' && view.whiteHome);
  const pickIt = ({ shiftKey }: MouseEvent) =>
    all(scene, touched({ kind: 'ball', id: ball }, shiftKey ? 'other' : 'plain', scene));
  return html`<button data-pick=${ball} aria-pressed=${pickedOf(scene).includes(ball)} ?disabled=${!isThere}
    title=${ballName(ball, own)} aria-label=${ballName(ball, own)} @click=${pickIt}>
    <svg viewBox="-27 -27 54 54" aria-hidden="true">${svg`${ballFace(ball)}`}</svg>
  </button>`;
}

function all({ act }: PoolScene, intents: readonly TableIntent[]): void {
  for (const intent of intents) act(intent);
}
