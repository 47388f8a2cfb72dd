import type { BarDrive, TableConfig, Wiring } from '../../session/table-config.ts';
import { wiringOf } from '../../session/wired.ts';
import { writeDuration } from './duration.ts';
import { TABLES } from './makes.ts';
import { formatProblem } from './problem.ts';
import type { GoodConfig } from './read-config.ts';
import { moneyLines } from './summary-money.ts';

/** A good file in a few lines: what the table will do with it, and what is strange. */
export function formatSummary(file: string, { config, warnings }: GoodConfig): string {
  const lines = [
    ['game', `${config.game.replace('-', ' ')}, profile ${config.profile}, ${playersOf(config)}`],
    ['table', tableOf(config)],
    ['skittles', config.table.pegs.map(pegWords).join(', ')],
    ['rules', rulesOf(config)],
    ['time', timeOf(config)],
    ...moneyLines(config),
    ['cabinet', cabinetOf(config)],
    ['screens', screensOf(config)],
  ];
  const widest = Math.max(...lines.map(([name = '']) => name.length));
  return [
    `${file} is right`,
    ...lines.map(([name = '', what = '']) => `  ${name.padEnd(widest)}  ${what}`),
    ...warnings.map((warning) => `  careful: ${formatProblem(file, warning)}`),
  ].join('\n');
}

function playersOf({ play: { players } }: TableConfig): string {
  return players === 1 ? '1 player (practice)' : `${players} players`;
}

function tableOf({ table }: TableConfig): string {
  const { name, inches } = TABLES[table.make ?? 'sams'];
  const row = table.holes.slice(-5).map((hole) => hole.worth);
  const odd = table.holes.filter(({ id, worth }) => Number.parseInt(id, 10) !== worth);
  const worths = odd.map(({ id, worth }) => `; the ${id} is worth ${worth}`).join('');
  const { white, red } = table.balls;
  return `${name} (${inches} in), ${white} white and ${red} red, far row ${row.join(' ')}${worths}`;
}

const pegWords = ({ id, costs }: TableConfig['table']['pegs'][number]): string =>
  `${id} costs the ${costs === 'game' ? 'whole score' : 'turn'}`;

function rulesOf({ rules }: TableConfig): string {
  const elsewhere = rules.lastBallFailure === 'strikerLoses' ? 'the striker loses' : 'it scores nothing';
  const most = rules.maxDoublePotsFromBreak;
  const told = [
    `the last ball ends in the ${rules.lastBallHoles.join(' or the ')}, in another hole ${elsewhere}`,
    rules.restInDIsFoul && 'a ball at rest in the D is a foul',
    most !== null && `at most ${most} double pots from the break`,
    rules.redRespot && 'the red goes back on its spot',
    rules.whiteSpot && 'the first white has a spot',
    !rules.baulkLine && 'no baulk line',
  ];
  return told.filter((each) => each !== false).join('; ');
}

function timeOf({ play }: TableConfig): string {
  const warnings = play.warningsMs.map(writeDuration).join(' and ');
  const start = play.start === 'button' ? 'START begins it' : 'the first credit begins it';
  return `${writeDuration(play.gameMs)} a game, ${start}${warnings === '' ? '' : `, warned ${warnings} before the bar`}`;
}

function cabinetOf({ cabinet }: TableConfig): string {
  const sensors = cabinet.sensors.length === 0 ? '' : `, also fitted: ${cabinet.sensors.join(', ')}`;
  return `${driverOf(cabinet)}, red ball known ${RED[cabinet.red]}${sensors}`;
}

function driverOf(cabinet: TableConfig['cabinet']): string {
  const { driver, firmata } = cabinet;
  const wired = wiringOf(cabinet);
  const at = driver === 'firmata' ? ` at ${firmata?.port}` : '';
  return wired
    ? `${driver}${at}, ${Object.keys(wired.lines).length} lines wired, ${driveWords(wired)}`
    : driver;
}

const RED = {
  perHole: 'at each hole',
  lane: 'in the return lane',
  panel: 'by the players at the panel',
} as const satisfies Record<TableConfig['cabinet']['red'], string>;

function driveWords({ outputs }: Wiring): string {
  const also = (['meter', 'release', 'chime', 'heartbeat'] as const).filter((name) => outputs[name]);
  return [`bar ${BAR[outputs.bar.kind]}`, ...also].join(', ');
}

const BAR = {
  held: 'held up by its pin',
  coils: 'moved by two coils',
  motor: 'moved by a motor',
} as const satisfies Record<BarDrive['kind'], string>;

function screensOf({ display: { language, night, digits, lcd } }: TableConfig): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const told = [
    name,
    night !== null && `dimmed ${night.from} to ${night.to}`,
    ...digits.map(({ chip, shows }) => `${chip} shows ${shows}`),
    lcd !== null && `a display of ${lcd.rows} lines inside`,
  ];
  return told.filter((each) => each !== false).join(', ');
}
