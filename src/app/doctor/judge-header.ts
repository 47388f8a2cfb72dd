import type { HeaderReading, WayReading } from '../../adapters/cabinet/gpio/look-header.ts';
import { REMEDIES } from '../../ports/table-error.ts';
import type { TableConfig } from '../../session/table-config.ts';
import { SERIAL_PINS } from './boot-lines.ts';
import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';
import { listed, type Needs } from './needs.ts';

type Chip = Extract<WayReading, { readonly label: string }>;

const isChip = (way: WayReading): way is Chip => 'label' in way;

/** The way by which the table reaches the header; when there is none, that one which should be mended. */
export function wayOf({ chardev, files }: HeaderReading, { backend }: TableConfig['cabinet']): WayReading {
  const isByFiles = backend === 'onoff' || (backend === 'auto' && !isChip(chardev) && isChip(files));
  return isByFiles ? files : chardev;
}

export function judgeChip({ header, settings }: Pick<Look, 'header' | 'settings'>): Finding {
  const { ok, fail, warn, notNeeded } = about('GPIO chip');
  if (!header) return notNeeded('no wire is on the header of this computer');
  const way = wayOf(header, settings.config.cabinet);
  if (!isChip(way)) return fail(way.what, REMEDIES[way.code]);
  if (way === header.chardev) return ok(`${way.label}, ${way.lines} pins, by its character device (uAPI 2)`);
  return warn(
    `${way.lines} pins, by the kernel's GPIO files: edges have no times, and a killed table leaves its outputs as they are`,
    'Use a system with kernel 5.10 or later, and cabinet.backend: auto.',
  );
}

/** Every pin of the settings: free, held by the table that runs, or by somebody who keeps the table out. */
export function judgePins(
  look: Pick<Look, 'header' | 'settings' | 'table'>,
  { pins }: Needs,
): readonly Finding[] {
  const { ok, notNeeded, fail } = about('pins');
  if (!look.header) return [notNeeded('no wire is on the header of this computer')];
  const way = wayOf(look.header, look.settings.config.cabinet);
  if (!isChip(way)) return [fail('they cannot be looked at', 'Mend what is said of the GPIO chip first.')];
  const missing = pins.filter(({ pin }) => pin >= way.lines);
  const wrong = [
    ...(missing.length === 0
      ? []
      : [fail(`${listed(missing)}: the chip has ${way.lines}`, REMEDIES.GPIO_MISSING)]),
    ...[...new Set(way.held.values())].flatMap((holder) => {
      const theirs = pins.filter(({ pin }) => way.held.get(pin) === holder);
      return theirs.length === 0 ? [] : judgeHolder(holder, listed(theirs), look);
    }),
  ];
  if (wrong.length > 0) return wrong;
  return [
    ok(look.table ? `all ${pins.length} are held by the table that runs` : `all ${pins.length} are free`),
  ];
}

function judgeHolder(holder: string, what: string, { table }: Pick<Look, 'table'>): readonly Finding[] {
  const { fail, warn } = about('pins');
  const isOurs = holder === 'baulk' || holder === 'sysfs';
  if (isOurs && table) return [];
  if (holder === 'sysfs') {
    return [
      warn(
        `${what}: held by the kernel's GPIO files; a table that was killed may have left them so`,
        'Nothing is to be done if one was: the next table takes them back; else end what exported them.',
      ),
    ];
  }
  if (holder === 'baulk') {
    return [
      fail(
        `${what}: held by another Baulk that runs with another journal`,
        'Stop that one (sudo systemctl stop baulk), or look at its journal with --journal.',
      ),
    ];
  }
  return [
    fail(`${what}: held by ${holder === '' ? 'something without a name' : holder}`, REMEDIES.GPIO_BUSY),
  ];
}

/** Buses and the serial console take pins of the header without holding them. */
export function judgeShared({ boot }: Pick<Look, 'boot'>, { pins }: Needs): readonly Finding[] {
  const shared = [
    { check: 'I2C pins', isOn: boot.buses.includes('i2c-1'), taken: [2, 3], off: 'dtparam=i2c_arm=off' },
    {
      check: 'SPI pins',
      isOn: boot.buses.some((name) => /^spidev0\./.test(name)),
      taken: [7, 8, 9, 10, 11],
      off: 'dtparam=spi=off',
    },
    { check: 'serial console', isOn: boot.hasSerialConsole, taken: SERIAL_PINS, off: 'enable_uart=0' },
  ];
  return shared.map(({ check, isOn, taken, off }) => {
    const { ok, notNeeded, fail } = about(check);
    const hit = pins.filter(({ pin }) => taken.includes(pin));
    if (hit.length === 0) return notNeeded('its pins carry no wire of the table');
    if (!isOn) return ok("off: its pins are the table's");
    return fail(
      `on, and takes ${listed(hit)}`,
      `Put ${off} into /boot/firmware/config.txt and start the computer again, or choose other pins.`,
    );
  });
}
