/** The lowest line while nobody touches: faults, games that wait, and where the rules are. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../scene.ts';
import { creditDot } from './credit.ts';
import { faultLine } from './faults.ts';

export function footView(scene: Scene): TemplateResult {
  const { board, words } = scene;
  return html`<div class="quiet">
    ${board.phase === 'outOfOrder' ? nothing : faultLine(scene)}
    ${waiting(scene)}
    <p class="hint"><kbd>R</kbd> ${words.panel.rules}</p>
  </div>`;
}

/** Before a game the credit and its dot stand above, where they are read first. */
function waiting(scene: Scene): TemplateResult | typeof nothing {
  const { phase, credit } = scene.board;
  if (phase === 'attract' || phase === 'ready') return nothing;
  const isOpen = phase === 'play' || phase === 'afterBar' || phase === 'lastBall';
  const told = isOpen ? gamesWaiting(scene) : [];
  if (told.length === 0 && !credit.dot) return nothing;
  return html`<p class="waiting">${told.join(' · ')}${creditDot(scene)}</p>`;
}

function gamesWaiting({ words, board: { credit } }: Scene): readonly string[] {
  return [
    ...(credit.games > 0 ? [words.play.waiting(credit.games)] : []),
    ...(credit.service > 0 ? [words.service.credits(credit.service)] : []),
  ];
}
