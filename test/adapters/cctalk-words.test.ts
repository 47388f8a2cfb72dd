import { describe, expect, it } from 'vitest';
import { worthOf } from '../../src/adapters/coin/cctalk/coin-id.ts';
import { coinTable } from '../../src/adapters/coin/cctalk/coin-table.ts';
import { since } from '../../src/adapters/coin/cctalk/counter.ts';
import { troubleOf } from '../../src/adapters/coin/cctalk/errors.ts';
import { eventBuffer, newsSince } from '../../src/adapters/coin/cctalk/events.ts';
import { ailment } from '../../src/adapters/coin/cctalk/self-check.ts';

describe('The event counter of a coin acceptor', () => {
  it.each([
    [0, 0, 0, 0],
    [7, 7, 0, 0],
    [255, 255, 0, 0],
    [0, 1, 1, 0],
    [254, 255, 1, 0],
    [255, 1, 1, 0],
    [255, 3, 3, 0],
    [253, 2, 4, 0],
    [3, 8, 5, 0],
    [10, 16, 5, 1],
    [250, 4, 5, 4],
    [2, 1, 5, 249],
    [0, 255, 5, 250],
  ])('from %i to %i tells of %i events, and %i that it forgot', (was, now, fresh, lost) => {
    expect(since(was, now)).toEqual({ type: 'events', fresh, lost });
  });

  it.each([1, 200, 255])('from %i to 0 tells of a restart', (was) => {
    expect(since(was, 0)).toEqual({ type: 'restarted' });
  });

  it('counts every step up to 255 events as they are', () => {
    for (let was = 0; was <= 255; was++) {
      let now = was;
      for (let happened = 1; happened <= 254; happened++) {
        now = now === 255 ? 1 : now + 1;
        const { fresh, lost } = since(was, now) as { fresh: number; lost: number };
        expect(fresh + lost).toBe(happened);
      }
    }
  });
});

describe('The last five events', () => {
  const buffer = (...data: number[]) => eventBuffer(data);

  it('are told oldest first, only those since the last reading', () => {
    expect(newsSince(1, buffer(3, 0, 2, 5, 1, 3, 1, 0, 0, 0, 0))).toEqual({
      oldestFirst: [
        { type: 'coin', position: 5 },
        { type: 'error', code: 2 },
      ],
      lost: 0,
      restarted: false,
    });
  });

  it('give away a restart when there should be five and are less', () => {
    const news = newsSince(100, buffer(2, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0));
    expect(news).toMatchObject({ lost: 0, restarted: true });
    expect(news.oldestFirst).toHaveLength(2);
  });

  it('are all there is when more happened', () => {
    const news = newsSince(10, buffer(18, 6, 0, 5, 0, 4, 0, 3, 0, 2, 0));
    expect(news.oldestFirst.map((event) => 'position' in event && event.position)).toEqual([2, 3, 4, 5, 6]);
    expect(news.lost).toBe(3);
  });
});

describe('The name of a coin', () => {
  it.each([
    ['GB100A', 100, 'GBP'],
    ['GB050B', 50, 'GBP'],
    ['GB005A', 5, 'GBP'],
    ['GB200A', 200, 'GBP'],
    ['EU010B', 10, 'EUR'],
    ['EU200A', 200, 'EUR'],
    ['US025B', 25, 'USD'],
    ['DK2K0A', 2_000, 'DKK'],
    ['HU5K0A', 5_000, 'HUF'],
    ['CO10KA', 10_000, 'COP'],
    ['CLK50A', 500, 'CLP'],
    ['TR1M0A', 1_000_000, 'TRY'],
    ['JP500', 500, 'JPY'],
  ])('%s is worth %i of the smallest unit of %s', (id, cents, currency) => {
    expect(worthOf(id)).toEqual({ cents, currency });
  });

  it.each(['......', 'TK001A', 'DE100A', 'XX100A', 'GB000A', 'GB1KKA', 'GBK05A1', 'gb100a', '', 'GB10'])(
    '%j is no money',
    (id) => {
      expect(worthOf(id)).toBeNull();
    },
  );
});

describe('The coins of an acceptor', () => {
  const IDS = ['GB100A', '......', 'EU100A', 'TK001A', 'GB005A', null, null, null, 'GB200A', 'TK002A'];
  const coins = coinTable(IDS, { currency: 'GBP', tokens: { TK001A: 50 }, refuse: ['GB005A'] });

  it('are let in when they are of the table’s currency, tokens when they have a worth, none that is refused', () => {
    expect(coins.taken.map(({ id, cents }) => `${id} ${cents}`)).toEqual([
      'GB100A 100',
      'TK001A 50',
      'GB200A 200',
    ]);
    expect(coins.mask).toEqual([0b1001, 0b1]);
  });

  it('are worth something when one comes in that was refused, and nothing when they are foreign', () => {
    expect(coins.at(5)).toEqual({ id: 'GB005A', cents: 5, currency: 'GBP' });
    expect([coins.at(2), coins.at(3), coins.at(6), coins.at(10), coins.at(0), coins.at(17)]).toEqual(
      Array(6).fill(null),
    );
  });
});

describe('What a coin acceptor tells', () => {
  const of = (kind: string) =>
    Array.from({ length: 256 }, (_, code) => code).filter((code) => troubleOf(code).kind === kind);

  it('is fraud when somebody tries to cheat it', () => {
    expect(of('fraud')).toEqual([16, 17, 18, 19, 20, 22, 23, 24, 25, 34, 37, 38, 40]);
  });

  it('is a fault when it is out of order', () => {
    expect(of('fault')).toEqual([4, 5, 6, 7, 13, 14, 15, 21, 26, 27, 28, 29, 30, 31, 32, 35, 36, 39]);
  });

  it('has words, those of an inhibited coin with its id, or its position', () => {
    expect(troubleOf(20).what).toBe('coin on a string');
    expect(troubleOf(128).what).toBe('coin 1 is not taken');
    expect(troubleOf(128, [null, 'GB020A']).what).toBe('coin 1 is not taken');
    expect(troubleOf(129, [null, 'GB020A']).what).toBe('GB020A is not taken');
    expect(troubleOf(159).what).toBe('coin 32 is not taken');
    expect(troubleOf(99).what).toBe('error 99');
  });

  it('is no more than a note when the return lever was pressed', () => {
    expect(troubleOf(254).kind).toBe('note');
  });

  it('by its self-check is nothing, or what is wrong, and which', () => {
    expect(ailment([0])).toBeNull();
    expect(ailment([3])).toBe('credit sensor');
    expect(ailment([2, 1])).toBe('inductive coils 1');
    expect(ailment([200])).toBe('self-check 200');
  });
});
