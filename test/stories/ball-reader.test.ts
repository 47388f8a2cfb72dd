import { describe, expect, it } from 'vitest';
import type { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { frameOf } from '../../src/adapters/reader/frame.ts';
import { SimulatedReader } from '../../src/adapters/reader/simulated-reader.ts';
import { TagReader } from '../../src/adapters/reader/tag-reader.ts';
import { memoryPort } from '../../src/adapters/serial/memory-line.ts';
import { traceOf } from '../../src/app/replay/trace-of.ts';
import { silentLog } from '../../src/ports/log.ts';
import { SOLIDS } from '../../src/rules/pool8/table.ts';
import { openTable, playFrom } from '../support/open-table.ts';

const PORT = '/dev/reader';
const TAGS = { S1: '0A1B2C3D4E', black: '6200F1A07C' };
const NAMED = { game: 'pool8', cabinet: { balls: 'reader', reader: { port: PORT, tags: TAGS } } };
const MADE_UP = { game: 'pool8', cabinet: { balls: 'reader' } };

/** How long balls roll from each pocket to the reader. */
const WAY_MS = { TL: 2_400, TR: 2_400, ML: 1_600, MR: 1_600, BL: 700, BR: 700 } as const;
type Pocket = keyof typeof WAY_MS;

function readerOn(clock: HandClock, tags: Readonly<Record<string, string>> = {}) {
  const reader = new SimulatedReader({ clock, tags });
  const port = memoryPort(reader, clock);
  return { reader, port, source: new TagReader({ port: PORT, clock, log: silentLog, open: port.open }) };
}

/** A pool table with beams and the real driver on a line within the process; the break has potted nothing. */
async function openPool(settings: Record<string, unknown> = MADE_UP, tags = {}) {
  const readers: ReturnType<typeof readerOn>[] = [];
  const table = await openTable(settings, undefined, {
    readerOn: (clock) => {
      const fitted = readerOn(clock, tags);
      readers.push(fitted);
      return fitted.source;
    },
  });
  const [fitted] = readers;
  if (!fitted) throw new Error('no reader was asked for');
  const { reader, port } = fitted;
  await new Promise(setImmediate);
  table.coin(100);
  table.press('start');
  table.press('strokeEnd');
  table.press('yes');
  return { ...table, reader, port };
}

type Pool = Awaited<ReturnType<typeof openPool>>;

/** This ball drops there now, and comes past the reader when it has rolled home. */
function drop(table: Pool, ball: string, pocket: Pocket) {
  table.clock.setTimeout(() => table.reader.pass(ball), WAY_MS[pocket]);
  table.pulse(`pocket.${pocket}`, 30);
}

function pot(table: Pool, ball: string, pocket: Pocket) {
  drop(table, ball, pocket);
  table.wait(9_000);
}

describe('a pool table with a reader', () => {
  it('names a ball by itself, once, and ends the stroke when no more comes', async () => {
    const table = await openPool();
    drop(table, 'S4', 'TL');
    table.wait(2_400 + 3_900);
    expect(table.board().pool?.open).toBe(true);
    table.wait(200);
    expect(table.board().players).toMatchObject([{ group: 'stripes' }, { group: 'solids', left: 6 }]);
    expect(table.board().faults).toEqual([]);
  });

  it('plays a whole frame to the black without a word from the players', async () => {
    const table = await openPool();
    const pockets: readonly Pocket[] = ['TL', 'TR', 'ML', 'MR', 'BL', 'BR', 'TL'];
    for (const [nth, ball] of SOLIDS.entries()) pot(table, ball, pockets[nth] ?? 'TL');
    expect(table.board()).toMatchObject({ active: 1, prompt: { id: 'callPocket' } });
    table.press('call', { pocket: 'MR' });
    pot(table, 'black', 'MR');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'black' } });
  });

  it('asks for the name of a ball that the reader missed', async () => {
    const table = await openPool();
    table.pulse('pocket.ML', 30);
    expect(table.board().prompt?.id).not.toBe('whichBall');
    table.wait(5_000);
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['ML'] });
  });

  it('knows the same ball again after the next coin has let it go', async () => {
    const table = await openPool();
    pot(table, 'S1', 'TL');
    table.press('concede');
    table.coin(100);
    table.press('start');
    pot(table, 'S1', 'TL');
    expect(table.board()).toMatchObject({ ballsInPlay: 14 });
  });
});

