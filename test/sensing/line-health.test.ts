import { describe, expect, it } from 'vitest';
import { DEFAULTS, wood } from './cabinet.ts';

describe('a line that chatters', () => {
  it('is a fault by its name, tells no more than it would anyway, and is well after 5 s of quiet', () => {
    const table = wood();
    for (let at = 1000; at < 3000; at += 20) table.pulse('hole.10', at, 10);
    expect(table.of('ball.potted')).toHaveLength(1);
    expect(table.of('line.failed')).toMatchObject([{ line: 'hole.10', code: 'LINE_CHATTERS' }]);
    table.wait(7989);
    expect(table.of('line.recovered')).toEqual([]);
    table.wait(7990);
    expect(table.of('line.recovered')).toEqual([
      { type: 'line.recovered', line: 'hole.10', code: 'LINE_CHATTERS', at: 7990 },
    ]);
  });

  it('is not a coin mechanism at its fastest', () => {
    const table = wood({
      coins: [{ line: 'coin.1', minMs: 15, maxMs: 60, trainGapMs: 200, pauseMs: 10, counts: null }],
    });
    for (let at = 1000; at < 6000; at += 40) table.pulse('coin.1', at, 20);
    table.wait(9000);
    expect(table.told).toMatchObject([{ type: 'coin.sensed', pulses: 125 }]);
  });
});

describe('a hole that has been silent', () => {
  const playGame = (table: ReturnType<typeof wood>, holes: readonly string[], at: number) => {
    for (const [n, hole] of holes.entries()) table.pulse(`hole.${hole}`, at + n * 100, 30);
    return table.sensing.gameFinished(at + 9000);
  };
  const others = DEFAULTS.holes.filter((hole) => hole !== '30R');
  const silent = (events: ReturnType<typeof playGame>) => events.filter((e) => e.type === 'line.failed');

  it('for 20 games in which others were hit is a fault, until it is heard', () => {
    const table = wood();
    for (let game = 1; game < 20; game++) {
      expect(silent(playGame(table, others, game * 10_000))).toEqual([]);
    }
    expect(silent(playGame(table, others, 200_000))).toMatchObject([
      { line: 'hole.30R', code: 'LINE_SILENT', at: 209_000 },
    ]);
    expect(silent(playGame(table, others, 210_000))).toEqual([]);
    table.pulse('hole.30R', 230_000, 30);
    expect(table.of('line.recovered')).toMatchObject([{ line: 'hole.30R', code: 'LINE_SILENT' }]);
  });

  it('is no fault when nobody potted anything, or when the setting is 0', () => {
    const idle = wood({ silentGames: 2 });
    const off = wood({ silentGames: 0 });
    for (let game = 1; game < 30; game++) {
      expect(silent(playGame(idle, [], game * 10_000))).toEqual([]);
      expect(silent(playGame(off, others, game * 10_000))).toEqual([]);
    }
  });
});
