import { describe, expect, it } from 'vitest';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { baulk, pathOf } from '../support/baulk.ts';
import { openTable } from '../support/open-table.ts';

const PATIENCE = { timeout: 120_000 };

/** A table whose journal is a file, and one game on it: 140 to 50, and a foul that was taken back. */
async function playedInto(file: string) {
  const table = await openTable({ play: { gameTime: '5m' } }, undefined, {
    journalOn: (clock) => openJournal({ file, clock, version: 'test' }).journal,
  });
  table.coin(100);
  table.press('start', { players: 2 });
  table.pot('100');
  table.potRed('20L');
  table.knock('whiteL');
  table.press('undo');
  table.press('next');
  table.pot('50R');
  table.press('next');
  table.wait(300_000);
  table.pot('30L');
  table.press('concede');
  const stopped = table.controller.stop();
  table.wait(1_000);
  await stopped;
}

describe('baulk export', PATIENCE, () => {
  it('writes the last game of a journal as a trace that baulk replay brings to the same result', async () => {
    const journal = pathOf('table.db');
    await playedInto(journal);
    const trace = await baulk(['export', 'last', '--journal', journal]);
    expect(trace).toMatchObject({ code: 0, stderr: '' });
    const replayed = await baulk(['replay', '-'], trace.stdout);
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(replayed.stdout)).toMatchObject({
      phase: 'over',
      players: [
        { score: 170, turn: 0 },
        { score: 50, turn: 0 },
      ],
      ballsInPlay: 7,
      clockMs: 0,
      result: { kind: 'win', winner: 1, reason: 'conceded', ranking: [1, 0] },
    });
  });

  it.each(['table.db', 'folder/table.db'])('says that there is no journal in %s', async (name) => {
    const journal = pathOf(name);
    const nothing = await baulk(['export', '--journal', journal]);
    expect(nothing).toMatchObject({ code: 2, stdout: '' });
    expect(nothing.stderr).toMatch(/^\S+ does not exist \(JOURNAL_UNREADABLE\)/);
  });

  it('says which games there are, and that another is unknown', async () => {
    const journal = pathOf('table.db');
    await playedInto(journal);
    const list = await baulk(['export', '--list', '--journal', journal]);
    expect(list).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1\t.*170 - 50\n$/) });
    const unknown = await baulk(['export', '7', '--journal', journal]);
    expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('GAME_UNKNOWN') });
  });
});
