/** The quiet row under the scene: it shows what the board says can be done, while somebody is at the screen. */
import { html, nothing, type TemplateResult } from 'lit';
import { can, type Scene } from '../scene.ts';
import type { Intent, Sheet } from '../ui.ts';
import { button } from './button.ts';

export function controlsView(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const open = (intent: Intent) => () => act(intent);
  const send = (panel: string) => open({ do: 'post', action: { panel } });
  const show = (kind: 'fouls' | 'concede' | 'corrections' | 'keys') => open({ do: 'open', sheet: { kind } });
  return html`<nav class="controls" ?data-many=${can(scene, 'ball')} aria-label=${words.panel.controls}>
    ${turnEndButton(scene)}
    ${can(scene, 'ball') ? button(words.pool.panel.ball, open({ do: 'open', sheet: BALL_SHEET }), { key: 'D' }) : nothing}
    ${mayCall(scene) ? button(words.pool.panel.call, open({ do: 'open', sheet: { kind: 'call' } }), { key: 'K' }) : nothing}
    ${can(scene, 'foul') ? button(words.panel.foul, show('fouls'), { key: 'F', kind: 'grave' }) : nothing}
    ${can(scene, 'undo') ? button(words.panel.undo, send('undo'), { key: 'U' }) : nothing}
    ${isCorrectable(scene) ? button(words.panel.correct, show('corrections'), { key: 'E' }) : nothing}
    ${can(scene, 'concede') ? button(words.panel.concede, show('concede'), { key: 'C' }) : nothing}
    <span class="spring"></span>
    ${button(words.panel.rules, open({ do: 'open', sheet: { kind: 'rules', page: 0 } }), { key: 'R' })}
    ${button(words.panel.keys, show('keys'), { key: '?' })}
  </nav>`;
}

/** Where people say what went down, a stroke that is over is told; it need not end the turn. */
function turnEndButton(scene: Scene): TemplateResult | typeof nothing {
  const { words, act } = scene;
  const panel = can(scene, 'strokeEnd') ? 'strokeEnd' : 'next';
  if (!can(scene, panel)) return nothing;
  const label = panel === 'next' ? words.panel.next : words.pool.panel.strokeEnd;
  return button(label, () => act({ do: 'post', action: { panel } }), { key: 'N', kind: 'main' });
}

/** While it is asked, the answers stand there already. */
const mayCall = (scene: Scene): boolean => can(scene, 'call') && scene.board.prompt?.ask !== 'pocket';

export const BALL_SHEET: Sheet = { kind: 'ball', group: null, pocket: null };

const CORRECTIONS = ['red', 'white', 'addPot', 'removePot'];

export function isCorrectable({ board }: Scene): boolean {
  return CORRECTIONS.some((action) => board.can.includes(action));
}
