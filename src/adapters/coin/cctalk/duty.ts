import type { Clock } from '../../../ports/clock.ts';
import type { CoinSourceEvent } from '../../../ports/coin-source.ts';
import type { Log } from '../../../ports/log.ts';
import type { AcceptorSettings } from '../../../session/table-config.ts';
import type { CoinTable } from './coin-table.ts';
import type { Faults } from './faults.ts';
import type { Identity } from './identify.ts';
import type { Tally } from './tally.ts';

/** What lasts from one acceptor to the next, and what the table wants of each. */
export interface Duty {
  readonly settings: AcceptorSettings;
  readonly currency: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly tally: Tally;
  readonly faults: Faults;
  tell(event: CoinSourceEvent): void;
  /** It has told who it is. */
  met(who: Identity, coins: CoinTable): void;
  wanted(): 'accepted' | 'refused';
  /** The table stops. */
  isEnding(): boolean;
}
