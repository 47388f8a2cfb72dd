import type { LineKind } from '../../../session/service/line-kind.ts';
import type { Tried } from '../../../session/service/state.ts';
import type { TestName } from '../../../session/service/tests.ts';

/** What a line is, and what its two levels mean. Commands speak English, as the log does. */
export const KINDS: Readonly<Record<LineKind, { what: string; off: string; on: string }>> = {
  hole: { what: 'beam of the hole', off: 'clear', on: 'BROKEN' },
  pocket: { what: 'beam of the pocket', off: 'clear', on: 'BROKEN' },
  red: { what: 'red detector of the hole', off: 'clear', on: 'RED' },
  peg: { what: 'skittle', off: 'stands', on: 'DOWN' },
  coin: { what: 'coin line', off: 'idle', on: 'ACTIVE' },
  string: { what: 'string of the coin mechanism', off: 'idle', on: 'PULLED' },
  button: { what: 'button', off: 'free', on: 'PRESSED' },
  delivery: { what: 'beam where the balls come out', off: 'clear', on: 'BROKEN' },
  lane: { what: 'beam of the return lane', off: 'clear', on: 'BROKEN' },
  laneRed: { what: 'red detector of the lane', off: 'clear', on: 'RED' },
  trough: { what: 'trough', off: 'idle', on: 'LIFTED' },
  baulk: { what: 'beam of the baulk line', off: 'clear', on: 'BROKEN' },
  bar: { what: 'switch of the bar', off: 'up', on: 'DOWN' },
  door: { what: 'door of the cash box', off: 'shut', on: 'OPEN' },
  key: { what: 'service key', off: 'out', on: 'TURNED' },
  tilt: { what: 'tilt switch', off: 'level', on: 'TILTED' },
  other: { what: 'line', off: 'off', on: 'ON' },
};

/** The key of the keyboard, the name on the command line, and what it does. */
export const OFFERS: Readonly<Record<TestName, { key: string; name: string; what: string }>> = {
  barRaise: { key: 'r', name: 'bar-raise', what: 'raise the bar for 30 s' },
  barDrop: { key: 'd', name: 'bar-drop', what: 'drop the bar' },
  coinGate: { key: 'g', name: 'coin-gate', what: 'open and shut the coin gate for 6 s' },
  startLamp: { key: 'l', name: 'lamp', what: 'the lamp of START on and off for 6 s' },
  meter: { key: 'm', name: 'meter', what: 'one pulse of the meter, booked as a test' },
  release: { key: 's', name: 'release', what: 'let the balls go' },
  chime: { key: 'h', name: 'chime', what: 'strike the chime' },
  display: { key: 't', name: 'display', what: 'test pictures on all displays for 12 s' },
  coins: { key: 'c', name: 'coins', what: 'coins give no credit; what is in the box is counted' },
  balls: { key: 'b', name: 'balls', what: 'count balls by hole and lane' },
};

export const OUTCOMES: Readonly<Record<Tried['outcome'], string>> = {
  done: 'done',
  pending: 'not made yet',
  notGiven: 'NOT done: the fault of its output says why',
  moving: 'waiting for the switch bar.down',
  there: 'done, the switch bar.down says so',
  already: 'it was there before, the switch bar.down says: try the other way first',
  notThere:
    'the switch bar.down does NOT say so: look at the bar, its coil or motor, its fuse and the switch',
};

/** `3 s`, `12 min`, `2 h` */
export function ageOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** `9:05` */
export function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
