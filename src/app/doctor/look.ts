import type { HeaderReading } from '../../adapters/cabinet/gpio/look-header.ts';
import type { BusReading } from '../../adapters/display/digits/look-i2c.ts';
import type { JournalReading } from '../../adapters/journal/look-journal.ts';
import type { BootReading } from '../../adapters/machine/boot.ts';
import type { ClockReading } from '../../adapters/machine/clock.ts';
import type { LibraryReading } from '../../adapters/machine/libraries.ts';
import type { Holder } from '../../adapters/machine/locks.ts';
import type { FolderReading, Mount } from '../../adapters/machine/mounts.ts';
import type { PowerReading } from '../../adapters/machine/power.ts';
import type { PortReading } from '../../adapters/machine/serial-ports.ts';
import type { SystemReading, UserReading } from '../../adapters/machine/system.ts';
import type { WatchdogReading } from '../../adapters/machine/watchdog.ts';
import type { TableConfig } from '../../session/table-config.ts';

/** All that was seen of a machine: readings, and no judgement. */
export interface Look {
  /** The version of Node.js, such as 20.19.0. */
  readonly node: string;
  readonly system: SystemReading;
  readonly user: UserReading;
  readonly settings: SettingsReading;
  /** Whoever runs a table with this journal; null when no table does. */
  readonly table: Holder | null;
  readonly libraries: readonly LibraryReading[];
  readonly hasLibsystemd: boolean;
  /** The program of libgpiod by which hardware/pi/outputs-off makes pins low. */
  readonly hasGpioset: boolean;
  /** Null when this table has no wire on it. */
  readonly header: HeaderReading | null;
  readonly boot: BootReading;
  readonly buses: readonly BusReading[];
  readonly ports: readonly PortReading[];
  /** Lasting names of the serial ports that are plugged in. */
  readonly pluggedIn: readonly string[];
  readonly watchdog: WatchdogReading | null;
  readonly clock: ClockReading;
  readonly disk: FolderReading;
  readonly root: Mount | null;
  readonly journal: JournalReading;
  readonly power: PowerReading | null;
  /** Degrees Celsius. */
  readonly heat: number | null;
}

export interface SettingsReading {
  readonly file: string;
  /** What is wrong with them, one line each; then the built-in ones are judged. */
  readonly problems: readonly string[];
  readonly config: TableConfig;
  /** What the file lies on. */
  readonly mount: Mount | null;
}
