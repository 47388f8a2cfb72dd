import type { Fault } from './bench.ts';
import * as coil from './coil-situations.ts';
import { chalk, transistorShorted } from './faults.ts';
import type { Figure } from './figure.ts';
import * as heartbeat from './heartbeat-situations.ts';
import * as inputs from './input-situations.ts';
import * as whole from './whole-situations.ts';

export interface Situation {
  readonly title: string;
  readonly measure: (fault?: Fault) => Promise<readonly Figure[]>;
}

/** What the board is tried in, in the order of the table that `npm run board` prints. */
export const SITUATIONS: readonly Situation[] = [
  { title: 'A coil gets its pulse of 300 ms', measure: coil.pulsed },
  { title: 'Two pulses of 200 ms, a second apart', measure: coil.pulsedTwice },
  { title: "A coil's pin is stuck high for 10 s", measure: coil.stuckHigh },
  { title: 'A mad program writes high again each 100 ms for 10 s', measure: coil.madPin },
  { title: "A coil's transistor conducts for ever", measure: () => coil.transistorStuck(transistorShorted) },
  { title: 'The heart beats each 100 ms', measure: heartbeat.heartBeats },
  { title: 'A beat comes 200 ms late', measure: heartbeat.beatLate },
  { title: 'The heart stops, its pin high', measure: (fault) => heartbeat.heartStops('high', fault) },
  { title: 'The heart stops, its pin low', measure: (fault) => heartbeat.heartStops('low', fault) },
  { title: 'One edge, and no more', measure: heartbeat.oneEdge },
  { title: 'The program dies with everything on', measure: whole.dies },
  { title: 'Power comes and goes, pins pulled up', measure: (fault) => whole.floatingPins('up', fault) },
  { title: 'Power comes and goes, pins pulled down', measure: (fault) => whole.floatingPins('down', fault) },
  { title: 'Power comes and goes, the computer is off', measure: whole.computerOff },
  { title: '12 V is connected the wrong way round', measure: whole.reversed },
  {
    title: 'A contact closes for 30 ms and bounces',
    measure: (fault) => inputs.contactCloses('50 kilohm', fault),
  },
  { title: 'The same at pins 2 and 3', measure: (fault) => inputs.contactCloses('pins 2 and 3', fault) },
  { title: 'A spark of 50 us on the wire of a contact', measure: inputs.sparkOnTheWire },
  { title: 'A ball brushes its beam', measure: (fault) => inputs.ballFalls(4, fault) },
  { title: 'A ball falls', measure: (fault) => inputs.ballFalls(25, fault) },
  { title: 'A ball lies in its beam for a while', measure: (fault) => inputs.ballFalls(95, fault) },
  { title: 'Two balls, one after the other', measure: inputs.twoBalls },
  { title: 'Chalk on the lenses', measure: () => inputs.nothingFalls(chalk) },
];
