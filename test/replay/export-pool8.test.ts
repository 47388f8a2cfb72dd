import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrace } from '../../src/app/replay/read-trace.ts';
import { replay } from '../../src/app/replay/replay.ts';
import { traceOf } from '../../src/app/replay/trace-of.ts';
import type { PanelAction } from '../../src/ports/web-api.ts';
import { FOUL_REASONS, OPTIONS } from '../../src/rules/pool8/events.ts';
import { BALLS, POCKETS } from '../../src/rules/pool8/table.ts';
import { type OpenTable, openTable } from '../support/open-table.ts';

type Happening =
  | { readonly what: 'panel'; readonly action: PanelAction }
  | { readonly what: 'beam'; readonly pocket: string }
  | { readonly what: 'read'; readonly ball: string }
  | { readonly what: 'wait'; readonly ms: number }
  | { readonly what: 'power cut' };

const pocket = fc.constantFrom(...POCKETS);
const ball = fc.constantFrom(...BALLS);
const panel = <T extends PanelAction>(action: fc.Arbitrary<T>) =>
  action.map((each): Happening => ({ what: 'panel', action: each }));
const named = <Name extends string>(name: Name) => fc.constant(name);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: panel(fc.record({ panel: named('ball'), ball, pocket })) },
  {
    weight: 4,
    arbitrary: panel(fc.record({ panel: fc.constantFrom('strokeEnd', 'undo', 'yes', 'no', 'next') })),
  },
  {
    weight: 2,
    arbitrary: panel(fc.record({ panel: named('foul'), reason: fc.constantFrom(...FOUL_REASONS) })),
  },
  { weight: 2, arbitrary: panel(fc.record({ panel: named('call'), pocket })) },
  {
    weight: 1,
    arbitrary: panel(fc.record({ panel: named('choose'), option: fc.constantFrom(...OPTIONS) })),
  },
  {
    weight: 1,
    arbitrary: panel(fc.record({ panel: named('group'), group: fc.constantFrom('solids', 'stripes') })),
  },
  { weight: 4, arbitrary: fc.record({ what: named('beam'), pocket }) },
  { weight: 4, arbitrary: fc.record({ what: named('read'), ball }) },
  { weight: 6, arbitrary: fc.record({ what: named('wait'), ms: fc.constantFrom(50, 700, 2_500, 5_000) }) },
  { weight: 1, arbitrary: fc.record({ what: named('power cut') }) },
);

const settings = fc.record({
  game: named('pool8'),
  rules: fc.record({
    blackOnBreak: fc.constantFrom('loss', 'rerackFreeVend'),
    callRequired: fc.boolean(),
    ownPlusOpponentIsFoul: fc.boolean(),
  }),
  play: fc.record({ gameTime: fc.constantFrom('off', '1m') }),
  cabinet: fc.record({ balls: fc.constantFrom('reader', 'pockets', 'panel') }),
});

async function happen(table: OpenTable, it: Happening): Promise<OpenTable> {
  switch (it.what) {
    case 'panel': {
      const { panel: name, ...details } = it.action;
      table.press(name, details);
      return table;
    }
    case 'beam':
      table.pulse(`pocket.${it.pocket}`, 30);
      return table;
    case 'read':
      table.cabinet.report({ type: 'ball', ball: it.ball, at: table.clock.now() });
      return table;
    case 'wait':
      table.wait(it.ms);
      return table;
    case 'power cut': {
      table.wait(100);
      const after = await table.powerCut();
      after.wait(2_000);
      return after;
    }
  }
}

async function exported(table: OpenTable) {
  const lines = traceOf(table.journal.rowsOf(table.journal.books().lastGame));
  const trace = readTrace(lines.map((line) => JSON.stringify(line)).join('\n'), '');
  if ('problems' in trace) throw new Error(JSON.stringify(trace.problems));
  return replay(trace.play, trace.steps, trace.wall);
}

describe('a frame of Pool 8 exported from the journal', () => {
  it('is replayed to the same result, whatever was played', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(settings, fc.array(happening, { maxLength: 40 }), async (chosen, whole) => {
        let table = await openTable(chosen);
        table.coin(100);
        table.press('start');
        for (const what of whole) table = await happen(table, what);
        table.wait(10_000);
        const { phase, active, ballsInPlay, result, prompt, players, pool } = table.board();
        const figures = players.map(({ group, left }) => ({ group, left }));
        expect(await exported(table)).toMatchObject({
          ...{ game: 'pool8', phase, active, ballsInPlay, result, prompt, players: figures },
          ...pool,
        });
      }),
      { seed: 20_261_130, numRuns: 100 },
    );
  });

  it('has the same taken back where a question had answered itself', async () => {
    const table = await openTable({ game: 'pool8' });
    table.coin(100);
    table.press('start');
    table.press('strokeEnd');
    table.wait(40_000);
    table.press('undo');
    table.wait(1_000);
    expect(await exported(table)).toMatchObject({ active: 0, prompt: { id: 'breakFromBaulk' } });
  });

  it('has its balls let go again as often as they were, by whoever has the key, too', async () => {
    const table = await openTable({ game: 'pool8' });
    table.coin(100);
    table.press('start');
    const again = () => {
      table.wait(10_000);
      expect(table.press('revend')).toBeNull();
    };
    again();
    again();
    table.press('service');
    again();
    table.press('service');
    const { history } = await exported(table);
    expect(history.filter(({ output }) => output === 'release')).toHaveLength(4);
  });
});
