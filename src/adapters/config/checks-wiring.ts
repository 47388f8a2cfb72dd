import { PROFILES, type Profile } from '../../rules/bar-billiards/profiles.ts';
import { DIAMOND, farRow } from '../../rules/bar-billiards/table.ts';
import { POCKETS } from '../../rules/pool8/table.ts';
import { type Fitted, isButton, lineNames, SWITCHES } from '../../sensing/lines.ts';
import type { Wiring } from '../../session/table-config.ts';
import { checkCoils } from './checks-coils.ts';
import { checkPins } from './checks-pins.ts';
import type { Complaint } from './complaint.ts';
import { pegsOf } from './meaning.ts';
import { didYouMean } from './nearest.ts';
import type { Settings } from './schema.ts';

type Driver = 'gpio' | 'firmata';

export function checkWiring(settings: Settings): readonly Complaint[] {
  const { driver, gpio, firmata } = settings.cabinet;
  return [
    ...(gpio ? checkWires(settings, 'gpio', gpio) : []),
    ...(firmata ? checkWires(settings, 'firmata', firmata) : []),
    ...(driver === 'simulated' ? [] : checkDriver(settings, driver)),
  ];
}

function checkWires(settings: Settings, driver: Driver, wiring: Wiring): readonly Complaint[] {
  return [
    ...checkNames(settings, driver, wiring),
    ...checkPins(settings, driver, wiring),
    ...checkCoils(settings, driver, wiring),
  ];
}

function checkDriver(settings: Settings, driver: Driver): readonly Complaint[] {
  const wiring = settings.cabinet[driver];
  if (wiring) return checkLeftOut(settings, driver, wiring);
  const reason = `${driver} needs to know its pins: cabinet.${driver} is missing, config/${driver}.yaml shows it whole`;
  return [{ path: ['cabinet', 'driver'], reason, because: [`cabinet.${driver}`] }];
}

const TABLE = ['game', 'profile', 'table.farRow', 'table.skittles', 'money.coins'];

function checkNames(settings: Settings, driver: Driver, { lines }: Wiring): readonly Complaint[] {
  const fitted = fittedTo(settings);
  const heard = lineNames(fitted);
  const known = [
    ...lineNames({
      ...fitted,
      pocketBeams: true,
      delivery: settings.game === 'pool8',
      red: 'perHole',
      trough: true,
      baulk: true,
      lane: true,
      string: true,
    }),
    'lane.red',
  ];
  return Object.keys(lines).flatMap((name): Complaint[] => {
    const path = ['cabinet', driver, 'lines', name];
    if (heard.includes(name) || isButton(name)) return [];
    if (known.includes(name))
      return [{ path, reason: notFitted(settings.game), because: FITTED, onlyWarns: true }];
    const guess = didYouMean(name, known);
    const reason = `there is no such line${guess === '' ? `, allowed: ${known.join(', ')}` : guess}`;
    return [{ path, reason, because: TABLE }];
  });
}

const FITTED = ['game', 'cabinet.red', 'cabinet.balls', 'cabinet.sensors'];
const notFitted = (game: Settings['game']): string =>
  `is wired, but by cabinet.${game === 'pool8' ? 'balls' : 'red'} and cabinet.sensors it is not fitted`;

function checkLeftOut(settings: Settings, driver: Driver, { lines }: Wiring): readonly Complaint[] {
  const left = lineNames(fittedTo(settings)).filter((name) => isNeeded(name, settings) && !(name in lines));
  if (left.length === 0) return [];
  const reason = `nothing will be sensed at ${left.join(', ')}: no wire`;
  return [
    {
      path: ['cabinet', driver, 'lines'],
      reason,
      because: [...TABLE, ...FITTED, 'play.start'],
      onlyWarns: true,
    },
  ];
}

/** Switches only if they are said to be fitted; of the buttons only START, as the screen has the others. */
function isNeeded(name: string, { cabinet, play }: Settings): boolean {
  if (isButton(name)) return name === 'button.start' && play.start === 'button';
  const sensors: readonly string[] = cabinet.sensors.map((each) => (each === 'barDown' ? 'bar.down' : each));
  return !SWITCHES.some((each) => each === name) || sensors.includes(name);
}

function fittedTo(settings: Settings): Fitted {
  const { money, cabinet } = settings;
  const { sensors, red } = cabinet;
  return {
    ...woodOf(settings),
    coins: money.coins,
    red: settings.game === 'pool8' ? 'panel' : red,
    trough: sensors.includes('trough'),
    baulk: sensors.includes('baulk'),
    lane: sensors.includes('lane'),
    string: sensors.includes('string'),
    delivery: sensors.includes('delivery'),
  };
}

function woodOf({ game, table, profile, cabinet }: Settings): Pick<Fitted, keyof typeof NO_WOOD> {
  if (game === 'pool8') return { ...NO_WOOD, pockets: POCKETS, pocketBeams: cabinet.balls !== 'panel' };
  const byProfile: Profile = PROFILES[profile];
  const holes = [...DIAMOND, ...farRow(table.farRow ?? byProfile.table.farRow)];
  return {
    ...NO_WOOD,
    holes: holes.map((hole) => hole.id),
    pegs: pegsOf(table.skittles ?? byProfile.table.skittles).map((peg) => peg.id),
  };
}

const NO_WOOD = { holes: [], pegs: [], pockets: [], pocketBeams: false } as const;
