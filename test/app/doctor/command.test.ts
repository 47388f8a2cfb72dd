import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { baulk, fileOf, pathOf, runningBaulk } from '../../support/baulk.ts';

const Report = z.object({
  fit: z.boolean(),
  findings: z.array(z.object({ check: z.string(), verdict: z.string(), what: z.string() })),
});

async function doctor(...args: readonly string[]) {
  const { code, stdout } = await baulk(['doctor', '--format', 'json', ...args]);
  const { fit, findings } = Report.parse(JSON.parse(stdout));
  return { code, fit, of: (check: string) => findings.find((each) => each.check === check) };
}

describe('baulk doctor', () => {
  it('finds this computer fit for a simulated table, one line a check', async () => {
    const { code, stdout } = await baulk(['doctor', '--journal', pathOf('run.db')]);
    expect(stdout).toMatch(/^OK {4}Node\.js +\d+\./m);
    expect(stdout).toMatch(/^- {5}GPIO chip +not needed here: /m);
    expect(stdout).toMatch(/^This machine is fit for the table/m);
    expect(code).toBe(0);
  });

  it('ends with 1 and a remedy when the machine is not fit', async () => {
    const config = fileOf('table.yaml', ['money: { prize: 1.00 }']);
    const { code, stdout } = await baulk(['doctor', '--config', config, '--journal', pathOf('run.db')]);
    expect(stdout).toMatch(/^FAIL {2}settings .*money\.prize/m);
    expect(stdout).toMatch(/^ +→ Mend .*table\.yaml/m);
    expect(code).toBe(1);
  });

  it('goes on without a settings file, and says so', async () => {
    const { code, of } = await doctor('--config', pathOf('none.yaml'), '--journal', pathOf('run.db'));
    expect(of('settings')).toMatchObject({ verdict: 'fail', what: expect.stringMatching(/does not exist/) });
    expect(of('Node.js')).toMatchObject({ verdict: 'ok' });
    expect(code).toBe(1);
  });

  it('ends with 2 when it is asked in a way that it does not know', async () => {
    expect((await baulk(['doctor', '--format', 'xml'])).code).toBe(2);
  });

  it('knows the table that runs with this journal, and does not disturb it', async () => {
    const journal = pathOf('run.db');
    const table = runningBaulk(['simulate', '--port', '0', '--journal', journal]);
    await vi.waitFor(() => expect(existsSync(`${journal}.lock`)).toBe(true), 15_000);
    await vi.waitFor(async () => {
      const { of } = await doctor('--journal', journal);
      expect(of('table')).toMatchObject({ what: expect.stringMatching(/process \d+/) });
      expect(of('journal')).toMatchObject({ verdict: 'ok', what: expect.stringMatching(/being written/) });
    }, 15_000);
    expect(await table.end()).toBe(0);
  });

  it('warns of a journal that is damaged, and leaves it as it is', async () => {
    const journal = pathOf('run.db');
    writeFileSync(journal, 'this is no journal, whatever it is called');
    expect((await doctor('--journal', journal)).of('journal')).toMatchObject({ verdict: 'warn' });
    expect(readFileSync(journal, 'utf8')).toBe('this is no journal, whatever it is called');
  });

  it('prints what the firmware should do with the pins', async () => {
    const { stdout } = await baulk(['doctor', '--config', 'config/gpio.yaml', '--boot-lines']);
    expect(stdout).toBe('dtparam=strict_gpiod\ngpio=2-13,16,18-21,23-26=ip,pu\ngpio=17,22,27=op,dl\n');
  });
});
