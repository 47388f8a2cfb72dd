/** What is left of the paid time; after the bar, what the game is at. */
import { html, type TemplateResult } from 'lit';
import { msLeft, type Scene } from '../scene.ts';
import { ballMark } from './balls.ts';

export function clockView(scene: Scene): TemplateResult {
  if (scene.board.phase === 'lastBall') return lastBallMark(scene);
  const { toBar, barSoon } = scene.words.play;
  return scene.board.outputs.bar === 'dropped'
    ? barMark(scene)
    : countdown(scene, { calm: toBar, soon: barSoon });
}

export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left, and for what: in other words from the first warning on. */
export function countdown(scene: Scene, label: { calm: string; soon: string }): TemplateResult {
  const { board, layout } = scene;
  const left = msLeft(scene);
  const urgency = urgencyOf(board.clock.warning, layout.warningsMs);
  return html`<div class="clock" data-urgency=${urgency} role="timer">
    <p class="time">${minutesAndSeconds(left)}</p>
    <p class="label">${urgency === 'calm' ? label.calm : label.soon}</p>
  </div>`;
}

/** The last warning is louder than those before it. */
function urgencyOf(warning: number | null, warningsMs: readonly number[]): 'calm' | 'soon' | 'now' {
  if (warning === null) return 'calm';
  return warningsMs.length > 1 && warning === Math.min(...warningsMs) ? 'now' : 'soon';
}

function barMark({ words }: Scene): TemplateResult {
  return html`<div class="clock" data-urgency="down">
    <p class="bar-mark">${words.play.barDown}</p>
  </div>`;
}

function lastBallMark({ words, board }: Scene): TemplateResult {
  return html`<div class="clock" data-urgency="down">
    <p class="bar-mark">${ballMark(board.redInPlay ? 'red' : 'white')} ${words.play.lastBall}</p>
  </div>`;
}
