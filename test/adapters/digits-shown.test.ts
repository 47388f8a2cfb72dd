import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/adapters/display/digits/glyphs.ts';
import { shownOn } from '../../src/adapters/display/digits/shown-on.ts';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import type { DigitsShow } from '../../src/session/table-config.ts';
import { boardWith, poolWith } from '../support/board.ts';

/** Long after the phase began, with nothing said just now. */
const LATER = 600_000;
const BEST = { day: null, month: null, ever: { points: 480, wall: null } };

function on(shows: DigitsShow, board: Scoreboard, { width = 8, now = LATER, phaseAt = 0 } = {}): string {
  return shownOn(board, shows, { width, now, phaseAt });
}

const player = (score: number, turn = 0) => ({ score, turn, out: false });
const standing = (msLeft: number, warning: number | null = null) => ({ msLeft, at: 0, speed: 0, warning });
const credit = (change: Partial<Scoreboard['credit']> = {}) => ({
  credit: { games: 2, amount: 0, currency: 'GBP', service: 0, dot: false, ...change },
});

describe('a player’s digits', () => {
  it('have the score on the left with the point of whoever is at the table, and the break on the right', () => {
    const board = boardWith({ players: [player(340, 120), player(90)] });
    expect(on('player.1', board)).toBe('340.  120');
    expect(on('player.2', board)).toBe('90      ');
  });

  it('count at a pool table what is left, show an 8 to whoever is on the black, and no time and no break', () => {
    expect(on('player.1', poolWith())).toBe('4       ');
    expect(on('player.2', poolWith())).toBe('8.       ');
    expect(on('clock', poolWith(), { width: 4 })).toBe('--:--');
    expect(on('break', poolWith(), { width: 4 })).toBe('    ');
    expect(on('clock', poolWith({ phase: 'afterBar' }), { width: 4 })).toBe('LASt');
    expect(on('player.1', poolWith({ phase: 'afterBar' }), { now: 0 })).toBe('4   LASt');
  });

  it('show a score of five digits whole, with a break of two beside it', () => {
    expect(on('player.1', boardWith({ players: [player(28_530, 50)] }))).toBe('28530. 50');
  });

  it('show score and break in turn, two seconds each, where there is no room for both', () => {
    const board = boardWith({ players: [player(28_530, 120)] });
    expect(on('player.1', board, { now: 1_999 })).toBe('28530.   ');
    expect(on('player.1', board, { now: 2_000 })).toBe('b    120');
    const four = boardWith({ players: [player(340, 120)] });
    expect(on('player.1', four, { now: 0, width: 4 })).toBe(' 340.');
    expect(on('player.1', four, { now: 2_000, width: 4 })).toBe('b120');
  });

  it('show a score that is too long for four digits in two parts, with a line where the other part goes on', () => {
    const board = boardWith({ players: [player(12_345)], active: 1 });
    expect(on('player.1', board, { width: 4, now: 0 })).toBe(' 12_');
    expect(on('player.1', board, { width: 4, now: 2_000 })).toBe('_345');
    expect(on('player.1', board, { width: 4, now: 4_000 })).toBe(' 12_');
  });

  it('show a break of four figures on four digits as no score either', () => {
    const board = boardWith({ players: [player(340, 1_200)] });
    const seen = [0, 2_000, 4_000].map((now) => on('player.1', board, { width: 4, now }));
    expect(seen).toEqual([' 340.', 'b 1_', '_200']);
  });

  it('say BAr for five seconds when the bar has dropped, and then the score again', () => {
    const board = boardWith({ phase: 'afterBar', clock: standing(0) });
    expect(on('player.2', board, { now: 4_999 })).toBe('90   bAr');
    expect(on('player.2', board, { now: 5_000 })).toBe('90      ');
    expect(on('player.2', board, { now: 0, width: 4 })).toBe(' bAr');
  });

  it('say LASt when the last ball is to be set up', () => {
    const board = boardWith({ phase: 'lastBall' });
    expect(on('player.2', board, { now: 0 })).toBe('90  LASt');
    expect(on('player.1', board, { now: 0, width: 4 })).toBe('LASt');
  });

  it('say FOUL and what it cost, where the one who did it looks', () => {
    const verdict = { id: 'foul', player: 0, points: -120, cause: 'baulk', at: 1_000 };
    const board = boardWith({ verdict, active: 1, players: [player(340), player(90)] });
    expect(on('player.1', board, { now: 1_000 })).toBe('340 FOUL');
    expect(on('player.1', board, { now: 3_000 })).toBe('340 -120');
    expect(on('player.1', board, { now: 5_000 })).toBe('340     ');
    expect(on('player.2', board, { now: 1_000 })).toBe('90.      ');
    expect(on('player.1', board, { now: 1_000, width: 4 })).toBe('FOUL');
  });

  it('say no foul that came from before a power cut, when the clock began anew', () => {
    const verdict = { id: 'foul', player: 0, points: -120, at: 900_000 };
    expect(on('player.1', boardWith({ verdict, players: [player(340)] }))).toBe('340.     ');
  });

  it('say OVEr, blink for who has won once a second and no faster, and leave the point there', () => {
    const result = { kind: 'win', winner: 1, reason: 'score', ranking: [1, 0] } as const;
    const board = boardWith({ phase: 'over', result, players: [player(340), player(590)] });
    expect(on('player.1', board, { now: 0 })).toBe('340 OVEr');
    expect(on('player.2', board, { now: 6_000 })).toBe('590.     ');
    expect(on('player.2', board, { now: 6_500 })).toBe('        ');
    expect(on('player.2', board, { now: 10_500 })).toBe('590.     ');
    expect(on('player.1', board, { now: 6_500 })).toBe('340     ');
  });

  it('are dark for a player who does not play', () => {
    expect(on('player.3', boardWith())).toBe('        ');
  });

  it('ask for START when it is paid for, and show the break to beat before', () => {
    expect(on('player.1', boardWith({ phase: 'ready', players: [] }))).toBe('    PUSh');
    const attract = boardWith({ phase: 'attract', players: [], highBreaks: BEST });
    expect(on('player.1', attract)).toBe('Hi   480');
    expect(on('player.1', attract, { now: 0, width: 4 })).toBe('  Hi');
    expect(on('player.1', attract, { now: 2_000, width: 4 })).toBe(' 480');
    expect(on('player.1', boardWith({ phase: 'attract', players: [] }))).toBe('       -');
  });

  it('keep the score of a game that a fault has stopped', () => {
    const board = boardWith({ phase: 'outOfOrder' });
    expect(on('player.2', board)).toBe('90   Err');
    expect(on('player.2', boardWith({ phase: 'outOfOrder', players: [] }), { width: 4 })).toBe(' Err');
  });
});

