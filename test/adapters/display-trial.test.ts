import { describe, expect, it } from 'vitest';
import { rowOf } from '../../src/adapters/display/digits/glyphs.ts';
import { lcdRows } from '../../src/adapters/display/digits/lcd-rows.ts';
import { shownOn } from '../../src/adapters/display/digits/shown-on.ts';
import { pictureOf } from '../../src/adapters/display/terminal/picture.ts';
import { wordsFor } from '../../src/adapters/display/terminal/words/words.ts';
import { LANGUAGES } from '../../src/session/scoreboard.ts';
import { boardWith } from '../support/board.ts';

const SINCE = 50_000;
const trying = boardWith({ screen: { what: 'display', since: SINCE } });
const digits = (ms: number, width: number) =>
  shownOn(trying, 'player.1', { now: SINCE + ms, width, phaseAt: 0 });

describe('displays that are tried', () => {
  it('light every segment of every digit, and the colon', () => {
    expect(rowOf(digits(0, 8)).segments).toEqual(Array(8).fill(0xff));
    expect(rowOf(digits(3_999, 4))).toEqual({ segments: Array(4).fill(0xff), colonAfter: 1 });
  });

  it('have each digit say which it is, one after the other', () => {
    const seen = Array.from({ length: 8 }, (_, place) => digits(4_000 + place * 500, 8));
    expect(seen).toEqual(
      Array.from({ length: 8 }, (_, at) =>
        String(at + 1)
          .padStart(at + 1)
          .padEnd(8),
      ),
    );
  });

  it('light every dot of the display behind the door, and then show its signs', () => {
    const rows = (ms: number) => lcdRows(trying, SINCE + ms, { rows: 2, cols: 16 }).split('\n');
    expect(rows(0)).toEqual(['\xff'.repeat(16), '\xff'.repeat(16)]);
    expect(rows(4_000)).toEqual(['ABCDEFGHIJKLMNOP', 'QRSTUVWXYZ 01234']);
  });
});

describe('coins that are tried', () => {
  const board = boardWith({ phase: 'attract', players: [], screen: { what: 'coins', since: SINCE } });

  it('are told beside the slot: they give no credit', () => {
    expect(shownOn(board, 'credit', { now: 0, width: 4, phaseAt: 0 })).toBe('tESt');
    expect(lcdRows(board, 0, { rows: 2, cols: 16 })).toMatch(/^COIN TEST/);
    for (const language of LANGUAGES) {
      const words = wordsFor(language);
      const lines = pictureOf(board, words, { now: 0, columns: 80 }).map(({ text }) => text.trim());
      expect(lines).toContain(words.screen.coins);
    }
  });
});
