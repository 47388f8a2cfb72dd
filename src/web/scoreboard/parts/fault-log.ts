/** Every fault that a technician may ask for: those that are so with their remedies, then those that are gone. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FaultRecord } from '../../../session/entries.ts';
import type { Scoreboard } from '../../../session/scoreboard.ts';
import { faultPhrase } from '../../words/faults/faults.ts';
import { toldWhen } from '../../words/when.ts';
import { thingName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { mark } from './faults.ts';

export interface LoggedFault {
  readonly code: string;
  readonly what: string;
  readonly open: boolean;
  /** Null when it could not be written down. */
  readonly record: FaultRecord | null;
}

const MOST = 40;

/** Open ones first, and among each the newest. */
export function faultsLogged({ faults, service }: Scoreboard): readonly LoggedFault[] {
  const log = service?.faultLog ?? [];
  const unwritten = faults
    .filter(({ code, what }) => !log.some((record) => record.code === code && record.what === what))
    .map(({ code, what }) => ({ code, what, open: true, record: null }));
  const written = log
    .toSorted((a, b) => b.last - a.last)
    .map((record) => ({
      code: record.code,
      what: record.what,
      open: record.cleared === null,
      record,
    }));
  const isOpen = ({ open }: LoggedFault) => open;
  const gone = written.filter((fault) => !fault.open);
  return [...unwritten, ...written.filter(isOpen), ...gone].slice(0, MOST);
}

export function faultLogView(scene: Scene): TemplateResult {
  const { service } = scene.words;
  const faults = faultsLogged(scene.board);
  return html`<section class="fault-log" tabindex="0" aria-label=${service.faults}>
    <h3>${service.faults}</h3>
    ${faults.length > 0 ? html`<ul class="faults">${faults.map((fault) => faultView(scene, fault))}</ul>` : html`<p>${service.noFaults}</p>`}
  </section>`;
}

function faultView(scene: Scene, { code, what, open, record }: LoggedFault): TemplateResult {
  const { name, remedy } = faultPhrase(scene.language, code);
  return html`<li ?data-gone=${!open}>
    <h3>${open ? mark : nothing} ${name} <span>${thingName(scene, what)}</span></h3>
    ${open ? html`<p>${remedy}</p>` : nothing}
    <p class="times">
      ${timesOf(scene, record).map((told) => html`<span>${told}</span>`)}
      ${open ? html`<span>${scene.words.service.open}</span>` : nothing}<code>${code}</code>
    </p>
  </li>`;
}

function timesOf({ words }: Scene, record: FaultRecord | null): readonly string[] {
  if (!record) return [];
  const { service } = words;
  const { first, last, times, cleared } = record;
  const told = [
    toldWhen(words, service.first, first),
    ...(times > 1 ? [toldWhen(words, service.last, last), service.times(times)] : []),
    ...(cleared === null ? [] : [toldWhen(words, service.cleared, cleared)]),
  ];
  return [...new Set(told)];
}
