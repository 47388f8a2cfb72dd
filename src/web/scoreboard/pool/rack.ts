/** The balls that are left, as balls; those that are down as empty rings. */
import { html, type TemplateResult } from 'lit';
import type { Group } from '../../../rules/game.ts';
import type { Scene } from '../scene.ts';
import { goneBall, poolBall } from './ball.ts';
import { GROUP_BALLS, numberOf } from './balls-of.ts';

/** One player's seven, and the black that he plays in the end. */
export function ownRack(scene: Scene, group: Group): TemplateResult {
  return html`<div class="own-rack" aria-hidden="true">
    ${ballsOf(scene, group)}<i class="his-black">${ballAt(scene, 'black')}</i>
  </div>`;
}

/** While nobody has a group: all fifteen, the black between the two kinds. */
export function openRack(scene: Scene): TemplateResult {
  const { words } = scene;
  return html`<div class="open-rack">
    <h3>${words.pool.open}</h3>
    ${fifteen(scene)}
  </div>`;
}

export function fifteen(scene: Scene): TemplateResult {
  return html`<div class="fifteen" aria-hidden="true">
    <i>${ballsOf(scene, 'solids')}</i><i>${ballAt(scene, 'black')}</i><i>${ballsOf(scene, 'stripes')}</i>
  </div>`;
}

function ballsOf(scene: Scene, group: Group): readonly TemplateResult[] {
  return GROUP_BALLS[group].map((ball) => ballAt(scene, ball, group));
}

function ballAt(scene: Scene, ball: string, kind: Group | 'black' = 'black'): TemplateResult {
  if (isDown(scene, ball)) return goneBall;
  return poolBall({ kind, number: scene.layout.flags.reader === true ? numberOf(ball) : null });
}

const isDown = ({ board }: Scene, ball: string): boolean => board.pool?.down.includes(ball) ?? false;
