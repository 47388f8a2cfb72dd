/** What this table's layout has to tell the rule book of pool. */
import type { TableLayout } from '../../../session/scoreboard.ts';
import type { PoolFacts } from '../../words/book/pool/book.ts';

export function poolFacts({ flags, tariff }: TableLayout): PoolFacts {
  return {
    minutes: tariff.gameMs === null ? null : Math.round(tariff.gameMs / 60_000),
    hasReader: flags.reader === true,
    rules: {
      ownPlusOpponentIsFoul: flags.ownPlusOpponentIsFoul !== false,
      blackOnBreakLoses: flags.blackOnBreak !== 'rerackFreeVend',
      foulPotSetsGroups: flags.foulPotSetsGroups === true,
      callRequired: flags.callRequired !== false,
    },
  };
}
