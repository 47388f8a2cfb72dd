/** A living scoreboard in a box: follows the stream, redraws when something changed, hears touches and keys. */
import { nothing, render } from 'lit';
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
import { FRESH, follow, type Intent, intend, refuse, rest, type Sheet, type Ui } from './ui.ts';
import { scoreboardView } from './view.ts';

export interface MountOptions {
  readonly live: Live;
  /** Tells why not when it was not done. */
  readonly post: (action: PanelAction) => Promise<string | null>;
  /** Whether the whole window's keys are this scoreboard's. */
  readonly keyboard: boolean;
}

/** Returns the way to stop. */
export function mountScoreboard(host: HTMLElement, options: MountOptions): () => void {
  const mounted = new MountedScoreboard(host, options);
  return mounted.start();
}

const STIRRED_MS = 8_000;
const REST_MS = 90_000;
const REFUSAL_MS = 6_000;
const DRIFT_MS = 40_000;

class MountedScoreboard {
  readonly #host: HTMLElement;
  readonly #options: MountOptions;
  readonly #listening = new AbortController();
  #ui: Ui = FRESH;
  #scene: Scene | null = null;
  #drawing = 0;
  #calming = 0;
  #resting = 0;
  #refusing = 0;

  constructor(host: HTMLElement, options: MountOptions) {
    this.#host = host;
    this.#options = options;
  }

  start(): () => void {
    const { signal } = this.#listening;
    for (const touch of ['pointermove', 'pointerdown', 'focusin'] as const) {
      this.#host.addEventListener(touch, () => this.#stir(), { signal });
    }
    if (this.#options.keyboard) window.addEventListener('keydown', (event) => this.#hear(event), { signal });
    const unwatch = this.#options.live.watch(() => this.#draw());
    return () => {
      unwatch();
      this.#listening.abort();
      for (const timer of [this.#drawing, this.#calming, this.#resting, this.#refusing]) clearTimeout(timer);
      render(nothing, this.#host);
    };
  }

  #draw(): void {
    clearTimeout(this.#drawing);
    this.#scene = this.#sceneNow();
    if (!this.#scene) return void render(waitingView(wordsFor(languageOf(navigator.language))), this.#host);
    document.documentElement.lang = this.#scene.language;
    render(scoreboardView(this.#scene), this.#host);
    this.#drawing = window.setTimeout(() => this.#draw(), nextDrawIn(this.#scene));
  }

  #sceneNow(): Scene | null {
    const { board, layout, service, connected } = this.#options.live.state();
    if (!board || !layout) return null;
    const now = this.#options.live.now();
    const ui = follow(this.#ui, board);
    this.#ui = { ...ui, connected, seen: see(ui.seen, board, now), ...surroundings(layout.night) };
    const language = this.#ui.language ?? layout.language;
    const act = (intent: Intent) => this.#act(intent);
    return { board, layout, service, ui: this.#ui, now, act, language, words: wordsFor(language) };
  }

  #act(intent: Intent): void {
    const { sheet } = this.#ui;
    this.#show(intend(this.#ui, intent));
    if (intent.do === 'post') void this.#ask(intent.action, sheet);
  }

  async #ask(action: PanelAction, from: Sheet): Promise<void> {
    const refused = await this.#options.post(action);
    if (refused === null || this.#listening.signal.aborted) return;
    clearTimeout(this.#refusing);
    this.#refusing = window.setTimeout(() => this.#show({ ...this.#ui, refused: null }), REFUSAL_MS);
    this.#show(refuse(this.#ui, refused, from));
  }

  #show(ui: Ui): void {
    this.#ui = ui;
    this.#draw();
  }

  #stir(): void {
    clearTimeout(this.#calming);
    clearTimeout(this.#resting);
    this.#calming = window.setTimeout(() => this.#show({ ...this.#ui, stirred: false }), STIRRED_MS);
    this.#resting = window.setTimeout(
      () => this.#show(rest(this.#ui, this.#options.live.state().board)),
      REST_MS,
    );
    if (!this.#ui.stirred) this.#show({ ...this.#ui, stirred: true });
  }

  #hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#scene) return;
    this.#stir();
    const intent = isOnControl(event) ? null : keyIntent(this.#scene, event.key);
    if (!intent) return;
    event.preventDefault();
    this.#act(intent);
  }
}

/** Enter and space on a focused button are the button's. */
function isOnControl({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  return target instanceof Element && target.closest('[role=button],button') !== null;
}

function surroundings(night: Scene['layout']['night']): Pick<Ui, 'night' | 'drift' | 'still'> {
  return {
    night: isNight(night, new Date()),
    drift: Math.floor(performance.now() / DRIFT_MS),
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
