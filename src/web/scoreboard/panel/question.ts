/** What to do next, in one line; a question brings its answers with it, whether somebody touched or not. */
import { html, nothing, type TemplateResult } from 'lit';
import { refusalView } from '../parts/refusal.ts';
import { holeName, promptText } from '../phrases.ts';
import { ballAnswers, groupAnswers, optionAnswers, pocketAnswers } from '../pool/answers.ts';
import { can, type Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { type Answer, answerButton } from './answer.ts';
import { button } from './button.ts';
import { errandAction, holesOffered } from './holes.ts';
import { serviceIntent } from './service-actions.ts';

export function promptView(scene: Scene): TemplateResult | typeof nothing {
  const { prompt } = scene.board;
  if (!prompt) return nothing;
  const answers = answersOf(scene);
  const buttons = answers.map((answer) => answerButton(answer, scene.act));
  return html`<p class="prompt">${promptText(scene, prompt)}</p>
    ${answers.length > 0 ? html`<div class="answers">${buttons}</div>` : nothing}`;
}

/**
 * A patron without his balls helps himself, while it can be so, or is told why not. With the key turned it stands among
 * what the key allows.
 */
export function missingBallsView(scene: Scene): TemplateResult | typeof nothing {
  const { board, words, act } = scene;
  if (board.service) return nothing;
  const refusal = refusalView(scene);
  if (refusal !== nothing || !can(scene, 'revend')) return refusal;
  const ask = () => act(serviceIntent('revend'));
  return html`<div class="missing">${button(words.service.missingBalls, ask, { key: 'B' })}</div>`;
}

/** Everything the question on the board can be answered with. */
export function answersOf(scene: Scene): readonly Answer[] {
  const { prompt } = scene.board;
  switch (prompt?.ask) {
    case 'yesNo':
      return yesNo(scene);
    case 'hole':
      return holeAnswers(scene);
    case 'ball':
      return ballAnswers(scene, prompt.holes?.[0] ?? null);
    case 'pocket':
      return pocketAnswers(scene);
    case 'group':
      return groupAnswers(scene);
    case 'option':
      return optionAnswers(scene);
    case undefined:
      return can(scene, 'skittlesSet') ? [skittlesSet(scene)] : [];
  }
}

const post = (panel: string): Intent => ({ do: 'post', action: { panel } });

function yesNo({ words: { panel } }: Scene): readonly Answer[] {
  return [
    { key: 'Y', label: panel.yes, intent: post('yes'), kind: 'main' },
    { key: 'N', label: panel.no, intent: post('no') },
  ];
}

function holeAnswers(scene: Scene): readonly Answer[] {
  const holes = holesOffered(scene).map(
    ({ id }, place): Answer => ({
      key: String(place + 1),
      label: holeName(scene, id),
      intent: { do: 'post', action: errandAction('red', id) },
      kind: 'main',
    }),
  );
  const none: Answer = { key: 'N', label: scene.words.panel.none, intent: post('no') };
  return can(scene, 'no') ? [...holes, none] : holes;
}

const skittlesSet = ({ words }: Scene): Answer => ({
  key: 'S',
  label: words.panel.skittlesSet,
  intent: post('skittlesSet'),
  kind: 'main',
});
