import { heldLow } from './boot-lines.ts';
import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';
import { listed, type Needs } from './needs.ts';

const CONFIG_TXT = '/boot/firmware/config.txt';

/** What an output does when the table is killed. */
export function judgeLetGo({ boot, header }: Pick<Look, 'boot' | 'header'>): Finding {
  const { ok, warn, notNeeded } = about('outputs after a kill');
  if (!header) return notNeeded('no wire is on the header of this computer');
  const isStrict =
    boot.keepsOutputs === null ? boot.lines?.includes('dtparam=strict_gpiod') : !boot.keepsOutputs;
  if (isStrict) return ok('they become inputs again');
  if (boot.keepsOutputs === null && boot.lines === null) return ok("this kernel is not a Raspberry Pi's");
  return warn(
    'they stay as they were',
    `Put dtparam=strict_gpiod into ${CONFIG_TXT} and start the computer again.`,
  );
}

/** Without it they stay on until Node.js has started once more. */
export function judgeGpioset({ hasGpioset, header }: Pick<Look, 'hasGpioset' | 'header'>): Finding {
  const { ok, warn, notNeeded } = about('gpioset');
  if (!header) return notNeeded('no wire is on the header of this computer');
  if (hasGpioset) return ok('is installed: outputs go off at once after a kill');
  return warn(
    'is not installed: outputs go off seconds after a kill',
    'Install it with sudo apt-get install gpiod.',
  );
}

/** Where outputs are until the table takes them. */
export function judgeStart({ boot, header }: Pick<Look, 'boot' | 'header'>, { pins }: Needs): Finding {
  const { ok, warn, notNeeded } = about('outputs at start');
  if (!header) return notNeeded('no wire is on the header of this computer');
  const outputs = pins.filter(({ isOutput }) => isOutput);
  if (boot.lines === null) return ok('pulled down');
  const held = heldLow(boot.lines);
  const loose = outputs.filter(({ pin }) => !held.has(pin));
  if (loose.length === 0) return ok('held low by the firmware');
  return warn(
    `${listed(loose)}: only pulled down until the table takes them`,
    `Put the lines of \`baulk doctor --boot-lines\` into ${CONFIG_TXT}; scripts/install-pi does it.`,
  );
}
