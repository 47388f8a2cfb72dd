import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { namesIn, textOf } from './read.ts';

/** What a Raspberry Pi's firmware keeps about its supply and its heat. */
export interface PowerReading {
  readonly lowNow: boolean;
  readonly lowSinceStart: boolean;
  readonly slowedNow: boolean;
  readonly slowedSinceStart: boolean;
}

const PATIENCE_MS = 2_000;

/** By the kernel's file, by its voltage sensor, or by the firmware's own program; null on other computers. */
export async function lookAtPower(root: string): Promise<PowerReading | null> {
  const platform = join(root, 'sys/devices/platform');
  const files = namesIn(platform)
    .filter((name) => name.startsWith('soc'))
    .flatMap((soc) => namesIn(join(platform, soc)).map((name) => join(platform, soc, name)))
    .filter((path) => path.endsWith('firmware'))
    .map((path) => textOf(join(path, 'get_throttled')));
  const flags = files.find((text) => text !== null) ?? (await toldByFirmware());
  return flags === null ? bySensor(root) : powerIn(Number.parseInt(flags, 16));
}

/** Bits 0 and 2 are so now, 16 and 18 have been so since the start. */
function powerIn(flags: number): PowerReading {
  const has = (bit: number) => (flags & (1 << bit)) !== 0;
  return { lowNow: has(0), lowSinceStart: has(16), slowedNow: has(2), slowedSinceStart: has(18) };
}

async function toldByFirmware(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('vcgencmd', ['get_throttled'], { timeout: PATIENCE_MS });
    return /throttled=(0x[0-9a-f]+)/.exec(stdout)?.[1] ?? null;
  } catch {
    return null;
  }
}

function bySensor(root: string): PowerReading | null {
  const sensors = join(root, 'sys/class/hwmon');
  const sensor = namesIn(sensors).find((name) => textOf(join(sensors, name, 'name')) === 'rpi_volt');
  if (sensor === undefined) return null;
  const lowNow = textOf(join(sensors, sensor, 'in0_lcrit_alarm')) === '1';
  return { lowNow, lowSinceStart: lowNow, slowedNow: false, slowedSinceStart: false };
}

/** Degrees Celsius of the processor; null when nothing measures them. */
export function lookAtHeat(root: string): number | null {
  const milli = textOf(join(root, 'sys/class/thermal/thermal_zone0/temp'));
  return milli === null ? null : Number(milli) / 1_000;
}
