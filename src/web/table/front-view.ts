/** The front of the cabinet: coins, buttons, lock, and what the hands can do besides. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CabinetAction } from '../../ports/web-api.ts';
import { reasonsOffered } from '../scoreboard/panel/sheets.ts';
import { reasonName } from '../scoreboard/phrases.ts';
import { brokenCount } from './broken-view.ts';
import { acceptorView, coinsView } from './coins-view.ts';
import type { TableScene } from './scene.ts';

export function frontView(scene: TableScene): TemplateResult {
  return html`<section class="cabinet-front" aria-label=${scene.own.front.label}>
    ${coinsView(scene)} ${buttons(scene)} ${service(scene)}
  </section>`;
}

/** Their names are engraved, the same in every language. */
const ENGRAVED = { start: 'START', next: 'NEXT', foul: 'FOUL', undo: 'UNDO' } as const;
type Push = keyof typeof ENGRAVED;

function buttons(scene: TableScene): TemplateResult {
  const { ui, act } = scene;
  const press = (button: Push) => () => act({ do: 'cabinet', action: { do: 'press', button } });
  const toggleFouls = () => act({ do: 'sheet', sheet: ui.sheet === 'fouls' ? 'none' : 'fouls' });
  return html`<div class="push-row">
    ${push(scene, 'start', press('start'))}
    ${push(scene, 'next', press('next'))}
    <div class="block">
      ${push(scene, 'foul', toggleFouls)} ${ui.sheet === 'fouls' ? foulReasons(scene) : nothing}
    </div>
    ${push(scene, 'undo', press('undo'))}
  </div>`;
}

function push({ board, words }: TableScene, name: Push, pressed: () => void): TemplateResult {
  const lit = name === 'start' ? board.outputs.startLamp === 'lit' : board.can.includes(name);
  return html`<button class="push" data-press=${name} data-lit=${lit} title=${words.panel[name]} @click=${pressed}>
    <span class="cap" aria-hidden="true"></span><span class="engraved">${ENGRAVED[name]}</span>
  </button>`;
}

function foulReasons(scene: TableScene): TemplateResult {
  const { words, act } = scene;
  return html`<div class="foul-menu" role="menu" aria-label=${words.panel.whichFoul}>
    <p>${words.panel.whichFoul}</p>
    ${reasonsOffered(scene).map(
      (reason, place) => html`<button role="menuitem" data-reason=${reason}
        @click=${() => act({ do: 'panel', action: { panel: 'foul', reason } })}><kbd>${place + 1}</kbd>${reasonName(scene, reason)}</button>`,
    )}
  </div>`;
}

function service(scene: TableScene): TemplateResult {
  const { view, own, act } = scene;
  const set = (action: CabinetAction) => act({ do: 'cabinet', action });
  const breakages = brokenCount(scene);
  return html`<div class="back-door">
    <button class="lock" data-key=${view.key} aria-pressed=${view.key} title="K" @click=${() => set({ do: 'key', on: !view.key })}>
      <span class="barrel" aria-hidden="true"></span>${own.front.key}
    </button>
    <button class="door-switch" data-door=${view.door} aria-pressed=${view.door} title="D" @click=${() => set({ do: 'door', open: !view.door })}>
      <span class="hinge" aria-hidden="true"></span>${view.door ? own.front.doorOpen : own.front.doorShut}
    </button>
    <button class="breakages" data-hand="broken" title="Z" @click=${() => act({ do: 'sheet', sheet: 'broken' })}>
      <span class="spanner" aria-hidden="true"></span>${own.broken.open}
      ${breakages > 0 ? html`<b>${breakages}</b>` : nothing}
    </button>
    ${
      view.meter > 0
        ? html`<p class="game-meter"><span>${String(view.meter).padStart(5, '0')}</span>${own.front.meter}</p>`
        : nothing
    }
    ${view.coilPower ? nothing : html`<p class="coil-power">${own.front.coilPowerOff}</p>`}
    ${acceptorView(scene)}
  </div>`;
}
