import { describe, expect, it } from 'vitest';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { BOARD, LAYOUT, players } from '../../src/web/gallery/boards.ts';
import { isNight } from '../../src/web/scoreboard/night.ts';
import { nextDrawIn } from '../../src/web/scoreboard/pace.ts';
import { isBarAlert } from '../../src/web/scoreboard/parts/bar-alert.ts';
import { figureShown } from '../../src/web/scoreboard/parts/counting.ts';
import { lossOf } from '../../src/web/scoreboard/parts/loss.ts';
import { freshVerdict } from '../../src/web/scoreboard/parts/verdict.ts';
import type { Scene } from '../../src/web/scoreboard/scene.ts';
import { NOTHING_SEEN, see } from '../../src/web/scoreboard/seen.ts';
import { FRESH, follow, intend, type Ui } from '../../src/web/scoreboard/ui.ts';
import { wordsFor } from '../../src/web/words/words.ts';

/** What a screen shows at `now` that saw these boards come, one a second. */
function watching(boards: readonly Partial<Scoreboard>[], now: number, ui: Partial<Ui> = {}): Scene {
  const seen = boards.reduce(
    (before, board, i) => see(before, { ...BOARD, ...board }, i * 1_000),
    NOTHING_SEEN,
  );
  const board = seen.board ?? BOARD;
  const act = () => {};
  return {
    board,
    layout: LAYOUT,
    service: null,
    language: 'en',
    words: wordsFor('en'),
    ui: { ...FRESH, seen, ...ui },
    now,
    act,
  };
}

const DOWN: Partial<Scoreboard> = {
  phase: 'afterBar',
  outputs: { bar: 'dropped', coins: 'accepted', startLamp: 'dark' },
};
const POT = { id: 'pot', player: 0, points: 100, cause: '100', at: 10 };
const FOUL = { id: 'foul', player: 0, points: -120, cause: 'baulk', at: 20 };

describe('the screen', () => {
  it('says for five seconds that the bar has dropped', () => {
    expect(isBarAlert(watching([{}, DOWN], 1_000))).toBe(true);
    expect(isBarAlert(watching([{}, DOWN], 5_999))).toBe(true);
    expect(isBarAlert(watching([{}, DOWN], 6_000))).toBe(false);
  });

  it('raises no alarm about a bar that was down when it was switched on', () => {
    expect(isBarAlert(watching([DOWN], 0))).toBe(false);
  });

  it('raises no alarm about the bar of a table that is out of order', () => {
    expect(isBarAlert(watching([{}, { ...DOWN, phase: 'outOfOrder' }], 1_000))).toBe(false);
  });

  it('counts a pot up within 300 ms', () => {
    const boards = [{ players: players([340, 0], [0, 0]) }, { players: players([340, 100], [0, 0]) }];
    const shown = [1_000, 1_150, 1_300].map((now) => figureShown(watching(boards, now), 0, 'turn'));
    expect(shown).toEqual([0, 50, 100]);
  });

  it('counts nothing for someone who asked for less motion', () => {
    const boards = [{ players: players([0, 0]) }, { players: players([0, 100]) }];
    expect(figureShown(watching(boards, 1_000, { still: true }), 0, 'turn')).toBe(100);
  });

  it('strikes out what a foul took, and the whole score for the black skittle', () => {
    expect(lossOf(watching([{}, { verdict: FOUL }], 2_000))).toEqual({
      player: 0,
      points: 120,
      takes: 'break',
    });
    const black = { ...FOUL, id: 'blackPeg', points: -460 };
    expect(lossOf(watching([{}, { verdict: black }], 2_000))).toEqual({
      player: 0,
      points: 460,
      takes: 'score',
    });
  });

  it('says that a verdict was taken back', () => {
    const undone = { id: 'undone', player: 0, points: 0, at: 3 };
    const taken = watching([{}, { verdict: POT }, { verdict: FOUL }, { verdict: undone }], 3_500);
    expect(freshVerdict(taken)?.id).toBe('undone');
  });

  it('takes a skittle that is told late for news, though it fell before the last ball', () => {
    const late = { ...FOUL, at: 5 };
    expect(freshVerdict(watching([{}, { verdict: POT }, { verdict: late }], 2_500))?.id).toBe('foul');
  });

  it('forgets what it saw when the table was started anew', () => {
    const clock = { ...BOARD.clock, at: 12 };
    expect(freshVerdict(watching([{}, { verdict: FOUL }, { verdict: FOUL, clock }], 1_500))).toBeNull();
  });

  it('closes the question whether to concede when the turn has passed', () => {
    const asked = intend(
      { ...FRESH, seen: see(NOTHING_SEEN, BOARD, 0) },
      { do: 'open', sheet: { kind: 'concede' } },
    );
    expect(follow(asked, BOARD).sheet.kind).toBe('concede');
    expect(follow(asked, { ...BOARD, active: 1 }).sheet.kind).toBe('none');
  });

  it('draws a second when it turns and lies still when nothing moves', () => {
    const clock = { msLeft: 61_400, at: 0, speed: 1, warning: null };
    expect(nextDrawIn(watching([{ clock }], 1_000))).toBe(401);
    expect(nextDrawIn(watching([{}], 1_000))).toBe(10_000);
  });

  it('dims at night, past midnight too', () => {
    const at = (time: string) => new Date(`2026-03-01T${time}:00`);
    const night = { from: '23:30', to: '09:00' };
    expect(['23:29', '23:30', '02:00', '08:59', '09:00'].map((time) => isNight(night, at(time)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isNight(null, at('02:00'))).toBe(false);
  });
});
