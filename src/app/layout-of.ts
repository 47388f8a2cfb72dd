import type { AcceptedCoin } from '../ports/coin-source.ts';
import { FOUL_REASONS } from '../rules/bar-billiards/events.ts';
import type { Game } from '../rules/game.ts';
import type { TableLayout, Tariff } from '../session/scoreboard.ts';
import type { PulseCoin } from '../session/table-config.ts';
import { slotsOf } from './coin-box.ts';
import type { Play } from './parts.ts';

/** What displays need to know once about a table. */
export function layoutOf(
  { config, game }: Play,
  tariff: Tariff,
  acceptorCoins: readonly AcceptedCoin[] = [],
): TableLayout {
  const { table, rules, play, money, display } = config;
  return {
    game: game.name,
    language: display.language,
    holes: table.holes,
    pegs: table.pegs,
    balls: table.balls,
    players: { ...game.players, usual: play.players },
    foulReasons: foulReasonsOf(game),
    lastBallHoles: rules.lastBallHoles,
    flags: {
      lastBallFailure: rules.lastBallFailure,
      restInDIsFoul: rules.restInDIsFoul,
      maxDoublePotsFromBreak: rules.maxDoublePotsFromBreak,
      redRespot: rules.redRespot,
      whiteSpot: rules.whiteSpot,
      baulkLine: rules.baulkLine,
      duringGame: money.duringGame,
      red: config.cabinet.red,
    },
    coins: [...money.coins.flatMap(pulseCoins), ...slotsOf(acceptorCoins)],
    tariff,
    warningsMs: play.warningsMs,
    night: display.night,
  };
}

/** A line whose coins are told apart by their pulses has one for each number of them. */
function pulseCoins({ line, valueCents, counts }: PulseCoin): TableLayout['coins'] {
  if (counts === null) return [{ line, value: valueCents }];
  return counts.map((pulses) => ({ line: `${line}:${pulses}`, value: pulses * valueCents }));
}

/** The reasons that this table's rules know. */
function foulReasonsOf(game: Game): readonly string[] {
  return FOUL_REASONS.filter((reason) => {
    const foul = { type: 'panel.foul', reason, at: 0 };
    return game.refuses(foul) === null;
  });
}
