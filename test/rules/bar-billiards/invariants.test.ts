import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barBilliards } from '../../../src/rules/bar-billiards/bar-billiards.ts';
import type { BarBilliardsEvent } from '../../../src/rules/bar-billiards/events.ts';
import { FOUL_REASONS } from '../../../src/rules/bar-billiards/events.ts';
import type { BarBilliardsSetup } from '../../../src/rules/bar-billiards/setup.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  DIAMOND,
  farRow,
  STANDARD_FAR_ROW,
} from '../../../src/rules/bar-billiards/table.ts';
import type { GameBoard, GameEvent } from '../../../src/rules/game.ts';
import { setupOf } from '../../support/bar-billiards.ts';

const HOLES = [...DIAMOND, ...farRow(STANDARD_FAR_ROW)].map((hole) => hole.id);
const RUNS = { numRuns: 300 };

const hole = fc.constantFrom(...HOLES);
const ball = fc.constantFrom('white' as const, 'white' as const, 'red' as const);

const anyEvent = (pegs: readonly string[]): fc.Arbitrary<Untimed> => {
  const peg = fc.constantFrom(...pegs);
  const widthMs = fc.constantFrom(30, 250, 400, null);
  const bare = (...types: readonly BareType[]) => fc.constantFrom(...types).map((type) => ({ type }));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('ball.potted' as const), hole, ball, widthMs }) },
    { weight: 8, arbitrary: bare('stroke.ended', 'panel.next') },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constantFrom('peg.fallen', 'peg.wobbled', 'peg.standing'), peg }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('ball.returned' as const), ball: fc.option(ball) }),
    },
    { weight: 2, arbitrary: bare('ball.lifted', 'ball.overBaulk', 'bar.dropped') },
    { weight: 2, arbitrary: bare('panel.yes', 'panel.no', 'panel.skittlesSet') },
    { weight: 1, arbitrary: bare('panel.concede') },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('panel.foul' as const),
        reason: fc.constantFrom(...FOUL_REASONS),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('red.seen', 'panel.red', 'panel.white', 'panel.removePot'),
        hole,
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('panel.addPot' as const), hole, ball }) },
  );
};

type WithoutAt<T> = T extends unknown ? Omit<T, 'at'> : never;
type Untimed = WithoutAt<BarBilliardsEvent>;
type BareType = Exclude<
  BarBilliardsEvent,
  { hole: string } | { peg: string } | { reason: string } | { ball: unknown }
>['type'];

interface Evening {
  readonly setup: BarBilliardsSetup;
  readonly players: number;
  readonly events: readonly BarBilliardsEvent[];
}

/** Any table, any number of players, and anything at all that could be sensed or pressed. */
const evening: fc.Arbitrary<Evening> = fc
  .record({
    skittles: fc.constantFrom<Arrangement>('A1', 'A2', 'A3'),
    profile: fc.constantFrom('classic' as const, 'aebba' as const, 'norwich' as const),
    fitted: fc.record({
      trough: fc.boolean(),
      lane: fc.boolean(),
      baulk: fc.boolean(),
      red: fc.constantFrom('perHole' as const, 'lane' as const, 'panel' as const),
    }),
    rules: fc.record({ redRespot: fc.boolean() }),
    players: fc.integer({ min: 1, max: 4 }),
    pegOrderMs: fc.constant(5),
  })
  .chain(({ players, ...wish }) => {
    const setup = setupOf(wish);
    const steps = fc.record({
      ms: fc.constantFrom(1, 60, 300, 5_000, 20_000),
      event: anyEvent(ARRANGEMENTS[wish.skittles].map((peg) => peg.id)),
    });
    return fc.array(steps, { maxLength: 60 }).map((told) => ({ setup, players, events: timed(told) }));
  });

function timed(told: readonly { ms: number; event: Untimed }[]): readonly BarBilliardsEvent[] {
  let at = 0;
  return told.map(({ ms, event }) => {
    at += ms;
    return { ...event, at };
  });
}

