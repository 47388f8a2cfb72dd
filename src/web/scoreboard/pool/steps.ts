/** How a frame goes, in four pictures without words. */
import { html, svg } from 'lit';
import type { Step } from '../looks/look.ts';
import type { Scene } from '../scene.ts';
import { ballAt, triangle } from './rack-picture.ts';

const STEPS = ['break', 'group', 'foul', 'black'] as const;

export function poolSteps({ words }: Scene): readonly Step[] {
  return STEPS.map((step) => ({ picture: picture(PICTURES[step]()), says: words.pool.steps[step] }));
}

function picture(content: unknown) {
  return html`<svg class="picture" viewBox="0 0 400 230" aria-hidden="true">${content}</svg>`;
}

const cup = (x: number, y: number) => svg`<circle class="cup" cx=${x} cy=${y} r="34" />`;
const way = (d: string) => svg`<path class="way" d=${d} />`;
const tip = (d: string) => svg`<path class="tip" d=${d} />`;

const PICTURES: Readonly<Record<(typeof STEPS)[number], () => unknown>> = {
  break: () => svg`
    <path class="cue" d="M0 196 44 178" />
    ${ballAt({ x: 70, y: 168 }, 'cue', 20)}${way('M96 158 186 124')}${tip('M206 116 186 112 194 133Z')}
    <g transform="rotate(68 250 100)">${triangle({ x: 250, y: 84 }, 15)}</g>`,
  group: () => svg`
    ${cup(346, 54)}${way('M196 156 300 84')}${tip('M320 70 300 72 312 92Z')}
    ${ballAt({ x: 160, y: 178 }, 'stripes', 26)}
    ${[0, 1, 2, 3].map((nth) => ballAt({ x: 52 + nth * 50, y: 50 }, nth < 2 ? 'stripes' : 'solids', 20))}
    <path class="sets" d="M24 82H132" />`,
  foul: () => svg`
    ${cup(60, 60)}${way('M160 150 104 96')}${tip('M84 76 92 98 108 82Z')}${ballAt({ x: 60, y: 60 }, 'cue', 22)}
    <path class="hand-zone" d="M250 16H390V214H250Z" />${ballAt({ x: 320, y: 118 }, 'cue', 26)}
    <path class="hand" d="M320 62V84M320 152V174M264 118H286M354 118H376" />`,
  black: () => svg`
    ${cup(346, 54)}<circle class="aim" cx="346" cy="54" r="48" />
    ${way('M152 168 288 86')}${tip('M306 74 286 76 298 95Z')}
    ${ballAt({ x: 120, y: 186 }, 'black', 28)}`,
};
