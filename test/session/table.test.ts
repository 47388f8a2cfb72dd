import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import type { Momentary } from '../../src/session/outputs.ts';
import { msLeft } from '../../src/session/scoreboard-of.ts';
import { tableMachine } from '../../src/session/table.ts';
import type { TableInput } from '../../src/session/table-clock.ts';

const MINUTE = 60_000;
const FRESH: TableInput = { warningsMs: [30_000, 120_000], credit: false, game: null, at: 0 };

function wake(input: Partial<TableInput> = {}) {
  const clock = new HandClock();
  const table = createActor(tableMachine, { clock, input: { ...FRESH, ...input } });
  const chimes: { at: number; momentary: Momentary }[] = [];
  table.on('momentary', ({ momentary }) => chimes.push({ at: clock.now(), momentary }));
  table.start();
  return {
    clock,
    chimes,
    send: table.send.bind(table),
    at: () => table.getSnapshot(),
    start: (gameMs: number | null = 17 * MINUTE) =>
      table.send({ type: 'game.started', gameMs, warningsMs: FRESH.warningsMs, at: clock.now() }),
    left: () => msLeft(table.getSnapshot(), clock.now()),
  };
}

describe('the table', () => {
  it('waits for money, then for START, then plays', () => {
    const table = wake();
    expect(table.at().matches('attract')).toBe(true);
    table.send({ type: 'credit.bought' });
    expect(table.at().matches('ready')).toBe(true);
    table.start();
    expect(table.at().hasTag('bar raised')).toBe(true);
  });

  it('BB-53 drops the bar when the time is up, not a millisecond before, and once only', () => {
    const table = wake();
    table.start();
    table.clock.advance(17 * MINUTE - 1);
    expect(table.at().hasTag('bar raised')).toBe(true);
    table.clock.advance(1);
    expect(table.at().matches('barDown')).toBe(true);
    table.clock.advance(60 * MINUTE);
    expect(table.chimes.filter(({ momentary }) => momentary.value === 'bar')).toHaveLength(1);
  });

  it('warns at two minutes and at thirty seconds, whatever the order in the settings', () => {
    const table = wake();
    table.start();
    table.clock.advance(17 * MINUTE);
    const warnings = table.chimes.filter(({ momentary }) => momentary.value === 'warning');
    expect(warnings.map(({ at }) => at)).toEqual([15 * MINUTE, 16.5 * MINUTE]);
  });

  it('gives no warning that was due before the game was long enough for it', () => {
    const table = wake();
    table.start(MINUTE);
    table.clock.advance(MINUTE);
    expect(table.chimes.map(({ at }) => at)).toEqual([30_000, MINUTE]);
  });

  it('goes on after a power cut with the time that was left', () => {
    const table = wake({ game: { msLeft: 5 * MINUTE, barDropped: false, over: false, hasClock: true } });
    table.clock.advance(5 * MINUTE - 1);
    expect(table.at().hasTag('bar raised')).toBe(true);
    table.clock.advance(1);
    expect(table.at().matches('barDown')).toBe(true);
  });

  it('wakes with the bar down when it had fallen', () => {
    const table = wake({ game: { msLeft: 0, barDropped: true, over: false, hasClock: true } });
    expect(table.at().matches('barDown')).toBe(true);
  });

  it('plays without a clock where no time is sold, until the game is over', () => {
    const table = wake();
    table.start(null);
    table.clock.advance(600 * MINUTE);
    expect(table.at().matches('untimed')).toBe(true);
    expect([table.left(), table.at().hasTag('game open'), table.at().hasTag('bar raised')]).toEqual([
      0,
      true,
      false,
    ]);
    table.send({ type: 'game.ended', at: table.clock.now() });
    expect(table.at().matches('over')).toBe(true);
    table.send({ type: 'game.reopened', at: table.clock.now() });
    expect(table.at().matches('untimed')).toBe(true);
    expect(table.chimes).toEqual([]);
  });

  it('goes on without a clock after a power cut and after a fault', () => {
    const table = wake({ game: { msLeft: 0, barDropped: false, over: false, hasClock: false } });
    expect(table.at().matches('untimed')).toBe(true);
    table.send({ type: 'table.failed', at: 1000 });
    table.send({ type: 'table.mended', credit: false, at: 2000 });
    expect(table.at().matches('untimed')).toBe(true);
    const over = wake({ game: { msLeft: 0, barDropped: false, over: true, hasClock: false } });
    over.send({ type: 'game.reopened', at: 1000 });
    expect(over.at().matches('untimed')).toBe(true);
  });

  it('shows the result again after a power cut at the end', () => {
    const table = wake({ credit: true, game: { msLeft: 0, barDropped: true, over: true, hasClock: true } });
    expect(table.at().matches('over')).toBe(true);
    expect(table.at().hasTag('startable')).toBe(true);
  });

  it('lets bought time follow the time that is left', () => {
    const table = wake();
    table.start();
    table.clock.advance(16 * MINUTE);
    table.send({ type: 'time.added', ms: 17 * MINUTE, at: table.clock.now() });
    expect(table.left()).toBe(18 * MINUTE);
    table.clock.advance(18 * MINUTE - 1);
    expect(table.at().hasTag('bar raised')).toBe(true);
  });

  it('stops the clock while it is out of order and gives the rest back', () => {
    const table = wake();
    table.start();
    table.clock.advance(10 * MINUTE);
    table.send({ type: 'table.failed', at: table.clock.now() });
    expect(table.at().hasTag('bar raised')).toBe(false);
    table.clock.advance(60 * MINUTE);
    expect(table.left()).toBe(7 * MINUTE);
    table.send({ type: 'table.mended', credit: false, at: table.clock.now() });
    table.clock.advance(7 * MINUTE - 1);
    expect(table.at().hasTag('bar raised')).toBe(true);
  });

  it('goes on where it was when an undo takes the end back', () => {
    const table = wake();
    table.start();
    table.clock.advance(10 * MINUTE);
    table.send({ type: 'game.ended', at: table.clock.now() });
    table.clock.advance(MINUTE);
    table.send({ type: 'game.reopened', at: table.clock.now() });
    expect(table.left()).toBe(7 * MINUTE);
  });

  it('keeps the bar down when the end is taken back after it fell', () => {
    const table = wake();
    table.start();
    table.clock.advance(17 * MINUTE);
    table.send({ type: 'game.ended', at: table.clock.now() });
    table.send({ type: 'game.reopened', at: table.clock.now() });
    expect(table.at().matches('barDown')).toBe(true);
  });

  it('never raises the bar without a game, in any state that can be reached', () => {
    const events = [
      { type: 'credit.bought' },
      { type: 'game.started', gameMs: MINUTE, warningsMs: [], at: 0 },
      { type: 'game.ended', at: 0 },
      { type: 'game.reopened', at: 0 },
      { type: 'table.failed', at: 0 },
      { type: 'table.mended', credit: true, at: 0 },
      { type: 'xstate.after.playTime.table.playing' } as never,
    ] as const;
    const paths = getShortestPaths(tableMachine, { input: { ...FRESH, warningsMs: [] }, events });
    const states = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect(states).toEqual(
      new Set(['"attract"', '"ready"', '{"playing":"counting"}', '"barDown"', '"over"', '"outOfOrder"']),
    );
    for (const { state } of paths) {
      if (state.hasTag('bar raised')) expect(state.context.game).toBe('timed');
    }
  });
});
