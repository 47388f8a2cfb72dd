import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFit } from '../../../src/app/doctor/finding.ts';
import { judge } from '../../../src/app/doctor/judge.ts';
import type { Look } from '../../../src/app/doctor/look.ts';
import { CHIP, DATA, found, GOOD, GOOD_PORT, PORT, settings } from '../../support/good-machine.ts';

type Case = readonly [story: string, check: string, different: Partial<Look>, what: RegExp];

const TABLE = { pid: 812, program: 'node' };
const STRANGER = { pid: 77, program: 'minicom' };
const held = (pin: number, holder: string) => ({
  chardev: { ...CHIP, held: new Map([[pin, holder]]) },
  files: { code: 'GPIO_MISSING', what: 'none' } as const,
});
const NONE = { code: 'GPIO_MISSING', what: 'There is no GPIO chip of a Raspberry Pi' } as const;
const FILES = { label: 'sysfs', lines: 58, held: new Map<number, string>() };
const ACCEPTOR = settings('', 'config/cctalk.yaml');
const READER = settings('', 'config/pool8-gpio.yaml');
const DIGITS = settings('display: { digits: [{ chip: HT16K33, bus: 1, address: 0x70, shows: clock }] }');
const CONSOLE = settings(readFileSync('config/gpio.yaml', 'utf8').replace('pin: 26', 'pin: 14'));
const BANDS = settings('money: { bands: [{ from: "17:00", to: "19:00", price: 0.50 }] }');
const bus = (trouble: string | null, answer?: 'answers' | 'silent' | 'taken') => ({
  settings: DIGITS,
  buses: [{ bus: 1, trouble, answers: new Map(answer ? [[0x70, answer] as const] : []) }],
});
const port = (different: Partial<typeof GOOD_PORT | Look['ports'][number]>) => ({
  settings: ACCEPTOR,
  ports: [{ ...GOOD_PORT, ...different }],
});

const FAILURES: readonly Case[] = [
  [
    'a processor that no library is made for',
    'computer',
    { system: { ...GOOD.system, processor: 'ia32' } },
    /ia32/,
  ],
  ['a Node.js of the year before', 'Node.js', { node: '20.18.3' }, /20\.18\.3 is too old/],
  [
    'a library that was compiled for another Node.js',
    'libraries',
    { libraries: [{ name: 'epoll', trouble: 'NODE_MODULE_VERSION 108' }] },
    /epoll cannot be loaded \(NODE_MODULE_VERSION 108\)/,
  ],
  [
    'settings with a mistake',
    'settings',
    { settings: { ...settings(), problems: ['table.yaml:4:3 money.prize: unknown setting'] } },
    /money\.prize: unknown setting/,
  ],
  [
    'a journal of a newer version',
    'journal',
    { journal: { ...GOOD.journal, state: 'tooNew' } },
    /newer version/,
  ],
  [
    'a journal of another user',
    'journal',
    { journal: { ...GOOD.journal, state: 'unreadable' } },
    /cannot be read/,
  ],
  [
    'a disk that the kernel has made read-only',
    'disk',
    { disk: { ...GOOD.disk, mount: { ...DATA, isReadOnly: true } } },
    /read-only/,
  ],
  ['a folder of another user', 'disk', { disk: { ...GOOD.disk, isWritable: false } }, /may not write into/],
  [
    'a folder that cannot be made',
    'disk',
    { disk: { ...GOOD.disk, nearest: '/var/lib', isWritable: false } },
    /may not make it in \/var\/lib/,
  ],
  ['a full disk', 'disk', { disk: { ...GOOD.disk, freeBytes: 12_000_000 } }, /12 MB free/],
  [
    'a journal in memory',
    'disk',
    { disk: { ...GOOD.disk, mount: { ...DATA, kind: 'overlay' } } },
    /gone when the power is/,
  ],
  [
    'a journal on a stick',
    'disk',
    { disk: { ...GOOD.disk, mount: { ...DATA, kind: 'vfat' } } },
    /a power cut damages/,
  ],
  [
    'a user outside the group',
    'group gpio',
    { user: { ...GOOD.user, groups: ['baulk'] } },
    /baulk is not in it/,
  ],
  ['a computer without a header', 'GPIO chip', { header: { chardev: NONE, files: NONE } }, /no GPIO chip/],
  ['pins that nobody can look at', 'pins', { header: { chardev: NONE, files: NONE } }, /cannot be looked at/],
  [
    'a chip with too few pins',
    'pins',
    { header: { chardev: { ...CHIP, lines: 27 }, files: NONE } },
    /pin 27 \(coins\): the chip has 27/,
  ],
  [
    'a pin that a driver of the kernel holds',
    'pins',
    { header: held(4, 'onewire@0') },
    /^pin 4 \(hole\.50R\): held by onewire@0/,
  ],
  ['a pin that something nameless holds', 'pins', { header: held(4, '') }, /something without a name/],
  ['a pin of another Baulk', 'pins', { header: held(17, 'baulk') }, /pin 17 \(bar\): held by another Baulk/],
  [
    'I2C on the pins of two holes',
    'I2C pins',
    { boot: { ...GOOD.boot, buses: ['i2c-1'] } },
    /pin 2 \(hole\.200\)/,
  ],
  [
    'SPI on the pins of holes',
    'SPI pins',
    { boot: { ...GOOD.boot, buses: ['spidev0.0'] } },
    /pin 7 \(hole\.20L\)/,
  ],
  [
    'a serial console on the pin of the key',
    'serial console',
    { settings: CONSOLE, boot: { ...GOOD.boot, hasSerialConsole: true } },
    /pin 14 \(key\)/,
  ],
  [
    'a bus that is switched off',
    'I2C',
    bus('ENOENT'),
    /digits of clock at 0x70 on bus 1: the bus is not there/,
  ],
  ['a bus that is not theirs', 'I2C', bus('EACCES'), /may not use the bus/],
  ['a display that the kernel drives', 'I2C', bus(null, 'taken'), /a driver of the kernel has it/],
  [
    'an acceptor that is not plugged in',
    'the coin acceptor',
    {
      settings: ACCEPTOR,
      ports: [{ ...GOOD_PORT, isThere: false, lasting: null }],
      pluggedIn: ['/dev/serial/by-id/x'],
    },
    /is not there; plugged in: \/dev\/serial\/by-id\/x/,
  ],
  ['an acceptor of another group', 'the coin acceptor', port({ isAllowed: false }), /may not use/],
  [
    'a ball reader that is not plugged in',
    'the ball reader',
    { settings: READER, ports: [], pluggedIn: [] },
    /is not there; none is plugged in/,
  ],
  [
    'an acceptor that another program talks to',
    'the coin acceptor',
    { ...port({ holder: STRANGER }), table: TABLE },
    /held by minicom \(process 77\)/,
  ],
  [
    'a clock that was never set, with prices by the hour',
    'clock',
    { settings: BANDS, clock: { wall: 0, isKept: false, hasBattery: false } },
    /prices by the hour need it/,
  ],
  ['too little voltage', 'power', { power: { ...GOOD.power, lowNow: true } as Look['power'] }, /too low now/],
  ['a hot processor', 'temperature', { heat: 82.4 }, /82 °C: it slows down/],
];

