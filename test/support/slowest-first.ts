import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What mostly waits, longest first: whatever begins last is waited for alone. */
const SLOWEST = [
  'test/vm/in-the-machine',
  'test/torture/short',
  'test/web/scoreboard-fit',
  'test/adapters/arduino',
  'test/web/pool-table-page',
  'test/web/table-page',
  'test/hardware/board',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const slow = SLOWEST.findIndex((name) => moduleId.includes(name));
      return slow < 0 ? SLOWEST.length : slow;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
