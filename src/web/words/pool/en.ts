/** What only a pool table has to say. */
import type { BallInHand, Group } from '../../../rules/game.ts';
import type { FoulReason } from '../../../rules/pool8/events.ts';
import type { Pocket } from '../../../rules/pool8/table.ts';
import type { BlackCause } from '../../../rules/pool8/verdicts.ts';

export const pool = {
  title: 'Pool 8',
  steps: {
    break: 'Pot one on the break, or send four to a cushion',
    group: 'The next ball down sets your group: solids or stripes',
    foul: 'A foul: the opponent plays, often with the white in hand',
    black: 'Your seven down: name the pocket, and the black wins',
  },
  whoBreaks: 'Who breaks?',
  open: 'Open table',
  or: 'or',
  onBlack: 'On the black',
  groups: { solids: 'Solids', stripes: 'Stripes' } satisfies Record<Group, string>,
  /** As something that went down. */
  balls: { solids: 'a solid', stripes: 'a stripe', black: 'the black', cue: 'the white' },
  numbered: {
    solids: (number: number) => `solid ${number}`,
    stripes: (number: number) => `stripe ${number}`,
  },
  /** As seen from the end with the D. */
  pockets: {
    TL: 'top left',
    TR: 'top right',
    ML: 'middle left',
    MR: 'middle right',
    BL: 'bottom left',
    BR: 'bottom right',
  } satisfies Record<Pocket, string>,
  inHand: {
    anywhere: 'White anywhere',
    baulk: 'White behind the line',
    d: 'White in the D',
  } satisfies Record<Exclude<BallInHand, 'none'>, string>,
  called: 'Black',

  fouls: {
    cueTouched: 'White touched by hand or cue',
    wrongBallFirst: 'Opponent’s ball hit first',
    blackFirst: 'Black hit first',
    noContact: 'No ball of your own hit',
    noCushion: 'No ball to a cushion after the hit',
    notAboveLine: 'Played no ball above the line',
    fewerThanFour: 'Fewer than four balls to a cushion',
    other: 'Another foul',
  } satisfies Record<FoulReason, string>,
  seen: { whitePotted: 'White potted', opponentBall: 'Opponent’s ball potted' },
  /** What the opponent gets for it. */
  follows: {
    none: 'white stays where it lies',
    d: 'ball in hand in the D',
    baulk: 'ball in hand behind the line',
    anywhere: 'ball in hand anywhere',
    choice: 'the opponent chooses',
  } satisfies Record<BallInHand | 'choice', string>,
  ends: {
    blackPotted: 'the black in the named pocket',
    blackOnBreak: 'the black went down on the break',
    blackTooEarly: 'the black went down too early',
    blackWithLastBall: 'the black went down with the last ball',
    blackWithWhite: 'the white went down with the black',
    blackWithFoul: 'a foul on the black',
    blackNotCalled: 'no pocket was named for the black',
    blackElsewhere: 'the black went into another pocket',
  } satisfies Record<BlackCause, string>,
  blackPotted: 'the black is down',

  panel: {
    ball: 'Ball down',
    whichBall: 'What went down?',
    whichNumber: 'Which of them?',
    noBall: 'No ball',
    strokeEnd: 'Stroke over',
    call: 'Pocket',
    whichPocket: 'Where is the black to go?',
    playOn: 'Play on as it lies',
    rerack: (player: string) => `Rack again, ${player} breaks`,
    numbers: 'balls, fouls, pockets, pages',
  },
  clock: { left: 'left to play', soon: 'time is nearly up', up: 'Time is up', last: 'Play this frame out' },
};

export type PoolWords = typeof pool;
