import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';

/** As package.json has it under `engines`. */
const OLDEST_NODE = [20, 19] as const;
const PROCESSORS: ReadonlySet<string> = new Set(['arm', 'arm64', 'x64']);

export function judgeNode({ node }: Pick<Look, 'node'>): Finding {
  const { ok, fail } = about('Node.js');
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return ok(node);
  return fail(`${node} is too old`, `Install Node.js ${OLDEST_NODE.join('.')} or later.`);
}

export function judgeSystem({ system }: Pick<Look, 'system'>): Finding {
  const { ok, fail } = about('computer');
  const { processor, kernel, distribution, model } = system;
  const words = [model, distribution, `kernel ${kernel}`, processor].filter((word) => word !== null);
  if (PROCESSORS.has(processor)) return ok(words.join(', '));
  return fail(words.join(', '), 'Use a computer with an ARM or x86-64 processor.');
}

export function judgeLibraries({ libraries }: Pick<Look, 'libraries'>): Finding {
  const { ok, fail } = about('libraries');
  const broken = libraries.filter(({ trouble }) => trouble !== null);
  if (broken.length === 0) return ok(`${libraries.map(({ name }) => name).join(', ')} can be loaded`);
  return fail(
    broken.map(({ name, trouble }) => `${name} cannot be loaded (${trouble})`).join(', '),
    'Install them again on this computer with scripts/install-pi, or npm ci; they are compiled for its Node.js.',
  );
}

export function judgeSystemd({ system, hasLibsystemd }: Pick<Look, 'system' | 'hasLibsystemd'>): Finding {
  const { ok, warn, notNeeded } = about('libsystemd');
  if (hasLibsystemd) return ok('can be loaded');
  if (!system.hasSystemd) return notNeeded('systemd does not run this computer');
  return warn(
    'cannot be loaded: systemd is not told whether the table is well',
    'sudo apt-get install libsystemd0, then restart the service.',
  );
}

export function judgeSettings({ settings }: Pick<Look, 'settings'>): Finding {
  const { ok, fail } = about('settings');
  const { file, problems, config } = settings;
  if (problems.length === 0) return ok(`${file}, driver ${config.cabinet.driver}`);
  return fail(
    `${problems.join('; ')} (the rest is judged by the built-in settings)`,
    `Mend ${file}; \`baulk check-config ${file}\` tells when it is right.`,
  );
}

export function judgeTable({ table, journal }: Pick<Look, 'table' | 'journal'>): Finding {
  const { ok } = about('table');
  return ok(table ? `runs with ${journal.file} (process ${table.pid})` : `none runs with ${journal.file}`);
}
