import { describe, expect, it } from 'vitest';
import type { PoolView } from '../../src/ports/web-api.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { intentsOf } from '../../src/web/table/keys.ts';
import { guidanceFor } from '../../src/web/table/pool/guide.ts';
import { dropped, touched } from '../../src/web/table/pool/meaning.ts';
import { FRESH_UI, type PoolScene, type TableUi } from '../../src/web/table/scene.ts';
import { en } from '../../src/web/table/words/en.ts';
import { wordsFor } from '../../src/web/words/words.ts';
import { poolBench, poolLayout } from '../support/bench.ts';
import { boardWith } from '../support/board.ts';

const bench = await poolBench();
const inside = bench.view();
bench.release();
bench.clock.advance(12_000);
const out = bench.view();
bench.play({ do: 'rack' });
const racked = bench.view();
bench.play({ do: 'place', x: 0, y: 300 }, { do: 'miss' });
const broken = bench.view();

interface Change {
  readonly view?: PoolView;
  readonly board?: Partial<Scoreboard>;
  readonly ui?: Partial<TableUi>;
}

const nobody = { score: 0, turn: 0, out: false };

function sceneWith({ view = broken, board = {}, ui = {} }: Change = {}): PoolScene {
  return {
    view,
    layout: poolLayout(),
    board: boardWith({ game: 'pool8', players: [nobody, nobody], ballsInPlay: 15, ...board }),
    language: 'en',
    words: wordsFor('en'),
    own: en,
    ui: { ...FRESH_UI, ...ui },
    act: () => {},
  };
}

const sink = (ball: string, pocket: string) => ({ do: 'cabinet', action: { do: 'sink', ball, pocket } });
const nothingPicked = { do: 'pick', balls: [] };
const next = (change: Change) => guidanceFor(sceneWith(change)).next;

describe('a touch on the pool table', () => {
  it('on a ball picks it, and once more lets it be', () => {
    const ball = { kind: 'ball', id: 'R3' } as const;
    expect(touched(ball, 'plain', sceneWith())).toEqual([{ do: 'pick', balls: ['R3'] }]);
    expect(touched(ball, 'plain', sceneWith({ ui: { picked: ['R3'] } }))).toEqual([nothingPicked]);
  });

  it('with Shift, or held, picks several, which go down in one stroke', () => {
    const scene = sceneWith({ ui: { picked: ['R3'] } });
    const both = [{ do: 'pick', balls: ['R3', 'cue'] }];
    expect(touched({ kind: 'ball', id: 'cue' }, 'other', scene)).toEqual(both);
    expect(touched({ kind: 'ball', id: 'cue' }, 'hold', scene)).toEqual(both);
    const picked = sceneWith({ ui: { picked: ['R3', 'cue'] } });
    expect(touched({ kind: 'hole', id: 'ML' }, 'plain', picked)).toEqual([
      sink('R3', 'ML'),
      sink('cue', 'ML'),
      nothingPicked,
    ]);
  });

  it('on a pocket alone pots the nearest ball that counts for whoever plays', () => {
    const near = { ball: 'black', x: -440, y: 1_800 };
    const bed = [near, { ball: 'R1', x: -400, y: 1_700 }, { ball: 'S1', x: -300, y: 1_600 }];
    const view = { ...broken, bed: [...bed, { ball: 'cue', x: 0, y: 0 }] };
    const pocket = { kind: 'hole', id: 'TL' } as const;
    const playedBy = (player: object) =>
      touched(pocket, 'plain', sceneWith({ view, board: { players: [{ ...nobody, ...player }] } }))[0];
    expect(playedBy({})).toEqual(sink('R1', 'TL'));
    expect(playedBy({ group: 'solids', left: 1 })).toEqual(sink('S1', 'TL'));
    expect(playedBy({ group: 'solids', left: 0 })).toEqual(sink('black', 'TL'));
  });

  it('forgets what was picked and went down meanwhile', () => {
    const view = { ...broken, bed: broken.bed.filter(({ ball }) => ball !== 'R3') };
    const scene = sceneWith({ view, ui: { picked: ['R3'] } });
    expect(touched({ kind: 'hole', id: 'ML' }, 'plain', scene)[0]).not.toEqual(sink('R3', 'ML'));
  });

  it('on the trough racks its balls, on the D puts the white there', () => {
    expect(touched({ kind: 'trough' }, 'plain', sceneWith({ view: out }))).toMatchObject([
      { action: { do: 'rack' } },
    ]);
    expect(touched({ kind: 'ball', id: 'S1' }, 'plain', sceneWith({ view: out }))).toMatchObject([
      { action: { do: 'rack' } },
    ]);
    expect(touched({ kind: 'd' }, 'plain', sceneWith())).toMatchObject([{ action: { do: 'place' } }]);
  });

  it('that drags a ball over a pocket pots it; only the white can be put elsewhere', () => {
    expect(dropped('S4', { x: 465, y: -1_837 })[0]).toEqual(sink('S4', 'TR'));
    expect(dropped('S4', { x: 0, y: -900 })).toEqual([]);
    expect(dropped('cue', { x: 50, y: -300 })).toEqual([
      { do: 'cabinet', action: { do: 'place', x: 50, y: 300 } },
    ]);
  });
});

