import type { Scoreboard, ServiceBoard, TableLayout } from '../../src/session/scoreboard.ts';

const TARIFF: Scoreboard['tariff'] = {
  currency: 'GBP',
  price: 100,
  offers: [],
  freePlay: false,
  gameMs: 1_020_000,
};

/** A game of two players that has just begun, for tests of what is shown. */
export function boardWith(change: Partial<Scoreboard> = {}): Scoreboard {
  return {
    game: 'bar-billiards',
    phase: 'play',
    players: [
      { score: 340, turn: 120, out: false },
      { score: 90, turn: 0, out: false },
    ],
    active: 0,
    ballsInPlay: 8,
    balls: { bed: 2, baulk: 5, transit: 1, trapped: 0 },
    redInPlay: true,
    clock: { msLeft: 612_000, at: 1_000, speed: 1, warning: null },
    outputs: { bar: 'raised', coins: 'accepted', startLamp: 'dark' },
    prompt: null,
    verdict: null,
    result: null,
    bestBreak: null,
    credit: { games: 0, amount: 0, currency: 'GBP', service: 0, dot: false },
    tariff: TARIFF,
    can: ['next', 'foul', 'concede'],
    faults: [],
    service: null,
    screen: null,
    highBreaks: { day: null, month: null, ever: null },
    ...change,
  };
}

/** A frame of pool: the first player has the solids with four left, the second is on the black and at the table. */
export function poolWith(change: Partial<Scoreboard> = {}): Scoreboard {
  return boardWith({
    game: 'pool8',
    players: [
      { score: 3, turn: 0, out: false, group: 'solids', left: 4 },
      { score: 7, turn: 0, out: false, group: 'stripes', left: 0 },
    ],
    active: 1,
    ballsInPlay: 5,
    redInPlay: false,
    pool: { open: false, called: null, ballInHand: 'none', down: [] },
    clock: { msLeft: 0, at: 1_000, speed: 0, warning: null },
    tariff: { ...TARIFF, gameMs: null },
    ...change,
  });
}

/** The key is turned at a table that was collected once. */
export function serviceWith(change: Partial<ServiceBoard> = {}): ServiceBoard {
  return {
    takenCents: 12_300,
    gamesPaid: 100,
    gamesFree: 3,
    period: {
      number: 2,
      since: Date.UTC(2026, 4, 28, 15, 20),
      cashCents: 4_500,
      cashlessCents: 800,
      expectedCents: 4_500,
      refundedCents: 100,
      gamesPaid: 51,
      gamesFree: 2,
      gamesService: 1,
      vendsFailed: 0,
      siteCents: 2_600,
      operatorCents: 2_600,
    },
    refundableCents: 250,
    faultLog: [],
    ...change,
  };
}

export function layoutWith(change: Partial<TableLayout> = {}): TableLayout {
  const worth = { '200': 200, '50L': 50, '50R': 50, '100': 100, '30L': 30, '20L': 20, '10': 10, '20R': 20 };
  return {
    game: 'bar-billiards',
    language: 'en',
    holes: Object.entries({ ...worth, '30R': 30 }).map(([id, points]) => ({ id, worth: points })),
    pegs: [
      { id: 'black', colour: 'black', costs: 'game' },
      { id: 'whiteL', colour: 'white', costs: 'turn' },
      { id: 'whiteR', colour: 'white', costs: 'turn' },
    ],
    balls: { white: 7, red: 1 },
    players: { min: 1, max: 4, usual: 2 },
    foulReasons: ['baulk', 'noContact', 'offTable', 'noCushion', 'other'],
    lastBallHoles: ['100', '200'],
    flags: {},
    coins: [{ line: 'coin.1', value: 100 }],
    tariff: TARIFF,
    warningsMs: [120_000, 30_000],
    night: null,
    ...change,
  };
}
