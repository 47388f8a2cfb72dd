import { BAR_NEEDS, bounded, COIL_LIMITS } from '../../session/coil-limits.ts';
import type { BarDrive, Coil, Wiring } from '../../session/table-config.ts';
import type { Complaint } from './complaint.ts';
import { writeDuration } from './duration.ts';
import { refused } from './kinds.ts';
import type { Settings } from './schema.ts';
import { BAR, COIL } from './schema-outputs.ts';
import type { Path } from './written.ts';

/** What a coil cannot bear, and a bar that nobody looks at. */
export function checkCoils(
  settings: Settings,
  driver: 'gpio' | 'firmata',
  wiring: Wiring,
): readonly Complaint[] {
  const path = ['cabinet', driver, 'outputs'];
  const { bar, release, chime } = wiring.outputs;
  return [
    ...(bar?.kind === 'coils' ? checkBarCoil(bar.drop, [...path, 'bar', 'drop']) : []),
    ...(bar?.kind === 'coils' ? checkBarCoil(bar.raise, [...path, 'bar', 'raise']) : []),
    ...(release ? checkCoil(release, [...path, 'release']) : []),
    ...(chime ? checkCoil(chime, [...path, 'chime']) : []),
    ...(bar ? checkUnseen({ settings, lines: wiring.lines, kind: bar.kind }, [...path, 'bar']) : []),
    ...checkVend(settings, wiring, path),
  ];
}

/** What a credit buys has to be driven: at bar billiards the bar, at a pool table the coil that lets the balls go. */
function checkVend(
  { game }: Settings,
  { outputs: { bar, release } }: Wiring,
  path: Path,
): readonly Complaint[] {
  const of = { because: ['game', [...path, 'bar'].join('.'), [...path, 'release'].join('.')] };
  if (game !== 'pool8') {
    return bar ? [] : [{ path: [...path, 'bar'], reason: refused(undefined, BAR), ...of }];
  }
  return [
    ...(bar ? [{ path: [...path, 'bar'], reason: 'a pool table has no bar, leave it out', ...of }] : []),
    ...(release ? [] : [{ path: [...path, 'release'], reason: refused(undefined, COIL), ...of }]),
  ];
}

function checkBarCoil(coil: Coil, path: Path): readonly Complaint[] {
  const { restMs, mostPerMinute } = coil;
  return [
    ...checkCoil(coil, path),
    ...(restMs > BAR_NEEDS.restMs
      ? [{ path: [...path, 'rest'], reason: `${writeDuration(restMs)} ${TOO_LONG}` }]
      : []),
    ...(mostPerMinute < BAR_NEEDS.leastPerMinute
      ? [{ path: [...path, 'perMinute'], reason: `${mostPerMinute} ${TOO_FEW}` }]
      : []),
  ];
}

const TOO_LONG = `is too long for a bar, which has to fall soon after it rose, allowed: at most ${writeDuration(BAR_NEEDS.restMs)}`;
const TOO_FEW = `is too few for a bar, which is told three times when it does not move, allowed: at least ${BAR_NEEDS.leastPerMinute}`;

function checkCoil(coil: Coil, path: Path): readonly Complaint[] {
  const { pulseMs, restMs, mostPerMinute } = coil;
  const most = bounded(coil);
  const pulse = writeDuration(pulseMs);
  return [
    ...(restMs < most.restMs
      ? [
          {
            path: [...path, 'rest'],
            reason: `${writeDuration(restMs)} is shorter than the pulse of ${pulse}`,
          },
        ]
      : []),
    ...(mostPerMinute > most.mostPerMinute
      ? [{ path: [...path, 'perMinute'], reason: tooOften(mostPerMinute, pulse, most.mostPerMinute) }]
      : []),
  ];
}

const tooOften = (times: number, pulse: string, most: number): string =>
  `${times} pulses of ${pulse} are more than a coil bears (${writeDuration(COIL_LIMITS.onMsPerMinute)} of a minute), allowed: at most ${most}`;

interface Unseen extends Pick<Wiring, 'lines'> {
  readonly settings: Settings;
  readonly kind: BarDrive['kind'];
}

/** A motor stops at the switch that is wired; coils are told again only where the table looks. */
function checkUnseen({ settings: { cabinet }, lines, kind }: Unseen, path: Path): readonly Complaint[] {
  if (kind === 'held' || cabinet.sensors.includes('barDown')) return [];
  if (kind === 'motor' && 'bar.down' in lines) return [];
  return [{ path, reason: UNSEEN[kind], because: ['cabinet.sensors'], onlyWarns: true }];
}

const UNSEEN = {
  coils: 'nobody sees whether the coils moved the bar: fit the switch bar.down (barDown in cabinet.sensors)',
  motor:
    'the motor runs its whole time, as nothing tells where the bar is: fit the switch bar.down (barDown in cabinet.sensors)',
} as const;
