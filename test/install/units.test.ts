import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REMEDIES } from '../../src/ports/table-error.ts';

const FOLDER = 'hardware/pi';
const TABLE = `${FOLDER}/baulk.service`;
const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Of 10; systemd calls up to 2 well kept. */
const MOST_EXPOSED = 3.0;

const analyze = (...args: readonly string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const text = readFileSync(TABLE, 'utf8');
const setting = (name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe.skipIf(!HAS_SYSTEMD)('systemd', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.service')))(
    'has nothing against %s',
    (name) => {
      const { stderr } = analyze('verify', `./${FOLDER}/${name}`);
      // What it starts need not be installed here.
      const complaints = stderr
        .split('\n')
        .filter((line) => line !== '' && !/ is not executable: No such file/.test(line));
      expect(complaints).toEqual([]);
    },
  );

  it('finds the service of the table hardly exposed', () => {
    const { stdout } = analyze('security', '--offline=true', `./${TABLE}`);
    const [, figure = ''] = /Overall exposure level for baulk\.service: ([\d.]+)/.exec(stdout) ?? [];
    process.stdout.write(`systemd-analyze security: exposure ${figure} of 10\n`);
    expect(Number(figure)).toBeGreaterThan(0);
    expect(Number(figure)).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});

describe('The service of the table', () => {
  it('is watched, started again after every end but one that cannot help, and ends with its outputs off', () => {
    expect(setting('Type')).toEqual(['notify']);
    expect(setting('WatchdogSec')).toEqual(['3s']);
    expect(setting('Restart')).toEqual(['always']);
    expect(setting('RestartPreventExitStatus')).toEqual(['2']);
    expect(setting('ExecStopPost')).toEqual([
      '-+timeout --kill-after=1 3 /opt/baulk/current/hardware/pi/outputs-off',
      '+node /opt/baulk/current/dist/outputs-off/main.cjs',
    ]);
  });

  it.each(['ProtectKernelTunables', 'PrivateDevices', 'MemoryDenyWriteExecute'])(
    'does not set %s: the table would not run',
    (name) => {
      expect(setting(name)).toEqual([]);
    },
  );

  it('may use what a cabinet is plugged into, and nothing else', () => {
    expect(setting('DevicePolicy')).toEqual(['closed']);
    expect(setting('DeviceAllow').map((value) => value.replace(/^char-(\w+) rw$/, '$1'))).toEqual([
      'gpiochip',
      'ttyAMA',
      'ttyS',
      'ttyUSB',
      'ttyACM',
      'i2c',
      'spidev',
    ]);
  });

  it('is in the groups that the rules give the devices to', () => {
    const rules = readFileSync(`${FOLDER}/60-baulk.rules`, 'utf8');
    const given = [...rules.matchAll(/GROUP="(\w+)"/g)].map(([, group = '']) => group);
    const [groups = ''] = setting('SupplementaryGroups');
    expect(groups.split(' ')).toEqual(expect.arrayContaining(given));
  });

  it('starts what the installation puts there', () => {
    expect(setting('ExecStart')).toEqual(['node /opt/baulk/current/dist/main.js run']);
    expect(readFileSync('scripts/pi/places.sh', 'utf8')).toMatch(
      /^PROGRAMS=\/opt\/baulk\nCURRENT=\$PROGRAMS\/current$/m,
    );
  });
});

it('every file that the installation places is there', () => {
  const places = readFileSync('scripts/pi/places.sh', 'utf8');
  const names = [...places.matchAll(/'([\w.-]+) \/(?:etc|usr)\//g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !existsSync(`${FOLDER}/${name}`))).toEqual([]);
});

it('remedies name no group that the installation does not make', () => {
  const made =
    /^GROUPS_NEEDED=\((.*)\)$/m.exec(readFileSync('scripts/pi/places.sh', 'utf8'))?.[1]?.split(' ') ?? [];
  const named = Object.values(REMEDIES).flatMap((remedy) =>
    [...remedy.matchAll(/group (\w+)/g)].map(([, group = '']) => group),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((group) => !made.includes(group))).toEqual([]);
});
