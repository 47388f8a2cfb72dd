import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { SpeedClock } from '../../src/adapters/clock/speed-clock.ts';
import { systemClock } from '../../src/adapters/clock/system-clock.ts';
import { memoryDisk, memoryJournal } from '../../src/adapters/journal/memory-journal.ts';
import { SimulatedReader, simulatedTag } from '../../src/adapters/reader/simulated-reader.ts';
import { ptyPort } from '../../src/adapters/serial/pty-port.ts';
import { cabinetFor } from '../../src/app/cabinet-for.ts';
import { Controller } from '../../src/app/controller.ts';
import { readerFor } from '../../src/app/reader-for.ts';
import { silentLog } from '../../src/ports/log.ts';
import type { CabinetAction, PanelAction, PoolView } from '../../src/ports/web-api.ts';
import { BALLS, type Pocket, SOLIDS } from '../../src/rules/pool8/table.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { fileOf, pathOf } from '../support/baulk.ts';
import { NOON, playFrom } from '../support/open-table.ts';
import { PROGRAM } from '../support/program.ts';
import { listen } from '../torture/page.ts';

/** A simulated pool table whose balls roll past its simulated reader, as `baulk simulate` puts it together. */
async function openPool(cabinet: Record<string, unknown> = {}) {
  const clock = new HandClock(NOON);
  const gameClock = new SpeedClock(clock);
  const play = playFrom({ game: 'pool8', cabinet: { balls: 'reader', ...cabinet } });
  const folder = mkdtempSync(join(tmpdir(), 'baulk-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reader = await readerFor(play, 'simulated', { clock, log: silentLog });
  const wood = await cabinetFor(play, {
    ...{ clock, gameClock, journalFile: join(folder, 'journal'), log: silentLog },
    onBallHome: (ball) => reader.simulated?.pass(ball),
  });
  const journal = memoryJournal({ clock, disk: memoryDisk(), version: 'test' });
  const world = {
    ...{ clock, gameClock, journal, displays: [], log: silentLog },
    ...{ cabinet: wood.cabinet, reader: reader.source },
  };
  const controller = new Controller(world, play, 'running');
  await controller.start();
  await new Promise(setImmediate);
  onTestFinished(async () => {
    const stopped = controller.stop();
    clock.advance(1_000);
    await stopped;
  });
  const hand = wood.hands(controller).cabinet;
  return {
    journal,
    board: () => controller.board(),
    panel: (action: PanelAction) => controller.panel(action),
    act: (action: CabinetAction) => expect(hand?.act(action)).toBeNull(),
    wait(ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        wood.cabinet.heart?.beat();
        clock.advance(50);
      }
    },
  };
}

type Pool = Awaited<ReturnType<typeof openPool>>;

/** A pound is in, and the balls are out. */
async function openFrame(cabinet: Record<string, unknown> = {}) {
  const table = await openPool(cabinet);
  table.wait(2_000);
  table.act({ do: 'coin', line: 'coin.1' });
  table.wait(2_000);
  table.act({ do: 'press', button: 'start' });
  table.wait(15_000);
  return table;
}

function stroke(table: Pool, ...pots: readonly (readonly [ball: string, pocket: Pocket])[]) {
  for (const [ball, pocket] of pots) {
    table.act({ do: 'sink', ball, pocket });
    table.wait(250);
  }
  table.wait(12_000);
}

describe('a frame at a simulated pool table with a reader', () => {
  it('goes from the coin to the black with nothing told by hand but the call', async () => {
    const table = await openFrame({ sensors: ['delivery'] });
    stroke(table, ['S1', 'TL']);
    expect(table.board()).toMatchObject({ active: 0, pool: { open: true }, ballsInPlay: 14 });
    stroke(table, ['S2', 'TR'], ['S3', 'ML'], ['S4', 'MR']);
    expect(table.board().players).toMatchObject([{ group: 'solids', left: 3 }, { group: 'stripes' }]);
    stroke(table, ['S5', 'BL'], ['S6', 'BR'], ['S7', 'TL']);
    expect(table.board().prompt).toMatchObject({ id: 'callPocket' });
    table.panel({ panel: 'call', pocket: 'BR' });
    stroke(table, ['black', 'BR']);
    expect(table.board()).toMatchObject({
      phase: 'over',
      result: { winner: 0, reason: 'black' },
      faults: [],
    });
  });

  it('learns how far each pocket is while it is played', async () => {
    const table = await openFrame();
    const pockets: readonly Pocket[] = ['TL', 'TR', 'ML', 'MR', 'BL', 'BR'];
    for (const [nth, pocket] of pockets.entries()) stroke(table, [SOLIDS[nth] ?? 'S7', pocket]);
    const { transits } = table.journal.books();
    const times = pockets.map((pocket) => transits[pocket]?.[0] ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(6);
  });

  it('is lost by the white, which the reader knows as any other ball', async () => {
    const table = await openFrame();
    stroke(table, ['S1', 'TL'], ['cue', 'BR']);
    expect(table.board()).toMatchObject({
      active: 1,
      pool: { ballInHand: 'baulk' },
      verdict: { id: 'foul', cause: 'whitePotted' },
    });
  });
});

const TAGS = BALLS.map((ball) => `      ${ball}: "${simulatedTag(ball)}"`);
const settingsAt = (port: string): readonly string[] => [
  'game: pool8',
  'play: { strokeSettle: 2s }',
  'money: { freePlay: true }',
  'cabinet:',
  '  balls: reader',
  '  reader:',
  `    port: ${port}`,
  '    tags:',
  ...TAGS,
];

/** Where balls lie at the simulated table. */
type Wood = Pick<PoolView, 'trough' | 'inside' | 'coilPower'>;

/** The real program, and a person before it who looks and acts as a browser does. */
async function program(port: string) {
  const config = fileOf('pool.yaml', settingsAt(port));
  const args = ['run', '--config', config, '--journal', pathOf('pool.db'), '--port', '0'];
  const child = spawn(process.execPath, [...PROGRAM, ...args]);
  onTestFinished(() => ended(child));
  const address = await addressOf(child);
  const seen: { board: Scoreboard | null; wood: Wood } = {
    board: null,
    wood: { trough: [], inside: [], coilPower: false },
  };
  const news = new EventEmitter();
  listen(address, {
    board: (board) => {
      seen.board = board as unknown as Scoreboard;
      news.emit('news');
    },
    view: (view) => {
      seen.wood = view as unknown as Wood;
      news.emit('news');
    },
    over: () => {},
  });
  const post = async (path: string, action: object) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    expect([action, answer.status]).toEqual([action, 204]);
  };
  return {
    act: (action: CabinetAction) => post('/cabinet', action),
    panel: (action: PanelAction) => post('/panel', action),
    async until(isSo: (board: Scoreboard, wood: Wood) => boolean) {
      while (!seen.board || !isSo(seen.board, seen.wood)) await once(news, 'news');
      return seen.board;
    },
  };
}

/** A port of the settings is a device. */
function deviceAt(path: string): string {
  const folder = mkdtempSync('/dev/shm/baulk-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const device = join(folder, 'tty');
  symlinkSync(path, device);
  return device;
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: unknown) => {
      said += String(text);
      const [, address] = /open at (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    for (const out of [child.stdout, child.stderr]) out?.on('data', hear);
    child.once('exit', () => reject(new Error(`the program ended: ${said}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const over = once(child, 'exit');
  child.kill('SIGTERM');
  await over;
}

const codes = ({ faults }: Scoreboard) => faults.map(({ code }) => code);

describe('a frame through the real program, with its reader at a serial port', () => {
  it('knows each ball by its tag, and outlives a pulled cable', { timeout: 180_000 }, async () => {
    const reader = new SimulatedReader({ clock: systemClock, tags: {} });
    const port = await ptyPort(reader);
    onTestFinished(() => port.stop());
    const { act, panel, until } = await program(deviceAt(port.path));
    const pot = async (ball: string, pocket: Pocket) => {
      await act({ do: 'sink', ball, pocket });
      await until((_, { inside }) => inside.some((each) => each.ball === ball));
      reader.pass(ball);
    };
    await until(
      (board, { coilPower }) => coilPower && board.can.includes('start') && codes(board).length === 0,
    );
    await panel({ panel: 'start' });
    await until(({ phase }, { trough }) => phase === 'play' && trough.length === 15);
    await pot('S1', 'TL');
    await until(({ prompt }) => prompt?.id === 'openTable');
    await port.unplug();
    await until((board) => codes(board).includes('READER_LOST'));
    await port.plug();
    await until((board) => codes(board).length === 0);
    for (const ball of SOLIDS.slice(1)) await pot(ball, 'BR');
    await until(({ prompt }) => prompt?.id === 'callPocket');
    await panel({ panel: 'call', pocket: 'ML' });
    await pot('black', 'ML');
    const board = await until(({ phase }) => phase === 'over');
    expect(board.result).toMatchObject({ winner: 0, reason: 'black' });
  });
});
