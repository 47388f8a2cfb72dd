/** One way to answer the question on the board: a button, and the key that stands on it. */
import type { Intent } from '../ui.ts';
import { button } from './button.ts';

export interface Answer {
  readonly key: string;
  readonly label: unknown;
  readonly intent: Intent;
  readonly kind?: 'main' | 'plain';
}

export function answerButton({ key, label, intent, kind = 'plain' }: Answer, act: (intent: Intent) => void) {
  return button(label, () => act(intent), { key, kind });
}

export function answerFor(answers: readonly Answer[], key: string): Intent | null {
  return answers.find((answer) => answer.key.toLowerCase() === key)?.intent ?? null;
}