function play({ setup, players, events }: Evening): GameBoard[] {
  const open = barBilliards(setup).open(players, 0);
  return [open.board(), ...events.map((event) => boardAfter(open, event))];
}

function boardAfter(
  open: ReturnType<ReturnType<typeof barBilliards>['open']>,
  event: BarBilliardsEvent,
): GameBoard {
  open.tell(event);
  return open.board();
}

describe('whatever happens at the table', () => {
  it('no ball is made or lost', () => {
    fc.assert(
      fc.property(evening, (it) => {
        for (const { balls, ballsInPlay } of play(it)) {
          const { bed, baulk, transit, trapped } = balls;
          expect(bed + baulk + transit + trapped).toBe(8);
          expect(ballsInPlay).toBe(8 - trapped);
          expect(Math.min(bed, baulk, transit, trapped)).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('no score is below nothing or other than whole tens', () => {
    fc.assert(
      fc.property(evening, (it) => {
        for (const { score, turn } of play(it).flatMap((board) => board.players)) {
          expect(Math.min(score, turn)).toBeGreaterThanOrEqual(0);
          expect((score + turn) % 10).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it('the same events give the same board', () => {
    fc.assert(
      fc.property(evening, (it) => {
        expect(play(it)).toEqual(play(it));
      }),
      RUNS,
    );
  });

  it('one event changes the score of one player at most', () => {
    fc.assert(
      fc.property(evening, (it) => {
        const totals = play(it).map((board) => board.players.map(({ score, turn }) => score + turn));
        for (const [step, now] of totals.entries()) {
          const before = totals[step - 1] ?? now;
          expect(now.filter((total, player) => total !== before[player]).length).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  it('the result names every player once, and the winner leads it', () => {
    fc.assert(
      fc.property(evening, (it) => {
        for (const { result, phase, players } of play(it)) {
          expect(result !== null).toBe(phase === 'over');
          if (!result) continue;
          expect([...result.ranking].sort()).toEqual([...players.keys()]);
          expect(result.winner).toBe(result.kind === 'win' ? result.ranking[0] : null);
        }
      }),
      RUNS,
    );
  });

  it('undo goes back step by step to a game without a point, and keeps what cannot be unsaid', () => {
    fc.assert(
      fc.property(evening, ({ setup, players, events }) => {
        const game = barBilliards(setup);
        let rest: readonly GameEvent[] = events;
        for (let less = game.undo(rest); less !== rest; less = game.undo(rest)) {
          expect(besides('stroke.ended', less)).toBeLessThan(besides('stroke.ended', rest));
          expect(kept(less)).toEqual(kept(rest));
          rest = less;
        }
        const open = game.open(players, 0);
        for (const event of rest) open.tell(event);
        expect(open.board().players.every(({ score, turn }) => score + turn === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('undo of the last stroke is the game without it', () => {
    fc.assert(
      fc.property(evening, fc.array(hole, { minLength: 1, maxLength: 3 }), (it, holes) => {
        const at = it.events.at(-1)?.at ?? 0;
        const before = [...it.events, { type: 'stroke.ended', at: at + 5_000 } as const];
        const stroke = holes.map(
          (each, n) =>
            ({ type: 'ball.potted', hole: each, ball: 'white', widthMs: 30, at: at + 10_000 + n }) as const,
        );
        const after = [...before, ...stroke, { type: 'stroke.ended', at: at + 15_000 } as const];
        expect(barBilliards(it.setup).undo(after)).toEqual(before);
      }),
      RUNS,
    );
  });
});

const KEPT = new Set(['ball.lifted', 'ball.returned', 'peg.standing', 'bar.dropped']);
const kept = (events: readonly GameEvent[]) => events.filter(({ type }) => KEPT.has(type));
const besides = (type: string, events: readonly GameEvent[]) =>
  events.filter((event) => event.type !== type).length;
