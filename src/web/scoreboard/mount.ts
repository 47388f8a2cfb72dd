/** A living scoreboard in a box: follows the stream, redraws when something changed, hears touches and keys. */
import { html, render } from 'lit';
import type { PanelAction } from '../../ports/web-api.ts';
import type { Live } from '../live.ts';
import { languageOf, wordsFor } from '../words/words.ts';
import { isNight } from './night.ts';
import { nextDrawIn } from './pace.ts';
import { keyIntent } from './panel/keyboard.ts';
import type { Scene } from './scene.ts';
import { waitingView } from './scenes/reconnecting.ts';
import { see } from './seen.ts';
import './styles/styles.ts';
import { FRESH, type Intent, intend, type Ui } from './ui.ts';
import { scoreboardView } from './view.ts';

export interface MountOptions {
  readonly live: Live;
  readonly post: (action: PanelAction) => void;
  /** Whether the whole window's keys are this scoreboard's. */
  readonly keyboard: boolean;
}

const STIRRED_MS = 8_000;
const DRIFT_MS = 40_000;

/** Returns the way to stop. */
export function mountScoreboard(host: HTMLElement, { live, post, keyboard }: MountOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let ui: Ui = FRESH;
  let scene: Scene | null = null;
  let drawTimer = 0;
  let stirTimer = 0;

  const act = (intent: Intent) => {
    ui = intend(ui, intent);
    if (intent.do === 'post') post(intent.action);
    draw();
  };
  const draw = () => {
    clearTimeout(drawTimer);
    scene = sceneNow();
    if (!scene) return render(waitingView(wordsFor(languageOf(navigator.language))), host);
    document.documentElement.lang = scene.language;
    render(scoreboardView(scene), host);
    drawTimer = window.setTimeout(draw, nextDrawIn(scene));
  };
  const sceneNow = (): Scene | null => {
    const { board, layout, connected } = live.state();
    if (!board || !layout) return null;
    const now = live.now();
    ui = { ...ui, connected, seen: see(ui.seen, board, now), ...surroundings(layout.night) };
    const language = ui.language ?? layout.language;
    return { board, layout, ui, now, act, language, words: wordsFor(language) };
  };
  const stir = () => {
    clearTimeout(stirTimer);
    stirTimer = window.setTimeout(() => show({ stirred: false }), STIRRED_MS);
    if (!ui.stirred) show({ stirred: true });
  };
  const show = (change: Partial<Ui>) => {
    ui = { ...ui, ...change };
    draw();
  };

  for (const name of ['pointermove', 'pointerdown', 'focusin'] as const)
    host.addEventListener(name, stir, { signal });
  if (keyboard) window.addEventListener('keydown', hear, { signal });
  function hear(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !scene) return;
    stir();
    const intent = isOnControl(event) ? null : keyIntent(scene, event.key);
    if (!intent) return;
    event.preventDefault();
    act(intent);
  }

  const unwatch = live.watch(draw);
  return () => {
    unwatch();
    stop.abort();
    clearTimeout(drawTimer);
    clearTimeout(stirTimer);
    render(html``, host);
  };
}

/** Enter and space on a focused button are the button's. */
function isOnControl({ key, target }: KeyboardEvent): boolean {
  return (
    (key === 'Enter' || key === ' ') &&
    target instanceof Element &&
    target.closest('[role=button],button') !== null
  );
}

function surroundings(night: { readonly from: string; readonly to: string } | null): Partial<Ui> {
  return {
    night: isNight(night, new Date()),
    drift: Math.floor(performance.now() / DRIFT_MS),
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
