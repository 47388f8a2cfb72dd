import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reaches } from '../../src/adapters/config/reaches.ts';
import { configOf, problemsOf, warningsOf } from '../support/config-reading.ts';

const reasons = (text: string) => problemsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));
const strange = (text: string) => warningsOf(text).map((line) => line.replace(/^table.yaml:\d+:\d+ /, ''));
const coins = (...list: string[]) => `money: { coins: [${list.join(', ')}] }`;
const coinOf = (text: string) => configOf(coins(text)).money.coins[0];

describe('A coin line', () => {
  it('stands there once, with a value and a pulse that make sense', () => {
    expect(
      reasons(
        coins(
          '{ line: coin.1, value: 1 }',
          '{ line: coin.1, value: 0 }',
          '{ line: coin.2, value: 1, pulse: [1s, 1s] }',
        ),
      ),
    ).toEqual([
      'money.coins[1].line: coin.1 has a value already, each line stands here once',
      'money.coins[1].value: is worth nothing, allowed: more than 0',
      'money.coins[2].pulse: the shortest (1s) has to be less than the longest (1s)',
    ]);
  });

  it('is not the line on which a coin on a string is told', () => {
    expect(reasons(coins('{ line: coin.string, value: 1 }'))).toEqual([
      'money.coins[0].line: coin.string is where the mechanism tells a coin on a string, allowed: coin. and a number',
    ]);
  });

  it('may be a card reader, whose sales are in no cash box', () => {
    expect(coinOf('{ line: coin.card, value: 1, cash: false }')).toMatchObject({ cash: false });
    expect(coinOf('{ line: coin.1, value: 1 }')).toMatchObject({ cash: true });
  });

  it.each([
    ['{ line: coin.1, value: 1 }', 20],
    ['{ line: coin.1, value: 1, pulse: [6ms, 60ms] }', 6],
    ['{ line: coin.1, value: 1, train: 15ms }', 15],
    ['{ line: coin.1, value: 1, pause: 50ms }', 50],
  ])('%s has pulses with a pause of %i ms between them at least', (text, pauseMs) => {
    expect(coinOf(text)?.pauseMs).toBe(pauseMs);
  });

  it('has a pause that leaves room for a second pulse in the train', () => {
    expect(reasons(coins('{ line: coin.1, value: 0.1, pause: 400ms, train: 300ms }'))).toEqual([
      'money.coins[0].pause: 400ms is longer than train (300ms): no coin could have two pulses',
    ]);
    expect(reasons(coins('{ line: coin.1, value: 0.1, pause: 2s }'))).toEqual([
      'money.coins[0].pause: 2s is too long, allowed: 1ms to 1s',
    ]);
  });

  it('tells which numbers of pulses are a coin, where a coin has several', () => {
    expect(coinOf('{ line: coin.1, value: 0.1, train: 300ms, counts: [1, 2, 5] }')?.counts).toEqual([
      1, 2, 5,
    ]);
    expect(coinOf('{ line: coin.1, value: 0.1, train: 300ms }')?.counts).toBe(null);
  });

  it.each([
    ['counts: [1, 2]', 'counts: needs train: without it every pulse is a coin'],
    ['train: 300ms, counts: []', 'counts: is empty: no coin would count, write any'],
    ['train: 300ms, counts: [2, 2]', 'counts[1]: stands there already'],
    ['train: 300ms, counts: [0]', 'counts[0]: 0 is not possible, allowed: a whole number from 1 to 250'],
    [
      'train: 300ms, counts: 5',
      'counts: 5 is not possible, allowed: any, or a list of numbers of pulses such as [1, 2, 5]',
    ],
  ])('%s is refused', (written, reason) => {
    expect(reasons(coins(`{ line: coin.1, value: 0.10, ${written} }`))).toEqual([`money.coins[0].${reason}`]);
  });

  it('is worth no more than sums can hold, with all its pulses', () => {
    expect(
      reasons(
        coins(
          '{ line: coin.1, value: 1000000.01 }',
          '{ line: coin.2, value: 20000, train: 300ms, counts: [1, 100] }',
          '{ line: coin.3, value: 5000, train: 300ms }',
        ),
      ),
    ).toEqual([
      'money.coins[0].value: 1000000.01 is too much, allowed: at most 1000000',
      'money.coins[1].value: 20000 is too much for a train of up to 100 pulses, allowed: at most 10000',
      'money.coins[2].value: 5000 is too much for a train of up to 250 pulses, allowed: at most 4000',
    ]);
  });
});

