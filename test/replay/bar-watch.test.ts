import { describe, expect, it } from 'vitest';
import { replay } from '../../src/app/replay/replay.ts';
import type { Step } from '../../src/app/replay/trace.ts';
import { playFrom } from '../support/open-table.ts';

const WATCHED = playFrom({ cabinet: { sensors: ['barDown'] } });
const line = (at: number, value: 0 | 1): Step => ({ at, what: { kind: 'line', line: 'bar.down', value } });
const GAME: readonly Step[] = [
  { at: 0, what: { kind: 'coin', amount: 100, currency: 'GBP' } },
  { at: 1_000, what: { kind: 'panel', action: { panel: 'start', players: 2 } } },
  { at: 30 * 60_000, what: { kind: 'time passes' } },
];

describe('A game that is replayed', () => {
  it('is not held to a switch of the bar that its recording never tells of', async () => {
    const { history } = await replay(WATCHED, GAME);
    expect(history.filter(({ output }) => output === 'bar').map(({ value }) => value)).toEqual([
      'raised',
      'dropped',
    ]);
  });

  it('fails as it did when its recording tells of a bar that stayed down', async () => {
    const { history } = await replay(WATCHED, [line(0, 1), ...GAME]);
    const dropped = history.find(({ output, value }) => output === 'bar' && value === 'dropped');
    expect(dropped?.at).toBe(6_000);
  });
});
