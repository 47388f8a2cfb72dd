/** What a technician may have to find: each sensor that works, is dead or is stuck, and a bar that jams. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CabinetAction, Wire, WireState } from '../../ports/web-api.ts';
import type { LineKind } from '../../session/service/line-kind.ts';
import { GROUP_OF, GROUPS, type Group, sensorName } from '../scoreboard/workshop/names.ts';
import type { TableScene } from './scene.ts';

type Breakage = CabinetAction & { readonly do: 'wire' | 'jam' };

export function brokenView(scene: TableScene): TemplateResult {
  const { own, words, act } = scene;
  const { broken } = own;
  const close = () => act({ do: 'sheet', sheet: 'none' });
  const repairs = repairsOf(scene);
  return html`<dialog class="sheet-over broken" aria-label=${broken.title} @close=${close}>
    <h2>${broken.title}</h2>
    <p>${broken.say}</p>
    ${GROUPS.map((group) => groupView(scene, group))}
    <div class="sheet-end">
      <button class="sheet-close" @click=${close}>${words.panel.close}</button>
      <button data-mend="all" ?disabled=${repairs.length === 0} @click=${() => makeSo(scene, repairs)}>${broken.mendAll}</button>
    </div>
  </dialog>`;
}

/** How much is broken. */
export const brokenCount = (scene: Pick<TableScene, 'view'>): number => repairsOf(scene).length;

function repairsOf({ view }: Pick<TableScene, 'view'>): readonly Breakage[] {
  const broken = view.wires.filter(({ is }) => is !== 'sound');
  const wires = broken.map(({ line }): Breakage => ({ do: 'wire', line, is: 'sound' }));
  return isJammed(view) ? [...wires, { do: 'jam', jammed: false }] : wires;
}

const isJammed = (view: TableScene['view']): boolean => view.table === 'barBilliards' && view.barJammed;

function groupView(scene: TableScene, group: Group): TemplateResult | typeof nothing {
  const { view, words } = scene;
  const wires = view.wires.filter(({ kind }) => GROUP_OF[kind] === group);
  const hasBar = group === 'cabinet' && view.table === 'barBilliards';
  if (wires.length === 0 && !hasBar) return nothing;
  return html`<h3>${words.workshop.groups[group]}</h3>
    <ul>${wires.map((wire) => sensorRow(scene, wire))} ${hasBar ? barRow(scene) : nothing}</ul>`;
}

const STATES: readonly Wire[] = ['sound', 'off', 'on'];

function sensorRow(scene: TableScene, wire: WireState): TemplateResult {
  const { line, kind } = wire;
  const choices = STATES.map((is) => ({
    name: is,
    label: labelOf(scene, kind, is),
    isSo: wire.is === is,
    makes: { do: 'wire', line, is } as const,
  }));
  return row(scene, { id: line, name: sensorName(scene, wire), isBroken: wire.is !== 'sound', choices });
}

function barRow(scene: TableScene): TemplateResult {
  const { own, view } = scene;
  const choices = [false, true].map((jammed) => ({
    name: jammed ? 'jammed' : 'moves',
    label: own.broken.bar[jammed ? 'jammed' : 'moves'],
    isSo: isJammed(view) === jammed,
    makes: { do: 'jam', jammed } as const,
  }));
  return row(scene, { id: 'bar', name: own.broken.theBar, isBroken: isJammed(view), choices });
}

/** What it tells for ever, in the words of the sensors' own page. */
function labelOf({ words, own }: TableScene, kind: LineKind, is: Wire): string {
  if (is === 'sound') return own.broken.works;
  return own.broken.always(words.workshop.levels[kind][is]);
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly isBroken: boolean;
  readonly choices: readonly {
    readonly name: string;
    readonly label: string;
    readonly isSo: boolean;
    readonly makes: Breakage;
  }[];
}

function row(scene: TableScene, { id, name, isBroken, choices }: Row): TemplateResult {
  return html`<li data-broken=${isBroken}>
    <span>${name} <code>${id}</code></span>
    <span class="toggle" role="group" aria-label=${name}>
      ${choices.map(
        (choice) =>
          html`<button data-break=${id} data-is=${choice.name} aria-pressed=${choice.isSo} @click=${() => makeSo(scene, [choice.makes])}>${choice.label}</button>`,
      )}
    </span>
  </li>`;
}

function makeSo({ act }: TableScene, actions: readonly Breakage[]): void {
  for (const action of actions) act({ do: 'cabinet', action });
}
