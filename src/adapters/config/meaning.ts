import { PROFILES, type Profile } from '../../rules/bar-billiards/profiles.ts';
import type { Peg, RuleFlags } from '../../rules/bar-billiards/setup.ts';
import { ARRANGEMENTS, DIAMOND, farRow, holesWorth } from '../../rules/bar-billiards/table.ts';
import { CLASSIC, type Pool8Rules } from '../../rules/pool8/setup.ts';
import type { ReaderSettings, SharedConfig, TableConfig } from '../../session/table-config.ts';
import { gameMsOf, POOL_PLAYERS } from './game-time.ts';
import { acceptorOf, moneyOf } from './meaning-money.ts';
import type { Settings } from './schema.ts';

/** What settings without a problem mean: the profile under them, money in minor units, names resolved. */
export function tableConfigOf(settings: Settings): TableConfig {
  return settings.game === 'pool8'
    ? { game: 'pool8', rules: poolRulesOf(settings.rules), ...sharedOf(settings, POOL_PLAYERS) }
    : barBilliardsOf(settings);
}

function barBilliardsOf(settings: Settings): TableConfig {
  const profile: Profile = PROFILES[settings.profile];
  const { table } = settings;
  const holes = [...DIAMOND, ...farRow(table.farRow ?? profile.table.farRow)];
  return {
    game: 'bar-billiards',
    profile: settings.profile,
    table: {
      make: table.make,
      holes: holesWorth(holes, table.holes),
      pegs: pegsOf(table.skittles ?? profile.table.skittles),
      balls: {
        white: table.balls.white ?? profile.table.balls.white,
        red: table.balls.red ?? profile.table.balls.red,
      },
    },
    rules: rulesOf(settings.rules, profile.rules),
    ...sharedOf(settings, settings.play.players ?? profile.play.players),
  };
}

function sharedOf(settings: Settings, players: number): SharedConfig {
  const { play, display } = settings;
  const gameMs = gameMsOf(settings);
  return {
    play: {
      players,
      gameMs,
      warningsMs: play.warnings.filter((ms) => gameMs !== null && ms < gameMs).toSorted((a, b) => b - a),
      strokeSettleMs: play.strokeSettle,
      start: play.start,
    },
    money: moneyOf(settings),
    cabinet: cabinetOf(settings),
    display: {
      language: display.language,
      night: display.night === 'off' ? null : display.night,
      digits: display.digits,
      lcd: display.lcd === 'off' ? null : display.lcd,
    },
  };
}

export function pegsOf(skittles: NonNullable<Settings['table']['skittles']>): readonly Peg[] {
  if (typeof skittles === 'string') return ARRANGEMENTS[skittles];
  return skittles.map(({ id, colour, costs }) => ({
    id,
    colour,
    costs: costs ?? (colour === 'black' ? 'game' : 'turn'),
  }));
}

function rulesOf(rules: Settings['rules'], byProfile: RuleFlags): RuleFlags {
  const most = rules.maxDoublePotsFromBreak;
  return {
    lastBallHoles: rules.lastBallHoles ?? byProfile.lastBallHoles,
    lastBallFailure: rules.lastBallFailure ?? byProfile.lastBallFailure,
    restInDIsFoul: rules.restInDIsFoul ?? byProfile.restInDIsFoul,
    maxDoublePotsFromBreak: most === 'off' ? null : (most ?? byProfile.maxDoublePotsFromBreak),
    redRespot: rules.redRespot ?? byProfile.redRespot,
    whiteSpot: rules.whiteSpot ?? byProfile.whiteSpot,
    baulkLine: rules.baulkLine ?? byProfile.baulkLine,
  };
}

function poolRulesOf(rules: Settings['rules']): Pool8Rules {
  return {
    ownPlusOpponentIsFoul: rules.ownPlusOpponentIsFoul ?? CLASSIC.ownPlusOpponentIsFoul,
    blackOnBreak: rules.blackOnBreak ?? CLASSIC.blackOnBreak,
    foulPotSetsGroups: rules.foulPotSetsGroups ?? CLASSIC.foulPotSetsGroups,
    callRequired: rules.callRequired ?? CLASSIC.callRequired,
  };
}

function cabinetOf(settings: Settings): TableConfig['cabinet'] {
  const { driver, backend, red, balls, sensors, gpio, firmata, sensing } = settings.cabinet;
  const { hole, skittle } = sensing;
  return {
    driver,
    backend,
    red,
    balls,
    // A detector of the red in the return lane does not come without the lane's beam.
    sensors: red === 'lane' && !sensors.includes('lane') ? [...sensors, 'lane'] : sensors,
    acceptor: acceptorOf(settings),
    reader: readerOf(settings),
    ...(gpio && { gpio }),
    ...(firmata && { firmata }),
    sensing: {
      hole: { minMs: hole.min, rearmMs: hole.rearm, stuckMs: hole.stuck },
      skittle: { fallenMs: skittle.fallen, standingMs: skittle.standing, orderMs: skittle.order },
      redPairMs: sensing.red.pair,
      buttonMs: sensing.button.debounce,
      coinsPerSecond: sensing.coin.perSecond,
      stringMs: sensing.coin.stringHold,
      blindMs: sensing.blind,
      silentGames: sensing.silentGames,
    },
  };
}

function readerOf({ cabinet: { reader } }: Settings): ReaderSettings | null {
  if (reader === 'off') return null;
  const tags = Object.entries(reader.tags).map(([ball, tag]) => [ball, tag.toUpperCase()]);
  return { port: reader.port, tags: Object.fromEntries(tags) };
}