describe('a key at the pool table', () => {
  const key = (name: string, code = '', shiftKey = false) => ({ key: name, code, shiftKey });
  const digit = (nth: number, shift = false) => key(String(nth), `Digit${nth}`, shift);

  it('picks a ball by its number: with Shift the stripe, 8 the black, 0 the white', () => {
    const picks = [digit(3), digit(3, true), digit(8), digit(0)].map(
      (each) => intentsOf(each, sceneWith())[0],
    );
    expect(picks).toEqual(['S3', 'R3', 'black', 'cue'].map((ball) => ({ do: 'pick', balls: [ball] })));
  });

  it('then pots it in the pocket that lies there on a numeric pad', () => {
    const scene = sceneWith({ ui: { picked: ['S3'] } });
    const pockets = [7, 9, 4, 6, 1, 3].map((nth) => intentsOf(digit(nth), scene)[0]);
    expect(pockets).toEqual(['TL', 'TR', 'ML', 'MR', 'BL', 'BR'].map((pocket) => sink('S3', pocket)));
    expect(intentsOf(digit(5), scene)).toEqual([]);
    expect(intentsOf(key('Escape'), scene)).toContainEqual(nothingPicked);
  });

  it('has letters of its own beside those of the front', () => {
    expect(intentsOf(key('r'), sceneWith())).toMatchObject([{ action: { do: 'rack' } }]);
    expect(intentsOf(key('i'), sceneWith())).toMatchObject([{ action: { do: 'stick' } }]);
    expect(intentsOf(key('c'), sceneWith())).toMatchObject([{ action: { do: 'coin' } }]);
    expect(intentsOf(key('b'), sceneWith())).toEqual([]);
  });

  it('names one of the fouls that could be one just now', () => {
    const scene = sceneWith({ board: { fouls: ['noContact', 'other'] }, ui: { sheet: 'fouls' } });
    expect(intentsOf(digit(2), scene)).toEqual([{ do: 'panel', action: { panel: 'foul', reason: 'other' } }]);
  });
});

describe('the guide at the pool table', () => {
  const revend = { can: ['revend', 'foul'] };

  it('leads from the coin over START to the break', () => {
    expect(next({ view: inside, board: { phase: 'attract' } })).toContain('Put a coin in');
    expect(next({ view: inside, board: { phase: 'ready' } })).toBe(en.pool.guide.pressStart);
    const freed = { ...out, inside: [{ ball: 'S1', freed: true, askew: false }], trough: ['S2'] };
    expect(next({ view: freed, board: revend })).toBe(en.pool.guide.rollOut);
    expect(guidanceFor(sceneWith({ view: out })).hint).toBe('rack');
    expect(next({ view: racked })).toContain('Player 1 breaks');
  });

  it('says how many balls have not come, while they can still be asked for', () => {
    const short = { ...out, inside: [{ ball: 'black', freed: false, askew: false }] };
    const view = { ...short, trough: out.trough.filter((ball) => ball !== 'black') };
    expect(next({ view, board: revend })).toBe(en.pool.guide.missing(1));
    expect(guidanceFor(sceneWith({ view })).hint).toBe('rack');
  });

  it('sends whoever potted to the scoreboard, to name what went down', () => {
    const view = { ...broken, bed: broken.bed.filter(({ ball }) => ball !== 'S1' && ball !== 'S2') };
    expect(next({ view })).toBe(en.pool.guide.name(2));
    expect(next({ view, board: { ballsInPlay: 13 } })).toContain('Player 1 plays');
  });

  it('says what the scoreboard asks, before anything else', () => {
    const asks = (prompt: Scoreboard['prompt']) => next({ board: { prompt } });
    expect(asks({ id: 'callPocket', ask: 'pocket' })).toBe(en.pool.guide.callPocket);
    expect(asks({ id: 'whichPocket', ask: 'pocket' })).toBe(en.pool.guide.whichPocket);
    expect(asks({ id: 'shortBreak', ask: 'option' })).toBe(en.pool.guide.choose);
    expect(next({ board: { can: ['yes', 'no'] } })).toBe(en.guide.answer);
  });

  it('says that balls still roll, that the white is in hand, and where a picked ball may go', () => {
    expect(next({ view: { ...broken, moving: true } })).toBe(en.pool.guide.moving);
    const pool = { open: true, called: null, ballInHand: 'anywhere', down: [] } as const;
    expect(guidanceFor(sceneWith({ board: { pool } })).hint).toBe('white');
    expect(next({ ui: { picked: ['S1'] } })).toBe(en.pool.guide.whichWay);
    expect(next({ view: racked, ui: { picked: ['S1'] } })).toBe(en.pool.guide.whichWay);
  });

  it('has the table cleared when the frame is over, and then asks for a coin', () => {
    const over = { phase: 'over', can: [] } as const;
    expect(next({ board: over })).toBe(en.pool.guide.clearUp);
    expect(next({ view: inside, board: over })).toBe(en.guide.over);
  });
});
