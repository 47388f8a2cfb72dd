import type { Line } from '../../../adapters/display/terminal/picture.ts';
import type { ServiceSeen } from '../../../ports/control.ts';
import type { TestState } from '../../../session/service/state.ts';
import { ageOf, OFFERS } from './english.ts';
import { flowed, wrapped } from './flow.ts';
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

/** The live screen: what is to be wondered at stands above the sensors, and what is tried below them. */
export function screenOf(seen: ServiceSeen, message: string, { columns, rows }: ScreenSize): readonly Line[] {
  const { state } = seen;
  const lines = [
    bold(headOf(seen)),
    plain(outputsText(seen)),
    ...keysLines(state.tests, state.at, columns).map(plain),
    ...(message === '' ? [] : [alert(message)]),
    ...[...triedLines(state), ...coinLines(seen), ...tallyLines(state), ...readerLines(state)].map(bold),
    ...[...faultLines(seen), ...markedLines(state)].flatMap((text) => wrapped(text, columns)).map(plain),
    plain(''),
    bold(' sensor        now      edges    last    (edges since service mode was opened)'),
    ...sensorColumns(state).map(plain),
  ];
  return lines.slice(0, rows).map((line) => ({ ...line, text: line.text.slice(0, columns) }));
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