describe('the digits of the clock', () => {
  const at = (change: Parameters<typeof boardWith>[0], seen = {}) =>
    on('clock', boardWith(change), { width: 4, ...seen });

  it('count the minutes and seconds that are left', () => {
    const clock = { msLeft: 612_000, at: 1_000, speed: 1, warning: null };
    expect(at({ clock }, { now: 1_000 })).toBe('10:12');
    expect(at({ clock }, { now: 73_500 })).toBe(' 9:00');
    expect(at({ clock }, { now: LATER + 50_000 })).toBe(' 0:00');
  });

  it('blink their colon once a second after a warning', () => {
    const clock = standing(95_000, 120_000);
    expect(at({ clock }, { now: 0 })).toBe(' 1:35');
    expect(at({ clock }, { now: 500 })).toBe(' 135');
    expect(at({ clock }, { now: 1_000 })).toBe(' 1:35');
  });

  it('say what the game is at when no time is left', () => {
    const clock = standing(0);
    expect(at({ phase: 'afterBar', clock })).toBe(' bAr');
    expect(at({ phase: 'lastBall', clock })).toBe('LASt');
    expect(at({ phase: 'over', clock })).toBe('OVEr');
    expect(at({ phase: 'ready', clock })).toBe('PUSh');
    expect(at({ phase: 'attract', clock })).toBe('--:--');
  });

  it('show a fault and the time that is kept for the players in turn', () => {
    const stopped = { phase: 'outOfOrder', clock: standing(95_000) } as const;
    expect(at(stopped, { now: 0 })).toBe(' Err');
    expect(at(stopped, { now: 2_000 })).toBe(' 1:35');
    expect(at({ phase: 'outOfOrder', clock: standing(0) }, { now: 2_000 })).toBe(' Err');
  });

  it('stand on the right of a longer row', () => {
    expect(on('clock', boardWith({ clock: standing(95_000) }))).toBe('     1:35');
  });
});

