/** What lies over the scene when it was asked for. */
import { html, nothing, type TemplateResult } from 'lit';
import { bookView } from '../book/view.ts';
import { reasonName } from '../phrases.ts';
import { ballAnswers, numberAnswers, pocketAnswers } from '../pool/answers.ts';
import { followsFrom } from '../pool/names.ts';
import { can, playerName, type Scene } from '../scene.ts';
import type { HoleErrand, Intent, Sheet } from '../ui.ts';
import { type Answer, answerButton } from './answer.ts';
import { button } from './button.ts';
import { holesView } from './holes.ts';
import { keysView } from './keys-view.ts';

export function sheetView(scene: Scene): TemplateResult | typeof nothing {
  const content = contentOf(scene);
  if (content === nothing) return nothing;
  const close = button(scene.words.panel.close, () => scene.act({ do: 'close' }), { key: 'Esc' });
  return html`<div class="overlay" role="dialog" aria-modal="true">${content}<div class="shut">${close}</div></div>`;
}

function contentOf(scene: Scene): TemplateResult | typeof nothing {
  const { sheet } = scene.ui;
  switch (sheet.kind) {
    case 'none':
    case 'refund':
    case 'count':
    case 'workshop':
      return nothing;
    case 'rules':
      return bookView(scene, sheet.page);
    case 'keys':
      return keysView(scene);
    case 'fouls':
      return foulsView(scene);
    case 'concede':
      return concedeView(scene);
    case 'corrections':
      return correctionsView(scene);
    case 'holes':
      return holesView(scene, sheet.errand);
    case 'ball':
      return ballView(scene, sheet);
    case 'call':
      return callView(scene, sheet);
  }
}

/** In the order of their number keys. */
export function reasonsOffered({ board, layout }: Pick<Scene, 'board' | 'layout'>): readonly string[] {
  return board.fouls ?? layout.foulReasons;
}

function foulsView(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const call = (reason: string) => () => act({ do: 'post', action: { panel: 'foul', reason } });
  return html`<section class="sheet choices">
    <h2>${words.panel.whichFoul}</h2>
    ${reasonsOffered(scene).map((reason, place) =>
      button(reasonView(scene, reason), call(reason), { key: String(place + 1), kind: 'grave' }),
    )}
  </section>`;
}

/** With what follows, where that is not the same for all. */
function reasonView(scene: Scene, reason: string): TemplateResult {
  const follows = scene.board.pool ? html`<small>${followsFrom(scene.words, reason)}</small>` : nothing;
  return html`${reasonName(scene, reason)}${follows}`;
}

/** By which key, and by which touch. */
export function sheetAnswers(scene: Scene, sheet: BallSheet | CallSheet): readonly Answer[] {
  if (sheet.kind === 'call') return pocketAnswers(scene);
  const { group, pocket } = sheet;
  return group === null ? ballAnswers(scene, pocket) : numberAnswers(scene, group, pocket);
}

type BallSheet = Extract<Sheet, { kind: 'ball' }>;
type CallSheet = Extract<Sheet, { kind: 'call' }>;

function ballView(scene: Scene, sheet: BallSheet): TemplateResult {
  const { whichBall, whichNumber } = scene.words.pool.panel;
  return html`<section class="sheet choices balls-asked">
    <h2>${sheet.group === null ? whichBall : whichNumber}</h2>
    ${sheetAnswers(scene, sheet).map((answer) => answerButton(answer, scene.act))}
  </section>`;
}

function callView(scene: Scene, sheet: CallSheet): TemplateResult {
  return html`<section class="sheet choices pockets-asked">
    <h2>${scene.words.pool.panel.whichPocket}</h2>
    ${sheetAnswers(scene, sheet).map((answer) => answerButton(answer, scene.act))}
  </section>`;
}

function concedeView(scene: Scene): TemplateResult {
  const { words, act, board } = scene;
  const concede: Intent = { do: 'post', action: { panel: 'concede' } };
  return html`<section class="sheet choices">
    <h2>${words.panel.sureConcede(playerName(scene, board.active))}</h2>
    ${button(words.panel.concede, () => act(concede), { key: 'Y', kind: 'grave' })}
    ${button(words.panel.no, () => act({ do: 'close' }), { key: 'N' })}
  </section>`;
}

const NEEDS: Readonly<Record<HoleErrand, string>> = {
  red: 'red',
  white: 'white',
  addWhite: 'addPot',
  addRed: 'addPot',
  removePot: 'removePot',
};

/** In the order of their number keys. */
export function errandsOpen(scene: Scene): readonly HoleErrand[] {
  const all: readonly HoleErrand[] = ['red', 'white', 'addWhite', 'addRed', 'removePot'];
  return all.filter((errand) => can(scene, NEEDS[errand]));
}

function correctionsView(scene: Scene): TemplateResult {
  const { words, act } = scene;
  const choose = (errand: HoleErrand) => () => act({ do: 'open', sheet: { kind: 'holes', errand } });
  return html`<section class="sheet choices">
    <h2>${words.panel.whatWasWrong}</h2>
    ${errandsOpen(scene).map((errand, place) =>
      button(words.panel.errands[errand], choose(errand), { key: String(place + 1) }),
    )}
  </section>`;
}
