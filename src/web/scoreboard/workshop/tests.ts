/** What can be tried, each with what it does just now or why it cannot be tried. */
import { html, type TemplateResult } from 'lit';
import type { ServiceState, TestState } from '../../../session/service/state.ts';
import type { TestName } from '../../../session/service/tests.ts';
import { button } from '../panel/button.ts';
import type { Scene } from '../scene.ts';
import type { Intent } from '../ui.ts';
import { age } from './age.ts';

/** The keys are those of `baulk service`. */
export const TEST_KEYS: Readonly<Record<TestName, string>> = {
  barRaise: 'r',
  barDrop: 'd',
  coinGate: 'g',
  startLamp: 'l',
  meter: 'm',
  release: 's',
  chime: 'h',
  display: 't',
  coins: 'c',
  balls: 'b',
};

/** One that goes on is ended by the touch that begins it. */
export function testIntent({ test, trial }: Pick<TestState, 'test' | 'trial'>): Intent {
  return { do: 'post', action: { panel: trial === null ? 'test' : 'endTest', test } };
}

export function testsView(scene: Scene, { tests }: ServiceState): TemplateResult {
  return html`<div class="tests">${tests.map((test) => testView(scene, test))}</div>`;
}

function testView(scene: Scene, state: TestState): TemplateResult {
  const { test, trial } = state;
  const label = html`${scene.words.workshop.tests[test]}<small>${detailOf(scene, state)}</small>`;
  return html`<div ?data-refused=${state.refused !== null && trial === null}>
    ${button(label, () => scene.act(testIntent(state)), {
      key: TEST_KEYS[test].toUpperCase(),
      ...(trial !== null && { pressed: true }),
    })}
  </div>`;
}

function detailOf({ words, now }: Scene, { refused, trial }: TestState): string {
  const { workshop } = words;
  // The last second is told as one.
  if (trial !== null) return workshop.left(age(words, trial.until - now + 999));
  return refused === null ? '' : workshop.refused[refused];
}
