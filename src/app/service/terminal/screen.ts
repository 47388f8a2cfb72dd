import { flowed, wrapped } from '../../../adapters/display/terminal/flow.ts';
import type { Line } from '../../../adapters/display/terminal/picture.ts';
import type { ServiceSeen } from '../../../ports/control.ts';
import type { TestState } from '../../../session/service/state.ts';
import { ageOf, OFFERS } from './english.ts';
import { sensorColumns, sensorTable } from './sensor-lines.ts';
import {
  coinLines,
  faultLines,
  headOf,
  markedLines,
  readerLines,
  tallyLines,
  triedLines,
} from './told-lines.ts';

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

const plain = (text: string): Line => ({ text, style: 'plain' });
const alert = (text: string): Line => ({ text, style: 'alert' });
const bold = (text: string): Line => ({ text, style: 'bold' });

/** So much of what is to be wondered at is told however many sensors there are. */
const LEAST_TOLD = 3;

/** The live screen: what is to be wondered at stands above the sensors, and leaves them their place. */
export function screenOf(seen: ServiceSeen, message: string, { columns, rows }: ScreenSize): readonly Line[] {
  const { state } = seen;
  const head = [
    bold(headOf(seen)),
    plain(outputsText(seen)),
    ...keysLines(state.tests, state.at, columns).map(plain),
    ...(message === '' ? [] : [alert(message)]),
    ...[...triedLines(state), ...coinLines(seen), ...tallyLines(state), ...readerLines(state)].map(bold),
  ];
  const sensors = [
    bold(' sensor        now      edges    last    (edges since service mode was opened)'),
    ...sensorColumns(state).map(plain),
  ];
  const told = [...faultLines(seen), ...markedLines(state)].flatMap((text) => wrapped(text, columns));
  const room = Math.max(LEAST_TOLD, rows - head.length - sensors.length);
  const lines = [...head, ...within(told, room).map(plain), ...sensors];
  return lines.slice(0, rows).map((line) => ({ ...line, text: line.text.slice(0, columns) }));
}

/** What there is no room for is said to be there. */
function within(told: readonly string[], room: number): readonly string[] {
  if (told.length <= room) return told;
  const more = told.length - (room - 1);
  return [...told.slice(0, room - 1), `... and ${more} lines more: baulk service --once`];
}

/** The same once, for scripts and for paper. */
export function onceOf(seen: ServiceSeen): readonly string[] {
  const { state } = seen;
  return [
    headOf(seen),
    outputsText(seen),
    ...triedLines(state),
    ...coinLines(seen),
    ...tallyLines(state),
    ...readerLines(state),
    '',
    ...sensorTable(state),
    ...markedLines(state),
    '',
    ...(seen.faults.length === 0 ? ['no faults'] : faultLines(seen)),
  ];
}

function outputsText({ state: { outputs, tests } }: ServiceSeen): string {
  const hasBar = tests.some(({ test }) => test === 'barRaise');
  return `${hasBar ? `bar ${outputs.bar}, ` : ''}coins ${outputs.coins}, lamp of START ${outputs.startLamp}`;
}

/** `r bar-raise`, and how long one that goes on has left. */
function keysLines(tests: readonly TestState[], at: number, columns: number): readonly string[] {
  const offers = tests.map(({ test, trial }) => {
    const { key, name } = OFFERS[test];
    return `${key} ${name}${trial === null ? '' : ` (${ageOf(trial.until - at)})`}`;
  });
  return flowed([...offers, 'q quit'], { columns, gap: '   ' });
}
