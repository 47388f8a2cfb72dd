/** Skittles from above: standing with their long shadow, lying where they fell, or in a hole for the last ball. */
import { svg } from 'lit';
import type { BarBilliardsView } from '../../../ports/web-api.ts';
import { PEG_FOOT_RADIUS, PEG_HEIGHT } from '../../../rules/bar-billiards/bed.ts';
import type { Spot } from '../../../rules/spot.ts';
import { pegName } from '../../scoreboard/phrases.ts';
import type { BarBilliardsScene } from '../scene.ts';
import { drawnHoles, drawnPegs } from './geometry.ts';

const HEAD = 16;

type PegState = BarBilliardsView['pegs'][string];

export function pegsView(scene: BarBilliardsScene) {
  const { view, layout } = scene;
  const [spots, holes] = [drawnPegs(layout), drawnHoles(layout)];
  return layout.pegs.map(({ id, colour }) => {
    const state = view.pegs[id] ?? 'standing';
    const spot = spots.get(id) ?? { x: 0, y: 0 };
    const at = state === 'inHole' ? (holes.get(view.plugged[id] ?? '') ?? spot) : spot;
    return pegView(scene, { id, colour, state, at });
  });
}

function pegView(
  scene: BarBilliardsScene,
  { id, colour, state, at }: { id: string; colour: string; state: PegState; at: Spot },
) {
  const name = pegName(scene, id);
  return svg`<g class="target peg" data-peg=${id} data-colour=${colour} data-state=${state} role="button" tabindex="0"
      .style=${`transform: translate(${at.x}px, ${at.y}px)`} aria-label=${scene.own.barBilliards.bed.peg[state](name)}>
    <ellipse class="reach" cy=${state === 'standing' ? 14 : 0} rx="34" ry="30" />
    ${state === 'fallen' ? lying(at.x < 0 ? -1 : 1) : upright()}
  </g>`;
}

function upright() {
  return svg`<g class="upright">
    <path class="peg-shadow" d="M-${PEG_FOOT_RADIUS} 0 L34 44 a13 13 0 0 0 20 -16 L${PEG_FOOT_RADIUS} -4 Z" />
    <circle class="peg-foot" r=${PEG_FOOT_RADIUS + 2} />
    <path class="peg-wire" d="M-24 0 H24" />
    <circle class="peg-head" r=${HEAD} />
    <circle class="ring" r="22" />
  </g>`;
}

// It lies away from the middle, its foot at the spot.
function lying(side: 1 | -1) {
  const far = PEG_HEIGHT - HEAD;
  return svg`<g class="lying" .style=${`transform: rotate(${side * 62}deg)`}>
    <path class="peg-shadow" d="M-9 6 L-6 ${8 - far} h22 L15 6 Z" />
    <path class="peg-stem" d="M-8.5 0 Q-8.5 4 0 4 Q8.5 4 8.5 0 L6.5 ${-far * 0.62} L6.5 ${-far} H-6.5 L-6.5 ${-far * 0.62} Z" />
    <path class="peg-wire" d="M-20 ${-far * 0.8} H20" />
    <ellipse class="peg-head" cy=${-far} rx=${HEAD} ry="12" />
    <ellipse class="ring" cy=${-far / 2} rx="32" ry="70" />
  </g>`;
}