describe('Coins and prices', () => {
  it('are strange when no coins make a price: change stays behind', () => {
    const pound = 'coins: [{ line: coin.1, value: 1 }]';
    expect(
      strange(
        `money: { price: 1.50, offers: [{ price: 4, games: 3 }], bands: [{ from: "17:00", to: "19:00", price: 1.40 }], ${pound} }`,
      ),
    ).toEqual([
      'money.price: no coins of money.coins make 1.50 exactly, what is over is kept as part credit',
      'money.bands[0].price: no coins of money.coins make 1.40 exactly, what is over is kept as part credit',
    ]);
    const mixed =
      'coins: [{ line: coin.1, value: 1 }, { line: coin.2, value: 0.10, train: 300ms, counts: [5] }]';
    expect(strange(`money: { price: 1.50, ${mixed} }`)).toEqual([]);
  });

  it('are not strange when an acceptor knows which coins there are', () => {
    expect(strange('money: { price: 1.50 }\ncabinet: { acceptor: { port: /dev/ttyUSB0 } }')).toEqual([]);
    expect(strange('money: { coins: [] }\ncabinet: { acceptor: { port: /dev/ttyUSB0 } }')).toEqual([]);
    expect(strange('money: { coins: [], freePlay: true }')).toEqual([]);
  });

  it('are strange when a game takes more than a hundred of them', () => {
    const coins = (list: string) => `money: { price: 25, coins: [${list}] }`;
    expect(strange(coins('{ line: coin.1, value: 0.20 }'))).toEqual([
      'money.price: takes 125 coins of 0.20, the largest of money.coins',
    ]);
    expect(strange(coins('{ line: coin.1, value: 0.25 }'))).toEqual([]);
    expect(strange(coins('{ line: coin.1, value: 0.20, train: 300ms }'))).toEqual([]);
    const acceptor = 'cabinet: { acceptor: { port: /dev/ttyUSB0 } }';
    expect(strange(`${coins('{ line: coin.1, value: 0.20 }')}\n${acceptor}`)).toEqual([]);
  });

  it('are strange when one coin buys more games than may be paid ahead', () => {
    expect(
      strange(
        'money: { maxCredits: 3, offers: [{ price: 2, games: 3 }], coins: [{ line: coin.1, value: 2 }, { line: coin.2, value: 0.50, train: 300ms, counts: [1, 6] }] }\ncabinet: { acceptor: { port: /dev/ttyUSB0, tokens: { TK500A: 5 } } }',
      ),
    ).toEqual([
      'money.coins[1].value: buys 4 games at once, money.maxCredits is 3',
      'cabinet.acceptor.tokens.TK500A: buys 7 games at once, money.maxCredits is 3',
    ]);
  });

  it('are strange when a pulse of the meter is no part of every coin', () => {
    const meter = (every: string) =>
      strange(
        `money: { price: 0.5, meter: { every: ${every} }, coins: [{ line: coin.1, value: 1 }, { line: coin.2, value: 0.25, train: 300ms, counts: [2, 4] }] }`,
      );
    expect(meter('0.25')).toEqual([]);
    expect(meter('0.20')).toEqual([
      'money.meter.every: 0.20 does not divide coin.2: what is over is counted with a later coin',
    ]);
  });

  it('reach a sum just when some numbers of them come to it', () => {
    const few = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 60 }), (worths, sum) => {
        expect(reaches(worths, sum)).toBe(sumsOf(worths).includes(sum));
      }),
    );
  });
});

/** All that numbers of these coins come to, up to 60. */
function sumsOf([worth, ...others]: readonly number[]): readonly number[] {
  if (worth === undefined) return [0];
  const rest = sumsOf(others);
  const many = Array.from({ length: Math.floor(60 / worth) + 1 }, (_, count) => count * worth);
  const sums = many.flatMap((money) => rest.map((more) => money + more));
  return [...new Set(sums.filter((sum) => sum <= 60))];
}
