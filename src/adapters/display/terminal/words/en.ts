import type { FoulReason } from '../../../../rules/bar-billiards/events.ts';
import type { PromptId } from '../../../../rules/bar-billiards/prompts.ts';
import type { VerdictId } from '../../../../rules/bar-billiards/verdicts.ts';
import type { BallCount, ResultReason } from '../../../../rules/game.ts';
import type { Phase, ScreenTest } from '../../../../session/scoreboard.ts';
import { type PoolWords, pool } from './pool/en.ts';

/** The short words of the terminal, by the ids that the scoreboard carries. */
export interface Words {
  readonly locale: string;
  player(number: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  untilTheBar(time: string): string;
  readonly out: string;
  inPlay(balls: number): string;
  readonly redGone: string;
  readonly balls: Readonly<Record<keyof BallCount, string>>;
  readonly verdicts: Readonly<Record<VerdictId, string>>;
  /** Holes and skittles go by their ids. */
  readonly causes: Readonly<Record<FoulReason | 'doublePot', string>>;
  readonly prompts: Readonly<Record<PromptId, string>>;
  readonly yesNo: string;
  readonly pool: PoolWords;
  wins(player: string): string;
  readonly draw: string;
  readonly reasons: Readonly<Record<ResultReason, string>>;
  readonly freePlay: string;
  price(money: string): string;
  towards(money: string): string;
  credits(games: number): string;
  serviceCredits(games: number): string;
  readonly highBreaks: Readonly<Record<'title' | 'day' | 'month' | 'ever', string>>;
  takings(money: string, paid: number, free: number): string;
  readonly period: {
    title(number: number, since: string): string;
    since(when: string): string;
    readonly sinceTheFirst: string;
    readonly clockUnset: string;
    taken(cash: string, cashless: string, refunds: string): string;
    shares(site: string, operator: string): string;
    games(paid: number, free: number, service: number): string;
  };
  readonly screen: Readonly<Record<ScreenTest['what'], string>>;
  readonly fault: string;
}

export const en: Words = {
  locale: 'en-GB',
  player: (number) => `Player ${number}`,
  phases: {
    attract: 'Put in a coin',
    ready: 'Press START',
    play: 'Play',
    afterBar: 'The bar is down',
    lastBall: 'Last ball',
    over: 'Game over',
    outOfOrder: 'Out of order',
  },
  untilTheBar: (time) => `${time} until the bar drops`,
  out: 'out',
  inPlay: (balls) => `Balls in play: ${balls}`,
  redGone: 'the red is gone',
  balls: { bed: 'bed', baulk: 'trough', transit: 'rolling', trapped: 'gone' },
  verdicts: {
    pot: 'pot',
    foul: 'foul',
    blackPeg: 'black skittle down, all points lost',
    redPeg: 'red skittle down, all points lost',
    banked: 'break kept',
    miss: 'miss',
    corrected: 'corrected',
    conceded: 'concedes',
    won: 'wins',
    drawn: 'a draw',
    lost: 'loses by the last ball',
    undone: 'taken back',
  },
  causes: {
    baulk: 'back over the baulk line',
    noContact: 'no other ball hit',
    offTable: 'off the table',
    noCushion: 'not off a side cushion',
    restInD: 'at rest in the D',
    doublePot: 'both balls potted once too often',
    other: 'another foul',
  },
  prompts: {
    start: 'Red on its spot. Take a white and play from the D.',
    startWhiteSpot: 'Red on its spot, the first white on its own.',
    fromTheD: 'Take a ball and play from the D.',
    noBallInTrough: 'No ball in the trough: take the one nearest the baulk line.',
    restandPeg: 'Stand the skittle up again.',
    ballInD: 'Take the ball out of the D and put it back in the trough.',
    breakPosition: 'Red on its spot, a white in the D.',
    twoWhites: 'Two whites: one on the red spot, one in the D.',
    leaveOneUp: 'Leave one ball up: another double pot is a foul.',
    redRespot: 'Put the red back on its spot.',
    barDropped: 'The bar is down: potted balls stay down.',
    lastBallSetUp: 'Skittles into the 50 holes, far row guarded; then say they are set.',
    lastBallSetUpOrConcede: 'The lead is safe: concede, or set the skittles and play on.',
    lastBallPlay: 'From the D, off a side cushion, into the hole. Take turns.',
    lastBallPlayOrConcede: 'The lead is safe: concede, or play on.',
    cushion: 'Was it off a side cushion?',
    pegFirst: 'Did the dearer skittle fall first?',
    pegByHand: 'Was the skittle knocked by hand?',
    whichHole: 'Which hole took the red?',
  },
  yesNo: '[yes/no]',
  pool,
  wins: (player) => `${player} wins`,
  draw: 'A draw',
  reasons: {
    score: 'on points',
    lastBall: 'by the last ball',
    blackPeg: 'by the black skittle',
    conceded: 'by concession',
    black: 'by the black',
  },
  freePlay: 'Free play',
  price: (money) => `${money} a game`,
  towards: (money) => `towards the next: ${money}`,
  credits: (games) => `credits ${games}`,
  serviceCredits: (games) => `service credits ${games}`,
  highBreaks: { title: 'High breaks', day: 'today', month: 'this month', ever: 'ever' },
  takings: (money, paid, free) => `Takings ${money}, games paid ${paid}, games free ${free}`,
  period: {
    title: (number, since) => `Period ${number}, ${since}`,
    since: (when) => `since ${when}`,
    sinceTheFirst: 'since the first coin',
    clockUnset: 'clock not set',
    taken: (cash, cashless, refunds) => `Cash ${cash}, cashless ${cashless}, refunds ${refunds}`,
    shares: (site, operator) => `Site ${site}, operator ${operator}`,
    games: (paid, free, service) => `Games paid ${paid}, free ${free}, service ${service}`,
  },
  screen: {
    display: 'The displays are being tested',
    coins: 'Coins are being tested: they give no credit',
  },
  fault: 'Fault',
};
