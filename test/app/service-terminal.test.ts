import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/app/service/terminal/ask.ts';
import { LiveService } from '../../src/app/service/terminal/live.ts';
import { tryOne } from '../../src/app/service/terminal/one-test.ts';
import { onceOf } from '../../src/app/service/terminal/screen.ts';
import type { ServiceSeen } from '../../src/ports/control.ts';
import type { TestName } from '../../src/session/service/tests.ts';
import { type OpenTable, openGame, openTable } from '../support/open-table.ts';
import { asked as askedOf, onTerminal } from '../support/service.ts';
import { Terminal } from '../support/terminal.ts';

const FITTED = { cabinet: { sensors: ['barDown', 'door', 'key', 'lane'] } };
const SIZE = { columns: 80, rows: 60 };

const asked = (table: OpenTable): Asked => askedOf((request) => table.controller.service(request));

async function seen(table: OpenTable): Promise<ServiceSeen> {
  const answer = await asked(table).ask({ do: 'look' });
  if ('seen' in answer) return answer.seen;
  throw new Error(answer.untried);
}

const screen = (table: OpenTable, size = SIZE) => onTerminal(asked(table), size);

async function opened(settings: Record<string, unknown> = FITTED) {
  const table = await openTable(settings);
  table.edge('bar.down', 1);
  table.wait(100);
  table.controller.service({ do: 'enter' });
  return table;
}

/** Tries this while the table's time passes; what was printed. */
async function tried(table: OpenTable, test: TestName, meanwhile: (leave: () => void) => void = () => {}) {
  const printed: string[] = [];
  const going = new AbortController();
  const over = tryOne(asked(table), test, {
    clock: table.clock,
    print: (line) => printed.push(line),
    gone: going.signal,
  });
  let isOver = false;
  const end = over.finally(() => {
    isOver = true;
  });
  end.catch(() => {});
  for (let step = 0; step < 800 && !isOver; step += 1) {
    await new Promise((turn) => setImmediate(turn));
    if (step === 4) meanwhile(() => going.abort());
    table.wait(250);
  }
  return { printed, isRight: await over };
}

