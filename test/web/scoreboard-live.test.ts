import { describe, expect, it } from 'vitest';
import { BOARD, LAYOUT } from '../../src/web/gallery/boards.ts';
import { type Browser, openLive } from '../../src/web/live.ts';
import { msLeft } from '../../src/web/scoreboard/scene.ts';

/** A stream in the hands of the test. */
class Stream extends EventTarget {
  onerror: (() => void) | null = null;
  closed = false;
  say(name: string, value: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(value) }));
  }
  close(): void {
    this.closed = true;
  }
}

function fakeBrowser() {
  const streams: Stream[] = [];
  let now = 0;
  let timer: { at: number; then: () => void } | null = null;
  let online = () => {};
  const browser: Browser = {
    open() {
      const stream = new Stream();
      streams.push(stream);
      // The page uses three things of an EventSource, and a Stream has them.
      return stream as unknown as EventSource;
    },
    now: () => now,
    after(ms, then) {
      timer = { at: now + ms, then };
      return () => {
        timer = null;
      };
    },
    onOnline(then) {
      online = then;
      return () => {};
    },
  };
  const pass = (ms: number) => {
    const until = now + ms;
    while (timer && timer.at <= until) {
      const due: { at: number; then: () => void } = timer;
      timer = null;
      now = due.at;
      due.then();
    }
    now = until;
  };
  const stream = () => streams.at(-1) ?? new Stream();
  return { browser, streams, stream, pass, online: () => online() };
}

describe('the stream from the table', () => {
  it('shows what the table says as soon as it says it', () => {
    const { browser, stream } = fakeBrowser();
    const live = openLive(browser);
    expect(live.state().connected).toBe(false);
    stream().say('layout', LAYOUT);
    stream().say('board', BOARD);
    expect(live.state()).toMatchObject({ connected: true, layout: LAYOUT, board: BOARD });
  });

  it('is opened anew after the server was away, for as long as it takes', () => {
    const { browser, streams, stream, pass } = fakeBrowser();
    const live = openLive(browser);
    stream().say('board', BOARD);
    stream().onerror?.();
    expect(live.state()).toMatchObject({ connected: false, board: BOARD });
    for (let refused = 0; refused < 5; refused++) {
      pass(2_000);
      stream().onerror?.();
    }
    pass(2_000);
    stream().say('board', { ...BOARD, active: 1 });
    expect(live.state()).toMatchObject({ connected: true, board: { active: 1 } });
    expect(streams.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it('is taken for dead when a pulled cable leaves it silent', () => {
    const { browser, streams, stream, pass } = fakeBrowser();
    const live = openLive(browser);
    stream().say('board', BOARD);
    pass(14_000);
    stream().say('time', 14_000);
    pass(14_000);
    expect(live.state().connected).toBe(true);
    pass(1_000);
    expect(live.state().connected).toBe(false);
    expect(streams).toHaveLength(2);
  });

  it('is opened at once when the network comes back', () => {
    const { browser, streams, stream, online } = fakeBrowser();
    openLive(browser);
    stream().onerror?.();
    online();
    expect(streams).toHaveLength(2);
  });

  it('carries the clock on between two boards, at the speed of the table', () => {
    const { browser, stream, pass } = fakeBrowser();
    const live = openLive(browser);
    stream().say('time', 500_000);
    const board = { ...BOARD, clock: { msLeft: 60_000, at: 500_000, speed: 10, warning: null } };
    stream().say('board', board);
    pass(2_500);
    expect(msLeft({ board, now: live.now() })).toBe(35_000);
  });

  it('does not take an old board for news of the clock', () => {
    const { browser, stream } = fakeBrowser();
    const live = openLive(browser);
    stream().say('time', 530_000);
    const board = { ...BOARD, clock: { msLeft: 60_000, at: 500_000, speed: 1, warning: null } };
    stream().say('board', board);
    expect(msLeft({ board, now: live.now() })).toBe(30_000);
  });

  it('believes the clock of a table that was started anew', () => {
    const { browser, stream, pass } = fakeBrowser();
    const live = openLive(browser);
    stream().say('time', 90_000_000);
    stream().onerror?.();
    pass(2_000);
    stream().say('time', 400);
    expect(live.now()).toBe(400);
  });
});
