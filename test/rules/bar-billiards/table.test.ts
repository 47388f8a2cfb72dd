import { describe, expect, it } from 'vitest';
import { barBilliards } from '../../../src/rules/bar-billiards/bar-billiards.ts';
import { PLAYERS, PROFILES, USUAL_GAME_MS } from '../../../src/rules/bar-billiards/profiles.ts';
import {
  A1_WITH_REDS,
  ALTERNATIVE_FAR_ROW,
  ARRANGEMENTS,
  DIAMOND,
  farRow,
  farRowProblem,
  holesWorth,
  pegsProblem,
  STANDARD_FAR_ROW,
} from '../../../src/rules/bar-billiards/table.ts';
import { openTable, setupOf } from '../../support/bar-billiards.ts';

const minutes = (count: number) => count * 60_000;
const allows = ({ min, max }: { min: number; max: number }, ms: number) => ms >= min && ms <= max;
const worths = (table: ReturnType<typeof openTable>, holes: readonly string[]) =>
  holes.map((hole) => {
    table.pot(hole);
    return table.verdict()?.points;
  });

describe('the table and its balls', () => {
  it('BB-1 a new game has eight balls, one of them red', () => {
    const table = openTable();
    expect(table.board()).toMatchObject({ ballsInPlay: 8, redInPlay: true });
    expect(table.setup.balls.red).toBe(1);
    expect(openTable({ balls: { white: 7, red: 0 } }).board()).toMatchObject({
      ballsInPlay: 7,
      redInPlay: false,
    });
  });

  it('BB-2 there are nine holes, each with its own name', () => {
    expect(new Set(openTable().game.layout.holes.map(({ id }) => id)).size).toBe(9);
  });

  it('BB-3 the diamond is worth 200, 50, 50 and 100', () => {
    expect(worths(openTable(), ['200', '50L', '50R', '100'])).toEqual([200, 50, 50, 100]);
  });

  it('BB-4 the far row is worth 30, 20, 10, 20 and 30', () => {
    expect(worths(openTable(), ['30L', '20L', '10', '20R', '30R'])).toEqual([30, 20, 10, 20, 30]);
  });

  it('BB-5 a table may have the alternative far row, and always five holes in it', () => {
    const table = openTable({ holes: [...DIAMOND, ...farRow(ALTERNATIVE_FAR_ROW)] });
    expect(worths(table, ['10L', '20L', '30', '20R', '10R'])).toEqual([10, 20, 30, 20, 10]);
    expect(farRowProblem(STANDARD_FAR_ROW)).toBeNull();
    expect(farRowProblem([30, 20, 10, 20])).toContain('exactly five');
    expect(farRowProblem([50, 20, 10, 20, 30])).toContain('50L');
    expect(farRowProblem([30, 20, 0.5, 20, 30])).toContain('whole');
  });

  it('BB-6 BB-22 BB-23 the first advice is the red on its spot and a white from the D', () => {
    expect(openTable({ first: 1 }).board().prompt).toEqual({ id: 'start', player: 1 });
  });

  it('BB-12 BB-73 any skittles will do that have exactly one black among them', () => {
    const [black, ...others] = ARRANGEMENTS.A1;
    expect(pegsProblem(others)).toContain('black');
    expect(pegsProblem([black, { ...black, id: 'black2' }])).toContain('black');
    expect(
      pegsProblem([black, black].map((peg, n) => ({ ...peg, colour: n ? 'white' : 'black' }))),
    ).toContain('called');
    for (const pegs of [...Object.values(ARRANGEMENTS), A1_WITH_REDS]) expect(pegsProblem(pegs)).toBeNull();
    expect(pegsProblem([black])).toBeNull();
  });

  it('BB-11 BB-74 a hole may be worth something else, and nothing else about a table changes a score', () => {
    const table = openTable({ holes: holesWorth(setupOf().holes, { 200: 250 }) });
    table.pot('200');
    table.pot('red 200');
    expect(table.score(0)).toBe('0+750');
  });

  it('BB-75 what a skittle costs is its own, wherever it stands and whatever it is called', () => {
    const [black] = ARRANGEMENTS.A1;
    const table = openTable({ skittles: [black, { id: 'behind the 30', colour: 'white', costs: 'game' }] });
    table.make(340);
    table.knock('behind the 30');
    expect(table.score(0)).toBe('0+0');
  });

  it('BB-72 five whites and a red play to the last ball all the same', () => {
    const table = openTable({ balls: { white: 5, red: 1 } });
    expect(table.board().ballsInPlay).toBe(6);
    table.leaveBalls(2);
    expect(table.board().phase).toBe('afterBar');
    table.pot('10');
    expect(table.board().phase).toBe('lastBall');
  });
});

describe('the profiles', () => {
  it('BB-52 classic-strict allows 15:30 to 19 minutes, and every profile allows its own default', () => {
    const strict = PROFILES['classic-strict'].gameMs;
    expect([15.5, 17, 19].every((time) => allows(strict, minutes(time)))).toBe(true);
    expect([minutes(15.5) - 1000, minutes(19) + 1000].some((ms) => allows(strict, ms))).toBe(false);
    expect(Object.values(PROFILES).every(({ play, gameMs }) => allows(gameMs, play.gameMs))).toBe(true);
    expect(PROFILES.classic.play.gameMs).toBe(minutes(17));
  });

  it('BB-71 free allows 5 to 20 minutes', () => {
    const free = PROFILES.free.gameMs;
    expect([allows(free, minutes(5)), allows(free, minutes(20))]).toEqual([true, true]);
    expect([allows(free, minutes(5) - 1000), allows(free, minutes(20) + 1000)]).toEqual([false, false]);
    expect(USUAL_GAME_MS).toEqual(free);
  });

  it('BB-24 two, three or four play in turn, or one practises', () => {
    for (const players of [2, 3, 4]) {
      const table = openTable({ players });
      const order = Array.from({ length: players }, () => {
        table.next();
        return table.board().active;
      });
      expect(order).toEqual([...Array(players).keys()].map((n) => (n + 1) % players));
    }
    expect(barBilliards(setupOf()).players).toEqual(PLAYERS);
    expect(PLAYERS).toEqual({ min: 1, max: 4 });
  });

  it('BBX-12 BBX-21 the leagues differ where their rules do', () => {
    expect(PROFILES.aebba.rules).toMatchObject({ restInDIsFoul: true, maxDoublePotsFromBreak: 3 });
    expect(PROFILES.aebba.rules.lastBallFailure).toBe('noScoreGameOver');
    expect(PROFILES.norwich.rules.baulkLine).toBe(false);
    expect(setupOf({ profile: 'norwich' }).pegs).toHaveLength(4);
  });
});
