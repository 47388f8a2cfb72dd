import type { BallInHand, Group } from '../../../../../rules/game.ts';
import type { PromptId } from '../../../../../rules/pool8/prompts.ts';
import type { Ball } from '../../../../../rules/pool8/table.ts';
import type { Cause, VerdictId } from '../../../../../rules/pool8/verdicts.ts';

/** What the terminal says of a pool table. Pockets, and balls with a number, go by their ids. */
export interface PoolWords {
  /** Paid time is up. */
  readonly afterBar: string;
  timeLeft(time: string): string;
  readonly open: string;
  readonly onBlack: string;
  left(balls: number): string;
  called(pocket: string): string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly inHand: Readonly<Record<Exclude<BallInHand, 'none'>, string>>;
  readonly verdicts: Readonly<Record<VerdictId, string>>;
  readonly causes: Readonly<Record<Exclude<Cause, Exclude<Ball, 'black' | 'cue'>>, string>>;
  readonly prompts: Readonly<Record<PromptId, string>>;
}

export const pool: PoolWords = {
  afterBar: 'Time is up: this frame is played out',
  timeLeft: (time) => `${time} left to play`,
  open: 'open table',
  onBlack: 'on the black',
  left: (balls) => `${balls} left`,
  called: (pocket) => `The black is called: ${pocket}`,
  groups: { solids: 'solids', stripes: 'stripes' },
  inHand: {
    anywhere: 'Ball in hand: anywhere',
    baulk: 'Ball in hand: behind the line',
    d: 'Ball in hand: in the D',
  },
  verdicts: {
    pot: 'pot',
    miss: 'miss',
    foul: 'foul',
    groupsSet: 'plays',
    bothGroups: 'one of each went down',
    rerack: 'breaks, the balls are racked again',
    playOn: 'plays on as it lies',
    won: 'wins',
    conceded: 'concedes',
    undone: 'taken back',
  },
  causes: {
    solids: 'solids',
    stripes: 'stripes',
    black: 'the black',
    cue: 'the white',
    cueTouched: 'white touched',
    wrongBallFirst: 'opponent’s ball hit first',
    blackFirst: 'black hit first',
    noContact: 'no own ball hit',
    noCushion: 'no ball to a cushion',
    notAboveLine: 'no ball above the line played',
    fewerThanFour: 'fewer than four balls to a cushion',
    other: 'another foul',
    whitePotted: 'white potted',
    opponentBall: 'opponent’s ball potted',
    blackPotted: 'the black in the named pocket',
    blackOnBreak: 'the black on the break',
    blackTooEarly: 'the black too early',
    blackWithLastBall: 'the black with the last ball',
    blackWithWhite: 'the white with the black',
    blackWithFoul: 'a foul on the black',
    blackNotCalled: 'no pocket named for the black',
    blackElsewhere: 'the black in another pocket',
  },
  prompts: {
    breakFromBaulk: 'Break: fifteen balls in the triangle, the white behind the line.',
    ballsMissing: 'Not all fifteen balls have come out.',
    openTable: 'The next ball down sets the groups.',
    ownGroup: 'Plays a ball of the own group.',
    ballInHandAnywhere: 'Ball in hand anywhere, any own ball.',
    ballInHandBaulk: 'Ball in hand behind the line, a ball above it.',
    ballInHandD: 'Ball in hand in the D, an own ball.',
    callPocket: 'Name the pocket for the black.',
    playBlack: 'Play the black.',
    fourBalls: 'Did four balls reach a cushion?',
    shortBreak: 'The break was short: play on, or rack again.',
    whichGroup: 'Which group?',
    whichBall: 'Which ball went down?',
    whichPocket: 'Where did the black go?',
  },
};
