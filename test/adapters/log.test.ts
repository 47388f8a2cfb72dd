import { describe, expect, it } from 'vitest';
import { logInto } from '../../src/adapters/log/log.ts';

function opened(level?: string) {
  const lines: unknown[] = [];
  return { log: logInto({ write: (line) => lines.push(JSON.parse(line)) }, level), lines };
}

describe('the log', () => {
  it('is one object a line, with the part that speaks and the data as fields', () => {
    const { log, lines } = opened();
    log.child({ part: 'till' }).info({ cents: 100 }, 'a coin was taken');
    expect(lines).toEqual([
      {
        level: 'info',
        part: 'till',
        cents: 100,
        msg: 'a coin was taken',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('tells the day by default, every step when it is asked to', () => {
    const day = opened();
    const steps = opened('debug');
    for (const { log } of [day, steps]) log.debug({}, 'the table stepped');
    expect([day.lines.length, steps.lines.length]).toEqual([0, 1]);
  });

  it('tells the day, and says so, when BAULK_LOG is no level', () => {
    const { log, lines } = opened('loud');
    log.info({}, 'a game began');
    expect(lines).toMatchObject([{ level: 'warn', wanted: 'loud' }, { msg: 'a game began' }]);
  });

  it('keeps where an error came from', () => {
    const { log, lines } = opened();
    log.error({ err: new Error('no space', { cause: new Error('ENOSPC') }) }, 'the journal refused');
    expect(lines).toMatchObject([{ level: 'error', err: { message: expect.stringContaining('ENOSPC') } }]);
  });
});
