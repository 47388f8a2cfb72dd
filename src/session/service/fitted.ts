import type { Game } from '../../rules/game.ts';
import type { TableConfig } from '../table-config.ts';
import { wiringOf } from '../wired.ts';
import { TESTS, type TestName } from './tests.ts';

/** What there is to be tried at this table. Where balls are let go for a credit there is no bar, nor holes to count by. */
export function testsFor(config: TableConfig, { sells }: Pick<Game, 'sells'>): ReadonlySet<TestName> {
  const outputs = wiringOf(config.cabinet)?.outputs;
  const missing = new Set<TestName>(sells === 'balls' ? ['barRaise', 'barDrop', 'balls'] : []);
  if (sells === 'time' && outputs?.release === undefined) missing.add('release');
  if (outputs?.chime === undefined) missing.add('chime');
  // A simulated cabinet has a meter.
  if (outputs && outputs.meter === undefined) missing.add('meter');
  if (config.money.coins.length === 0 && config.cabinet.acceptor === null) missing.add('coins');
  return new Set(TESTS.filter((test) => !missing.has(test)));
}
