import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { askTable } from '../../src/adapters/control/ask-table.ts';
import { collectQuestion } from '../../src/adapters/control/collect-question.ts';
import { controlSocket } from '../../src/adapters/control/control-socket.ts';
import { serviceQuestion } from '../../src/adapters/control/service-question.ts';
import { controlPathOf } from '../../src/adapters/control/socket-path.ts';
import type { CollectAnswer, CollectRequest } from '../../src/ports/control.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { Collection } from '../../src/session/entries.ts';
import { EMPTY_METERS } from '../../src/session/meters.ts';
import { pathOf } from '../support/baulk.ts';

const COLLECT = { countedCents: 4500, by: 'JK', remote: false };
const QUESTION = collectQuestion(COLLECT);
const DONE: Collection = {
  number: 3,
  wall: 1_750_000_000_000,
  expectedCents: 4520,
  countedCents: 4500,
  by: 'JK',
  meters: { ...EMPTY_METERS, takenCents: 4520, coins: { 'coin.1': 4 } },
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A table that listens there, and what it was asked. */
async function tableAt(
  path: string,
  collect: (request: CollectRequest) => CollectAnswer = () => ({ done: DONE }),
) {
  const asked: CollectRequest[] = [];
  const answer = (request: CollectRequest) => {
    asked.push(request);
    return collect(request);
  };
  const service = () => ({ untried: 'gameOn' as const });
  const socket = await controlSocket({ path, log: silentLog, collect: answer, service });
  stops.push(() => socket.stop());
  return { asked, stop: () => socket.stop() };
}

/** What comes back for these bytes, until the other side ends. */
function said(path: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });
}

describe('a command', () => {
  it('reaches the table that runs, and has its answer', async () => {
    const path = pathOf('t.sock');
    const { asked } = await tableAt(path);
    expect(await askTable(path, QUESTION)).toEqual({ done: DONE });
    expect(asked).toEqual([COLLECT]);
  });

  it('is told why the table refuses', async () => {
    const path = pathOf('t.sock');
    await tableAt(path, () => ({ refused: 'doorShut' }));
    expect(await askTable(path, QUESTION)).toEqual({ refused: 'doorShut' });
  });

  it('may come with others at the same time', async () => {
    const path = pathOf('t.sock');
    let number = 0;
    await tableAt(path, () => ({ done: { ...DONE, number: ++number } }));
    const answers = await Promise.all([1, 2, 3].map(() => askTable(path, QUESTION)));
    expect(answers.map((answer) => 'done' in answer && answer.done.number).toSorted()).toEqual([1, 2, 3]);
  });

  it('is told when nobody listens there', async () => {
    await expect(askTable(pathOf('none.sock'), QUESTION)).rejects.toThrow('TABLE_UNREACHABLE');
  });

  it('does not wait for a table that never answers', async () => {
    const path = pathOf('deaf.sock');
    const deaf = createServer((socket) => socket.resume()).listen(path);
    stops.push(() => new Promise((resolve) => deaf.close(() => resolve())));
    await expect(askTable(path, QUESTION, 1)).rejects.toThrow('TABLE_UNREACHABLE');
  });

  it('does not take for an answer what is none', async () => {
    const path = pathOf('other.sock');
    const other = createServer((socket) => socket.resume().end('{"done":{"number":"three"}}\n')).listen(path);
    stops.push(() => new Promise((resolve) => other.close(() => resolve())));
    await expect(askTable(path, QUESTION)).rejects.toThrow('TABLE_UNREACHABLE');
  });
});

describe('the socket of a table', () => {
  it('is its own user’s alone', async () => {
    const path = pathOf('t.sock');
    await tableAt(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is gone when the table has stopped', async () => {
    const path = pathOf('t.sock');
    await (await tableAt(path)).stop();
    expect(() => statSync(path)).toThrow('ENOENT');
  });

  it('takes the place of one that a killed table left behind', async () => {
    const path = pathOf('t.sock');
    await tableAt(path);
    const { asked } = await tableAt(path);
    await askTable(path, QUESTION);
    expect(asked).toHaveLength(1);
  });

  it('leaves alone what is no socket, and the table plays on without', async () => {
    const path = pathOf('t.sock');
    writeFileSync(path, 'a file');
    await tableAt(path);
    expect(statSync(path).isFile()).toBe(true);
  });

  it.each([
    'shutdown\n',
    '{"collect":{"countedCents":-1,"by":null,"remote":false}}\n',
    '{"collect":{"countedCents":1.5,"by":null,"remote":false}}\n',
    '{"collect":{"countedCents":1,"by":null,"remote":false},"more":1}\n',
    '[]\n',
    '\n',
  ])('does nothing for %j', async (line) => {
    const path = pathOf('t.sock');
    const { asked } = await tableAt(path);
    expect(JSON.parse(await said(path, line))).toEqual({ problem: expect.any(String) });
    expect(asked).toEqual([]);
  });

  it('hangs up on whoever says too much', async () => {
    const path = pathOf('t.sock');
    const { asked } = await tableAt(path);
    expect(await said(path, 'x'.repeat(100_000))).toBe('');
    expect(asked).toEqual([]);
    expect(await askTable(path, QUESTION)).toEqual({ done: DONE });
  });

  it('keeps from the table what breaks on the way', async () => {
    const path = pathOf('t.sock');
    await tableAt(path, () => {
      throw new Error('the disk is gone');
    });
    await expect(askTable(path, QUESTION)).rejects.toThrow('TABLE_UNREACHABLE');
    await expect(askTable(path, QUESTION)).rejects.toThrow('TABLE_UNREACHABLE');
  });
});

describe('where it lies', () => {
  it('is beside the journal', () => {
    const journal = pathOf('t.db');
    expect(controlPathOf(journal)).toBe(`${journal}.sock`);
  });

  it('is the same by every way to the journal', () => {
    const journal = pathOf('t.db');
    const roundabout = join(
      dirname(journal),
      '..',
      journal.split('/').at(-2) ?? '',
      journal.split('/').at(-1) ?? '',
    );
    expect(controlPathOf(roundabout)).toBe(controlPathOf(journal));
  });

  it('is a short name elsewhere where the system would not take the long one', async () => {
    const folder = pathOf('a-name-that-goes-on-and-on'.repeat(6));
    mkdirSync(folder);
    const path = controlPathOf(join(folder, 't.db'));
    expect(path.startsWith(tmpdir())).toBe(true);
    expect(path).not.toBe(controlPathOf(join(folder, 'other.db')));
    await tableAt(path);
    expect(await askTable(path, QUESTION)).toEqual({ done: DONE });
  });
});

describe('service mode, asked for by a command', () => {
  it('answers why a test was not begun, and knows no test that there is not', async () => {
    const path = pathOf('t.sock');
    await tableAt(path);
    const question = serviceQuestion({ do: 'test', test: 'barDrop' });
    expect(await askTable(path, question)).toEqual({ untried: 'gameOn' });
    const strange = JSON.stringify({ service: { do: 'test', test: 'explode' } });
    expect(await said(path, `${strange}\n`)).toContain('it does not know what it was asked');
  });
});
