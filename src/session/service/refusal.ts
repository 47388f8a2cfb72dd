import type { Outputs } from '../outputs.ts';
import type { TestName } from './tests.ts';

/** Why a test is not begun, in words. */
export const TEST_REFUSALS = {
  closed: 'service mode is not open: turn the key',
  notFitted: 'this table has no such thing',
  gameOn: 'a game is on, and this would change it',
  cabinetLost: 'the cabinet does not answer',
  noPower: 'coil power is off: mend what stopped the heartbeat',
  starting: 'the table is starting, try again',
  notWritable: 'the disk takes no rows',
  resting: 'the coil has to rest first, try again',
  tooHot: 'the coil has had all that it bears in a minute: let it cool',
  unknownTest: 'there is no such test',
} as const;
export type TestRefusal = keyof typeof TEST_REFUSALS;

export interface TestFacts {
  /** By the key or by a command. */
  readonly isOpen: boolean;
  readonly fitted: ReadonlySet<TestName>;
  /** A game is begun and not over. */
  readonly gameOn: boolean;
  /** Where the table wants the bar. */
  readonly bar: Outputs['bar'];
  readonly cabinet: 'there' | 'lost' | 'starting';
  readonly isWritable: boolean;
  /** The heartbeat beats, or none is wired. */
  readonly hasPower: boolean;
  /** What the coil of this test says. */
  readonly coil: 'resting' | 'tooHot' | null;
}

/** Null when the test may begin. No test drops the bar of a game, and none changes what a game comes to. */
export function refusalOf(test: TestName, facts: TestFacts): TestRefusal | null {
  if (!facts.isOpen) return 'closed';
  if (!facts.fitted.has(test)) return 'notFitted';
  if (facts.gameOn && !sparesTheGame(test, facts.bar)) return 'gameOn';
  if (test === 'display') return null;
  if (facts.cabinet === 'lost') return 'cabinetLost';
  if (facts.cabinet === 'starting') return 'starting';
  if (!facts.isWritable && MOVES_MONEY.has(test)) return 'notWritable';
  if (!facts.hasPower && NEEDS_POWER.has(test)) return 'noPower';
  return facts.coil;
}

/** In a game the bar can only be told again where it has to be. */
function sparesTheGame(test: TestName, bar: Outputs['bar']): boolean {
  switch (test) {
    case 'barRaise':
      return bar === 'raised';
    case 'barDrop':
      return bar === 'dropped';
    case 'startLamp':
    case 'chime':
    case 'meter':
      return true;
    case 'coinGate':
    case 'release':
    case 'display':
    case 'coins':
    case 'balls':
      return false;
  }
}

const MOVES_MONEY: ReadonlySet<TestName> = new Set<TestName>(['meter', 'coins', 'coinGate']);

/** What hangs on the heartbeat: without it nothing moves, and what is well would seem broken. */
const NEEDS_POWER: ReadonlySet<TestName> = new Set<TestName>([
  'barRaise',
  'barDrop',
  'release',
  'chime',
  'meter',
  'coinGate',
]);
