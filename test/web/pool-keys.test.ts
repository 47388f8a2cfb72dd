import { describe, expect, it } from 'vitest';
import type { Scoreboard, TableLayout } from '../../src/session/scoreboard.ts';
import { POOL_LAYOUT, poolBoard } from '../../src/web/gallery/pool-boards.ts';
import { keyIntent } from '../../src/web/scoreboard/panel/keyboard.ts';
import { FRESH, type Intent, intend, type Ui } from '../../src/web/scoreboard/ui.ts';
import { wordsFor } from '../../src/web/words/words.ts';

const POCKETS = ['TL', 'TR', 'ML', 'MR', 'BL', 'BR'];
const READER: Partial<TableLayout> = { flags: { ...POOL_LAYOUT.flags, reader: true } };

/** The keys one after another; what the table was asked to do. */
function press(keys: readonly string[], board: Scoreboard, layout: Partial<TableLayout> = {}) {
  let ui: Ui = FRESH;
  const posted: unknown[] = [];
  for (const key of keys) {
    const intent: Intent | null = keyIntent(
      {
        ...{ board, layout: { ...POOL_LAYOUT, ...layout }, language: 'en', words: wordsFor('en') },
        ...{ ui, now: 0, service: null, act: () => {} },
      },
      key,
    );
    if (intent?.do === 'post') posted.push(intent.action);
    if (intent) ui = intend(ui, intent);
  }
  return { ui, posted };
}

const asked = (prompt: Scoreboard['prompt'], can: readonly string[]) => poolBoard([3, 1], { prompt, can });

describe('by keyboard, at a pool table', () => {
  it('the second player breaks; how many play is no question', () => {
    const board = poolBoard([0, 0], { phase: 'ready', players: [], can: ['start'], prompt: null });
    expect(press(['3', 'ArrowRight', 'Enter'], board).posted).toEqual([
      { panel: 'start', players: 2, first: 1 },
    ]);
  });

  it('a stroke that is over is told; a miss is no more', () => {
    expect(press(['n', ' '], poolBoard([3, 1])).posted).toEqual([
      { panel: 'strokeEnd' },
      { panel: 'strokeEnd' },
    ]);
  });

  it('a ball that went down is named by its kind: the next of those that are up', () => {
    expect(press(['d', '1', 'd', '2', 'd', '3', 'd', '4'], poolBoard([3, 1])).posted).toEqual([
      { panel: 'ball', ball: 'S4' },
      { panel: 'ball', ball: 'R2' },
      { panel: 'ball', ball: 'black' },
      { panel: 'ball', ball: 'cue' },
    ]);
  });

  it('a kind of which none is up is not offered', () => {
    expect(press(['d', '1'], poolBoard([7, 1])).posted).toEqual([{ panel: 'ball', ball: 'R2' }]);
  });

  it('a ball goes by its number where a reader would tell the same one', () => {
    expect(press(['d', '2'], poolBoard([3, 1]), READER).ui.sheet).toMatchObject({ group: 'stripes' });
    expect(press(['d', '2', '3'], poolBoard([3, 1]), READER).posted).toEqual([{ panel: 'ball', ball: 'R4' }]);
  });

  it('a ball that a beam saw is named with its pocket, or was none', () => {
    const board = asked({ id: 'whichBall', ask: 'ball', holes: ['MR'], player: 0 }, ['ball', 'no']);
    expect(press(['2', 'n'], board).posted).toEqual([
      { panel: 'ball', ball: 'R2', pocket: 'MR' },
      { panel: 'no' },
    ]);
  });

  it('the pocket of the black is named before the stroke, named anew, and told after it', () => {
    const call = asked({ id: 'callPocket', ask: 'pocket', holes: POCKETS, player: 0 }, ['call']);
    expect(press(['4'], call).posted).toEqual([{ panel: 'call', pocket: 'MR' }]);
    const called = asked({ id: 'playBlack', holes: ['MR'], player: 0 }, ['call']);
    expect(press(['4', 'k', '1'], called).posted).toEqual([{ panel: 'call', pocket: 'TL' }]);
    const went = asked({ id: 'whichPocket', ask: 'pocket', holes: ['TL', 'BR'], player: 0 }, ['ball']);
    expect(press(['2'], went).posted).toEqual([{ panel: 'ball', ball: 'black', pocket: 'BR' }]);
  });

  it('no pocket is named once a ball has dropped', () => {
    expect(press(['k', '1'], poolBoard([7, 5], { can: ['ball', 'foul'] })).posted).toEqual([]);
  });

  it('only what can be a foul now is offered', () => {
    const board = poolBoard([3, 1], { fouls: ['cueTouched', 'noContact', 'other'] });
    expect(press(['f', '3', 'f', '4'], board).posted).toEqual([{ panel: 'foul', reason: 'other' }]);
  });

  it('four balls, the three choices and the group are answered', () => {
    expect(press(['n'], asked({ id: 'fourBalls', ask: 'yesNo' }, ['yes', 'no', 'next'])).posted).toEqual([
      { panel: 'no' },
    ]);
    const short = asked({ id: 'shortBreak', ask: 'option', player: 1 }, ['choose', 'foul']);
    expect(press(['1', '2', '3', '4'], short).posted).toEqual([
      { panel: 'choose', option: 'playOn' },
      { panel: 'choose', option: 'rerackOffender' },
      { panel: 'choose', option: 'rerackOpponent' },
    ]);
    const group = asked({ id: 'whichGroup', ask: 'group', player: 0 }, ['group']);
    expect(press(['2'], group).posted).toEqual([{ panel: 'group', group: 'stripes' }]);
  });

  it('NO means no ball only while nothing else is asked', () => {
    const doubt = asked({ id: 'fourBalls', ask: 'yesNo' }, ['yes', 'no', 'ball']);
    expect(press(['d', 'n'], doubt).posted).toEqual([]);
    const seen = asked(null, ['ball', 'no']);
    expect(press(['d', 'n'], seen).posted).toEqual([{ panel: 'no' }]);
  });

  it('undo, concede and the balls once more are as at any table', () => {
    const board = poolBoard([3, 1], { can: ['undo', 'concede', 'revend'] });
    expect(press(['u', 'c', 'y', 'b'], board).posted).toEqual([
      { panel: 'undo' },
      { panel: 'concede' },
      { panel: 'revend' },
    ]);
  });
});
