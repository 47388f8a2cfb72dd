import { describe, expect, it } from 'vitest';
import { raise, shutsTheGate, stopsTheTable } from '../../src/session/faults.ts';

const fault = (code: string, what: string) => [{ code, what, at: 0 }];

describe('The coin gate', () => {
  it.each([
    ['COIN_STUCK', 'coin.1'],
    ['VEND_FAILED', 'bar.down'],
    ['GUARD_LOST', 'coils'],
    ['OUTPUT_WRONG', 'bar.drop'],
  ])('is shut by %s of %s, and the game goes on', (code, what) => {
    expect(shutsTheGate(fault(code, what))).toBe(true);
    expect(stopsTheTable(fault(code, what))).toBe(false);
  });

  it.each([
    ['OUTPUT_WRONG', 'startLamp'],
    ['HOLE_BLOCKED', 'hole.200'],
  ])('is not shut by %s of %s', (code, what) => {
    expect(shutsTheGate(fault(code, what))).toBe(false);
  });
});

it('why the board cannot be used is told before that it is lost: its remedy is the one that helps', () => {
  const faults = ['CABINET_LOST', 'BOARD_UNFIT', 'HOLE_BLOCKED']
    .map((code) => ({ code, what: '/dev/ttyACM0', at: 0 }))
    .reduce(raise, []);
  expect(faults.map(({ code }) => code)).toEqual(['BOARD_UNFIT', 'CABINET_LOST', 'HOLE_BLOCKED']);
});
