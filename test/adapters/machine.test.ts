import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lookAtBoot } from '../../src/adapters/machine/boot.ts';
import { lookAtClock } from '../../src/adapters/machine/clock.ts';
import { lookAtLibraries } from '../../src/adapters/machine/libraries.ts';
import { holderOf } from '../../src/adapters/machine/locks.ts';
import { lookAtFolder, mountOf } from '../../src/adapters/machine/mounts.ts';
import { lookAtHeat, lookAtPower } from '../../src/adapters/machine/power.ts';
import { hasProgram } from '../../src/adapters/machine/programs.ts';
import { lastingPorts, lookAtPort } from '../../src/adapters/machine/serial-ports.ts';
import { lookAtSystem, lookAtUser } from '../../src/adapters/machine/system.ts';
import { lookAtWatchdog } from '../../src/adapters/machine/watchdog.ts';

/** A machine whose kernel tells this. */
function machine(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'baulk-machine-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('A machine that is looked at', () => {
  it('has the programs that its services may call', () => {
    const root = machine({ 'usr/bin/gpioset': '' });
    expect(['gpioset', 'gpioget'].map((name) => hasProgram(root, name))).toEqual([true, false]);
  });

  it('has the name of its maker, its distribution and its kernel', () => {
    const root = machine({
      'proc/device-tree/model': 'Raspberry Pi 4 Model B Rev 1.5\0',
      'etc/os-release': 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nNAME="Debian"\n',
      'proc/sys/kernel/osrelease': '6.12.25+rpt-rpi-v8\n',
      'proc/1/comm': 'systemd\n',
    });
    expect(lookAtSystem(root)).toMatchObject({
      model: 'Raspberry Pi 4 Model B Rev 1.5',
      distribution: 'Debian GNU/Linux 12 (bookworm)',
      kernel: '6.12.25+rpt-rpi-v8',
      hasSystemd: true,
    });
  });

  it('is no Raspberry Pi and has no systemd when it says neither', () => {
    expect(lookAtSystem(machine({}))).toMatchObject({ model: null, hasSystemd: false });
  });

  it('has a user in the groups that its kernel gives it', () => {
    const ours = process.getgroups?.()[0] ?? 0;
    const root = machine({ 'etc/group': `mine:x:${ours}:\nother:x:54321:\n` });
    expect(lookAtUser(root)).toMatchObject({ groups: ['mine'], known: ['mine', 'other'] });
  });
});

const MOUNTS = `22 1 0:20 / / rw,relatime shared:1 - overlay overlayroot rw,lowerdir=/media/root-ro
31 22 179:3 / /var/lib/baulk rw,noatime shared:9 - ext4 /dev/mmcblk0p3 rw,errors=remount-ro
32 22 179:1 / /boot/firmware ro,relatime shared:10 master:2 - vfat /dev/mmcblk0p1 ro
33 22 0:55 / /mnt/my\\040disk rw - ext4 /dev/sda1 ro`;

describe('A path', () => {
  const root = () => machine({ 'proc/self/mountinfo': MOUNTS });

  it('lies on the innermost mount that holds it', () => {
    expect(mountOf(root(), '/var/lib/baulk/run.db')).toMatchObject({ kind: 'ext4', isReadOnly: false });
    expect(mountOf(root(), '/var/lib/baulk-old')).toMatchObject({ at: '/', kind: 'overlay' });
  });

  it('is read-only when its mount or its disk is', () => {
    expect(mountOf(root(), '/boot/firmware/config.txt')?.isReadOnly).toBe(true);
    expect(mountOf(root(), '/mnt/my disk/x')?.isReadOnly).toBe(true);
  });

  it('that is not there is judged by the nearest folder that is', () => {
    const reading = lookAtFolder('/', join(tmpdir(), 'no-such-folder/run'));
    expect(reading).toMatchObject({ nearest: tmpdir(), isWritable: true });
    expect(reading.freeBytes).toBeGreaterThan(0);
  });
});

describe('A locked file', () => {
  const locks = (file: string, kind: string) => {
    const { dev, ino } = statSync(file);
    const [major, minor] = [(dev >> 8) & 0xfff, dev & 0xff].map((part) => part.toString(16).padStart(2, '0'));
    return `1: POSIX  ADVISORY  READ 9 00:00:1 0 EOF\n2: ${kind} 812 ${major}:${minor}:${ino} 0 EOF\n`;
  };

  it('names its holder', () => {
    const root = machine({ 'run.db.lock': '', 'proc/812/comm': 'node\n' });
    const file = join(root, 'run.db.lock');
    writeFileSync(join(root, 'proc/locks'), locks(file, 'POSIX  ADVISORY  WRITE'));
    expect(holderOf(root, file)).toEqual({ pid: 812, program: 'node' });
  });

  it('is known on an overlay, of which stat tells another device', () => {
    const root = machine({ 'run.db.lock': '', 'proc/812/comm': 'node\n' });
    const file = join(root, 'run.db.lock');
    mkdirSync(join(root, 'proc/self'));
    writeFileSync(join(root, 'proc/self/mountinfo'), '22 1 0:29 / / rw - overlay overlayroot rw\n');
    writeFileSync(
      join(root, 'proc/locks'),
      `1: POSIX  ADVISORY  WRITE 812 00:1d:${statSync(file).ino} 0 EOF\n`,
    );
    expect(holderOf(root, file)).toEqual({ pid: 812, program: 'node' });
  });

  it('has none while it is only read', () => {
    const root = machine({ 'run.db': '', 'proc/812/comm': 'node\n' });
    const file = join(root, 'run.db');
    writeFileSync(join(root, 'proc/locks'), locks(file, 'POSIX  ADVISORY  READ'));
    expect(holderOf(root, file)).toBeNull();
    expect(holderOf(root, join(root, 'other'))).toBeNull();
  });
});

