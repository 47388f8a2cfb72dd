import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { barBilliardsOf, good, told } from '../support/config-reading.ts';

const over = (text: string, overlay: unknown) => barBilliardsOf(readOverlay(text, overlay));

describe('Settings laid over a file', () => {
  it('are merged group by group, and win', () => {
    const config = over('play: { gameTime: 10m, start: credit }', { play: { gameTime: '12m' } });
    expect(config.play).toMatchObject({ gameMs: 720_000, start: 'credit' });
  });

  it('replace a list whole', () => {
    const file = 'money: { coins: [{ line: coin.1, value: 1 }, { line: coin.2, value: 2 }] }';
    const config = over(file, { money: { coins: [{ line: 'coin.3', value: 0.5 }] } });
    expect(config.money.coins.map((coin) => [coin.line, coin.valueCents])).toEqual([['coin.3', 50]]);
  });

  it('choose another profile for all that the file leaves to it', () => {
    const config = over('profile: classic\nrules: { redRespot: true }', { profile: 'aebba' });
    expect(config.rules).toMatchObject({ restInDIsFoul: true, redRespot: true });
  });

  it('take with another far row what the file says about holes that are gone', () => {
    const file = 'table: { farRow: [10, 20, 30, 20, 10], holes: { "30": 35, "200": 250 } }';
    const { holes } = over(file, { table: { farRow: [30, 20, 10, 20, 30] } }).table;
    expect(holes.filter(({ id, worth }) => String(worth) !== id.replace(/[LR]/, ''))).toEqual([
      { id: '200', worth: 250 },
    ]);
  });

  it('take with another currency the amounts of the file, which are in its own', () => {
    const file =
      'money: { price: 1.50, offers: [{ price: 4.00, games: 3 }], coins: [{ line: coin.1, value: 0.50 }] }';
    const { money } = over(file, { money: { currency: 'JPY', price: 100 } });
    expect(money).toMatchObject({ priceCents: 100, offers: [], coins: [{ line: 'coin.1', valueCents: 1 }] });
    expect(over(file, { money: { price: 2 } }).money.coins[0]?.valueCents).toBe(50);
  });

  it('take with them the tokens of the file: those of the recording are all that there were', () => {
    const file = 'cabinet: { acceptor: { port: /dev/ttyS1, tokens: { TK100A: 1, TK200A: 2 } } }';
    const { acceptor } = over(file, { cabinet: { acceptor: { tokens: { TK050A: 0.5 } } } }).cabinet;
    expect(acceptor).toMatchObject({ port: '/dev/ttyS1', tokens: { TK050A: 50 } });
    expect(Object.keys(acceptor?.tokens ?? {})).toEqual(['TK050A']);
    const { cabinet } = over(file, { money: { currency: 'JPY', price: 100 } });
    expect(cabinet.acceptor?.tokens).toEqual({});
  });

  it('of version 0.1.0, which had fewer, have the defaults for the rest', () => {
    const coins = [{ line: 'coin.1', value: '1.00', pulse: ['30ms', '300ms'], train: 'off' }];
    const { money, cabinet } = over('', {
      money: { currency: 'GBP', freePlay: false, duringGame: 'queue', maxCredits: 10, siteShare: 50, coins },
      cabinet: { driver: 'simulated', red: 'perHole', sensors: [], sensing: { blind: '1s' } },
    });
    expect({ money, cabinet }).toEqual({ money: over('', {}).money, cabinet: over('', {}).cabinet });
  });

  it('are judged like a file: by name, where no line can be told', () => {
    expect(
      told(readOverlay('play:\n  players: 9', { play: { gameTme: '3m' }, money: { price: 0.1 + 0.2 } })),
    ).toEqual([
      'table.yaml:2:12 play.players: 9 is not possible, allowed: a whole number from 1 to 4',
      'play.gameTme: unknown setting; did you mean gameTime?',
      'money.price: 0.30000000000000004 has 17 decimals, allowed in GBP: at most 2 decimals',
    ]);
  });

  it.each([[[]], [null], ['17m'], [7]])('are refused as %j', (overlay) => {
    expect(told(readOverlay('', overlay))).toEqual([
      'config has to be an object with settings, such as {"play":{"gameTime":"10m"}}',
    ]);
  });
});

describe('The settings kept with a game', () => {
  const files = [
    '',
    'profile: aebba\nplay: { gameTime: 15m30s, players: 4 }\ndisplay: { language: nl, night: { from: 23:00, to: 08:00 } }',
    'table: { farRow: [10, 20, 30, 20, 10], holes: { "30": 35, "200": 250 }, skittles: A2, balls: { white: 5 } }',
    'money: { currency: KWD, price: 0.250, offers: [{ price: 0.5, games: 3 }], coins: [{ line: coin.2, value: 0.125, train: 300ms }] }',
    'money: { bands: [{ days: [sat, sun], from: "20:00", to: "01:00", price: 1.50 }], freePlay: true }',
    'money: { bonus: { every: 5, games: 2 }, expiry: { part: 15m, whole: 2h }, revend: 0s, meter: { every: 0.10 }, siteShare: 33.33 }',
    'money: { coins: [{ line: coin.1, value: 0.1, pulse: [80ms, 120ms], pause: 60ms, train: 300ms, counts: [1, 2, 10], cash: false }] }',
    'money: { coins: [{ line: coin.1, value: 1, pulse: [4ms, 20ms], train: 3ms }] }',
    'cabinet: { acceptor: { port: /dev/ttyUSB3, address: 40, checksum: crc16, echo: none, poll: 150ms, tokens: { TK100A: 1 }, refuse: [GB005A, GB010B] } }',
    'cabinet: { sensors: [string], sensing: { coin: { perSecond: 3, stringHold: 1m } } }',
    'cabinet: { red: lane, sensors: [door, tilt], sensing: { blind: 0s, silentGames: 3, hole: { min: 6ms } } }',
  ];

  it('give the same configuration again over any file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.constantFrom(...files), (one, other) => {
        const { config, raw } = good(readConfig(one));
        expect(over(other, JSON.parse(JSON.stringify(raw)))).toEqual(config);
      }),
    );
  });
});
