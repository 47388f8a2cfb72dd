/** What is said at a pool table: the type of the other four. */

import type { BallKind } from '../../../scoreboard/pool/balls-of.ts';
import type { DrawnPlace } from '../../pool/geometry.ts';
import type { PoolLetter } from '../../pool/keys.ts';

export const en = {
  ball: {
    solids: (number: number) => `Solid ${number}`,
    stripes: (number: number) => `Stripe ${number}`,
    black: () => 'Black',
    cue: () => 'White',
  } satisfies Record<BallKind, (number: number) => string>,
  bed: {
    label: 'The table from above',
    pocket: (pocket: string) => `Pocket: ${pocket}. Pot a ball here`,
    pick: (ball: string) => `${ball} on the table. Pick it`,
    picked: (ball: string) => `${ball} on the table, picked`,
    d: 'The D. Put the white there',
    trough: 'The trough. Put its balls in the triangle',
  },
  places: {
    rolling: (ball: string) => `${ball}, rolling under the bed`,
    inside: (ball: string) => `${ball}, behind the glass`,
    trough: (ball: string) => `${ball}, in the trough`,
    'white box': (ball: string) => `${ball} in its box. Put it in the D`,
  } satisfies Record<Exclude<DrawnPlace, 'bed'>, (ball: string) => string>,
  hands: {
    goesDown: 'The ball that goes down',
    miss: 'Play and pot nothing',
    rack: 'Rack the balls',
    clear: 'Push the rest in',
    stick: 'A ball sticks inside',
    tilt: 'Lean on the table',
    string: 'Coin on a string',
  },
  guide: {
    pressStart: 'Press START, or choose on the scoreboard who breaks.',
    rollOut: 'The balls roll out.',
    missing: (balls: number) =>
      `${balls === 1 ? 'A ball has' : `${balls} balls have`} not come. Ask for them on the scoreboard: it costs nothing.`,
    rack: 'Click the balls in the trough: they go into the triangle.',
    noBalls: 'The balls lie inside the table.',
    breakOff: (player: string) =>
      `${player} breaks. Click a pocket to pot a ball on the break, or play and pot nothing.`,
    whichWay: 'Now click the pocket that it falls into.',
    moving: 'The balls still roll: what drops now belongs to the same stroke.',
    name: (balls: number) =>
      balls === 1
        ? 'Name on the scoreboard what went down.'
        : `Name on the scoreboard what went down: ${balls} balls.`,
    inHand: (player: string) => `${player} has the white in hand. Drag it, or play: it lies in the D.`,
    yourTurn: (player: string) => `${player} plays. Click a ball and a pocket, or press NEXT after a miss.`,
    whichBall: 'Say on the scoreboard which ball went down.',
    whichPocket: 'Say on the scoreboard which pocket it was.',
    whichGroup: 'Say on the scoreboard which group it is to be.',
    callPocket: 'Name the pocket for the black on the scoreboard before you play.',
    choose: 'The break was short. Choose on the scoreboard how to go on.',
    clearUp: 'The frame is over. Push the rest into the pockets, and put a coin in for another.',
  },
  help: {
    game: [
      'A coin and START let the fifteen balls out. They are racked, and the white is played from behind the line.',
      'The first ball down after the break sets the groups: solids or stripes. Pot all seven of yours.',
      'Go on while one of yours drops. After a miss press NEXT; after a foul the other plays.',
      'Then the black, into the pocket that you named. The black too early, or elsewhere, loses.',
      'What drops stays inside until the next coin; only the white comes back.',
    ],
    touches: [
      'Click a ball, then a pocket: it goes down. Or drag it there. A pocket alone: the nearest of yours.',
      'Shift+click, or hold: several balls are picked and go down in one stroke.',
      'What you pot while the balls still roll belongs to the same stroke; the white may go down, too.',
      'Click the balls in the trough: they are racked. Drag the white anywhere; click the D: it lies there.',
    ],
    digits: 'pick a ball: 1 to 7 a solid, with Shift the stripe; 8 the black, 0 the white',
    pockets: 'then its pocket, as the keys lie: top, middle, bottom',
    arrows: 'go over the table; Enter is a click, Shift+Enter a Shift+click',
    keys: {
      m: 'play and pot nothing',
      r: 'rack the balls',
      p: 'white in the D',
      e: 'push the rest in',
      i: 'a ball sticks inside',
      t: 'lean on the table',
      g: 'coin on a string',
    } satisfies Record<PoolLetter, string>,
  },
};

export type PoolWords = typeof en;
