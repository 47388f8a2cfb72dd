/** How to play, in four pictures without words. */
import { html, svg, type TemplateResult } from 'lit';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { drawnBall } from './bed.ts';

export function howToPlay(layout: TableLayout) {
  const worth = layout.holes[3]?.worth ?? 100;
  return { strike: strike(), score: score(worth), skittles: skittles(), bar: bar() };
}

function picture(content: unknown): TemplateResult {
  return html`<svg class="picture" viewBox="0 0 400 230" aria-hidden="true">${content}</svg>`;
}

const ball = (x: number, y: number, colour: 'white' | 'red') => drawnBall({ x, y }, colour, 24);

const cup = (x: number, y: number) => svg`<ellipse class="cup" cx=${x} cy=${y} rx="46" ry="24" />`;

function strike(): TemplateResult {
  return picture(svg`
    <path class="line" d="M0 178H400" />
    <path class="line" d="M252 178a52 52 0 0 0-104 0" />
    <path class="cue" d="M206 230 200 196" />
    ${ball(200, 160, 'white')}
    <path class="way" d="M207 130 233 66" />
    <path class="tip" d="M239 50 240 72 222 65Z" />
    ${ball(262, 34, 'red')}
  `);
}

function score(worth: number): TemplateResult {
  const fall = (x: number, colour: 'white' | 'red', points: number) => svg`
    ${cup(x, 110)}
    <path class="way" d=${`M${x - 74} 40Q${x - 20} 10 ${x} 78`} />
    ${ball(x - 74, 46, colour)}
    <path class="tip" d=${`M${x + 1} 98 ${x - 11} 78 ${x + 10} 75Z`} />
    <text class="worth" x=${x} y="206">${points}</text>`;
  return picture(svg`${fall(120, 'white', worth)}${fall(310, 'red', worth * 2)}`);
}

const PIN = 'M-9 0-7-62-22-72-22-84-7-88-5-112H5L7-88 22-84 22-72 7-62 9 0Z';

const fallen = (
  x: number,
  colour: 'white' | 'black',
) => svg`<path class="skittle" data-colour=${colour} d=${PIN}
  transform=${`translate(${x} 214) rotate(62) scale(1.1)`} />`;

/** What a skittle takes, struck out of a score and its break. */
function skittles(): TemplateResult {
  return picture(svg`
    <path class="line" d="M0 214H400" />
    <path class="line" d="M200 20V184" />
    ${fallen(44, 'white')}${fallen(246, 'black')}
    <g class="sum">
      <text x="18" y="70">340</text><text class="lost" x="88" y="70">+120</text>
      <text class="lost" x="220" y="70">340</text><text class="lost" x="290" y="70">+120</text>
    </g>
    <path class="strike" d="M84 54H180M214 54H384" />
  `);
}

function bar(): TemplateResult {
  return picture(svg`
    <path class="bedline" d="M0 74H158M242 74H400" />
    <path class="bedline" d="M0 196H400" />
    <path class="trap" d="M104 74h24v118h-24z" />
    ${ball(250, 168, 'white')}${ball(306, 168, 'red')}
    <path class="way" d="M200 22V104Q202 140 214 158" />
    <path class="tip" d="M222 172 203 160 221 150Z" />
    <path class="way faint" d="M88 168H40" />
    ${ball(200, 36, 'white')}
  `);
}
