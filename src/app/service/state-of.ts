import type { Outputs } from '../../session/outputs.ts';
import { type BallTally, verdictOf } from '../../session/service/ball-tally.ts';
import { testsFor } from '../../session/service/fitted.ts';
import type { TestFacts, TestRefusal } from '../../session/service/refusal.ts';
import type { ServiceState } from '../../session/service/state.ts';
import { isLasting, type TestName } from '../../session/service/tests.ts';
import type { Trials } from '../../session/service/trials.ts';
import type { Parts } from '../parts.ts';
import { wantsBarRaised } from '../vend-desk.ts';
import type { SensorWatch } from './sensor-watch.ts';

/** What the desk knows of itself. */
export interface DeskFacts extends Pick<ServiceState, 'open' | 'tried' | 'coins'> {
  readonly tally: BallTally | null;
  readonly startedAt: number;
  readonly outputs: Outputs;
  readonly sensors: SensorWatch;
  readonly trials: Trials;
  readonly refusal: (test: TestName) => TestRefusal | null;
}

export function stateOf(parts: Parts, desk: DeskFacts): ServiceState {
  const { open, tried, tally, coins, outputs, startedAt, trials } = desk;
  const { play, world } = parts;
  const at = world.clock.now();
  return {
    at,
    open,
    watchedSince: startedAt,
    gameOn: isGameOn(parts),
    outputs,
    lines: desk.sensors.lines(play, at),
    tests: [...testsFor(play.config, play.game)].map((test) => ({
      test,
      refused: desk.refusal(test),
      trial: (isLasting(test) ? trials[test] : undefined) ?? null,
    })),
    tried,
    tally: tally && { ...tally, ...verdictOf(tally) },
    coins,
    reads: play.config.cabinet.balls === 'reader' ? parts.lane.reads : null,
  };
}

interface Asked extends Pick<TestFacts, 'isOpen' | 'coil'> {
  readonly test: TestName;
}

export function testFacts(parts: Parts, { isOpen, coil }: Asked): TestFacts {
  const { faults, play, senses } = parts;
  return {
    isOpen,
    coil,
    fitted: testsFor(play.config, play.game),
    gameOn: isGameOn(parts),
    bar: wantsBarRaised(parts) ? 'raised' : 'dropped',
    cabinet: faults.has('CABINET_LOST') ? 'lost' : senses.haveLearnt ? 'there' : 'starting',
    isWritable: !faults.has('JOURNAL_UNWRITABLE'),
    hasPower: !faults.has('HEARTBEAT_STOPPED'),
  };
}

/** One that is begun and not over, be the table out of order meanwhile. */
export function isGameOn({ world }: Pick<Parts, 'world'>): boolean {
  const { game } = world.journal.books();
  return game !== null && game.end === null;
}
