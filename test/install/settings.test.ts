import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const inside = (...path: readonly string[]) => join(folder, ...path);
const settings = () => readFileSync(inside('etc/table.yaml'), 'utf8');
const kept = () => readFileSync(inside('state/table.yaml'), 'utf8');

/** As `scripts/install-pi` does, in folders of our own. `given` is its `--settings`. */
function install(what: string, given = ''): string {
  const places = `ETC=${inside('etc')} SETTINGS=${inside('etc/table.yaml')} STATE=${inside('state')}`;
  const around = `say() { echo "$*"; }; settings='${given}' CURRENT=${inside('new')} ${places}`;
  const script = `set -euo pipefail; . scripts/pi/settings.sh; ${around}; ${what}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const place = (given?: string) => install(`place_settings ${inside('new')}`, given);
const tell = () => install(`tell_of_new_preset ${inside('old')} ${inside('new')}`);
const remove = () => install('remove_settings');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baulk-settings-'));
  for (const name of ['etc', 'state', 'old/config', 'new/config'])
    mkdirSync(inside(name), { recursive: true });
  writeFileSync(inside('old/config/gpio.yaml'), 'as the old version brought it');
  writeFileSync(inside('new/config/gpio.yaml'), 'as the new version brings it');
  writeFileSync(inside('new/config/table.schema.json'), '{}');
  writeFileSync(inside('etc/table.yaml'), 'as the operator has it');
  return () => rmSync(folder, { recursive: true });
});

describe("The operator's settings, when a new version comes", () => {
  it('stay though nobody has changed them, for the wood is wired by them, and whoever installs it is told', () => {
    writeFileSync(inside('etc/table.yaml'), 'as the old version brought it');
    place();
    expect(settings()).toBe('as the old version brought it');
    expect(tell()).toMatch(`diff ${inside('etc/table.yaml')} ${inside('new/config/gpio.yaml')}\n`);
  });

  it('are not spoken of where they were changed, or where the new version brings the same', () => {
    expect(tell()).toBe('');
    for (const file of ['etc/table.yaml', 'new/config/gpio.yaml'])
      writeFileSync(inside(file), 'as the old version brought it');
    expect(tell()).toBe('');
  });

  it('are those of the table that was removed, before any that come with the program', () => {
    remove();
    expect(place()).toMatch(/^Taking back the settings/);
    expect(settings()).toBe('as the operator has it');
  });

  it('are the ones given, where there are none: the kept ones stay kept', () => {
    remove();
    place(inside('old/config/gpio.yaml'));
    expect(settings()).toBe('as the old version brought it');
    expect(kept()).toBe('as the operator has it');
  });
});

describe("The operator's settings, when the table is taken away", () => {
  it('are kept beside the journal, also when it is taken away once more because something was left of it', () => {
    remove();
    expect(existsSync(inside('etc'))).toBe(false);
    remove();
    expect(kept()).toBe('as the operator has it');
  });

  it('are kept though the journal was thrown away before', () => {
    rmSync(inside('state'), { recursive: true });
    remove();
    expect(kept()).toBe('as the operator has it');
  });

  it('are kept though nobody has changed them, and those of an earlier table beside them', () => {
    writeFileSync(inside('state/table.yaml'), 'of an earlier table');
    writeFileSync(inside('etc/table.yaml'), 'as the new version brings it');
    remove();
    expect(kept()).toBe('as the new version brings it');
    const all = readdirSync(inside('state')).map((name) => readFileSync(inside('state', name), 'utf8'));
    expect(all.toSorted()).toEqual(['as the new version brings it', 'of an earlier table']);
  });
});
