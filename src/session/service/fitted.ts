import type { TableConfig } from '../table-config.ts';
import { wiringOf } from '../wired.ts';
import { TESTS, type TestName } from './tests.ts';

/** What there is to be tried at this table. */
export function testsFor(config: TableConfig): ReadonlySet<TestName> {
  const outputs = wiringOf(config.cabinet)?.outputs;
  const missing = new Set<TestName>();
  if (outputs?.release === undefined) missing.add('release');
  if (outputs?.chime === undefined) missing.add('chime');
  // A simulated cabinet has a meter.
  if (outputs && outputs.meter === undefined) missing.add('meter');
  if (config.money.coins.length === 0 && config.cabinet.acceptor === null) missing.add('coins');
  return new Set(TESTS.filter((test) => !missing.has(test)));
}
