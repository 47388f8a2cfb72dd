/** Every sensor in the order of a walk round the table: what it sees, how often it changed, and when last. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LineState, ServiceState } from '../../../session/service/state.ts';
import { mark } from '../parts/faults.ts';
import type { Scene } from '../scene.ts';
import { age } from './age.ts';
import { GROUP_OF, GROUPS, type Group, sensorName } from './names.ts';

/** A ball breaks a beam for a twentieth of a second: whoever dropped it has looked up by then. */
const FRESH_MS = 1_500;

export function sensorsView(scene: Scene, { lines }: ServiceState): TemplateResult {
  const { sensors, sensorsSay } = scene.words.workshop;
  return html`<section class="sensors" aria-label=${sensors} title=${sensorsSay} tabindex="0">
    ${GROUPS.map((group) =>
      groupView(
        scene,
        group,
        lines.filter(({ kind }) => GROUP_OF[kind] === group),
      ),
    )}
  </section>`;
}

function groupView(scene: Scene, group: Group, lines: readonly LineState[]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<h3>${scene.words.workshop.groups[group]}</h3>
    <ul>${lines.map((line) => sensorView(scene, line))}</ul>`;
}

function sensorView(scene: Scene, line: LineState): TemplateResult {
  const { words, now } = scene;
  const { workshop } = words;
  const { level, edges, lastAt, kind, pin, mark: marked } = line;
  const word = workshop.levels[kind];
  const isFresh = lastAt !== null && now - lastAt < FRESH_MS;
  return html`<li title=${line.line} ?data-on=${level === 1} ?data-fresh=${isFresh} ?data-marked=${marked !== null}>
    <i class="sensor-lamp"></i>
    <span class="sensor">${marked ? mark : nothing} ${sensorName(scene, line)}</span>
    <code><span>${line.line}</span>${pin === null ? nothing : html`<b>${pin}</b>`}</code>
    <span class="sees">${level === 1 ? word.on : word.off}</span>
    <span class="changes">${edges}×</span>
    <span class="age">${lastAt === null ? workshop.never : age(words, now - lastAt)}</span>
  </li>`;
}
