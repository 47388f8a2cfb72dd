import { describe, expect, it } from 'vitest';
import type { BarBilliardsView } from '../../src/ports/web-api.ts';
import { costOf } from '../../src/web/table/arrows.ts';
import { meaningOf } from '../../src/web/table/bar-billiards/meaning.ts';
import { intentsOf } from '../../src/web/table/keys.ts';
import { type BarBilliardsScene, FRESH_UI } from '../../src/web/table/scene.ts';
import type { Target } from '../../src/web/table/touches.ts';
import { en } from '../../src/web/table/words/en.ts';
import { wordsFor } from '../../src/web/words/words.ts';
import { classicLayout, woodBench } from '../support/bench.ts';
import { boardWith } from '../support/board.ts';

const view: BarBilliardsView = (await woodBench()).view();

function sceneWith(change: Partial<BarBilliardsScene> = {}): BarBilliardsScene {
  return {
    view,
    layout: classicLayout(),
    board: boardWith(),
    language: 'en',
    words: wordsFor('en'),
    own: en,
    ui: FRESH_UI,
    act: () => {},
    ...change,
  };
}
const withPeg = (peg: string, state: BarBilliardsView['pegs'][string]) => ({
  ...view,
  pegs: { ...view.pegs, [peg]: state },
});
const lastBall = boardWith({ phase: 'lastBall' });

describe('a touch on the wood', () => {
  const hole: Target = { kind: 'hole', id: '100' };
  const white: Target = { kind: 'peg', id: 'whiteL' };
  const black: Target = { kind: 'peg', id: 'black' };

  it('on a hole pots a white, a second one the red', () => {
    expect(meaningOf(hole, 'plain', sceneWith())).toEqual({ do: 'pot', hole: '100', ball: 'white' });
    expect(meaningOf(hole, 'other', sceneWith())).toEqual({ do: 'pot', hole: '100', ball: 'red' });
  });

  it('on a hole pots the red when that was chosen', () => {
    const ui = { ...FRESH_UI, ball: 'red' } as const;
    expect(meaningOf(hole, 'plain', sceneWith({ ui }))).toMatchObject({ ball: 'red' });
  });

  it('on a hole pots the last ball, whichever was chosen', () => {
    const red = { ...view, trough: [] };
    const scene = sceneWith({ view: red, board: lastBall });
    expect(meaningOf(hole, 'plain', scene)).toMatchObject({ ball: 'red' });
    expect(intentsOf({ key: '1', code: 'Digit1', shiftKey: false }, scene)).toMatchObject([
      { action: { ball: 'red' } },
    ]);
  });

  it('takes a ball from behind the bar only when the door is open', () => {
    const trapped = [{ id: 1, ball: 'red', hole: '200' }] as const;
    const shut = { ...view, bed: [], trapped };
    expect(meaningOf({ kind: 'ball', id: '1' }, 'plain', sceneWith({ view: shut }))).toBeNull();
    const open = sceneWith({ view: { ...shut, door: true } });
    expect(meaningOf({ kind: 'ball', id: '1' }, 'plain', open)).toEqual({ do: 'return', ball: 'red', id: 1 });
  });

  it('knocks a standing skittle, stands a fallen one, and only shakes it when held', () => {
    expect(meaningOf(white, 'plain', sceneWith())).toEqual({ do: 'knock', peg: 'whiteL' });
    const fallen = sceneWith({ view: withPeg('whiteL', 'fallen') });
    expect(meaningOf(white, 'plain', fallen)).toEqual({ do: 'stand', peg: 'whiteL' });
    expect(meaningOf(white, 'hold', sceneWith())).toEqual({ do: 'wobble', peg: 'whiteL' });
  });

  it('puts a side skittle into its 50 hole for the last ball, never the black one', () => {
    expect(meaningOf(white, 'plain', sceneWith({ board: lastBall }))).toEqual({ do: 'plug', peg: 'whiteL' });
    expect(meaningOf(black, 'plain', sceneWith({ board: lastBall }))).toEqual({ do: 'knock', peg: 'black' });
  });

  it('stands a skittle from its hole again when the last ball is over', () => {
    const scene = sceneWith({ view: withPeg('whiteL', 'inHole') });
    expect(meaningOf(white, 'plain', scene)).toEqual({ do: 'stand', peg: 'whiteL' });
  });

  it('takes a ball back from the bed and lifts one out of the trough', () => {
    expect(meaningOf({ kind: 'ball', id: '1' }, 'plain', sceneWith())).toEqual({
      do: 'return',
      ball: 'red',
      id: 1,
    });
    expect(meaningOf({ kind: 'ball', id: '2' }, 'plain', sceneWith())).toEqual({ do: 'lift', ball: 'white' });
  });
});

