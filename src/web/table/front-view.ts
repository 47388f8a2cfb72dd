/** The front of the cabinet: coins, buttons, lock, and what the hands can do besides. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CabinetAction } from '../../ports/web-api.ts';
import { foulName } from '../scoreboard/phrases.ts';
import { acceptorView, coinsView } from './coins-view.ts';
import { pegsToStand } from './keys.ts';
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

function foulReasons({ layout, words, act }: TableScene): TemplateResult {
  return html`<div class="foul-menu" role="menu" aria-label=${words.panel.whichFoul}>
    <p>${words.panel.whichFoul}</p>
    ${layout.foulReasons.map(
      (reason, place) => html`<button role="menuitem" data-reason=${reason}
        @click=${() => act({ do: 'panel', action: { panel: 'foul', reason } })}><kbd>${place + 1}</kbd>${foulName(words, reason)}</button>`,
    )}
  </div>`;
}

function service(scene: TableScene): TemplateResult {
  const { view, own, act } = scene;
  const set = (action: CabinetAction) => act({ do: 'cabinet', action });
  return html`<div class="back-door">
    <button class="lock" data-key=${view.key} aria-pressed=${view.key} title="K" @click=${() => set({ do: 'key', on: !view.key })}>
      <span class="barrel" aria-hidden="true"></span>${own.front.key}
    </button>
    <button class="door-switch" data-door=${view.door} aria-pressed=${view.door} title="D" @click=${() => set({ do: 'door', open: !view.door })}>
      <span class="hinge" aria-hidden="true"></span>${view.door ? own.front.doorOpen : own.front.doorShut}
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

/** What hands do that no button stands for. */
export function handsView(scene: TableScene): TemplateResult {
  const { view, own, ui, act } = scene;
  const { hands } = own;
  const does = (action: CabinetAction) => () => act({ do: 'cabinet', action });
  const fallen = pegsToStand(scene);
  const standAll = () => {
    for (const peg of fallen) act({ do: 'cabinet', action: { do: 'stand', peg } });
  };
  return html`<div class="hands" role="group" aria-label=${hands.label}>
    <div class="toggle" role="group" aria-label=${hands.goesDown}>
      ${(['white', 'red'] as const).map(
        (
          ball,
        ) => html`<button data-choose=${ball} aria-pressed=${ui.ball === ball} title="R" @click=${() => act({ do: 'ball', ball })}>
          <span class="chip" data-colour=${ball} aria-hidden="true"></span>${own.ball[ball]}</button>`,
      )}
    </div>
    <button data-hand="miss" title="M" @click=${does({ do: 'miss' })}>${hands.miss}</button>
    <button data-hand="baulk" title="B" @click=${does({ do: 'baulk' })}>${hands.baulk}</button>
    <button data-hand="spot" title="T" @click=${does({ do: 'spot' })}>${hands.spot}</button>
    <button data-hand="stand" title="A" ?disabled=${fallen.length === 0} @click=${standAll}>${hands.stand}</button>
    <div class="toggle speed" role="group" aria-label=${hands.speed}>
      ${([1, 10, 60] as const).map(
        (speed) =>
          html`<button data-speed=${speed} aria-pressed=${view.speed === speed} title="X" @click=${does({ do: 'speed', speed })}>×${speed}</button>`,
      )}
    </div>
    <button class="ask" data-hand="help" title="?" aria-label=${own.help.title} @click=${() => act({ do: 'sheet', sheet: 'help' })}>?</button>
  </div>`;
}
