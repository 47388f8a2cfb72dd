import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noteTaken } from '../../src/adapters/cabinet/taken-outputs.ts';
import { controlSocket } from '../../src/adapters/control/control-socket.ts';
import { controlPathOf } from '../../src/adapters/control/socket-path.ts';
import { silentLog } from '../../src/ports/log.ts';
import { ended, fileOf, pathOf } from '../support/baulk.ts';
import { OUTPUTS_OFF, PROGRAM } from '../support/program.ts';

// No computer that runs these tests has pins to switch off, nor this board: what is told is that they are not off.
const BOARD = '/dev/no-board-here';
const ON_BOARD = readFileSync('config/firmata.yaml', 'utf8').replace(/port: .*/, `port: ${BOARD}`);

/** As a table with these outputs writes down when it starts. */
function started(settings: string, bar = 17): string {
  const journal = pathOf('run.db');
  noteTaken(journal, settings, { driver: 'firmata', port: BOARD, outputs: [{ name: 'bar', pin: bar }] });
  return journal;
}

describe.each([
  ['baulk outputs-off', [...PROGRAM, 'outputs-off']],
  ['The program that systemd calls', OUTPUTS_OFF],
])('%s', { timeout: 60_000 }, (_, program) => {
  const argsOf = (settings: string, journal: string) => [
    ...program,
    '--config',
    settings,
    '--journal',
    journal,
  ];
  const outputsOff = (settings: string, journal: string) => ended(argsOf(settings, journal));

  it('takes the outputs from the settings of a table that never ran, and ends with 1 when one stays on', async () => {
    const { code, stdout } = await outputsOff(fileOf('table.yaml', [ON_BOARD]), pathOf('run.db'));
    expect(stdout).toMatch(/^pin 8 \(bar\): NOT OFF: the board at \/dev\/no-board-here: /);
    expect(stdout.match(/^pin \d+ \(\w+\)/gm)).toEqual([
      'pin 8 (bar)',
      'pin 9 (coins)',
      'pin 10 (startLamp)',
      'pin 11 (heartbeat)',
    ]);
    expect(code).toBe(1);
  });

  it('takes them from what the table wrote down, though its settings are broken by now', async () => {
    const settings = fileOf('table.yaml', [ON_BOARD]);
    const journal = started(settings);
    writeFileSync(settings, 'cabinet: { driver: [');
    const { code, stdout, stderr } = await outputsOff(settings, journal);
    expect(stdout).toMatch(/^pin 17 \(bar\): NOT OFF/);
    expect(stdout).toContain('the outputs are those of the last start');
    expect([code, stderr]).toEqual([1, '']);
  });

  it('takes them from both when the settings were changed since', async () => {
    const settings = fileOf('table.yaml', ['cabinet: {}']);
    const journal = started(settings, 8);
    writeFileSync(settings, ON_BOARD);
    const { stdout } = await outputsOff(settings, journal);
    expect(stdout.match(/^pin \d+ \(\w+\)/gm)).toEqual([
      'pin 8 (bar)',
      'pin 9 (coins)',
      'pin 10 (startLamp)',
      'pin 11 (heartbeat)',
    ]);
  });

  it('goes on though nobody reads what it prints', async () => {
    const settings = fileOf('table.yaml', [ON_BOARD]);
    const child = spawn(process.execPath, argsOf(settings, started(fileOf('other.yaml', ['']))), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    const [code] = await once(child, 'close');
    expect([code, complaint]).toEqual([1, '']);
  });

  it('ends with 2, in words, when nothing says what the outputs are', async () => {
    const { code, stdout, stderr } = await outputsOff(pathOf('none.yaml'), pathOf('run.db'));
    expect(stdout).toContain('CONFIG_UNREADABLE');
    expect([code, stderr]).toEqual([2, '']);
  });

  it('has nothing to do for a simulated table', async () => {
    const { code, stdout } = await outputsOff(fileOf('table.yaml', ['cabinet: {}']), pathOf('run.db'));
    expect([code, stdout]).toEqual([0, 'A simulated table has no outputs.\n']);
  });

  it('takes nothing from a table that runs', async () => {
    const settings = fileOf('table.yaml', [ON_BOARD]);
    const journal = started(settings);
    const never = () => {
      throw new Error('nobody asks it anything');
    };
    const table = await controlSocket({
      path: controlPathOf(journal),
      log: silentLog,
      collect: never,
      service: never,
    });
    const { code, stdout } = await outputsOff(settings, journal);
    await table.stop();
    expect(stdout).toMatch(/^A table runs with .*run\.db and holds its outputs itself: stop it first\.\n$/);
    expect(code).toBe(1);
  });
});
