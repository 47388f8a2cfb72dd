import type { BusReading } from '../../adapters/display/digits/look-i2c.ts';
import type { PortReading } from '../../adapters/machine/serial-ports.ts';
import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';
import type { NeededGroup, Needs } from './needs.ts';

/** Root needs no group; what a user may open without one is not asked for either: the kernel decides. */
export function judgeGroups({ user }: Pick<Look, 'user'>, { groups }: Needs): readonly Finding[] {
  if (groups.length === 0) return [about('groups').notNeeded('nothing is plugged in that needs one')];
  return groups.map(({ group, why }) => judgeGroup(user, group, why));
}

function judgeGroup(user: Look['user'], group: NeededGroup['group'], why: string): Finding {
  const { ok, fail } = about(`group ${group}`);
  if (user.isRoot) return ok('root needs none');
  if (user.groups.includes(group)) return ok(`${user.name} is in it, for ${why}`);
  const make = user.known.includes(group) ? '' : `sudo groupadd --system ${group}, then `;
  return fail(
    `${user.name} is not in it, and needs it for ${why}`,
    `${make}sudo usermod -aG ${group} ${user.name}, then log in again or restart the service.`,
  );
}

export function judgeBuses({ buses }: Pick<Look, 'buses'>, { chips }: Needs): readonly Finding[] {
  if (chips.length === 0) return [about('I2C').notNeeded('no display is on a bus')];
  return chips.map(({ bus, address, what }) => {
    const reading = buses.find((each) => each.bus === bus);
    return judgeAnswer(reading, address, `${what} at 0x${address.toString(16)} on bus ${bus}`);
  });
}

function judgeAnswer(reading: BusReading | undefined, address: number, what: string): Finding {
  const { ok, fail, warn } = about('I2C');
  if (!reading || reading.trouble !== null) {
    if (reading?.trouble === 'EACCES')
      return fail(`${what}: this user may not use the bus`, 'sudo usermod -aG i2c USER, then log in again.');
    return fail(
      `${what}: the bus is not there`,
      'Switch it on: sudo raspi-config nonint do_i2c 0, then start the computer again.',
    );
  }
  switch (reading.answers.get(address)) {
    case 'answers':
      return ok(`${what} answers`);
    case 'taken':
      return fail(
        `${what}: a driver of the kernel has it`,
        'Take its overlay out of /boot/firmware/config.txt.',
      );
    default:
      return warn(
        `${what} does not answer`,
        'Check its plug, its power and its address; the game goes on without it.',
      );
  }
}

export function judgePorts(
  look: Pick<Look, 'ports' | 'pluggedIn' | 'table'>,
  { ports }: Needs,
): readonly Finding[] {
  if (ports.length === 0)
    return [about('serial ports').notNeeded('neither acceptor nor reader nor board is on one')];
  return ports.map(({ port, what }) => {
    const reading = look.ports.find((each) => each.port === port);
    return reading?.isThere ? judgePort(reading, what, look) : missingPort(port, what, look);
  });
}

function missingPort(port: string, what: string, { pluggedIn }: Pick<Look, 'pluggedIn'>): Finding {
  const others = pluggedIn.length === 0 ? 'none is plugged in' : `plugged in: ${pluggedIn.join(', ')}`;
  return about(what).fail(`${port} is not there; ${others}`, 'Plug it in, or mend its port in the settings.');
}

function judgePort(reading: PortReading, what: string, { table }: Pick<Look, 'table'>): Finding {
  const { ok, warn, fail } = about(what);
  const { port, isAllowed, holder, lasting } = reading;
  if (holder && holder.pid !== table?.pid)
    return fail(`${port} is held by ${holder.program} (process ${holder.pid})`, 'End that program.');
  if (!isAllowed)
    return fail(`this user may not use ${port}`, 'sudo usermod -aG dialout USER, then log in again.');
  if (lasting !== null && lasting !== port)
    return warn(`${port} may have another name at the next start`, `Name it ${lasting} in the settings.`);
  return ok(holder ? `${port}, held by the table that runs` : port);
}