describe('A serial port', () => {
  const BY_ID = '/dev/serial/by-id/usb-FTDI-if00';

  function plugged(): string {
    const root = machine({ 'dev/ttyUSB0': '' });
    mkdirSync(join(root, dirname(BY_ID)), { recursive: true });
    symlinkSync('../../ttyUSB0', join(root, BY_ID));
    return root;
  }

  it('has a name that lasts', () => {
    const root = plugged();
    expect(lastingPorts(root)).toEqual([BY_ID]);
    expect(lookAtPort(root, '/dev/ttyUSB0')).toMatchObject({
      isThere: true,
      isAllowed: true,
      lasting: BY_ID,
    });
    expect(lookAtPort(root, BY_ID)).toMatchObject({ lasting: BY_ID, holder: null });
  });

  it('is missing when it is not plugged in', () => {
    expect(lookAtPort(machine({}), BY_ID)).toMatchObject({ isThere: false, isAllowed: false, lasting: null });
  });
});

describe('The hardware', () => {
  it('tells who feeds its watchdog', () => {
    const root = machine({
      'sys/class/watchdog/watchdog0/state': 'active\n',
      'sys/class/watchdog/watchdog0/identity': 'Broadcom BCM2835 Watchdog timer\n',
      'sys/class/watchdog/watchdog0/timeout': '10\n',
    });
    const identity = 'Broadcom BCM2835 Watchdog timer';
    expect(lookAtWatchdog(root)).toEqual({ identity, isFed: true, seconds: 10 });
    expect(lookAtWatchdog(machine({}))).toBeNull();
  });

  it.each([
    ['0', [false, false, false, false]],
    ['1', [true, false, false, false]],
    ['50000', [false, true, false, true]],
    ['50005', [true, true, true, true]],
  ])(
    'tells by the bits %s how its supply is and was',
    async (bits, [lowNow, lowSinceStart, slowedNow, slowed]) => {
      const root = machine({ 'sys/devices/platform/soc/soc:firmware/get_throttled': `${bits}\n` });
      const expected = { lowNow, lowSinceStart, slowedNow, slowedSinceStart: slowed };
      expect(await lookAtPower(root)).toEqual(expected);
    },
  );

  it('tells by its voltage sensor that the supply is weak', async () => {
    const root = machine({
      'sys/class/hwmon/hwmon1/name': 'rpi_volt\n',
      'sys/class/hwmon/hwmon1/in0_lcrit_alarm': '1\n',
    });
    expect(await lookAtPower(root)).toMatchObject({ lowNow: true });
  });

  it('tells its heat', () => {
    expect(lookAtHeat(machine({ 'sys/class/thermal/thermal_zone0/temp': '51234\n' }))).toBe(51.234);
    expect(lookAtHeat(machine({}))).toBeNull();
  });

  it('has a clock of its own when it has a battery for it', async () => {
    const reading = await lookAtClock(machine({ 'sys/class/rtc/rtc0/name': 'rtc-ds1307' }), 17);
    expect(reading).toMatchObject({ wall: 17, hasBattery: true });
    expect(reading.isKept).not.toBeNull();
  });
});

describe('The start of the machine', () => {
  it("is told by the firmware's settings, without what is commented out", () => {
    const text = '# dtparam=spi=on\ndtparam=strict_gpiod # after a kill\n\ngpio=17=op,dl\n';
    const root = machine({ 'boot/firmware/config.txt': text, 'boot/config.txt': 'moved' });
    expect(lookAtBoot(root).lines).toEqual(['dtparam=strict_gpiod', 'gpio=17=op,dl']);
    expect(lookAtBoot(machine({})).lines).toBeNull();
  });

  it.each([
    ['pinctrl_bcm2835', 'N', false],
    ['pinctrl_rp1', 'Y', true],
  ])("asks %s what becomes of outputs that are let go of: '%s'", (driver, value, keeps) => {
    const root = machine({ [`sys/module/${driver}/parameters/persist_gpio_outputs`]: `${value}\n` });
    expect(lookAtBoot(root).keepsOutputs).toBe(keeps);
  });

  it('knows the console and the buses that take pins of the header', () => {
    const root = machine({
      'proc/consoles':
        'tty0                 -WU (EC  p  )    4:7\nttyAMA0              -W- (E   p a)  204:64\n',
      'dev/i2c-1': '',
      'dev/spidev0.0': '',
      'dev/null': '',
    });
    expect(lookAtBoot(root)).toMatchObject({ hasSerialConsole: true, buses: ['i2c-1', 'spidev0.0'] });
  });

  it('knows that enable_uart=0 took the console away, though the kernel is still told of it', () => {
    const root = machine({
      'proc/cmdline': '8250.nr_uarts=0 console=ttyS0,115200 console=tty1 root=PARTUUID=1',
      'proc/consoles': 'tty0                 -WU (EC  p  )    4:7\n',
    });
    expect(lookAtBoot(root).hasSerialConsole).toBe(false);
  });
});

describe('A library', () => {
  it('is loaded as the table would, and what is wrong with it is told', async () => {
    const [yaml, missing] = await lookAtLibraries(['yaml', 'no-such-library']);
    expect(yaml?.trouble).toBeNull();
    expect(missing?.trouble).toMatch(/no-such-library/);
  });
});
