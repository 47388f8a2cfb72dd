import { describe, expect, it } from 'vitest';
import type { BarBilliardsView } from '../../src/ports/web-api.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { guidanceFor } from '../../src/web/table/bar-billiards/guide.ts';
import { type BarBilliardsScene, FRESH_UI, type TableUi } from '../../src/web/table/scene.ts';
import { en } from '../../src/web/table/words/en.ts';
import { wordsFor } from '../../src/web/words/words.ts';
import { classicLayout, woodBench } from '../support/bench.ts';
import { boardWith } from '../support/board.ts';

const view: BarBilliardsView = (await woodBench()).view();

interface Change {
  readonly board?: Partial<Scoreboard>;
  readonly view?: Partial<BarBilliardsView>;
  readonly ui?: Partial<TableUi>;
}

function sceneWith(change: Change = {}): BarBilliardsScene {
  return {
    view: { ...view, ...change.view },
    layout: classicLayout(),
    board: boardWith(change.board),
    language: 'en',
    words: wordsFor('en'),
    own: en,
    ui: { ...FRESH_UI, ...change.ui },
    act: () => {},
  };
}

const next = (change: Change) => guidanceFor(sceneWith(change)).next;
const fresh = [
  { score: 0, turn: 0, out: false },
  { score: 0, turn: 0, out: false },
];

describe('the guide of the simulated table', () => {
  it('begins with the price and the coin', () => {
    expect(guidanceFor(sceneWith({ board: { phase: 'attract' } }))).toEqual({
      happened: null,
      refused: false,
      next: 'A game costs £1. Put a coin in.',
      hint: 'coin',
    });
  });

  it('does not ask for a coin that the slot would give back', () => {
    expect(next({ board: { phase: 'attract' }, view: { gate: 'refused' } })).toBe(en.guide.gateShut);
  });

  it('asks for START at once on free play', () => {
    const tariff = { ...boardWith().tariff, freePlay: true };
    expect(next({ board: { phase: 'attract', tariff } })).toBe(en.barBilliards.guide.pressStart);
  });

  it('tells how to pot when nobody has scored yet', () => {
    expect(next({ board: { players: fresh } })).toContain('Click a hole');
  });

  it('tells what to do after a miss once there are points', () => {
    expect(next({})).toContain('press NEXT');
  });

  it('has a fallen skittle stood up before anything else', () => {
    const fallen = { ...view.pegs, whiteL: 'fallen' } as const;
    expect(guidanceFor(sceneWith({ view: { pegs: fallen } })).hint).toBe('pegs');
  });

  it('says what the bar means once it is down', () => {
    expect(next({ board: { phase: 'afterBar', ballsInPlay: 5 } })).toContain('stays inside');
  });

  it('has the side skittles put into the 50 holes for the last ball, then that told', () => {
    const board = { phase: 'lastBall', can: ['skittlesSet'] } as const;
    expect(next({ board })).toBe(en.barBilliards.guide.plug);
    const set = { ...view.pegs, whiteL: 'inHole', whiteR: 'inHole' } as const;
    expect(next({ board, view: { pegs: set } })).toBe(en.barBilliards.guide.saySet);
  });

  it('sends a question to the scoreboard', () => {
    expect(next({ board: { phase: 'lastBall', can: ['yes', 'no'] } })).toBe(en.guide.answer);
  });

  it('tells how to get at the last ball when only the score was taken back', () => {
    const away = {
      bed: [],
      trough: [],
      rolling: [],
      trapped: [{ id: 1, ball: 'red', hole: '200' }],
    } as const;
    const ui = { refused: 'noBallInReach' } as const;
    expect(guidanceFor(sceneWith({ board: { phase: 'lastBall' }, view: away, ui }))).toMatchObject({
      happened: null,
      next: en.barBilliards.guide.behindBar,
    });
  });

  it('asks for no coin when another game is paid', () => {
    expect(next({ board: { phase: 'over', can: ['start'] } })).toBe(en.guide.startAgain);
    expect(next({ board: { phase: 'over', can: [] } })).toBe(en.guide.over);
  });

  it('says why the wood refused', () => {
    expect(guidanceFor(sceneWith({ ui: { refused: 'redOutOfReach' } })).happened).toBe(
      en.refused.redOutOfReach,
    );
  });

  it('says that a coin came back', () => {
    expect(guidanceFor(sceneWith({ ui: { coinBack: true } })).happened).toBe(en.guide.coinBack);
  });
});
