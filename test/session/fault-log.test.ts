import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/session/entries.ts';
import { needsALook } from '../../src/session/fault-log.ts';
import { booksOf, NOON } from '../support/books-of.ts';

const raised = (code: string, what = 'hole.200'): Entry => ({ kind: 'fault raised', code, what });
const cleared = (code: string, what = 'hole.200'): Entry => ({ kind: 'fault cleared', code, what });
const keyTurned: Entry = { kind: 'switch', name: 'key', on: true };
const logOf = (entries: readonly Entry[]) => booksOf(entries).faultLog;

describe('the fault log', () => {
  it('tells of each fault when it was first and last so, how often, and when it was gone', () => {
    const once = [raised('HOLE_BLOCKED'), cleared('HOLE_BLOCKED')];
    expect(logOf([...once, ...once])).toEqual([
      {
        code: 'HOLE_BLOCKED',
        what: 'hole.200',
        first: NOON,
        last: NOON + 2000,
        times: 2,
        cleared: NOON + 3000,
        seen: false,
      },
    ]);
  });

  it('counts a fault that is so already only once', () => {
    expect(logOf([raised('HOLE_BLOCKED'), raised('HOLE_BLOCKED')])).toMatchObject([
      { times: 1, cleared: null },
    ]);
  });

  it('counts one that a restart cleared and found again', () => {
    const restart = [cleared('COIN_STUCK', 'coin.1'), { kind: 'booted', version: '1.0.0' } as const];
    expect(logOf([raised('COIN_STUCK', 'coin.1'), ...restart, raised('COIN_STUCK', 'coin.1')])).toMatchObject(
      [{ times: 2, cleared: null }],
    );
  });

  it('keeps the same fault of two things apart, and the newest last', () => {
    const both = [raised('HOLE_BLOCKED'), raised('HOLE_BLOCKED', 'hole.100'), cleared('HOLE_BLOCKED')];
    expect(logOf([...both, raised('HOLE_BLOCKED')]).map(({ what }) => what)).toEqual([
      'hole.100',
      'hole.200',
    ]);
  });

  it('of very many forgets the oldest that was cleared', () => {
    const many = Array.from({ length: 201 }, (_, index) => raised('LINE_SILENT', `line.${index}`));
    const gone = [cleared('LINE_SILENT', 'line.3'), cleared('LINE_SILENT', 'line.5')];
    const log = logOf([...many.slice(0, 200), ...gone, ...many.slice(200)]);
    expect(log).toHaveLength(200);
    expect(log.map(({ what }) => what)).not.toContain('line.3');
    expect(log.map(({ what }) => what)).toContain('line.5');
  });

  it('forgets none that is still so', () => {
    const many = Array.from({ length: 205 }, (_, index) => raised('LINE_SILENT', `line.${index}`));
    expect(logOf(many)).toHaveLength(205);
  });
});

describe('the dot after the credit', () => {
  const dotAfter = (entries: readonly Entry[]) => needsALook(logOf(entries));

  it('stays while a fault is so, and after it until somebody has turned the key', () => {
    const past = [raised('HOLE_BLOCKED'), cleared('HOLE_BLOCKED')];
    expect(dotAfter([])).toBe(false);
    expect(dotAfter(past)).toBe(true);
    expect(dotAfter([...past, keyTurned])).toBe(false);
    expect(dotAfter([raised('HOLE_BLOCKED'), keyTurned])).toBe(true);
  });

  it('goes with a fault that was seen while it was so', () => {
    expect(dotAfter([raised('HOLE_BLOCKED'), keyTurned, cleared('HOLE_BLOCKED')])).toBe(false);
  });

  it('comes again when the fault does', () => {
    const seen = [raised('HOLE_BLOCKED'), cleared('HOLE_BLOCKED'), keyTurned];
    expect(dotAfter([...seen, raised('HOLE_BLOCKED'), cleared('HOLE_BLOCKED')])).toBe(true);
  });
});
