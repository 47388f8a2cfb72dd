import { describe, expect, it } from 'vitest';
import type { PoolView } from '../../src/ports/web-api.ts';
import { BALL_RADIUS, BED } from '../../src/rules/pool8/bed.ts';
import { BALLS, OBJECT_BALLS } from '../../src/rules/pool8/table.ts';
import { kindOfBall, numberOf } from '../../src/web/scoreboard/pool/balls-of.ts';
import { ballName } from '../../src/web/table/pool/ball-name.ts';
import {
  BOTTOM,
  DRAWN_POCKETS,
  drawnBalls,
  LEFT,
  pocketAt,
  ROW,
  TROUGH,
  WHITE_BOX,
  WINDOW,
} from '../../src/web/table/pool/geometry.ts';
import { TABLE_DICTIONARIES } from '../../src/web/table/words/words.ts';
import { poolBench } from '../support/bench.ts';

const fresh = (await poolBench()).view();
const at = (view: PoolView, place: string) => drawnBalls(view).filter((ball) => ball.place === place);

describe('the drawing of the pool table', () => {
  it('has the six pockets as they are seen from the baulk end, the player at the bottom', () => {
    const left = ['TL', 'ML', 'BL'].map((id) => DRAWN_POCKETS.get(id));
    const right = ['TR', 'MR', 'BR'].map((id) => DRAWN_POCKETS.get(id));
    for (const spot of left) expect(spot?.x).toBeLessThan(-BED.width / 2);
    for (const spot of right) expect(spot?.x).toBeGreaterThan(BED.width / 2);
    const heights = left.map((spot) => spot?.y ?? 0);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(DRAWN_POCKETS.size).toBe(6);
  });

  it('paints every ball so that it is known without its colour', () => {
    const painted = (ball: string) => [kindOfBall(ball), numberOf(ball)];
    expect(new Set(BALLS.map(numberOf)).size).toBe(16);
    expect(painted('S7')).toEqual(['solids', 7]);
    expect(painted('black')).toEqual(['black', 8]);
    expect(painted('R1')).toEqual(['stripes', 9]);
    expect(painted('cue')).toEqual(['cue', 0]);
  });

  it('names every ball by what it is, in five languages', () => {
    for (const words of Object.values(TABLE_DICTIONARIES)) {
      expect(new Set(BALLS.map((ball) => ballName(ball, words))).size).toBe(16);
    }
  });

  it('lays fifteen balls side by side in the window and in the trough, none over its end', () => {
    const out: PoolView = { ...fresh, inside: [], trough: [...OBJECT_BALLS] };
    for (const [view, place, row] of [
      [fresh, 'inside', WINDOW],
      [out, 'trough', TROUGH],
    ] as const) {
      const balls = at(view, place).toSorted((a, b) => a.x - b.x);
      expect(balls).toHaveLength(15);
      for (const [nth, { x, y }] of balls.entries()) {
        expect(x - (balls[nth - 1]?.x ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(2 * BALL_RADIUS);
        expect(x + BALL_RADIUS).toBeLessThan(ROW.x + ROW.width);
        expect(y - BALL_RADIUS).toBeGreaterThan(row.y);
        expect(y + BALL_RADIUS).toBeLessThan(row.y + row.height);
      }
    }
  });

  it('gives the white a box of its own, inside the table', () => {
    const [white] = at(fresh, 'white box');
    expect(white?.x).toBeGreaterThan(WHITE_BOX.x);
    expect(WHITE_BOX.x + WHITE_BOX.width).toBeLessThan(-LEFT);
    expect(white?.y).toBeLessThan(BOTTOM);
  });

  it('takes a ball for potted that is let go over a pocket, and no other', () => {
    for (const [id, spot] of DRAWN_POCKETS) expect(pocketAt(spot)).toBe(id);
    expect(pocketAt({ x: 0, y: -900 })).toBeNull();
  });
});
