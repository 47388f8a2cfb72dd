import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BALL_RADIUS } from '../../src/rules/bar-billiards/bed.ts';
import { ARRANGEMENTS } from '../../src/rules/bar-billiards/table.ts';
import {
  BAR,
  drawnBalls,
  drawnHoles,
  drawnPegs,
  RUN,
  WELLS,
} from '../../src/web/table/bar-billiards/geometry.ts';
import { wayOf } from '../../src/web/table/motion.ts';
import { TABLE_DICTIONARIES } from '../../src/web/table/words/words.ts';
import { BAR_DOWN, classicLayout, woodBench } from '../support/bench.ts';

const layout = classicLayout();

describe('the drawing of the table', () => {
  it('has the nine holes where the real ones are, the player at the bottom', () => {
    expect(Object.fromEntries(drawnHoles(layout))).toMatchObject({
      '200': { x: 0, y: -800 },
      '50L': { x: -265, y: -960 },
      '50R': { x: 265, y: -960 },
      '100': { x: 0, y: -1120 },
      '30L': { x: -330, y: -1320 },
      '10': { x: 0, y: -1320 },
      '30R': { x: 330, y: -1320 },
    });
  });

  it('stands the skittles where the arrangement puts them', () => {
    const spots = (pegs: (typeof layout)['pegs']) => Object.fromEntries(drawnPegs({ ...layout, pegs }));
    expect(spots(ARRANGEMENTS.A1)).toMatchObject({
      whiteL: { x: -178, y: -1120 },
      whiteR: { x: 178, y: -1120 },
    });
    expect(spots(ARRANGEMENTS.A2)).toMatchObject({ whiteL: { x: -265 }, red: { x: 0 } });
    expect(spots(ARRANGEMENTS.A3)).toMatchObject({ redL: { x: -265 }, redR: { x: 265 }, redC: { x: 0 } });
    const black = spots(ARRANGEMENTS.A1).black;
    expect(black?.y).toBeGreaterThan(-800 + 30 + 8);
    expect(black?.y).toBeLessThan(-800 + 60);
  });

  it('lays every ball in exactly one place, none on another', async () => {
    const { play, view } = await woodBench({ outputs: BAR_DOWN });
    for (const hole of ['200', '200', '200', '200', '100']) play({ do: 'pot', hole, ball: 'white' });
    const balls = drawnBalls(view(), layout);
    expect(balls.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const spots = balls.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
    expect(new Set(spots).size).toBe(8);
  });

  it('keeps trapped balls behind the bar and the others in front of it', async () => {
    const { play, view } = await woodBench({ outputs: BAR_DOWN });
    for (let balls = 0; balls < 7; balls += 1) play({ do: 'pot', hole: '30L', ball: 'white' });
    for (const { place, y } of drawnBalls(view(), layout)) {
      if (place === 'trapped') expect(y).toBeLessThan(BAR.dropped);
      if (place === 'trapped') expect(y + BALL_RADIUS).toBeGreaterThan(RUN.y);
      if (place === 'trough') expect(y).toBeGreaterThan(WELLS.y);
    }
  });

  it('moves a potted ball to its hole first and under the bed after that', () => {
    const [here, hole, bar] = [
      { x: 10, y: -300 },
      { x: 0, y: -1120 },
      { x: 200, y: 72 },
    ];
    const { frames } = wayOf({ last: { ...here, place: 'bed' }, now: { ...bar, place: 'rolling' }, hole });
    expect(frames[0]?.transform).toContain('translate(0px, -1120px)');
    expect(frames.at(-1)?.transform).toContain('translate(200px, 72px)');
  });

  it('shares no class with the scoreboard beside it, so that neither dresses the other', () => {
    const css = (folder: URL) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.css'))
        .map((name) => readFileSync(new URL(name, folder), 'utf8'))
        .join('\n');
    const classes = (text: string) => new Set(text.match(/\.[a-z][\w-]+/g));
    const theirs = classes(css(new URL('../../src/web/scoreboard/styles/', import.meta.url)));
    const ours = classes(css(new URL('../../src/web/table/', import.meta.url)));
    expect([...ours].filter((name) => theirs.has(name))).toEqual([]);
  });
});

describe('the words of the simulated table', () => {
  const said = (words: object): [string, unknown][] =>
    Object.entries(words).flatMap(([name, phrase]) =>
      typeof phrase === 'object' && phrase !== null
        ? said(phrase).map(([inner, text]): [string, unknown] => [`${name}.${inner}`, text])
        : [[name, phrase] as [string, unknown]],
    );

  it('are all there in five languages, as many lines of help in each', () => {
    const names = Object.values(TABLE_DICTIONARIES).map((words) => said(words).map(([name]) => name));
    for (const each of names) expect(each).toEqual(names[0]);
  });

  it('do not shout', () => {
    for (const words of Object.values(TABLE_DICTIONARIES)) {
      for (const [, phrase] of said(words)) {
        expect(typeof phrase === 'function' ? phrase('x') : phrase).not.toMatch(/!/);
      }
    }
  });
});
