import { isSet } from '../../session/wall-time.ts';
import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';
import type { Needs } from './needs.ts';

export function judgeWatchdog({ watchdog }: Pick<Look, 'watchdog'>, { isCabinet }: Needs): Finding {
  const { ok, warn, notNeeded } = about('watchdog');
  if (!isCabinet) return notNeeded('this is no table in a cabinet');
  if (!watchdog)
    return warn(
      'the kernel has none',
      'Put dtparam=watchdog=on into /boot/firmware/config.txt and start again.',
    );
  if (watchdog.isFed)
    return ok(`${watchdog.identity} starts a hung machine again after ${watchdog.seconds} s`);
  return warn(
    `${watchdog.identity} is there, but nobody uses it: a hung machine stays hung`,
    'Set RuntimeWatchdogSec=10s for systemd and start again; scripts/install-pi does it.',
  );
}

export function judgeClock({ clock, settings }: Pick<Look, 'clock' | 'settings'>): Finding {
  const { ok, warn, fail } = about('clock');
  const hasBands = settings.config.money.bands.length > 0;
  if (!isSet(clock.wall)) {
    const what = 'it has not been set';
    const remedy = 'Connect the network, or set it with sudo timedatectl set-time.';
    return hasBands ? fail(`${what}, and prices by the hour need it`, remedy) : warn(what, remedy);
  }
  if (clock.isKept) return ok('set, and kept right by the network');
  if (clock.hasBattery) return ok('set, and goes on while the power is off');
  return warn(
    'set, but nothing keeps it right: it stands still while the power is off',
    'Connect the network (sudo timedatectl set-ntp true), or fit a clock with a battery.',
  );
}

export function judgePower({ power }: Pick<Look, 'power'>): Finding {
  const { ok, warn, fail, notNeeded } = about('power');
  if (!power) return notNeeded('this computer does not measure it');
  const remedy = 'Use the supply made for this computer, with a short cable, and none that a coil hangs on.';
  if (power.lowNow) return fail('the voltage is too low now', remedy);
  if (power.lowSinceStart) return warn('the voltage has been too low since the start', remedy);
  return ok('the voltage has been good since the start');
}

const WARM = 70;
/** Here a Raspberry Pi begins to slow down. */
const HOT = 80;

export function judgeHeat({ heat, power }: Pick<Look, 'heat' | 'power'>): Finding {
  const { ok, warn, fail, notNeeded } = about('temperature');
  if (heat === null) return notNeeded('this computer does not measure it');
  const degrees = `${heat.toFixed(0)} °C`;
  const remedy = 'Give it air or a heat sink, away from lamps and coils.';
  if (heat >= HOT) return fail(`${degrees}: it slows down`, remedy);
  if (power?.slowedNow || power?.slowedSinceStart)
    return warn(`${degrees}, and it has been slowed down`, remedy);
  return heat >= WARM ? warn(`${degrees} is warm`, remedy) : ok(degrees);
}
