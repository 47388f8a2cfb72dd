import type { SensedEvent } from '../../rules/sensed.ts';

/** Balls rolled through by hand: what was seen of them, and where. */
export interface BallTally {
  /** How many balls the table has. */
  readonly balls: number;
  /** Holes or pockets. */
  readonly holes: Readonly<Record<string, number>>;
  readonly reds: number;
  /** Null where there is no such sensor. */
  readonly lane: number | null;
  readonly trough: number | null;
}

/** What the count comes to. */
export interface TallyVerdict {
  readonly down: number;
  /** Holes that have seen none. */
  readonly unseen: readonly string[];
  /** Balls that went down and did not come past the lane; null without a lane. */
  readonly notHome: number | null;
  /** As many as the table has went down. */
  readonly isWhole: boolean;
}

export function newTally(
  balls: number,
  fitted: { readonly holes: readonly string[]; readonly lane: boolean; readonly trough: boolean },
): BallTally {
  const { holes, lane, trough } = fitted;
  return {
    balls,
    holes: Object.fromEntries(holes.map((hole) => [hole, 0])),
    reds: 0,
    lane: lane ? 0 : null,
    trough: trough ? 0 : null,
  };
}

export function tallied(tally: BallTally, event: SensedEvent): BallTally {
  switch (event.type) {
    case 'ball.potted':
      return { ...down(tally, event.hole), reds: tally.reds + (event.ball === 'red' ? 1 : 0) };
    case 'pocket.passed':
      return down(tally, event.pocket);
    case 'red.seen':
      return { ...tally, reds: tally.reds + 1 };
    case 'ball.returned':
      return {
        ...tally,
        lane: tally.lane === null ? null : tally.lane + 1,
        reds: tally.reds + (event.ball === 'red' ? 1 : 0),
      };
    case 'ball.lifted':
      return { ...tally, trough: tally.trough === null ? null : tally.trough + 1 };
    case 'peg.fallen':
    case 'peg.wobbled':
    case 'peg.standing':
    case 'ball.overBaulk':
    case 'stroke.ended':
    case 'bar.dropped':
    case 'ball.delivered':
      return tally;
  }
}

const down = (tally: BallTally, hole: string): BallTally => ({
  ...tally,
  holes: { ...tally.holes, [hole]: (tally.holes[hole] ?? 0) + 1 },
});

export function verdictOf({ balls, holes, lane }: BallTally): TallyVerdict {
  const down = Object.values(holes).reduce((sum, count) => sum + count, 0);
  return {
    down,
    unseen: Object.entries(holes).flatMap(([hole, count]) => (count === 0 ? [hole] : [])),
    notHome: lane === null ? null : down - lane,
    isWhole: down === balls,
  };
}
