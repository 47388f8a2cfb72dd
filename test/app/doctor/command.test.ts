import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { examined } from '../../../src/app/commands/doctor.ts';
import { CONFIG } from '../../../src/app/commands/table-options.ts';
import { baulk, fileOf, pathOf } from '../../support/baulk.ts';
import { tableOn } from '../../support/money-journal.ts';

// A process of its own takes seconds to begin on a busy computer.
const PATIENCE = { timeout: 120_000 };

const Report = z.object({
  fit: z.boolean(),
  findings: z.array(z.object({ check: z.string(), verdict: z.string(), what: z.string() })),
});

async function doctor({ config = CONFIG, journal = pathOf('run.db') }) {
  const { code, text } = await examined({ config, journal, format: 'json' });
  const { fit, findings } = Report.parse(JSON.parse(text));
  return { code, fit, of: (check: string) => findings.find((each) => each.check === check) };
}

describe('baulk doctor', PATIENCE, () => {
  it('finds this computer fit for a simulated table, one line a check', async () => {
    const { code, stdout } = await baulk(['doctor', '--journal', pathOf('run.db')]);
    expect(stdout).toMatch(/^OK {4}Node\.js +\d+\./m);
    expect(stdout).toMatch(/^- {5}GPIO chip +not needed here: /m);
    expect(stdout).toMatch(/^This machine is fit for the table/m);
    expect(code).toBe(0);
  });

  it('ends with 1 and a remedy when the machine is not fit', async () => {
    const config = fileOf('table.yaml', ['money: { prize: 1.00 }']);
    const { code, text } = await examined({ config, journal: pathOf('run.db'), format: 'table' });
    expect(text).toMatch(/^FAIL {2}settings .*money\.prize/m);
    expect(text).toMatch(/^ +→ Mend .*table\.yaml/m);
    expect(code).toBe(1);
  });

  it('goes on without a settings file, and says so', async () => {
    const { code, fit, of } = await doctor({ config: pathOf('none.yaml') });
    expect(of('settings')).toMatchObject({ verdict: 'fail', what: expect.stringMatching(/does not exist/) });
    expect(of('Node.js')).toMatchObject({ verdict: 'ok' });
    expect([code, fit]).toEqual([1, false]);
  });

  it('ends with 2 when it is asked in a way that it does not know', async () => {
    expect((await baulk(['doctor', '--format', 'xml'])).code).toBe(2);
  });

  it('knows the table that runs with this journal, and does not disturb it', async () => {
    const journal = pathOf('run.db');
    const table = tableOn(journal);
    onTestFinished(() => table.close());
    const { of } = await doctor({ journal });
    expect(of('table')).toMatchObject({ what: expect.stringContaining(`process ${process.pid}`) });
    expect(of('journal')).toMatchObject({ verdict: 'ok', what: expect.stringMatching(/being written/) });
    expect(() => table.append({ kind: 'service', on: true }, 0)).not.toThrow();
  });

  it('warns of a journal that is damaged, and leaves it as it is', async () => {
    const journal = pathOf('run.db');
    writeFileSync(journal, 'this is no journal, whatever it is called');
    expect((await doctor({ journal })).of('journal')).toMatchObject({ verdict: 'warn' });
    expect(readFileSync(journal, 'utf8')).toBe('this is no journal, whatever it is called');
  });

  it('prints what the firmware should do with the pins', async () => {
    const { stdout } = await baulk(['doctor', '--config', 'config/gpio.yaml', '--boot-lines']);
    expect(stdout).toBe(
      'dtparam=strict_gpiod\nenable_uart=0\ngpio=2-13,15-16,18-21,23,25-26=ip,pu\ngpio=17,22,24,27=op,dl\n',
    );
  });
});