describe('service mode on a terminal', () => {
  it('fits eighty columns with every sensor, its level, its edges and their age', async () => {
    const table = await opened();
    table.drop('50L');
    table.wait(3_000);
    const text = await screen(table);
    expect(text).toMatch(/hole\.50L +clear +2 +3 s/);
    expect(text).toMatch(/hole\.200 +clear +0 +never/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('shows no more lines than there are, and those that matter first', async () => {
    const text = await screen(await opened(), { columns: 80, rows: 10 });
    expect(text.split('\n')).toHaveLength(10);
    expect(text).toMatch(/^SERVICE {2}attract, credits 0, shuts in 10:00/);
    expect(text).toContain('q quit');
  });

  it('says which balls came past the reader, where there is one', async () => {
    const table = await opened({ game: 'pool8', cabinet: { balls: 'reader' } });
    expect(await screen(table)).toContain('ball reader: nothing came past it yet');
    expect(await screen(await opened())).not.toContain('ball reader');
  });

  it('shows every sensor on a small screen, though a plug is out and each of its lines is a fault', async () => {
    const table = await opened();
    for (const hole of ['200', '50L', '50R', '100', '30L', '20L', '10', '20R', '30R']) {
      table.edge(`hole.${hole}`, 1);
    }
    table.wait(15_000);
    const text = await screen(table, { columns: 80, rows: 24 });
    expect(text).toMatch(/FAULT HOLE_BLOCKED hole\.200, hole\.50L, hole\.50R, hole\.100, hole\.30L/);
    expect(text).toMatch(/\.\.\. and \d+ lines more: baulk service --once/);
    for (const { line } of table.controller.serviceState().lines) expect(text).toContain(line);
  });

  it('says in words what is to be looked at, and what to do about a fault', async () => {
    const table = await opened();
    table.edge('peg.whiteL', 1);
    table.wait(10_000);
    table.disk.writable = false;
    table.coin(100);
    table.wait(100);
    const text = await screen(table);
    expect(text).toContain('! peg.whiteL: skittle whiteL, DOWN for 10 s');
    expect(text).toMatch(/FAULT JOURNAL_UNWRITABLE[\s\S]*The disk is full or read-only\./);
  });

  it('once, tells the sensors with what they are', async () => {
    const lines = onceOf(await seen(await openTable(FITTED)));
    expect(lines[0]).toBe('SERVICE  attract, credits 0, not open: nothing can be tried');
    expect(lines.join('\n')).toMatch(/peg\.black +skittle black +stands +0 +never/);
  });

  it('tries what its keys say, tells why not, and is shut when the person leaves', async () => {
    const table = await openGame(FITTED);
    const terminal = new Terminal();
    let press: (key: string) => void = () => {};
    const person = {
      ...SIZE,
      write: (text: string) => void terminal.write(text),
      onKey: (told: (key: string) => void) => {
        press = told;
        return () => {};
      },
    };
    const run = new LiveService(asked(table), person, table.clock).run();
    const beat = async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
    };
    await beat();
    press('d');
    await beat();
    expect(terminal.screen).toContain('a game is on, and this would change it');
    press('l');
    await beat();
    expect(table.board().outputs.startLamp).toBe('lit');
    expect(terminal.screen).toMatch(/GAME ON 1[67]:\d\d/);
    press('q');
    await run;
    expect(table.board()).toMatchObject({ phase: 'play', outputs: { bar: 'raised', startLamp: 'dark' } });
    expect(table.controller.serviceState().open).toBeNull();
  });

  it('does every key of those that a slow line brings at once, and takes no part of another key for one', async () => {
    const table = await opened();
    let type: (keys: string) => void = () => {};
    const person = {
      ...SIZE,
      write: () => {},
      onKey: (told: (keys: string) => void) => {
        type = told;
        return () => {};
      },
    };
    const run = new LiveService(asked(table), person, table.clock).run();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
    type('\x1b[d');
    type('lqq');
    await run;
    table.wait(100);
    const tested = table.disk.rows.flatMap(({ entry }) => (entry.kind === 'tested' ? [entry.test] : []));
    expect(tested).toEqual(['startLamp']);
    expect(table.controller.serviceState().open).toBeNull();
  });
});

describe('one thing that is tried by a command', () => {
  it('is told when it is done, and leaves service mode as it was', async () => {
    const table = await openTable(FITTED);
    const falls = () => table.edge('bar.down', 1);
    const { printed, isRight } = await tried(table, 'barDrop', falls);
    expect([printed[0], printed.at(-1)]).toEqual([
      'bar-drop: drop the bar',
      'done, the switch bar.down says so',
    ]);
    expect(isRight).toBe(true);
    expect(table.controller.serviceState().open).toBeNull();
    await tried(await opened(), 'meter');
  });

  it('says that the bar did not follow', async () => {
    const table = await opened();
    const { printed, isRight } = await tried(table, 'barRaise');
    expect(printed.at(-1)).toMatch(/does NOT say so/);
    expect(isRight).toBe(false);
    expect(table.controller.serviceState().open).not.toBeNull();
  });

  it('says that the meter had no pulse, its output being wrong', async () => {
    const table = await opened();
    const at = table.clock.now();
    table.cabinet.report({ type: 'trouble', code: 'OUTPUT_WRONG', what: 'meter', at });
    const { printed, isRight } = await tried(table, 'meter');
    expect(printed.at(-1)).toMatch(/^NOT done/);
    expect(isRight).toBe(false);
  });

  it('prints coins as they come, until none has come for two minutes', async () => {
    const table = await openTable(FITTED);
    const { printed } = await tried(table, 'coins', () => table.coin(50));
    expect(printed.slice(1)).toEqual(['acceptor £0.50']);
    expect(table.board().credit).toMatchObject({ games: 0, amount: 0 });
  });

  it('is not left on by whoever goes before it is over: the next coin is credit', async () => {
    const table = await openTable(FITTED);
    await tried(table, 'coins', (leave) => {
      table.coin(100);
      leave();
    });
    expect(table.controller.serviceState()).toMatchObject({ open: null, coins: [] });
    table.coin(100);
    expect(table.board().credit.games).toBe(1);
  });

  it('is not done when the bar was sent elsewhere meanwhile', async () => {
    const table = await opened();
    const { isRight } = await tried(table, 'barRaise', () => {
      table.controller.service({ do: 'endTest', test: 'barRaise' });
    });
    expect(isRight).toBe(false);
  });

  it('is refused with the reason, and what to do', async () => {
    const table = await openGame(FITTED);
    await expect(tried(table, 'barDrop')).rejects.toThrow(/bar-drop: a game is on.*TEST_REFUSED/);
    expect(table.controller.serviceState().open).toBeNull();
  });
});
