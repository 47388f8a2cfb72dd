import type { Journal } from '../ports/journal.ts';
import type { Watchdog } from '../ports/watchdog.ts';
import type { Controller } from './controller.ts';
import type { Readings } from './health.ts';
import { HealthWatch } from './health-watch.ts';
import type { World } from './parts.ts';

/** Whoever looks whether this table is well. */
export function healthOf(controller: Controller, world: World, watchdog: Watchdog): HealthWatch {
  const { clock, cabinet, coins = null, journal } = world;
  const { faults } = controller;
  return new HealthWatch({
    ...{ clock, cabinet, coins, journal, watchdog, faults },
    atStake: () => atStake(controller, journal),
  });
}

/** What a patron would lose if the table stopped: a game that is not over, or one that only needs START. */
function atStake(controller: Controller, journal: Journal): Readings['atStake'] {
  const { credit, game } = journal.books();
  if (game !== null && game.end === null) return 'game';
  const isPaid = credit.games + credit.service > 0 || controller.layout().tariff.freePlay;
  return isPaid ? 'credit' : 'nothing';
}
