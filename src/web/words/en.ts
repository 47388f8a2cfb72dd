/** English: the type of every other language. */
import type { FoulReason } from '../../rules/bar-billiards/events.ts';
import type { ResultReason } from '../../rules/game.ts';
import { plural } from './plural.ts';
import { pool } from './pool/en.ts';
import { service } from './service/en.ts';
import type { Colour, Side } from './sides.ts';
import { workshop } from './workshop/en.ts';

const n = plural('en');

export const en = {
  locale: 'en-GB',
  language: 'English',
  player: (number: number) => `Player ${number}`,
  points: (count: number) => n(count, { one: '# point', other: '# points' }),
  hole: (worth: number, side: Side) =>
    ({ left: `left ${worth}`, right: `right ${worth}`, middle: `${worth}` })[side],
  peg: (colour: Colour, side: Side) =>
    ({
      left: `the left ${colour} skittle`,
      right: `the right ${colour} skittle`,
      middle: `the ${colour} skittle`,
    })[side],

  attract: {
    title: 'Bar billiards',
    aGame: (money: string) => `${money} a game`,
    offer: (games: number, money: string) => `${n(games, { one: '# game', other: '# games' })} for ${money}`,
    freePlay: 'Free play',
    minutes: (count: number) => n(count, { one: '# minute', other: '# minutes' }),
    insertCoin: 'Put in a coin',
    closed: 'No coins just now',
    press: 'Press START',
    steps: {
      strike: 'Play from the D and hit another ball',
      score: 'White scores the hole, red scores double',
      skittles: 'A skittle down costs the break, the black one your whole score',
      bar: 'Time up, the bar drops: potted balls stay down to the last',
    },
  },

  highBreaks: { title: 'High breaks', day: 'Today', month: 'This month', ever: 'Ever', none: 'not yet' },

  ready: {
    paid: (games: number) => n(games, { one: '# game paid', other: '# games paid' }),
    more: (money: string) => `${money} more for the next game`,
    howMany: 'How many players?',
    whoStarts: 'Who won the toss and starts?',
    toss: 'Toss a coin',
    alone: 'Practice: one player, the whole game',
    start: 'START',
  },

  play: {
    practice: 'Practice',
    break: 'Break',
    inPlay: (count: number) => n(count, { one: '# ball in play', other: '# balls in play' }),
    toBar: 'until the bar drops',
    barSoon: 'the bar drops soon',
    barDown: 'Bar down',
    lastBall: 'Last ball',
    out: 'out',
    waiting: (games: number) => n(games, { one: '# more game paid', other: '# more games paid' }),
  },

  barAlert: {
    title: 'The bar is down',
    rule: 'Potted balls stay down now. Play on to the last ball.',
  },

  lastBall: {
    title: 'Last ball',
    skittles: {
      white: 'Stand the two white skittles in the 50 holes.',
      red: 'Stand two red skittles in the 50 holes.',
    },
    guard: 'Guard the far row, so that the ball is not lost there.',
    play: (holes: string) => `From the D, off a side cushion, into the ${holes}. Take turns.`,
  },

  fouls: {
    baulk: 'Ball back over the baulk line',
    noContact: 'No other ball hit',
    offTable: 'Ball off the table',
    noCushion: 'Not off a side cushion',
    restInD: 'Ball at rest in the D',
    doublePot: 'Both balls potted once too often',
    other: 'Another foul',
  } satisfies Record<FoulReason | 'doublePot', string>,

  result: {
    wins: (player: string) => `${player} wins`,
    draw: 'A draw',
    over: 'Game over',
    reasons: {
      score: 'on points',
      lastBall: 'by the last ball',
      blackPeg: 'by the black skittle',
      conceded: 'by concession',
      black: 'by the black',
    } satisfies Record<ResultReason, string>,
    bestBreak: (player: string, points: number) => `Best break ${points}, ${player}`,
    again: 'Put in a coin for another game',
  },

  reconnecting: {
    title: 'No word from the table',
    text: 'The game goes on. This screen comes back by itself.',
  },

  outOfOrder: {
    title: 'Out of order',
    text: 'Please put in no coins. Paid games, scores and time are kept.',
  },

  pool,
  service,
  workshop,

  panel: {
    controls: 'Controls',
    start: 'Start',
    next: 'Next player',
    foul: 'Foul',
    undo: 'Undo',
    none: 'None of them',
    concede: 'Concede',
    correct: 'Correct',
    yes: 'Yes',
    no: 'No',
    skittlesSet: 'Skittles are set',
    errands: {
      red: 'The red went down here',
      white: 'That was a white, not the red',
      addWhite: 'A white went down unseen',
      addRed: 'The red went down unseen',
      removePot: 'No ball went down here',
    },
    rules: 'Rules',
    keys: 'Keys',
    close: 'Close',
    whichHole: 'Which hole?',
    whichFoul: 'What was the foul?',
    whatWasWrong: 'What did the table miss?',
    sureConcede: (player: string) => `${player} concedes?`,
  },

  keys: {
    numbers: 'players, reasons, holes, pages',
    first: 'who starts',
    pages: 'turn pages',
    language: 'language',
  },
};

export type Words = typeof en;
