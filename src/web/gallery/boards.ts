/** A table of the usual kind and its board, to be varied. */
import type { Scoreboard, ServiceBoard, TableLayout } from '../../session/scoreboard.ts';

export const LAYOUT: TableLayout = {
  game: 'bar-billiards',
  language: 'en',
  holes: [
    { id: '200', worth: 200 },
    { id: '50L', worth: 50 },
    { id: '50R', worth: 50 },
    { id: '100', worth: 100 },
    { id: '30L', worth: 30 },
    { id: '20L', worth: 20 },
    { id: '10', worth: 10 },
    { id: '20R', worth: 20 },
    { id: '30R', worth: 30 },
  ],
  pegs: [
    { id: 'black', colour: 'black', costs: 'game' },
    { id: 'whiteL', colour: 'white', costs: 'turn' },
    { id: 'whiteR', colour: 'white', costs: 'turn' },
  ],
  balls: { white: 7, red: 1 },
  players: { min: 1, max: 4, usual: 2 },
  foulReasons: ['baulk', 'noContact', 'offTable', 'noCushion', 'other'],
  lastBallHoles: ['100', '200'],
  flags: { lastBallFailure: 'strikerLoses', baulkLine: true },
  coins: [{ line: 'coin.1', value: 100 }],
  tariff: {
    currency: 'GBP',
    price: 100,
    offers: [{ price: 200, games: 3 }],
    freePlay: false,
    gameMs: 1_020_000,
  },
  warningsMs: [120_000, 30_000],
  night: null,
};

export const BOARD: Scoreboard = {
  game: 'bar-billiards',
  phase: 'play',
  players: players([340, 120], [1280, 0]),
  active: 0,
  ballsInPlay: 8,
  balls: { bed: 3, baulk: 5, transit: 0, trapped: 0 },
  redInPlay: true,
  clock: { msLeft: 612_000, at: 1_000_000, speed: 0, warning: null },
  outputs: { bar: 'raised', coins: 'accepted', startLamp: 'dark' },
  prompt: { id: 'fromTheD', player: 0 },
  verdict: null,
  result: null,
  bestBreak: null,
  credit: credit({}),
  tariff: LAYOUT.tariff,
  can: ['next', 'concede', 'addPot', 'foul', 'red', 'removePot', 'undo'],
  faults: [],
  service: null,
  screen: null,
  highBreaks: {
    day: { points: 1_240, wall: 0 },
    month: { points: 5_350, wall: 0 },
    ever: { points: 17_690, wall: 0 },
  },
};

/** A busy table's books, with the largest figures they may have to hold. */
export const SERVICE: ServiceBoard = {
  takenCents: 1_234_500,
  gamesPaid: 12_102,
  gamesFree: 12,
  period: {
    number: 47,
    since: Date.UTC(2026, 4, 28, 15, 20),
    cashCents: 123_450,
    cashlessCents: 24_600,
    expectedCents: 123_450,
    refundedCents: 200,
    gamesPaid: 1_402,
    gamesFree: 2,
    gamesService: 3,
    vendsFailed: 1,
    siteCents: 74_125,
    operatorCents: 74_125,
  },
  refundableCents: 250,
  faultLog: [
    {
      code: 'LINE_CHATTERS',
      what: 'peg.whiteR',
      first: 0,
      last: Date.UTC(2026, 4, 30, 19, 5),
      times: 118,
      cleared: Date.UTC(2026, 4, 30, 19, 6),
      seen: true,
    },
    {
      code: 'HOLE_BLOCKED',
      what: 'hole.50L',
      first: Date.UTC(2026, 5, 2, 18, 40),
      last: Date.UTC(2026, 5, 2, 22, 58),
      times: 12,
      cleared: null,
      seen: false,
    },
  ],
};

export function credit(change: Partial<Scoreboard['credit']>): Scoreboard['credit'] {
  return { games: 0, amount: 0, currency: 'GBP', service: 0, dot: false, ...change };
}

/** Banked points and the running break, player by player. */
export function players(
  ...figures: readonly (readonly [score: number, turn: number])[]
): Scoreboard['players'] {
  return figures.map(([score, turn]) => ({ score, turn, out: false }));
}