describe('the digits of the break', () => {
  it('show the points of whoever is at the table, and what a foul cost', () => {
    expect(on('break', boardWith(), { width: 4 })).toBe(' 120');
    const verdict = { id: 'blackPeg', player: 0, points: -460, cause: 'black', at: 0 };
    const board = boardWith({ verdict, active: 1 });
    expect(on('break', board, { width: 4, now: 0 })).toBe('FOUL');
    expect(on('break', board, { width: 4, now: 2_000 })).toBe('-460');
    expect(on('break', board, { width: 4, now: 4_000 })).toBe('   0');
  });

  it('show the best break of a game that is over', () => {
    expect(on('break', boardWith({ phase: 'over', bestBreak: { player: 0, points: 260 } }))).toBe('Hi   260');
  });
});

describe('the digits of the credit', () => {
  const at = (change: Parameters<typeof boardWith>[0], now = 0) =>
    on('credit', boardWith(change), { width: 4, now });

  it('count the games to be played, a technician’s among them', () => {
    expect(at(credit())).toBe('Cr 2');
    expect(at(credit({ games: 9, service: 3 }))).toBe('Cr12');
  });

  it('have a point after them for the technician when a fault came', () => {
    expect(at(credit({ dot: true }))).toBe('Cr 2.');
  });

  it('show the money towards the next game, in the decimals of its currency', () => {
    const paid = credit({ games: 0, amount: 50, dot: true });
    expect(at(paid)).toBe('Cr 0.');
    expect(at(paid, 2_000)).toBe(' 0.50.');
    expect(at(credit({ amount: 500, currency: 'JPY' }), 2_000)).toBe(' 500');
    expect(at(credit({ amount: 123_450 }), 2_000)).toBe('Cr 2');
  });

  it('say that play is free', () => {
    expect(at({ tariff: { ...boardWith().tariff, freePlay: true } })).toBe('FrEE');
  });
});

it('every set of digits is filled exactly, whatever stands on the scoreboard', () => {
  const points = fc.nat({ max: 999_990 });
  const shows = fc.constantFrom<DigitsShow>('player.1', 'player.2', 'clock', 'break', 'credit');
  const phase = fc.constantFrom<Scoreboard['phase']>(
    ...(['attract', 'ready', 'play', 'afterBar', 'lastBall', 'over', 'outOfOrder'] as const),
  );
  const moment = fc.record({ width: fc.constantFrom(4, 8), now: fc.nat({ max: 20_000 }) });
  fc.assert(
    fc.property(shows, phase, moment, points, points, (shown, at, seen, score, turn) => {
      const board = boardWith({
        phase: at,
        players: at === 'attract' ? [] : [player(score, turn), player(turn, score)],
        clock: standing(score * 100, turn % 2 ? 30_000 : null),
        verdict: { id: 'foul', player: 0, points: -turn, at: 0 },
        bestBreak: { player: 0, points: turn },
        highBreaks: { ...BEST, ever: { points: turn, wall: null } },
        ...credit({ games: turn % 200, amount: score, dot: true }),
      });
      expect(widthOf(on(shown, board, seen))).toBe(seen.width);
    }),
  );
});
