import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { formatSummary } from '../../src/adapters/config/summary.ts';
import { configOf, good, warningsOf } from '../support/config-reading.ts';

describe('A configuration', () => {
  it('that is empty is a classic table at a pound a game', () => {
    const config = configOf('');
    expect(config.profile).toBe('classic');
    expect(config.table.holes.map((hole) => hole.id)).toEqual([
      '200',
      '50L',
      '50R',
      '100',
      '30L',
      '20L',
      '10',
      '20R',
      '30R',
    ]);
    expect(config.table.balls).toEqual({ white: 7, red: 1 });
    expect(config.play).toEqual({
      players: 2,
      gameMs: 1_020_000,
      warningsMs: [120_000, 30_000],
      strokeSettleMs: 4000,
      start: 'button',
    });
    expect(config.money).toMatchObject({ currency: 'GBP', priceCents: 100, maxCredits: 10, siteShare: 50 });
    expect(config.money.coins).toEqual([
      {
        line: 'coin.1',
        valueCents: 100,
        minMs: 30,
        maxMs: 300,
        trainGapMs: 0,
        pauseMs: 20,
        counts: null,
        cash: true,
      },
    ]);
  });

  it('has the sensing figures that the wood was measured with', () => {
    expect(configOf('# nothing set').cabinet.sensing).toMatchObject({
      hole: { minMs: 4, rearmMs: 12, stuckMs: 2000 },
      skittle: { fallenMs: 150, standingMs: 500, orderMs: 5 },
      redPairMs: 60,
      buttonMs: 20,
      coinsPerSecond: 8,
      stringMs: 30_000,
      blindMs: 1000,
    });
  });

  it('takes its defaults from the profile, and lays its own settings over them', () => {
    const aebba = configOf('profile: aebba\nrules: { restInDIsFoul: false }');
    expect(aebba.rules).toMatchObject({
      lastBallFailure: 'noScoreGameOver',
      maxDoublePotsFromBreak: 3,
      restInDIsFoul: false,
    });
    expect(
      configOf('profile: aebba\nrules: { maxDoublePotsFromBreak: off }').rules.maxDoublePotsFromBreak,
    ).toBe(null);
    expect(configOf('profile: norwich').play.gameMs).toBe(960_000);
  });

  it('BB-5 gives the holes of another far row their names', () => {
    const { holes } = configOf('table: { farRow: [10, 20, 30, 20, 10] }').table;
    expect(holes.slice(4).map((hole) => hole.id)).toEqual(['10L', '20L', '30', '20R', '10R']);
  });

  it('BB-74 lets a single hole be worth something else, under its own name', () => {
    const { holes } = configOf('table:\n  holes:\n    200: 250').table;
    expect(holes[0]).toEqual({ id: '200', worth: 250 });
  });

  it('BB-73 takes any skittles with one black, and the black costs the game unless told otherwise', () => {
    const { pegs } = configOf(
      'table: { skittles: [{ id: b, colour: black }, { id: r, colour: red }] }',
    ).table;
    expect(pegs).toEqual([
      { id: 'b', colour: 'black', costs: 'game' },
      { id: 'r', colour: 'red', costs: 'turn' },
    ]);
  });

  it('BB-11 scores the same on a table of any size', () => {
    const [one, ...others] = ['sams', 'jelkes', 'slim-sams', 'burroughes-watts'].map((make) => {
      const { table, rules } = configOf(`table: { make: ${make} }`);
      return { ...table, make: null, rules };
    });
    expect(others).toEqual([one, one, one]);
  });

  it('takes a group of which everything is commented out for a group not written', () => {
    expect(configOf('rules:\n  # redRespot: true\nmoney:\n  offers:\n')).toEqual(configOf(''));
  });

  it('fits the return lane when the red is known there', () => {
    expect(configOf('cabinet: { red: lane, sensors: [trough] }').cabinet.sensors).toEqual(['trough', 'lane']);
  });

  it('gives a coin line its own pulse, else that of all coin lines', () => {
    const coins =
      '[{ line: coin.1, value: 1, pulse: [80ms, 120ms], train: 300ms }, { line: coin.2, value: 2 }]';
    const config = configOf(
      `money: { coins: ${coins} }\ncabinet: { sensing: { coin: { pulse: [20ms, 1s] } } }`,
    );
    expect(config.money.coins).toEqual([
      {
        line: 'coin.1',
        valueCents: 100,
        minMs: 80,
        maxMs: 120,
        trainGapMs: 300,
        pauseMs: 20,
        counts: null,
        cash: true,
      },
      {
        line: 'coin.2',
        valueCents: 200,
        minMs: 20,
        maxMs: 1000,
        trainGapMs: 0,
        pauseMs: 20,
        counts: null,
        cash: true,
      },
    ]);
  });

  it('warns of what is allowed but strange', () => {
    expect(warningsOf('play: { gameTime: 40m }')).toEqual([
      'table.yaml:1:19 play.gameTime: 40m is unusual, usual: 5m to 20m',
    ]);
    expect(warningsOf('play: { gameTime: 5m, warnings: [6m, 1m] }')).toEqual([
      'table.yaml:1:34 play.warnings[0]: 6m never comes, a game lasts only 5m',
    ]);
    expect(warningsOf('money: { coins: [] }')).toEqual([
      'table.yaml:1:17 money.coins: is empty: only a reader that tells amounts can sell a game',
    ]);
  });

  it('warns of coins that are to buy time for a frame without a clock, and lets them wait', () => {
    const untimed = 'game: pool8\nmoney: { duringGame: extend }';
    expect(warningsOf(untimed)).toEqual([
      'table.yaml:2:22 money.duringGame: extend has no time to add to, as play.gameTime is off: a coin waits for the next game; write queue, or a gameTime such as 20m',
    ]);
    expect(good(readConfig(untimed)).config.money.duringGame).toBe('queue');
    const timed = `${untimed}\nplay: { gameTime: 20m }`;
    expect(warningsOf(timed)).toEqual([]);
    expect(good(readConfig(timed)).config.money.duringGame).toBe('extend');
    expect(warningsOf('money: { duringGame: extend }')).toEqual([]);
  });

  it('leaves out a warning that would come before the game does', () => {
    expect(configOf('play: { gameTime: 1m }').play.warningsMs).toEqual([30_000]);
  });

  it('is told in a few lines that an operator can check', () => {
    const reading = good(readConfig('money: { currency: EUR, price: 2, offers: [{ price: 5, games: 3 }] }'));
    const summary = formatSummary('pub.yaml', reading);
    expect(summary).toContain('pub.yaml is right');
    expect(summary).toContain('€2.00 a game, 3 for €5.00');
    expect(summary).toContain('17m a game, START begins it, warned 2m and 30s before the bar');
    expect(summary).toContain('black costs the whole score, whiteL costs the turn');
  });

  it('tells an operator what his money does', () => {
    const text = `money:
  offers: [{ price: 2.00, games: 3 }]
  bands: [{ days: [mon, tue], from: "17:00", to: "19:00", price: 0.80 }]
  bonus: { every: 5.00 }
  expiry: { part: 15m, whole: 2h }
  revend: 90s
  duringGame: extend
  meter: { every: 0.10 }
  siteShare: 33.3
  coins:
    - { line: coin.1, value: 0.10, train: 300ms, counts: [1, 2, 5] }
    - { line: coin.card, value: 1.00, cash: false }
cabinet:
  acceptor: { port: /dev/ttyUSB0, tokens: { TK100A: 1.00 }, refuse: [GB005A] }
`;
    const lines = formatSummary('pub.yaml', good(readConfig(text))).split('\n');
    expect(lines.slice(6, 17)).toEqual([
      '  price     £1.00 a game, 3 for £2.00',
      '            £0.80 a game mon tue from 17:00 to 19:00',
      '  bonus     1 game on top for each £5.00 put in before a game starts',
      '  credit    at most 10 games, money not worth a game is gone after 15m, games after 2h without coin or game; a coin during a game adds time',
      '  re-vend   balls that did not come are released again, free, up to 1m30s after the start',
      '  coins     coin.1: £0.10 a pulse, 1, 2 or 5 pulses a coin until 300ms of silence, pulses of 30ms to 300ms',
      '            coin.card: £1.00 a coin, pulses of 30ms to 300ms, a card reader: nothing of it is in the cash box',
      '  acceptor  ccTalk at /dev/ttyUSB0, address 2, coins by their own names, TK100A is worth £1.00, gives back GB005A',
      '  meter     a pulse is £0.10 put in',
      "  shares    33.3 % of the takings is the pub's, 66.7 % the operator's",
      '  cabinet   simulated, red ball known at each hole',
    ]);
  });
});