const WARNINGS: readonly Case[] = [
  ['a system without libsystemd', 'libsystemd', { hasLibsystemd: false }, /cannot be loaded/],
  [
    'a damaged journal, which a table mends',
    'journal',
    { journal: { ...GOOD.journal, state: 'damaged' } },
    /damaged/,
  ],
  ['a disk that fills up', 'disk', { disk: { ...GOOD.disk, freeBytes: 120_000_000 } }, /only 120 MB free/],
  [
    'a card that is written to',
    'read-only root',
    { root: { ...DATA, at: '/' } },
    /a power cut may damage it/,
  ],
  [
    'settings that are forgotten at the next start',
    'read-only root',
    { settings: { ...settings(), mount: { ...DATA, at: '/', kind: 'overlay' } } },
    /a change is gone/,
  ],
  [
    'a kernel with GPIO files only',
    'GPIO chip',
    { header: { chardev: NONE, files: FILES } },
    /edges have no times/,
  ],
  [
    'a pin that a killed table left behind',
    'pins',
    { header: held(17, 'sysfs') },
    /pin 17 \(bar\): held by the kernel's GPIO/,
  ],
  [
    'outputs that nobody holds low',
    'outputs at start',
    { boot: { ...GOOD.boot, lines: [] } },
    /pin 17 \(bar\)/,
  ],
  [
    'outputs that stay on after a kill',
    'outputs after a kill',
    { boot: { ...GOOD.boot, keepsOutputs: true } },
    /stay as they were/,
  ],
  [
    'outputs of which the kernel does not tell',
    'outputs after a kill',
    { boot: { ...GOOD.boot, keepsOutputs: null, lines: ['enable_uart=1'] } },
    /stay as they were/,
  ],
  [
    'outputs that stay on, and no program that switches them off at once',
    'gpioset',
    { boot: { ...GOOD.boot, keepsOutputs: true }, hasGpioset: false },
    /stay on for seconds/,
  ],
  ['a display that does not answer', 'I2C', bus(null, 'silent'), /does not answer/],
  [
    'a name that changes from one start to the next',
    'the coin acceptor',
    { settings: ACCEPTOR, ports: [{ ...GOOD_PORT, port: PORT, lasting: '/dev/serial/by-id/other' }] },
    /another name at the next start/,
  ],
  ['a machine without a watchdog', 'watchdog', { watchdog: null }, /has none/],
  [
    'a watchdog that nobody uses',
    'watchdog',
    { watchdog: { identity: 'BCM2835', isFed: false, seconds: 15 } },
    /nobody uses it/,
  ],
  [
    'a clock that was never set',
    'clock',
    { clock: { wall: 0, isKept: false, hasBattery: true } },
    /not been set/,
  ],
  [
    'a clock that stands still while the power is off',
    'clock',
    { clock: { ...GOOD.clock, isKept: false } },
    /nothing keeps it right/,
  ],
  [
    'a supply that was too weak an hour ago',
    'power',
    { power: { lowNow: false, lowSinceStart: true, slowedNow: false, slowedSinceStart: false } },
    /since the start/,
  ],
  ['a warm processor', 'temperature', { heat: 74 }, /74 °C is warm/],
  [
    'a processor that was slowed down',
    'temperature',
    { power: { lowNow: false, lowSinceStart: false, slowedNow: false, slowedSinceStart: true } },
    /slowed down/,
  ],
];

