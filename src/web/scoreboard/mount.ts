/** A living scoreboard in a box: follows the stream, redraws when something changed, hears touches and keys. */
import { render } from 'lit';
import type { PanelAction } from '../../ports/web-api.ts';
import type { Live } from '../live.ts';
import { wordsFor } from '../words/words.ts';
import type { Scene } from './scene.ts';
import { see } from './seen.ts';
import { FRESH, type Intent, intend, type Ui } from './ui.ts';
import { scoreboardView } from './view.ts';

export interface MountOptions {
  readonly live: Live;
  readonly post: (action: PanelAction) => void;
  /** Whether the whole window's keys are this scoreboard's. */
  readonly keyboard: boolean;
}

/** Returns the way to stop. */
export function mountScoreboard(host: HTMLElement, { live, post }: MountOptions): () => void {
  let ui: Ui = FRESH;
  const act = (intent: Intent) => {
    ui = intend(ui, intent);
    if (intent.do === 'post') post(intent.action);
    draw();
  };
  const draw = () => {
    const { board, layout, connected } = live.state();
    if (!board || !layout) return;
    const now = live.now();
    ui = { ...ui, connected, seen: see(ui.seen, board, now) };
    const scene: Scene = { board, layout, ui, now, act, words: wordsFor(ui.language ?? layout.language) };
    render(scoreboardView(scene), host);
  };
  return live.watch(draw);
}
