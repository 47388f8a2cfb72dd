import { describe, expect, it } from 'vitest';
import { openTable } from '../support/open-table.ts';

const COIL = { pulse: '200ms' };
const PINS = { coins: { pin: 27 }, startLamp: { pin: 22 } };
const wiredTo = (outputs: object, sensors: readonly string[] = ['barDown', 'door']) => ({
  cabinet: { driver: 'gpio', sensors, gpio: { lines: {}, outputs: { ...PINS, ...outputs } } },
});
const WATCHED = wiredTo({ bar: { drop: { pin: 16, ...COIL }, raise: { pin: 17, ...COIL } } });
const MOTORED = wiredTo({ bar: { motor: 18, most: '5s' } });

/** A game whose bar is up. */
async function playing(settings: Record<string, unknown> = WATCHED) {
  const table = await openTable(settings);
  table.edge('bar.down', 1);
  table.wait(1_000);
  table.coin(100);
  table.press('start');
  table.wait(500);
  table.edge('bar.down', 0);
  table.wait(1_000);
  return table;
}

const again = (table: Awaited<ReturnType<typeof openTable>>) =>
  table.history('bar').filter(({ value }) => value === 'again').length;

describe('a bar that goes where it is told', () => {
  it('is told once', async () => {
    const table = await playing();
    table.wait(17 * 60_000 - 1_500);
    table.wait(300);
    table.edge('bar.down', 1);
    table.wait(60_000);
    expect(table.history('bar').map(({ value }) => value)).toEqual(['raised', 'dropped']);
    expect(table.board().faults).toEqual([]);
  });
});

describe('a bar that does not rise at START', () => {
  it('is told twice more, and has 5 s altogether before the game is void', async () => {
    const table = await openTable(WATCHED);
    table.edge('bar.down', 1);
    table.wait(1_000);
    table.coin(100);
    table.press('start');
    table.wait(4_999);
    expect(again(table)).toBe(2);
    expect(table.board().phase).toBe('play');
    table.wait(1);
    expect(table.board()).toMatchObject({
      phase: 'ready',
      credit: { games: 1 },
      faults: [{ code: 'VEND_FAILED', what: 'bar.down' }],
    });
    expect(again(table)).toBe(2);
  });

  it('has the time that its motor may run, each time', async () => {
    const table = await openTable(MOTORED);
    table.edge('bar.down', 1);
    table.wait(1_000);
    table.coin(100);
    table.press('start');
    table.wait(17_999);
    expect(again(table)).toBe(2);
    table.edge('bar.down', 0);
    table.wait(10_000);
    expect(table.board()).toMatchObject({ phase: 'play', faults: [] });
  });
});

describe('a bar that does not fall', () => {
  /** The time is up, and a ball lies under the bar. */
  async function stuck() {
    const table = await playing();
    table.wait(17 * 60_000 - 1_500);
    return table;
  }

  it('is told twice more and then named, and the game goes on by the rules', async () => {
    const table = await stuck();
    table.wait(5_000);
    expect(again(table)).toBe(2);
    expect(table.board()).toMatchObject({
      phase: 'afterBar',
      faults: [{ code: 'BAR_STUCK', what: 'bar.down' }],
    });
    table.pot('100');
    expect(table.scores()[0]).toEqual([0, 100]);
    table.wait(600_000);
    expect(again(table)).toBe(2);
  });

  it('is no fault any more once it is down', async () => {
    const table = await stuck();
    table.wait(5_000);
    table.edge('bar.down', 1);
    table.wait(1_000);
    expect(table.board().faults).toEqual([]);
  });

  it('is none when it came down at the second telling', async () => {
    const table = await stuck();
    table.wait(2_100);
    expect(again(table)).toBe(1);
    table.edge('bar.down', 1);
    table.wait(60_000);
    expect(table.board().faults).toEqual([]);
    expect(again(table)).toBe(1);
  });

  it('is not judged while the board is away, and has its time anew when that is back', async () => {
    const table = await playing();
    const at = table.clock.now();
    table.cabinet.report({ type: 'lost', what: '/dev/board', at });
    table.wait(60_000);
    expect(table.board().faults.map(({ code }) => code)).toEqual(['CABINET_LOST']);
    expect(again(table)).toBe(0);
    table.cabinet.report({ type: 'found', what: '/dev/board', at: table.clock.now() });
    table.wait(1_000);
    expect(table.board()).toMatchObject({ phase: 'play', faults: [] });
  });

  it('is not judged while somebody has the door open', async () => {
    const table = await playing();
    table.edge('door', 1);
    table.wait(500);
    table.edge('bar.down', 1);
    table.wait(60_000);
    expect(again(table)).toBe(0);
    table.edge('door', 0);
    table.wait(500);
    table.wait(2_000);
    expect(again(table)).toBe(1);
  });

  it('is nobody’s fault where no switch tells', async () => {
    const table = await openTable(wiredTo({ bar: { pin: 17 } }, []));
    table.coin(100);
    table.press('start');
    table.wait(17 * 60_000 + 60_000);
    expect(table.board().faults).toEqual([]);
    expect(again(table)).toBe(0);
  });
});

describe('a bar that is pushed down in the midst of a game', () => {
  it('is told to rise again, then named, and the game goes on', async () => {
    const table = await playing();
    table.pot('100');
    table.edge('bar.down', 1);
    table.wait(5_100);
    expect(again(table)).toBe(2);
    expect(table.board()).toMatchObject({
      phase: 'play',
      credit: { games: 0 },
      faults: [{ code: 'VEND_FAILED', what: 'bar.down' }],
    });
    table.edge('bar.down', 0);
    table.wait(1_000);
    expect(table.board()).toMatchObject({ phase: 'play', faults: [] });
  });
});

describe('balls behind a coil of their own', () => {
  const RELEASED = wiredTo({ bar: { pin: 17 }, release: { pin: 23 } }, []);

  it('are let go at START and once more when they did not come, without the bar', async () => {
    const table = await openTable(RELEASED);
    table.coin(100);
    table.press('start');
    expect(table.history('release')).toHaveLength(1);
    table.wait(10_000);
    expect(table.press('revend')).toBeNull();
    expect(table.history('release')).toHaveLength(2);
    expect(table.history('bar').map(({ value }) => value)).toEqual(['raised']);
  });

  it('are behind the bar where there is no such coil: a motor has the time to drop it', async () => {
    const table = await playing(MOTORED);
    table.press('revend');
    table.wait(5_999);
    expect(table.board().outputs.bar).toBe('dropped');
    table.wait(1);
    expect(table.board().outputs.bar).toBe('raised');
    expect(table.history('release')).toEqual([]);
  });
});

describe('a coil that was asked too often', () => {
  it('is named until it may be used again, and the game goes on', async () => {
    const table = await playing();
    const limit = { code: 'COIL_LIMIT', what: 'chime' } as const;
    table.cabinet.report({ type: 'trouble', ...limit, at: table.clock.now() });
    expect(table.board()).toMatchObject({ phase: 'play', faults: [limit] });
    table.cabinet.report({ type: 'mended', ...limit, at: table.clock.now() });
    expect(table.board().faults).toEqual([]);
  });
});