const WELL: readonly Case[] = [
  [
    'lines that the running table holds',
    'pins',
    { header: held(17, 'baulk'), table: TABLE },
    /held by the table that runs/,
  ],
  [
    'a port that the running table holds',
    'the coin acceptor',
    { ...port({ holder: TABLE }), table: TABLE },
    /held by the table/,
  ],
  ['a journal that is being written', 'journal', { table: TABLE }, /41 games, and being written/],
  [
    'a journal that has not begun',
    'journal',
    { journal: { ...GOOD.journal, state: 'absent', games: 0 } },
    /begins when/,
  ],
  ['a running table', 'table', { table: TABLE }, /process 812/],
  [
    'root, whom no group keeps out',
    'group gpio',
    { user: { ...GOOD.user, isRoot: true, groups: [] } },
    /root/,
  ],
  ['displays that answer', 'I2C', bus(null, 'answers'), /answers$/],
  [
    'a clock with a battery',
    'clock',
    { clock: { ...GOOD.clock, isKept: null, hasBattery: true } },
    /power is off/,
  ],
];

const DESK = settings('cabinet: { driver: simulated }');
const NOT_NEEDED: readonly Case[] = [
  ...['GPIO chip', 'pins', 'outputs at start', 'outputs after a kill', 'gpioset'].map(
    (check): Case => [
      'a table without wires on the header',
      check,
      { settings: DESK, header: null },
      /no wire/,
    ],
  ),
  ...['I2C pins', 'SPI pins', 'serial console'].map(
    (check): Case => ['pins without a wire', check, { settings: DESK, header: null }, /carry no wire/],
  ),
  ...['read-only root', 'watchdog'].map(
    (check): Case => ['a desk', check, { settings: DESK }, /no table in a cabinet/],
  ),
  ['nothing that a group guards', 'groups', { settings: DESK }, /nothing is plugged in/],
  ['outputs that go off by themselves', 'gpioset', { hasGpioset: false }, /by themselves/],
  [
    'a kernel of which nobody knows what it does',
    'gpioset',
    { hasGpioset: false, boot: { ...GOOD.boot, keepsOutputs: null, lines: null } },
    /not a Raspberry Pi's/,
  ],
  [
    'outputs by the GPIO files',
    'gpioset',
    { hasGpioset: false, settings: settings('cabinet: { backend: onoff }') },
    /GPIO files/,
  ],
  ['no display', 'I2C', {}, /no display/],
  ['neither acceptor nor board', 'serial ports', {}, /neither/],
  ['a computer that measures no voltage', 'power', { power: null }, /does not measure/],
  ['a computer that measures no heat', 'temperature', { heat: null }, /does not measure/],
  [
    'a computer without systemd',
    'libsystemd',
    { hasLibsystemd: false, system: { ...GOOD.system, hasSystemd: false } },
    /systemd does not run/,
  ],
];

describe('A Raspberry Pi as the installation leaves it', () => {
  it('has nothing against it', () => {
    const bad = judge(GOOD).filter(({ verdict }) => verdict === 'warn' || verdict === 'fail');
    expect(bad).toEqual([]);
  });
});

describe.each([
  ['keeps the table from running', 'fail', FAILURES],
  ['is warned of', 'warn', WARNINGS],
  ['is well', 'ok', WELL],
  ['is not needed here', 'notNeeded', NOT_NEEDED],
] as const)('What %s', (_, verdict, cases) => {
  it.each(cases)('%s (%s)', (_story, check, different, what) => {
    const finding = found(check, different);
    expect(finding).toMatchObject({ check, verdict, what: expect.stringMatching(what) });
  });
});

describe('A remedy', () => {
  it('is one plain sentence, whatever is wrong', () => {
    for (const [, check, different] of [...FAILURES, ...WARNINGS]) {
      const finding = found(check, different);
      expect('remedy' in finding && finding.remedy).toMatch(/^[A-Zs].{15,}\.$/);
    }
  });
});

describe('A machine is fit', () => {
  it('with warnings, and not with a failure', () => {
    expect(isFit(judge({ ...GOOD, heat: 74 }))).toBe(true);
    expect(isFit(judge({ ...GOOD, heat: 82 }))).toBe(false);
  });
});
