/** The stream from the table: what it last said, and whether it is there. It comes back by itself. */
import type { CabinetView, PanelAction, ServerEvents } from '../ports/web-api.ts';
import type { Scoreboard, TableLayout } from '../session/scoreboard.ts';
import type { ServiceState } from '../session/service/state.ts';
import { ask } from './ask.ts';

export interface LiveState {
  readonly connected: boolean;
  readonly layout: TableLayout | null;
  readonly board: Scoreboard | null;
  /** While the key is turned. */
  readonly service: ServiceState | null;
  readonly cabinet: CabinetView | null;
  /** Table time (`at` of the board) minus page time; null until the table has spoken. */
  readonly offsetMs: number | null;
}

export interface Live {
  state(): LiveState;
  /** Table time now, in monotonic milliseconds. */
  now(): number;
  /** Calls back at once and after every change; returns the way to stop. */
  watch(told: (state: LiveState) => void): () => void;
  close(): void;
}

/** What of the browser it needs; tests hand in their own. */
export interface Browser {
  open(url: string): EventSource;
  now(): number;
  after(ms: number, then: () => void): () => void;
  /** Told when the machine's network is back. */
  onOnline(then: () => void): () => void;
}

export const OFFLINE: LiveState = {
  connected: false,
  layout: null,
  board: null,
  service: null,
  cabinet: null,
  offsetMs: null,
};

// A browser that got an HTTP error never tries again, and a pulled cable raises no error at all: the server sends
// `time` more often than this.
const RETRY_MS = 2_000;
const SILENCE_MS = 15_000;

export function openLive(browser: Browser = thisBrowser(), url = '/events'): Live {
  let state = OFFLINE;
  let source: EventSource | null = null;
  let cancelRetry = () => {};
  const watchers = new Set<(state: LiveState) => void>();

  const tell = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const told of watchers) told(state);
  };
  const connectIn = (ms: number) => {
    cancelRetry();
    cancelRetry = browser.after(ms, connect);
  };
  const lose = () => {
    source?.close();
    if (state.connected) tell({ connected: false });
    connectIn(RETRY_MS);
  };
  const connect = () => {
    lose();
    source = browser.open(url);
    source.onerror = lose;
    connectIn(SILENCE_MS);
    hear(source, (heard) => {
      connectIn(SILENCE_MS);
      // A table that was started anew counts its time from zero.
      const before = state.connected ? state : { ...state, offsetMs: null };
      tell({ ...heard(before, browser.now()), connected: true });
    });
  };
  const stopListening = browser.onOnline(connect);
  connect();

  return {
    state: () => state,
    now: () => browser.now() + (state.offsetMs ?? 0),
    watch(told) {
      watchers.add(told);
      told(state);
      return () => watchers.delete(told);
    },
    close() {
      cancelRetry();
      stopListening();
      source?.close();
    },
  };
}

type Heard = (state: LiveState, pageMs: number) => Partial<LiveState>;

const HEARD: { readonly [K in keyof ServerEvents]: (value: ServerEvents[K]) => Heard } = {
  layout: (layout) => () => ({ layout }),
  service: (service) => () => ({ service }),
  cabinet: (cabinet) => () => ({ cabinet }),
  time: (tableMs) => (_, pageMs) => ({ offsetMs: tableMs - pageMs }),
  // A stored board may be old: only one that is ahead of our reckoning sets the clock.
  board: (board) => (state, pageMs) => ({
    board,
    offsetMs: Math.max(board.clock.at - pageMs, state.offsetMs ?? Number.NEGATIVE_INFINITY),
  }),
};

function hear(source: EventSource, told: (heard: Heard) => void): void {
  const listen = <K extends keyof ServerEvents>(name: K) =>
    source.addEventListener(name, (message) => {
      // The server is ours and types what it sends (ports/web-api.ts).
      const value = JSON.parse(message.data) as ServerEvents[K];
      told(HEARD[name](value));
    });
  for (const name of ['layout', 'board', 'service', 'cabinet', 'time'] as const) listen(name);
}

/** Asks the table to do what was touched. */
export function post(action: PanelAction): Promise<string | null> {
  return ask('/panel', action);
}

function thisBrowser(): Browser {
  return {
    open: (url) => new EventSource(url),
    now: () => performance.now(),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    onOnline(then) {
      window.addEventListener('online', then);
      return () => window.removeEventListener('online', then);
    },
  };
}
