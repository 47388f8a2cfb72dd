/** What is to be wondered at: the faults that are open with what to do, and sensors that are stuck or see nothing. */
import { html, type TemplateResult } from 'lit';
import type { LineState, ServiceState } from '../../../session/service/state.ts';
import { faultPhrase } from '../../words/faults/faults.ts';
import { mark } from '../parts/faults.ts';
import { thingName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { age } from './age.ts';
import { sensorName } from './names.ts';

export function lookView(scene: Scene, service: ServiceState): TemplateResult {
  const { look, allWell } = scene.words.workshop;
  const items = [
    ...service.lines.flatMap((line) => (line.mark === null ? [] : [markedView(scene, service, line)])),
    ...scene.board.faults.map(({ code, what }) => {
      const { name, remedy } = faultPhrase(scene.language, code);
      return item(name, thingName(scene, what), remedy);
    }),
  ];
  return html`<section class="look" aria-label=${look} tabindex="0">
    <h3>${look}</h3>
    ${items.length === 0 ? html`<p>${allWell}</p>` : html`<ul class="faults">${items}</ul>`}
  </section>`;
}

function markedView(scene: Scene, service: ServiceState, line: LineState): TemplateResult {
  const { workshop } = scene.words;
  const says =
    line.mark === 'on'
      ? `${workshop.levels[line.kind].on} ${workshop.onFor(age(scene.words, scene.now - (line.lastAt ?? service.watchedSince)))}`
      : workshop.quiet(line.ballsElsewhere);
  return item(sensorName(scene, line), line.line, says);
}

const item = (name: string, thing: string, says: string): TemplateResult =>
  html`<li><h3>${mark} ${name} <span>${thing}</span></h3><p>${says}</p></li>`;
