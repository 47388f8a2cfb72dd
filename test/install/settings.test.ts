import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const inside = (...path: readonly string[]) => join(folder, ...path);
const kept = () => inside('state', 'table.yaml');

/** As `scripts/install-pi --remove` does, in folders of our own. */
function removeSettings(): void {
  const places = `ETC=${inside('etc')} SETTINGS=${inside('etc/table.yaml')} STATE=${inside('state')}`;
  const script = `set -euo pipefail; . scripts/pi/settings.sh; ${places} CURRENT=${inside('current')}; remove_settings`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baulk-settings-'));
  for (const name of ['etc', 'state', 'current/config']) mkdirSync(inside(name), { recursive: true });
  writeFileSync(inside('current/config/gpio.yaml'), 'as it came');
  writeFileSync(inside('etc/table.yaml'), 'as the operator has it');
  return () => rmSync(folder, { recursive: true });
});

describe("The operator's settings, when the table is taken away", () => {
  it('are kept beside the journal, also when it is taken away once more because something was left of it', () => {
    removeSettings();
    expect(existsSync(inside('etc'))).toBe(false);
    removeSettings();
    expect(readFileSync(kept(), 'utf8')).toBe('as the operator has it');
  });

  it('are kept though the journal was thrown away before', () => {
    rmSync(inside('state'), { recursive: true });
    removeSettings();
    expect(readFileSync(kept(), 'utf8')).toBe('as the operator has it');
  });

  it('are not kept when nobody changed them', () => {
    writeFileSync(kept(), 'of an earlier table');
    writeFileSync(inside('etc/table.yaml'), 'as it came');
    removeSettings();
    expect(existsSync(kept())).toBe(false);
  });
});
