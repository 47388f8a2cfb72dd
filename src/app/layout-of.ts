import type { AcceptedCoin } from '../ports/coin-source.ts';
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
  const { play, money, display } = config;
  return {
    ...game.layout,
    game: game.name,
    language: display.language,
    players: { ...game.players, usual: play.players },
    flags: { ...game.layout.flags, duringGame: money.duringGame },
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