describe('a key', () => {
  const key = (name: string, code = '', shiftKey = false) => ({ key: name, code, shiftKey });

  it('pots by number, with Shift the red, whatever the keyboard writes for it', () => {
    expect(intentsOf(key('!', 'Digit1', true), sceneWith())).toEqual([
      { do: 'cabinet', action: { do: 'pot', hole: '200', ball: 'red' } },
    ]);
  });

  it('names the foul by number while its reasons are open', () => {
    const ui = { ...FRESH_UI, sheet: 'fouls' } as const;
    expect(intentsOf(key('2', 'Digit2'), sceneWith({ ui }))).toEqual([
      { do: 'panel', action: { panel: 'foul', reason: 'noContact' } },
    ]);
  });

  it.each(['help', 'broken'] as const)(
    'moves nothing that lies under the sheet %s, and shuts it',
    (sheet) => {
      const ui = { ...FRESH_UI, sheet };
      for (const [name, code] of [
        ['1', 'Digit1'],
        ['k', 'KeyK'],
        ['x', 'KeyX'],
        ['b', 'KeyB'],
      ] as const) {
        expect(intentsOf(key(name, code), sceneWith({ ui }))).toEqual([]);
      }
      expect(intentsOf(key('Escape'), sceneWith({ ui }))).toContainEqual({ do: 'sheet', sheet: 'none' });
      expect(intentsOf(key(sheet === 'help' ? '?' : 'z'), sceneWith({ ui }))).toEqual([
        { do: 'sheet', sheet: 'none' },
      ]);
    },
  );

  it('N answers no while a question is open and is the NEXT button else', () => {
    const asked = boardWith({ can: ['yes', 'no'] });
    expect(intentsOf(key('n'), sceneWith({ board: asked }))).toEqual([
      { do: 'panel', action: { panel: 'no' } },
    ]);
    expect(intentsOf(key('n'), sceneWith())).toEqual([
      { do: 'cabinet', action: { do: 'press', button: 'next' } },
    ]);
  });

  it('A stands every skittle that lies', () => {
    expect(intentsOf(key('a'), sceneWith({ view: withPeg('black', 'fallen') }))).toEqual([
      { do: 'cabinet', action: { do: 'stand', peg: 'black' } },
    ]);
  });

  it('X goes round the speeds', () => {
    const speeds = [1, 10, 60].map(
      (speed) => intentsOf(key('x'), sceneWith({ view: { ...view, speed } }))[0],
    );
    expect(speeds.map((intent) => (intent?.do === 'cabinet' ? intent.action : null))).toEqual([
      { do: 'speed', speed: 10 },
      { do: 'speed', speed: 60 },
      { do: 'speed', speed: 1 },
    ]);
  });

  it('that means nothing does nothing', () => {
    expect(intentsOf(key('q'), sceneWith())).toEqual([]);
    expect(intentsOf(key('toString'), sceneWith())).toEqual([]);
  });

  it('with an arrow goes to what lies straight ahead before what lies aside, never back', () => {
    const here = { x: 0, y: 0 };
    const right = { x: 1, y: 0 };
    expect(costOf(here, { x: 100, y: 0 }, right)).toBeLessThan(costOf(here, { x: 60, y: 40 }, right));
    expect(costOf(here, { x: -10, y: 0 }, right)).toBe(Number.POSITIVE_INFINITY);
  });
});
