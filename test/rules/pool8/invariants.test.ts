import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameBoard, GameEvent } from '../../../src/rules/game.ts';
import { FOUL_REASONS, OPTIONS, type Pool8Event } from '../../../src/rules/pool8/events.ts';
import { pool8 } from '../../../src/rules/pool8/pool8.ts';
import type { Pool8Setup } from '../../../src/rules/pool8/setup.ts';
import { BALLS, POCKETS } from '../../../src/rules/pool8/table.ts';

const ACTIONS = 100_000;
const SEED = 20_261_130;

type WithoutAt<T> = T extends unknown ? Omit<T, 'at'> : never;
type Untimed = WithoutAt<Pool8Event>;

const pocket = fc.constantFrom(...POCKETS);
const ball = fc.constantFrom(...BALLS);
const bare = (...types: readonly ('panel.strokeEnd' | 'stroke.ended' | 'panel.yes' | 'panel.no')[]) =>
  fc.constantFrom(...types).map((type) => ({ type }));

const anyEvent: fc.Arbitrary<Untimed> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('panel.ball' as const), ball, pocket }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('ball.returned' as const), ball }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pocket.passed' as const), pocket }) },
  { weight: 12, arbitrary: bare('panel.strokeEnd', 'stroke.ended') },
  { weight: 4, arbitrary: bare('panel.yes', 'panel.no') },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('panel.call' as const), pocket }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('panel.foul' as const),
      reason: fc.constantFrom(...FOUL_REASONS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('panel.choose' as const),
      option: fc.constantFrom(...OPTIONS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('panel.group' as const),
      group: fc.constantFrom('solids' as const, 'stripes' as const),
    }),
  },
);

const anySetup: fc.Arbitrary<Pool8Setup> = fc.record({
  rules: fc.record({
    ownPlusOpponentIsFoul: fc.boolean(),
    blackOnBreak: fc.constantFrom('loss' as const, 'rerackFreeVend' as const),
    foulPotSetsGroups: fc.boolean(),
    callRequired: fc.boolean(),
  }),
  reader: fc.boolean(),
  delivery: fc.constant(false),
});

const anyStep = fc.record({ ms: fc.constantFrom(1, 49, 50, 300, 5_000), event: anyEvent });

/** Frames of so many actions in all: the black is kept back so that some of them last. */
function play(actions: number): Walk {
  const steps = fc.sample(anyStep, { numRuns: actions, seed: SEED });
  const setups = fc.sample(anySetup, { numRuns: 100, seed: SEED });
  const walk: Walk = { boards: 0, frames: 0, ends: new Map() };
  let frame = frameOf(setups[0]);
  for (const [nth, { ms, event }] of steps.entries()) {
    const keepsBack = 'ball' in event && event.ball === 'black' && nth % 4 > 0;
    if (keepsBack) continue;
    frame.tell({ ...event, at: frame.now + ms });
    frame.now += ms;
    check(frame.before, frame.board());
    frame.before = frame.board();
    walk.boards += 1;
    if (frame.before.phase !== 'over') continue;
    const why = String(frame.before.verdict?.cause);
    walk.ends.set(why, (walk.ends.get(why) ?? 0) + 1);
    walk.frames += 1;
    frame = frameOf(setups[walk.frames % setups.length]);
  }
  return walk;
}

interface Walk {
  boards: number;
  frames: number;
  readonly ends: Map<string, number>;
}

function frameOf(setup: Pool8Setup | undefined) {
  if (!setup) throw new Error('no setup');
  const open = pool8(setup).open(2, 0);
  return { tell: open.tell, board: () => open.board(), before: open.board(), now: 0 };
}

function check(before: GameBoard, after: GameBoard): void {
  for (const { left = -1, group } of after.players) {
    if (left < 0 || left > 7 || group === undefined) throw new Error(`left ${left}`);
  }
  const [one, two] = after.players;
  if ((one?.group === null) !== (two?.group === null) || (one?.group && one.group === two?.group)) {
    throw new Error(`groups ${one?.group} and ${two?.group}`);
  }
  if (after.balls.bed + after.balls.trapped !== 15) throw new Error('a ball was made or lost');
  const isRerack = after.releases !== before.releases || after.prompt?.id === 'breakFromBaulk';
  if (!isRerack && after.balls.bed > before.balls.bed) throw new Error('a ball came back by itself');
  if ((after.result !== null) !== (after.phase === 'over')) throw new Error('over without a winner');
  if (after.result && after.result.ranking.length !== 2) throw new Error('not one winner');
  if (after.phase !== 'over' && after.can.length === 0) throw new Error('nothing can be done');
}

describe('whatever is told at a pool table', () => {
  it(`for ${ACTIONS} actions the counts are 0 to 7, the groups are two, and one wins`, {
    timeout: 120_000,
  }, () => {
    const { boards, frames, ends } = play(ACTIONS + 20_000);
    expect(boards).toBeGreaterThanOrEqual(ACTIONS);
    expect(frames).toBeGreaterThan(500);
    expect([...ends.keys()].sort()).toEqual([
      'blackElsewhere',
      'blackNotCalled',
      'blackOnBreak',
      'blackPotted',
      'blackTooEarly',
      'blackWithFoul',
      'blackWithLastBall',
      'blackWithWhite',
    ]);
  });

  const someEvents = fc.array(anyStep, { maxLength: 60 }).map((steps) => {
    let at = 0;
    return steps.map(({ ms, event }): Pool8Event => {
      at += ms;
      return { ...event, at };
    });
  });
  const runs = { numRuns: 300, seed: SEED };

  it('the black goes down once, and nothing changes the game after that', () => {
    fc.assert(
      fc.property(anySetup, someEvents, (setup, events) => {
        const open = pool8(setup).open(2, 0);
        let over: GameBoard | null = null;
        for (const event of events) {
          open.tell(event);
          if (over) expect(open.board()).toEqual(over);
          if (open.board().phase === 'over') over = open.board();
        }
      }),
      runs,
    );
  });

  it('undo goes back step by step to the beginning, and undoing a press is the game without it', () => {
    fc.assert(
      fc.property(anySetup, someEvents, (setup, events) => {
        const game = pool8(setup);
        let rest: readonly GameEvent[] = events;
        for (let less = game.undo(rest); less !== rest; less = game.undo(rest)) {
          expect(less.length).toBeLessThan(rest.length);
          rest = less;
        }
        expect(rest.every(({ type }) => type === 'stroke.ended')).toBe(true);
        const pressed = [...events, { type: 'panel.concede', at: 1_000_000 }];
        expect(game.undo(pressed)).toEqual(events);
      }),
      runs,
    );
  });

  it('the same events give the same board', () => {
    fc.assert(
      fc.property(anySetup, someEvents, (setup, events) => {
        const boards = [0, 1].map(() => {
          const open = pool8(setup).open(2, 0);
          for (const event of events) open.tell(event);
          return open.board();
        });
        expect(boards[0]).toEqual(boards[1]);
      }),
      runs,
    );
  });
});
