import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/adapters/config/load-config.ts';
import { refusedFrom } from '../support/config-reading.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baulk-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Buffer): string {
  const path = join(folder, 'table.yaml');
  writeFileSync(path, content);
  return path;
}

describe('A configuration file', () => {
  it('is loaded, also when it is empty or begins with a byte order mark', () => {
    expect(loadConfig(file('')).config).toMatchObject({ profile: 'classic' });
    expect(loadConfig(file('\uFEFFprofile: free\r\nplay: { gameTime: 5m }\r\n')).config.play.gameMs).toBe(
      300_000,
    );
  });

  it('that is wrong is refused with every mistake and what to do', () => {
    const path = file('prise: 1\nplay:\n  players: 7\n');
    const error = refusedFrom(path);
    expect(error.code).toBe('CONFIG_WRONG');
    expect(error.message.split('\n')).toEqual([
      `${path} has 2 problems`,
      `  ${path}:1:1 prise: unknown setting, allowed: game, profile, table, rules, play, money, cabinet, display`,
      `  ${path}:3:12 play.players: 7 is not possible, allowed: a whole number from 1 to 4`,
      expect.stringMatching(/^Nothing of it was taken \(CONFIG_WRONG\)\. Mend the lines named above/),
    ]);
  });

  it.each([
    ['missing', () => join(folder, 'no.yaml'), 'does not exist'],
    ['a folder', () => folder, 'is a directory, not a file'],
    ['a picture', () => file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])), 'is no text file'],
    [
      'in another alphabet',
      () => file(Buffer.from([0x61, 0x3a, 0x20, 0xa3, 0x31])),
      'is not saved as UTF-8 text',
    ],
    ['a novel', () => file('# '.repeat(200_000)), 'is larger than 256 KB'],
    ['a device', () => '/dev/null', 'is a device or a pipe, not a file'],
  ])('that is %s cannot be read', (_, path, reason) => {
    const error = refusedFrom(path());
    expect(error.code).toBe('CONFIG_UNREADABLE');
    expect(error.message).toContain(reason);
  });

  it('that is a pipe does not hold the table up', () => {
    const pipe = join(folder, 'pipe.yaml');
    execFileSync('mkfifo', [pipe]);
    expect(refusedFrom(pipe).message).toContain('is a device or a pipe');
  });

  it('that is a link to itself is told with the system’s name for it', () => {
    const link = join(folder, 'loop.yaml');
    symlinkSync(link, link);
    expect(refusedFrom(link).message).toContain(`${link} cannot be read: ELOOP`);
  });
});
