import { describe, expect, it } from 'vitest';
import { type AvrBench, avrBench } from '../support/avr-bench.ts';
import { type TableOnBoard, tableOnBoard } from '../support/avr-table.ts';
import { fileOf, pathOf, runningBaulk } from '../support/baulk.ts';
import { asSeen } from '../support/segments.ts';

async function beginGame(table: AvrBench): Promise<void> {
  await table.until('an open coin gate', () => table.output('coins') === 1);
  table.pulse('coin.1');
  await table.until('a lit START', () => table.output('startLamp') === 1);
  table.pulse('button.start');
  await table.until('a raised bar', () => table.output('bar') === 1);
}

async function pot(table: TableOnBoard, hole: '100' | '50L' | '10'): Promise<void> {
  const before = allPoints(table);
  table.pulse(`hole.${hole}`);
  await table.until(`points for ${hole}`, () => allPoints(table) > before);
}

const allPoints = (table: TableOnBoard) =>
  table.board().players.reduce((sum, { score, turn }) => sum + score + turn, 0);

// The real firmware at a real serial port: only the chip that it runs on is emulated.
describe('A table on an Arduino', { timeout: 300_000 }, () => {
  it('plays a game from the coin to the last ball', async () => {
    const table = await tableOnBoard();
    await beginGame(table);
    await pot(table, '100');
    await table.until('the break on the digits', () => table.shown() === '0.    100');

    table.pulse('button.next');
    await table.until('the second player', () => table.board().active === 1);
    await pot(table, '10');
    await table.until('the score on the digits', () => table.shown() === '100     ');

    table.hurry(20);
    await table.until('a dropped bar', () => table.output('bar') === 0);
    await pot(table, '50L');
    await table.until('the last ball', () => table.board().phase === 'lastBall');
    table.pulse('hole.200');
    await table.until('whether it came off a cushion', () => table.board().can.includes('yes'));
    table.pulse('button.yes');
    await table.until('the end on the digits', () => table.shown() === `100 ${asSeen('OVEr')}`);
    expect(table.board().result).toMatchObject({ winner: 1 });
    expect(table.board().players).toMatchObject([{ score: 100 }, { score: 260 }]);
  });

  it('stands still while the board is unplugged, and goes on when it is back', async () => {
    const table = await tableOnBoard();
    await beginGame(table);
    await pot(table, '100');

    await table.unplug();
    await table.until('a fault', () => table.faults().includes('CABINET_LOST'));
    const { msLeft } = table.board().clock;
    await table.plug();
    expect(table.board()).toMatchObject({ phase: 'outOfOrder', clock: { speed: 0, msLeft } });

    await table.until('the bar up again', () => table.output('bar') === 1);
    await table.until('no fault', () => table.faults().length === 0);
    expect(table.board()).toMatchObject({ phase: 'play', clock: { speed: 1 } });
    await table.until('the break on the digits', () => table.shown() === '0.    100');
    await pot(table, '50L');
    expect(table.board().players[0]?.turn).toBe(150);
  });

  it('sets a board up again that has restarted by itself, and the game goes on', async () => {
    const table = await tableOnBoard();
    await beginGame(table);
    await pot(table, '100');

    table.restart();
    await table.until('a fault', () => table.faults().includes('CABINET_LOST'));
    expect(table.board()).toMatchObject({ phase: 'outOfOrder', clock: { speed: 0 } });
    await table.until('the bar up again', () => table.output('bar') === 1);
    await table.until('an open coin gate', () => table.output('coins') === 1);
    await table.until('no fault', () => table.faults().length === 0);
    await pot(table, '50L');
    expect(table.board().players[0]?.turn).toBe(150);
  });

  it('stands still while the board hangs, and goes on when it does', async () => {
    const table = await tableOnBoard();
    await beginGame(table);

    table.hang();
    await table.until('a fault', () => table.faults().includes('CABINET_LOST'));
    expect(table.board()).toMatchObject({ phase: 'outOfOrder', clock: { speed: 0 } });
    table.wake();
    await table.until('no fault', () => table.faults().length === 0);
    await table.until('the bar up again', () => table.output('bar') === 1);
    await pot(table, '50L');
    expect(table.board().players[0]?.turn).toBe(50);
  });

  it('leaves the board safe when the command is ended in the middle of a game', async () => {
    const bench = await avrBench();
    const file = fileOf('table.yaml', [bench.settings]);
    const journal = pathOf('table.db');
    const command = runningBaulk(['run', '--config', file, '--journal', journal, '--port', '0']);
    await beginGame(bench);
    expect(await command.end()).toBe(0);
    await bench.until('a dropped bar', () => bench.output('bar') === 0);
    await bench.until('a shut coin gate', () => bench.output('coins') === 0);
    await bench.until('dark digits', () => bench.shown() === 'dark');
  });
});
