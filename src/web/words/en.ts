/** English: the type of every other language. */
import type { FoulReason } from '../../rules/bar-billiards/events.ts';
import type { ResultReason } from '../../rules/game.ts';
import { plural } from './plural.ts';

const n = plural('en');

export const en = {
  locale: 'en-GB',
  language: 'English',
  player: (number: number) => `Player ${number}`,
  balls: (count: number) => n(count, { one: '# ball', other: '# balls' }),
  points: (count: number) => n(count, { one: '# point', other: '# points' }),

  attract: {
    title: 'Bar billiards',
    aGame: (money: string) => `${money} a game`,
    offer: (games: number, money: string) => `${n(games, { one: '# game', other: '# games' })} for ${money}`,
    freePlay: 'Free play',
    minutes: (count: number) => n(count, { one: '# minute', other: '# minutes' }),
    insertCoin: 'Put in a coin',
    closed: 'No coins now, please',
    press: 'Press START',
    steps: [
      'Play a ball from the D. Hit another ball first.',
      'White scores the hole. Red scores double.',
      'A skittle down costs the break. The black one costs everything.',
      'Time up: the bar drops and potted balls stay down. The last ball ends it.',
    ],
    highBreaks: { title: 'High breaks', day: 'Today', month: 'This month', ever: 'Ever', none: 'open' },
  },

  ready: {
    paid: (games: number) => n(games, { one: '# game paid', other: '# games paid' }),
    more: (money: string) => `${money} more for the next game`,
    howMany: 'How many players?',
    whoStarts: 'Who won the toss and starts?',
    practice: 'Practice',
    start: 'START',
  },

  play: {
    break: 'Break',
    inPlay: (count: number) => n(count, { one: '# ball in play', other: '# balls in play' }),
    toBar: 'until the bar drops',
    barSoon: 'The bar drops soon',
    barDown: 'Bar down',
    lastBall: 'Last ball',
    out: 'out',
    waiting: (games: number) => n(games, { one: '# more game paid', other: '# more games paid' }),
    undone: 'Taken back',
  },

  barAlert: {
    title: 'The bar is down',
    rule: 'Potted balls stay down now. Play on to the last ball.',
  },

  lastBall: {
    title: 'Last ball',
    steps: [
      'Stand the two white skittles in the 50 holes.',
      'Guard the far row of holes.',
      'From the D, off a side cushion, into',
    ],
    ready: 'Skittles are set',
  },

  foul: {
    title: 'Foul',
    reasons: {
      baulk: 'Ball back over the baulk line',
      noContact: 'No other ball hit',
      offTable: 'Ball off the table',
      noCushion: 'No side cushion',
      other: 'Another foul',
    } satisfies Record<FoulReason, string>,
    lost: (points: string) => `${points} lost`,
    nothingLost: 'nothing lost',
  },

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
    bestBreak: (player: string, points: number) => `Best break: ${player}, ${points}`,
    again: 'Put in a coin for another game',
  },

  reconnecting: {
    title: 'No word from the table',
    text: 'The game goes on. This screen returns by itself.',
    starting: 'Waiting for the table',
  },

  outOfOrder: {
    title: 'Out of order',
    noCoins: 'Please put no coins in.',
    kept: 'Paid games, scores and time are kept.',
  },

  service: {
    title: 'Service',
    taken: 'Takings',
    gamesPaid: 'Games paid',
    gamesFree: 'Games free',
    faults: 'Faults',
    noFaults: 'None',
  },

  panel: {
    start: 'Start',
    next: 'Next player',
    foul: 'Foul',
    undo: 'Undo',
    concede: 'Concede',
    yes: 'Yes',
    no: 'No',
    skittlesSet: 'Skittles are set',
    correct: 'Correct',
    red: 'That was the red',
    white: 'That was a white',
    addWhite: 'Add a white',
    addRed: 'Add the red',
    removePot: 'Take a ball away',
    rules: 'Rules',
    keys: 'Keys',
    close: 'Close',
    whichHole: 'Which hole?',
    whichFoul: 'What was the foul?',
    sureConcede: (player: string) => `${player} gives up the game?`,
  },

  keys: {
    title: 'Keys',
    players: 'players, holes, pages',
  },
};

export type Words = typeof en;