describe('what the table learns of its return lane', () => {
  it('tells two balls apart, and so where the black went', async () => {
    const table = await openPool();
    for (const [nth, ball] of SOLIDS.entries()) pot(table, ball, nth % 2 === 0 ? 'TL' : 'BR');
    table.press('call', { pocket: 'BR' });
    // Light falls into a beam far away a moment before: no ball rolls from there.
    table.pulse('pocket.TL', 30);
    drop(table, 'black', 'BR');
    table.wait(9_000);
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['TL'] });
    table.press('no');
    expect(table.board()).toMatchObject({ phase: 'over', result: { winner: 1 } });
  });

  it('leaves a question where two pockets are equally far', async () => {
    const table = await openPool();
    for (const [nth, ball] of SOLIDS.entries()) pot(table, ball, nth % 2 === 0 ? 'BL' : 'BR');
    table.press('call', { pocket: 'BR' });
    table.pulse('pocket.BL', 30);
    drop(table, 'black', 'BR');
    table.wait(9_000);
    expect(table.board().prompt).toMatchObject({ id: 'whichPocket', holes: ['BL', 'BR'] });
  });

  it('is in the journal: a power cut forgets none of it', async () => {
    const table = await openPool();
    pot(table, 'S1', 'TL');
    pot(table, 'S2', 'TL');
    pot(table, 'S3', 'BR');
    const after = await table.powerCut();
    const { transits } = after.journal.books();
    expect(Object.keys(transits)).toEqual(['TL', 'BR']);
    expect(transits.TL).toHaveLength(2);
    expect(Math.abs((transits.TL?.[0] ?? 0) - WAY_MS.TL)).toBeLessThan(50);
  });

  it('is carried by an exported game, whose replay comes to the same whatever was learnt elsewhere', async () => {
    const table = await openPool();
    pot(table, 'S1', 'TL');
    pot(table, 'S2', 'BR');
    drop(table, 'S3', 'TL');
    drop(table, 'S4', 'BR');
    table.wait(9_000);
    const balls = traceOf(table.journal.rowsOf(1)).filter((line) => 'ball' in line);
    expect(balls.map(({ ball, from }) => [ball, from])).toEqual([
      ['S1', ['TL']],
      ['S2', ['BR']],
      ['S4', ['BR']],
      ['S3', ['TL']],
    ]);
  });
});

describe('a reader in trouble', () => {
  it('that is unplugged costs nothing but questions, and is told until it is back', async () => {
    const table = await openPool();
    table.port.unplug();
    await new Promise(setImmediate);
    expect(table.board().faults).toMatchObject([{ code: 'READER_LOST', what: PORT }]);
    drop(table, 'S1', 'TL');
    table.wait(9_000);
    expect(table.board().prompt).toMatchObject({ id: 'whichBall', holes: ['TL'] });
    table.press('ball', { ball: 'S1', pocket: 'TL' });
    expect(table.board().players[1]).toMatchObject({ group: 'solids', left: 6 });
    table.port.plug();
    for (let nth = 0; nth < 6; nth += 1) {
      table.wait(1_000);
      await new Promise(setImmediate);
    }
    expect(table.board().faults).toEqual([]);
    pot(table, 'S2', 'TR');
    expect(table.board().players[1]).toMatchObject({ left: 5 });
  });

  it('that reads none of six balls is a fault, until it reads one', async () => {
    const table = await openPool();
    for (let nth = 0; nth < 6; nth += 1) {
      expect(table.board().faults).toEqual([]);
      table.pulse('pocket.TL', 30);
      table.wait(5_000);
    }
    expect(table.board().faults).toMatchObject([{ code: 'READER_SILENT' }]);
    table.reader.pass('S7');
    table.wait(100);
    expect(table.board().faults).toEqual([]);
  });

  it('tells a tag that no ball of the settings has by its number, until the settings name it', async () => {
    const table = await openPool(NAMED, TAGS);
    table.reader.say(frameOf('0012345678'));
    table.wait(100);
    expect(table.board().faults).toMatchObject([{ code: 'TAG_UNKNOWN', what: '0012345678' }]);
    expect(table.board().ballsInPlay).toBe(15);
    table.press('concede');
    const reader = { port: PORT, tags: { ...TAGS, S2: '0012345678' } };
    table.controller.configure(playFrom({ ...NAMED, cabinet: { balls: 'reader', reader } }));
    expect(table.board().faults).toEqual([]);
    table.coin(100);
    table.press('start');
    table.wait(1_000);
    table.reader.say(frameOf('0012345678'));
    table.wait(5_000);
    expect(table.board().ballsInPlay).toBe(14);
  });

  it('shows a technician what came past it, known or not, the newest first', async () => {
    const table = await openPool(NAMED, TAGS);
    table.reader.pass('S1');
    table.wait(3_000);
    table.reader.say(frameOf('0012345678'));
    table.wait(3_000);
    expect(table.controller.serviceState().reads).toMatchObject([
      { tag: '0012345678', ball: null },
      { tag: TAGS.S1, ball: 'S1' },
    ]);
  });

  it('does not concern a table without one', async () => {
    const table = await openTable({ game: 'pool8' });
    expect(table.controller.serviceState().reads).toBeNull();
  });
});
