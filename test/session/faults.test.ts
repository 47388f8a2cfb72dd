import { expect, it } from 'vitest';
import { raise } from '../../src/session/faults.ts';

it('why the board cannot be used is told before that it is lost: its remedy is the one that helps', () => {
  const fault = (code: string) => ({ code, what: '/dev/ttyACM0', at: 0 });
  const faults = ['CABINET_LOST', 'BOARD_UNFIT', 'HOLE_BLOCKED'].map(fault).reduce(raise, []);
  expect(faults.map(({ code }) => code)).toEqual(['BOARD_UNFIT', 'CABINET_LOST', 'HOLE_BLOCKED']);
});
