import type { BarDrive, TableConfig, Wiring } from '../../session/table-config.ts';
import { wiringOf } from '../../session/wired.ts';
import { writeDuration } from './duration.ts';
import { formatProblem } from './problem.ts';
import type { GoodConfig } from './read-config.ts';
import { barBilliardsLines, poolLines } from './summary-games.ts';
import { moneyLines } from './summary-money.ts';

/** A good file in a few lines: what the table will do with it, and what is strange. */
export function formatSummary(file: string, { config, warnings }: GoodConfig): string {
  const lines = [
    ...(config.game === 'pool8' ? poolLines(config) : barBilliardsLines(config)),
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

function timeOf({ play }: TableConfig): string {
  const warnings = play.warningsMs.map(writeDuration).join(' and ');
  const start = play.start === 'button' ? 'START begins it' : 'the first credit begins it';
  if (play.gameMs === null) return `no clock, ${start}`;
  return `${writeDuration(play.gameMs)} a game, ${start}${warnings === '' ? '' : `, warned ${warnings} before the bar`}`;
}

function cabinetOf({ game, cabinet }: TableConfig): string {
  const sensors = cabinet.sensors.length === 0 ? '' : `, also fitted: ${cabinet.sensors.join(', ')}`;
  const known =
    game === 'pool8'
      ? `balls known ${BALLS[cabinet.balls]}${readerWords(cabinet)}`
      : `red ball known ${RED[cabinet.red]}`;
  return `${driverOf(cabinet)}, ${known}${sensors}`;
}

function driverOf(cabinet: TableConfig['cabinet']): string {
  const { driver, firmata } = cabinet;
  const wired = wiringOf(cabinet);
  const at = driver === 'firmata' ? ` at ${firmata?.port}` : '';
  return wired
    ? `${driver}${at}, ${Object.keys(wired.lines).length} lines wired, ${driveWords(wired)}`
    : driver;
}

const readerWords = ({ reader }: TableConfig['cabinet']): string =>
  reader ? ` at ${reader.port} (${Object.keys(reader.tags).length} tags)` : '';

const RED = {
  perHole: 'at each hole',
  lane: 'in the return lane',
  panel: 'by the players at the panel',
} as const satisfies Record<TableConfig['cabinet']['red'], string>;

const BALLS = {
  reader: 'by beams in the pockets and a reader in the return lane',
  pockets: 'by beams in the pockets and the players at the panel',
  panel: 'by the players at the panel',
} as const satisfies Record<TableConfig['cabinet']['balls'], string>;

function driveWords({ outputs: { bar, ...outputs } }: Wiring): string {
  const also = (['meter', 'release', 'chime', 'heartbeat'] as const).filter((name) => outputs[name]);
  return [...(bar ? [`bar ${BAR[bar.kind]}`] : []), ...also].join(', ');
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
