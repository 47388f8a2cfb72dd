/** The quiet row under the scene: it shows what the board says can be done, while somebody is at the screen. */
import { html, nothing, type TemplateResult } from 'lit';
import { can, type Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { button } from './button.ts';

export function controlsView(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const open = (intent: Intent) => () => act(intent);
  const send = (panel: string) => open({ do: 'post', action: { panel } });
  const show = (kind: 'fouls' | 'concede' | 'corrections' | 'keys') => open({ do: 'open', sheet: { kind } });
  return html`<nav class="controls" aria-label=${words.panel.controls}>
    ${can(scene, 'next') ? button(words.panel.next, send('next'), { key: 'N', kind: 'main' }) : nothing}
    ${can(scene, 'foul') ? button(words.panel.foul, show('fouls'), { key: 'F', kind: 'grave' }) : nothing}
    ${can(scene, 'undo') ? button(words.panel.undo, send('undo'), { key: 'U' }) : nothing}
    ${isCorrectable(scene) ? button(words.panel.correct, show('corrections'), { key: 'E' }) : nothing}
    ${can(scene, 'concede') ? button(words.panel.concede, show('concede'), { key: 'C' }) : nothing}
    <span class="spring"></span>
    ${button(words.panel.rules, open({ do: 'open', sheet: { kind: 'rules', page: 0 } }), { key: 'R' })}
    ${button(words.panel.keys, show('keys'), { key: '?' })}
  </nav>`;
}

const CORRECTIONS = ['red', 'white', 'addPot', 'removePot'];

export function isCorrectable({ board }: Scene): boolean {
  return CORRECTIONS.some((action) => board.can.includes(action));
}
