import type { TestName } from '../../session/service/tests.ts';
import type { Parts } from '../parts.ts';
import { isGameOn } from './state-of.ts';

/**
 * Gives what a test gives once, through the limits of its coil. What a test holds, such as a lamp, is held with everything
 * else. A bar that is where it should be is told once more; `isRaised`: a test has raised it.
 */
export function drive(parts: Parts, test: TestName, { isRaised }: { isRaised: boolean }): void {
  const { cabinet } = parts.world;
  switch (test) {
    case 'barRaise':
      if (isRaised || isGameOn(parts)) cabinet.emit({ output: 'bar', value: 'again' });
      return;
    case 'barDrop':
      if (!isRaised) cabinet.emit({ output: 'bar', value: 'again' });
      return;
    case 'release':
      cabinet.emit({ output: 'release', value: 1 });
      return;
    case 'chime':
      cabinet.emit({ output: 'chime', value: 'coin' });
      return;
    case 'coins':
    case 'balls':
    case 'meter':
    case 'coinGate':
    case 'startLamp':
    case 'display':
      return;
  }
}
