import type { MoneySettings, TableConfig } from '../../session/table-config.ts';
import { writeDuration } from './duration.ts';
import { writeAmount } from './money.ts';

/**
 * A configuration as the settings that make it, every one of them: laid over any file it gives this configuration
 * again. It is what a journal keeps of each game and the first line of an exported trace.
 */
export function settingsOf(config: TableConfig): Readonly<Record<string, unknown>> {
  const { game, profile, table, rules, play, display } = config;
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
    play: {
      players: play.players,
      gameTime: writeDuration(play.gameMs),
      warnings: play.warningsMs.map(writeDuration),
      strokeSettle: writeDuration(play.strokeSettleMs),
      start: play.start,
    },
    money: moneySettings(config.money),
    cabinet: cabinetSettings(config),
    display: { ...display, night: display.night ?? 'off' },
  };
}

function moneySettings(money: MoneySettings): Readonly<Record<string, unknown>> {
  const { priceCents, offers, bands, coins, ...rest } = money;
  const amount = (cents: number): string => writeAmount(cents, money.currency);
  return {
    ...rest,
    price: amount(priceCents),
    offers: offers.map((offer) => ({ price: amount(offer.priceCents), games: offer.games })),
    bands: bands.map(({ priceCents: cents, ...hours }) => ({ ...hours, price: amount(cents) })),
    coins: coins.map(({ line, valueCents, minMs, maxMs, trainGapMs }) => ({
      line,
      value: amount(valueCents),
      pulse: [writeDuration(minMs), writeDuration(maxMs)],
      train: trainGapMs === 0 ? 'off' : writeDuration(trainGapMs),
    })),
  };
}

function cabinetSettings({ cabinet }: TableConfig): Readonly<Record<string, unknown>> {
  const { driver, red, sensors, gpio, firmata, sensing } = cabinet;
  const { hole, skittle, redPairMs, buttonMs, blindMs, silentGames } = sensing;
  const { minMs, rearmMs, stuckMs } = hole;
  const { fallenMs, standingMs, orderMs } = skittle;
  return {
    driver,
    red,
    sensors,
    ...(gpio && { gpio }),
    ...(firmata && { firmata }),
    sensing: {
      hole: written({ min: minMs, rearm: rearmMs, stuck: stuckMs }),
      skittle: written({ fallen: fallenMs, standing: standingMs, order: orderMs }),
      red: written({ pair: redPairMs }),
      button: written({ debounce: buttonMs }),
      blind: writeDuration(blindMs),
      silentGames,
    },
  };
}

const written = (ms: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ms).map(([name, each]) => [name, writeDuration(each)]));
