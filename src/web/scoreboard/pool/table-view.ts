/** The table between the players: where the white may go, and where the black is to go or went. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { BallInHand } from '../../../rules/game.ts';
import type { PromptId } from '../../../rules/pool8/prompts.ts';
import type { Spot } from '../../../rules/spot.ts';
import type { Scene } from '../scene.ts';
import { ballShape } from './ball.ts';
import { clothView, D_PATH, D_RADIUS, LENGTH, LINE_Y, POCKET_SPOTS, VIEW, WIDTH } from './bed.ts';
import { pocketIntent, pocketsOpen } from './pockets.ts';
import { rackedBalls } from './rack-picture.ts';

export function tableView(scene: Scene): TemplateResult {
  const { board, words } = scene;
  const inHand = board.pool?.ballInHand ?? 'none';
  const isOver = board.phase === 'over';
  return html`<figure class="pool-table">
    <svg class="pool-bed" viewBox=${VIEW} role="group" aria-label=${words.pool.title}>
      ${clothView}${isOver ? nothing : zoneView(inHand)}${isToBeBroken(scene) ? rackedBalls() : nothing}
      ${[...POCKET_SPOTS].map(([id, spot]) => pocketView(scene, id, spot))}
    </svg>
    <figcaption>${captionOf(scene, inHand)}</figcaption>
  </figure>`;
}

/** The balls lie as somebody racked them only until the break. */
const isToBeBroken = ({ board }: Scene): boolean => RACKED.includes(board.prompt?.id ?? '');

const RACKED: readonly string[] = ['breakFromBaulk', 'ballsMissing'] satisfies PromptId[];

function captionOf({ board, words: { pool } }: Scene, inHand: BallInHand) {
  const { called = null } = board.pool ?? {};
  const pockets: Readonly<Record<string, string>> = pool.pockets;
  if (board.phase === 'over') return nothing;
  if (called !== null) return html`<b>${pool.called}</b> ${pockets[called] ?? called}`;
  return inHand === 'none' ? nothing : pool.inHand[inHand];
}

/** Hatched, with the white in it. */
function zoneView(inHand: BallInHand) {
  if (inHand === 'none') return nothing;
  const shape = {
    anywhere: svg`<rect class="zone" x="2" y="2" width=${WIDTH - 4} height=${LENGTH - 4} />`,
    baulk: svg`<rect class="zone" x="2" y=${LINE_Y} width=${WIDTH - 4} height=${LENGTH - LINE_Y - 2} />`,
    d: svg`<path class="zone" d=${D_PATH} />`,
  }[inHand];
  const y = { anywhere: LENGTH / 2, baulk: (LINE_Y + LENGTH) / 2, d: LINE_Y + D_RADIUS / 2 }[inHand];
  return svg`<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" /></pattern></defs>
    ${shape}<g transform=${`translate(${WIDTH / 2} ${y}) scale(0.36)`}>${ballShape({ kind: 'cue' })}</g>`;
}

/** One that may be named now can be touched. */
function pocketView(scene: Scene, id: string, { x, y }: Spot) {
  const isCalled = scene.board.pool?.called === id;
  const place = pocketsOpen(scene).indexOf(id);
  const hole = svg`<circle class="cup" r="7" />
    ${isCalled ? svg`<circle class="aim" r="13" /><g transform="scale(0.5)">${ballShape({ kind: 'black' })}</g>` : nothing}`;
  const at = `translate(${x} ${y})`;
  if (place < 0) return svg`<g transform=${at}>${hole}</g>`;
  const pick = () => scene.act(pocketIntent(scene, id));
  return svg`<g class="pick" data-pocket=${id} transform=${at} @click=${pick}>
    <circle class="touch" r="17" />${hole}
    ${isCalled ? nothing : svg`<circle class="ask" r="10" /><text class="number" y="4">${place + 1}</text>`}
  </g>`;
}
