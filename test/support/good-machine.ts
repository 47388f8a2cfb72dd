import { readSettingsText } from '../../src/adapters/config/load-config.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import type { Finding } from '../../src/app/doctor/finding.ts';
import { judge } from '../../src/app/doctor/judge.ts';
import type { Look, SettingsReading } from '../../src/app/doctor/look.ts';

const JOURNAL = '/var/lib/baulk/run.db';
const SETTINGS = '/etc/baulk/table.yaml';
export const PORT = '/dev/serial/by-id/usb-FTDI_FT232R_USB_UART_A600TZ3C-if00-port0';
export const CHIP = { label: 'pinctrl-bcm2711', lines: 58, held: new Map<number, string>() };
const NO_FILES = { code: 'GPIO_MISSING', what: 'The system has no /sys/class/gpio/export' } as const;
const CARD = { at: '/', kind: 'ext4', isReadOnly: false, device: 'b3:03' };
export const DATA = { at: '/var/lib/baulk', kind: 'ext4', isReadOnly: false, device: 'b3:03' };

/** The settings of a table on the header, with what stands in these lines laid over them. */
export function settings(written = '', file = 'config/gpio.yaml'): SettingsReading {
  const reading = readConfig(written === '' ? readSettingsText(file) : written);
  if ('problems' in reading) throw new Error(reading.problems.map(({ reason }) => reason).join('; '));
  return { file: SETTINGS, problems: [], config: reading.config, mount: DATA };
}

/** A Raspberry Pi 4 in a cabinet as the installation leaves it: nothing is wrong with it. */
export const GOOD: Look = {
  node: '20.19.0',
  system: {
    processor: 'arm64',
    kernel: '6.12.25+rpt-rpi-v8',
    distribution: 'Debian GNU/Linux 12 (bookworm)',
    model: 'Raspberry Pi 4 Model B Rev 1.5',
    hasSystemd: true,
  },
  user: { name: 'baulk', isRoot: false, groups: ['baulk', 'gpio', 'dialout', 'i2c'], known: ['gpio', 'i2c'] },
  settings: settings(),
  table: null,
  libraries: [{ name: 'better-sqlite3', trouble: null }],
  hasLibsystemd: true,
  hasGpioset: true,
  header: { chardev: CHIP, files: NO_FILES },
  boot: {
    lines: [
      'dtparam=strict_gpiod',
      'enable_uart=0',
      'gpio=2-13,15-16,18-21,23,25-26=ip,pu',
      'gpio=17,22,24,27=op,dl',
    ],
    keepsOutputs: false,
    hasSerialConsole: false,
    buses: [],
  },
  buses: [],
  ports: [],
  pluggedIn: [],
  watchdog: { identity: 'Broadcom BCM2835 Watchdog timer', isFed: true, seconds: 10 },
  clock: { wall: 1_764_500_000_000, isKept: true, hasBattery: false },
  disk: {
    folder: '/var/lib/baulk',
    nearest: '/var/lib/baulk',
    isWritable: true,
    freeBytes: 20_000_000_000,
    mount: DATA,
  },
  root: { ...CARD, kind: 'overlay' },
  journal: { file: JOURNAL, state: 'sound', games: 41 },
  power: { lowNow: false, lowSinceStart: false, slowedNow: false, slowedSinceStart: false },
  heat: 51.2,
};

/** What is found about one check of that machine when these readings are different. */
export function found(check: string, different: Partial<Look>): Finding {
  const finding = judge({ ...GOOD, ...different }).find((each) => each.check === check);
  if (!finding) throw new Error(`nothing was said about ${check}`);
  return finding;
}

/** A port of an acceptor as it should be. */
export const GOOD_PORT = { port: PORT, isThere: true, isAllowed: true, holder: null, lasting: PORT };
