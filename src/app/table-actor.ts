import { createActor, type InspectionEvent } from 'xstate';
import type { Log } from '../ports/log.ts';
import { tableMachine } from '../session/table.ts';
import type { TableInput } from '../session/table-clock.ts';
import { hasCredit, type Play, type World } from './parts.ts';

/** The table as a machine that sells time, as the journal says that it stood. */
export function tableActor(world: World, play: Play) {
  return createActor(tableMachine, {
    clock: world.gameClock,
    input: wakingInput(world, play),
    inspect: stepsTo(world.log.child({ part: 'table' })),
  });
}

/** Every step of the table machine, for whoever reads along at `debug`. */
function stepsTo(log: Log) {
  return (step: InspectionEvent): void => {
    if (step.type !== '@xstate.snapshot' || !('value' in step.snapshot)) return;
    log.debug({ event: step.event.type, state: step.snapshot.value }, 'the table stepped');
  };
}

/** How the journal says the table stood when it was last seen. */
function wakingInput({ gameClock, journal }: World, play: Play): TableInput {
  const { game } = journal.books();
  return {
    warningsMs: play.config.play.warningsMs,
    credit: hasCredit({ journal }),
    game: game && {
      msLeft: game.barDropped ? 0 : (game.end?.msLeft ?? game.clock.msLeft),
      barDropped: game.barDropped,
      over: game.end !== null,
      hasClock: game.start.gameMs !== null,
    },
    at: gameClock.now(),
  };
}
