/** What is said at a bar billiards table: the type of the other four. */
import type { BarBilliardsView } from '../../../../ports/web-api.ts';
import type { BarBilliardsLetter } from '../../bar-billiards/keys.ts';

export const en = {
  ball: { white: 'White', red: 'Red' },
  bed: {
    label: 'The table from above',
    hole: (hole: string) => `Hole: ${hole}. Pot a ball here`,
    strike: 'The D. Play a ball that pots nothing',
    lift: (ball: string) => `${ball} in the trough. Put it in the D`,
    takeBack: (ball: string) => `${ball} on the table. Take it back into the trough`,
    reach: (ball: string) => `${ball} behind the bar. Take it out through the door`,
    peg: {
      standing: (peg: string) => `${peg}, standing. Knock it over`,
      fallen: (peg: string) => `${peg}, fallen. Stand it up`,
      inHole: (peg: string) => `${peg}, in a 50 hole. Touch it`,
    } satisfies Record<PegState, (peg: string) => string>,
  },
  bar: {
    raised: 'The bar is up: potted balls come back',
    dropped: 'The bar is down: potted balls stay inside',
  },
  hands: {
    goesDown: 'The ball that goes down',
    miss: 'Play and miss',
    baulk: 'Ball over baulk',
    spot: 'Red on its spot',
    stand: 'Stand the skittles',
  },
  guide: {
    pressStart: 'Press START, or choose on the scoreboard how many play and who begins.',
    whichHole: 'Say on the scoreboard which hole it was.',
    standPegs: 'A skittle is off its spot. Click it to stand it up.',
    plug: 'Last ball. Click each white skittle to stand it in a 50 hole.',
    saySet: 'Now say on the scoreboard that the skittles are set.',
    behindBar: 'The ball lies behind the bar. Open the door and click the ball to take it out.',
    firstPot: (player: string) =>
      `${player} plays. Click a hole to pot a white; Shift+click, or tap twice, for the red, worth double.`,
    goOn: (player: string) => `${player} goes on. Pot again, or press NEXT when a stroke misses.`,
    yourTurn: (player: string) => `${player} plays. Pot a ball, or press NEXT after a miss.`,
    barDown: (ballsInPlay: string) => `The bar is down: what goes down now stays inside. ${ballsInPlay}.`,
    lastBall: (holes: string) => `The last ball: off a side cushion into ${holes}. NEXT after a miss.`,
  },
  help: {
    game: [
      'A coin buys a timed game. START raises the bar and the clock runs.',
      'Play a ball from the D at another ball. A white that goes down scores the hole, the red twice the hole.',
      'Go on while you score. After a miss press NEXT: the points of your break are safe.',
      'A fallen white skittle, or another foul, costs the break. The black skittle costs everything.',
      'When time is up the bar drops and potted balls stay inside. The last ball goes off a side cushion into 100 or 200.',
    ],
    touches: [
      'Click a hole: a white goes down. Shift+click, or tap twice: the red.',
      'Click a skittle: it falls. Click it again: it stands. Right click or hold: it only wobbles.',
      'Shift+click a white skittle: it goes into a 50 hole, as for the last ball.',
      'Click a ball on the table: it goes back into the trough. Click one in the trough: it goes into the D. Click the D: it is played and pots nothing.',
    ],
    digits: (holes: string) => `pot a white, with Shift the red: ${holes}`,
    arrows: 'go over the table; Enter is a click, Shift+Enter a Shift+click, W wobbles',
    keys: {
      m: 'play and miss',
      b: 'ball over the baulk line',
      r: 'white or red goes down',
      t: 'red on its spot',
      a: 'stand the skittles',
    } satisfies Record<BarBilliardsLetter, string>,
  },
};

type PegState = BarBilliardsView['pegs'][string];
export type BarBilliardsWords = typeof en;
