/** The last thing the game said: a foul loudly, with what it cost; the rest in a line. */
import { html, type TemplateResult } from 'lit';
import type { Verdict } from '../../../rules/game.ts';
import { causeName, verdictText } from '../phrases.ts';
import { playerName, type Scene } from '../scene.ts';

export const DWELL_MS = 7_000;

export type Tone = 'calm' | 'grave';

const GRAVE: ReadonlySet<string> = new Set(['foul', 'blackPeg', 'redPeg', 'lost']);

export function isGrave({ id }: Verdict): boolean {
  return GRAVE.has(id);
}

/** Nothing when it was said too long ago, or before this screen looked. */
export function freshVerdict({ board: { verdict }, ui, now }: Scene): Verdict | null {
  const { verdictAt } = ui.seen;
  return verdictAt !== null && now - verdictAt < DWELL_MS ? verdict : null;
}

export function verdictView(scene: Scene): { tone: Tone; content: TemplateResult } | null {
  const verdict = freshVerdict(scene);
  if (!verdict) return null;
  if (isGrave(verdict)) return { tone: 'grave', content: foulView(scene, verdict) };
  return {
    tone: 'calm',
    content: html`<p class="verdict" data-id=${verdict.id}>${verdictText(scene, verdict)}</p>`,
  };
}

function foulView(scene: Scene, verdict: Verdict): TemplateResult {
  const { words } = scene;
  const cause = verdict.cause === undefined ? '' : causeName(scene, verdict.cause);
  return html`<p class="foul">
    <b>${words.panel.foul}</b>
    <span><em>${cause}</em> · ${playerName(scene, verdict.player)}</span>
    <span class="cost">${verdictText(scene, verdict)}</span>
  </p>`;
}
