import { join } from 'node:path';
import { namesIn, textOf } from './read.ts';

export interface BootReading {
  /** The firmware's settings, without comments; null on a computer that has none. */
  readonly lines: readonly string[] | null;
  /** An output that is let go of stays as it is; null when the kernel does not say. */
  readonly keepsOutputs: boolean | null;
  /** The kernel talks on the serial line of the header. */
  readonly hasSerialConsole: boolean;
  /** Buses that are switched on: `i2c-1`, `spidev0.0`. */
  readonly buses: readonly string[];
}

// Since Debian 12 the first, before it the second.
const SETTINGS = ['boot/firmware/config.txt', 'boot/config.txt'];
const HEADER_CONSOLE = /^(ttyAMA0|ttyS0)\b/m;

export function lookAtBoot(root: string): BootReading {
  const settings = SETTINGS.map((path) => textOf(join(root, path))).find((text) => text !== null);
  return {
    lines: settings === undefined ? null : linesIn(settings),
    keepsOutputs: keepsOutputs(root),
    // Not what the kernel was told at its start: a Raspberry Pi names a console there also when enable_uart=0 took it away.
    hasSerialConsole: HEADER_CONSOLE.test(textOf(join(root, 'proc/consoles')) ?? ''),
    buses: namesIn(join(root, 'dev')).filter((name) => /^(i2c-\d+|spidev)/.test(name)),
  };
}

function linesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines.filter((line) => line !== '');
}

/** The parameter of the driver behind the header, which dtparam=strict_gpiod sets to N. */
function keepsOutputs(root: string): boolean | null {
  const drivers = ['pinctrl_bcm2835', 'pinctrl_rp1'].map((name) =>
    textOf(join(root, 'sys/module', name, 'parameters/persist_gpio_outputs')),
  );
  const found = drivers.find((value) => value !== null);
  return found === undefined ? null : found === 'Y';
}
