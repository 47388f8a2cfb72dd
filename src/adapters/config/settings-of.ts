import type { TableConfig } from '../../session/table-config.ts';
import { writeDuration } from './duration.ts';
import { acceptorSettings, moneySettings } from './settings-of-money.ts';
import { wiringSettings } from './settings-of-wiring.ts';

/**
 * A configuration as the settings that make it, every one of them: laid over any file it gives this configuration
 * again. It is what a journal keeps of each game and the first line of an exported trace.
 */
export function settingsOf(config: TableConfig): Readonly<Record<string, unknown>> {
  const { play, display } = config;
  return {
    ...gameSettings(config),
    play: {
      players: play.players,
      gameTime: play.gameMs === null ? 'off' : writeDuration(play.gameMs),
      warnings: play.warningsMs.map(writeDuration),
      strokeSettle: writeDuration(play.strokeSettleMs),
      start: play.start,
    },
    money: moneySettings(config.money),
    cabinet: cabinetSettings(config),
    display: { ...display, night: display.night ?? 'off', lcd: display.lcd ?? 'off' },
  };
}

function gameSettings(config: TableConfig): Readonly<Record<string, unknown>> {
  const { game } = config;
  if (config.game === 'pool8') return { game, rules: config.rules };
  const { profile, table, rules } = config;
  return {
    game,
    profile,
    table: {
      make: table.make ?? 'sams',
      farRow: table.holes.slice(-5).map(({ id }) => Number.parseInt(id, 10)),
      holes: Object.fromEntries(table.holes.map(({ id, worth }) => [id, worth])),
      balls: table.balls,
      skittles: table.pegs,
    },
    rules: { ...rules, maxDoublePotsFromBreak: rules.maxDoublePotsFromBreak ?? 'off' },
  };
}

function cabinetSettings({ game, cabinet, money }: TableConfig): Readonly<Record<string, unknown>> {
  const { driver, backend, red, balls, sensors, acceptor, reader, gpio, firmata, sensing } = cabinet;
  const { hole, skittle, redPairMs, buttonMs, coinsPerSecond, stringMs, blindMs, silentGames } = sensing;
  const { minMs, rearmMs, stuckMs } = hole;
  const { fallenMs, standingMs, orderMs } = skittle;
  return {
    driver,
    backend,
    ...(game === 'pool8' ? { balls, reader: reader ?? 'off' } : { red }),
    sensors,
    acceptor: acceptor === null ? 'off' : acceptorSettings(acceptor, money.currency),
    ...(gpio && { gpio: wiringSettings(gpio) }),
    ...(firmata && { firmata: wiringSettings(firmata) }),
    sensing: {
      hole: written({ min: minMs, rearm: rearmMs, stuck: stuckMs }),
      skittle: written({ fallen: fallenMs, standing: standingMs, order: orderMs }),
      red: written({ pair: redPairMs }),
      coin: { perSecond: coinsPerSecond, stringHold: writeDuration(stringMs) },
      button: written({ debounce: buttonMs }),
      blind: writeDuration(blindMs),
      silentGames,
    },
  };
}

const written = (ms: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ms).map(([name, each]) => [name, writeDuration(each)]));
