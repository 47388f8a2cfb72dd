import type { Actor } from 'xstate';
import type { BallReader } from '../ports/ball-reader.ts';
import type { Cabinet } from '../ports/cabinet.ts';
import type { Clock } from '../ports/clock.ts';
import type { AcceptedCoin, CoinSource } from '../ports/coin-source.ts';
import type { Display } from '../ports/display.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import type { Game } from '../rules/game.ts';
import type { SensingSetup } from '../sensing/events.ts';
import { payment } from '../session/credit.ts';
import type { tableMachine } from '../session/table.ts';
import type { TableConfig } from '../session/table-config.ts';
import { areDead, vendingOutputs } from './dead-outputs.ts';
import type { FaultDesk } from './fault-desk.ts';
import type { GameDesk } from './game-desk.ts';
import type { Refusals } from './refusals.ts';
import type { ReturnLane } from './return-lane.ts';
import type { Senses } from './senses.ts';
import type { ServiceDesk } from './service/service-desk.ts';
import type { Till } from './till.ts';
import type { VendDesk } from './vend-desk.ts';

/** A configuration and what is made of it. */
export interface Play {
  readonly config: TableConfig;
  /** The settings as written, for the first line of an exported trace. */
  readonly raw: unknown;
  readonly game: Game;
  readonly sensing: SensingSetup;
}

/** What the controller stands on. */
export interface World {
  readonly clock: Clock;
  /** Runs the paid time; only a simulated table's runs at another speed. */
  readonly gameClock: Clock & { readonly speed?: number };
  readonly cabinet: Cabinet;
  /** A coin acceptor that knows what its coins are worth, when one is fitted. */
  readonly coins?: CoinSource | null;
  /** Knows the balls in the return lane, when it is fitted. */
  readonly reader?: BallReader | null;
  readonly journal: Journal;
  readonly displays: readonly Display[];
  readonly log: Log;
}

/** The controller's parts, as its hands and ears share them. */
export interface Parts {
  readonly world: World;
  readonly till: Till;
  readonly desk: GameDesk;
  readonly faults: FaultDesk;
  readonly vend: VendDesk;
  readonly serviceDesk: ServiceDesk;
  readonly refusals: Refusals;
  readonly senses: Senses;
  readonly lane: ReturnLane;
  readonly table: Actor<typeof tableMachine>;
  /** The configuration in force; `next` waits for the game that is played to end. */
  play: Play;
  next: Play | null;
  /** What the game at the table was begun with. */
  begun: Play;
  /** The key is turned. */
  service: boolean;
  doorOpen: boolean;
  /** What the acceptor takes, once it has told. */
  acceptorCoins: readonly AcceptedCoin[];
}

/** The books know the one acceptor by this name, and its coins by `acceptor.` and their id. */
export const ACCEPTOR = 'acceptor';

/** Games wait to be played, a patron's or a technician's. */
export function hasCredit({ journal }: Pick<World, 'journal'>): boolean {
  const { games, service } = journal.books().credit;
  return games + service > 0;
}

/** By what a coin sells now. A game whose clock runs may be extended. */
export function counterOf({ table, desk, play, serviceDesk }: Parts) {
  const game = table.getSnapshot().hasTag('bar raised') ? desk.number : null;
  const { gameMs } = play.config.play;
  const running = game === null || gameMs === null ? null : { game, gameMs };
  return { money: play.config.money, running, isTest: serviceDesk.takesTestCoins };
}

/** A game can be started: the table is free, it is paid for, and the start can be booked and the game given. */
export function canStart(parts: Parts): boolean {
  const { table, faults, play, world } = parts;
  if (!table.getSnapshot().hasTag('startable') || faults.has('JOURNAL_UNWRITABLE')) return false;
  if (areDead(parts, vendingOutputs(play))) return false;
  return payment(play.config.money, world.journal.books()) !== null;
}
