import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrace } from '../../src/app/replay/read-trace.ts';
import { replay } from '../../src/app/replay/replay.ts';
import { traceOf } from '../../src/app/replay/trace-of.ts';
import { happen, happenings } from '../support/happenings.ts';
import { type OpenTable, openGame, openTable } from '../support/open-table.ts';

const RUNS = { seed: 20_261_129, numRuns: 100 };

const settings = fc.record({
  table: fc.record({ balls: fc.constantFrom({ white: 7, red: 1 }, { white: 3, red: 1 }) }),
  rules: fc.record({
    lastBallFailure: fc.constantFrom('strikerLoses', 'noScoreGameOver'),
    maxDoublePotsFromBreak: fc.constantFrom('off', 1),
    redRespot: fc.boolean(),
  }),
  money: fc.record({ duringGame: fc.constantFrom('queue', 'extend') }),
  play: fc.record({ gameTime: fc.constantFrom('1m', '5m') }),
  cabinet: fc.record({
    red: fc.constantFrom('perHole', 'lane', 'panel'),
    sensors: fc.constantFrom([], ['lane'], ['trough']),
  }),
});
const players = fc.integer({ min: 1, max: 4 });

/** Everything about a game that a bystander sees. */
type Seen = Pick<
  ReturnType<OpenTable['board']>,
  'phase' | 'active' | 'ballsInPlay' | 'balls' | 'result' | 'prompt'
> & { readonly players: readonly { readonly score: number; readonly turn: number }[] };

function seen({ phase, active, ballsInPlay, balls, result, prompt, players }: Seen): Seen {
  const scores = players.map(({ score, turn }) => ({ score, turn }));
  return { phase, active, ballsInPlay, balls, result, prompt, players: scores };
}

async function exported(table: OpenTable): Promise<Seen> {
  const lines = traceOf(table.journal.rowsOf(table.journal.books().lastGame));
  const trace = readTrace(lines.map((line) => JSON.stringify(line)).join('\n'), '');
  if ('problems' in trace) throw new Error(JSON.stringify(trace.problems));
  return replay(trace.play, trace.steps, trace.wall);
}

describe('a game exported from the journal', () => {
  it('is replayed to the same result, whatever was played', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(settings, players, happenings, async (chosen, count, whole) => {
        let table = await openGame(chosen, count);
        for (const what of whole) table = await happen(table, what);
        table.wait(10_000);
        expect(seen(await exported(table))).toEqual(seen(table.board()));
      }),
      RUNS,
    );
  });

  it('has the same score though a line chattered for longer than anybody would keep its edges', async () => {
    const table = await openGame();
    table.pot('100');
    for (let edge = 0; edge < 2_000; edge += 1) {
      table.edge('hole.50L', edge % 2 === 0 ? 1 : 0);
      table.wait(5);
    }
    table.wait(8_000);
    table.pot('50L');
    table.press('next');
    const rows = table.journal.rowsOf(1);
    expect(rows.length).toBeLessThan(120);
    expect(seen(await exported(table)).players).toEqual(seen(table.board()).players);
    expect(table.scores()[0]?.[0]).toBeGreaterThanOrEqual(150);
  });

  it('has the players who played it, though at its table a coin starts the game', async () => {
    const table = await openTable({ play: { start: 'credit' } });
    table.coin(200);
    table.press('concede');
    table.press('start', { players: 3 });
    table.pot('100');
    expect(seen(await exported(table))).toEqual(seen(table.board()));
    expect(table.scores()).toHaveLength(3);
  });
});
