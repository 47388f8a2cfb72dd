import { heldLow } from './boot-lines.ts';
import { about, type Finding } from './finding.ts';
import { wayOf } from './judge-header.ts';
import type { Look } from './look.ts';
import { listed, type Needs } from './needs.ts';

const CONFIG_TXT = '/boot/firmware/config.txt';

/** What an output does when the table is killed. */
export function judgeLetGo({ boot, header }: Pick<Look, 'boot' | 'header'>): Finding {
  const { ok, warn, notNeeded } = about('outputs after a kill');
  if (!header) return notNeeded('no wire is on the header of this computer');
  if (isLetGo(boot)) return ok('they become inputs again');
  if (isUnknown(boot)) return ok("this kernel is not a Raspberry Pi's");
  return warn(
    'they stay as they were',
    `Put dtparam=strict_gpiod into ${CONFIG_TXT} and start the computer again.`,
  );
}

/** The program that makes outputs low at once after a kill, where the kernel's character device keeps them as they were. */
export function judgeGpioset({
  boot,
  hasGpioset,
  header,
  settings,
}: Pick<Look, 'boot' | 'hasGpioset' | 'header' | 'settings'>): Finding {
  const { ok, warn, notNeeded } = about('gpioset');
  if (!header) return notNeeded('no wire is on the header of this computer');
  if (hasGpioset) return ok('is installed');
  if (wayOf(header, settings.config.cabinet) === header.files)
    return notNeeded("after a kill, outputs go off by the kernel's GPIO files");
  if (isLetGo(boot)) return notNeeded('outputs go off by themselves after a kill');
  if (isUnknown(boot)) return notNeeded("this kernel is not a Raspberry Pi's");
  return warn(
    'is not installed: after a kill, outputs stay on for seconds',
    'Install it with sudo apt-get install gpiod.',
  );
}

const isUnknown = ({ keepsOutputs, lines }: Look['boot']): boolean => keepsOutputs === null && lines === null;

const isLetGo = ({ keepsOutputs, lines }: Look['boot']): boolean =>
  keepsOutputs === null ? (lines?.includes('dtparam=strict_gpiod') ?? false) : !keepsOutputs;

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
