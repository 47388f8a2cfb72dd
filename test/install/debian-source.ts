import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const SUITE = 'bookworm';
const PACKAGES = ['systemd', 'udev', 'gpiod'];
const ARCHIVE = `.vm/debian-${[SUITE, process.arch, ...PACKAGES].join('-')}.tar`;

/** What Debian is had from: the archive that was kept, or the mirror that this computer's own apt uses; null: neither. */
export function sourceOfDebian(): string | null {
  return existsSync(ARCHIVE) ? ARCHIVE : mirror();
}

function mirror(): string | null {
  const format = ['indextargets', '--format', '$(CODENAME) $(COMPONENT) $(REPO_URI)'];
  const { stdout } = spawnSync('apt-get', format, { encoding: 'utf8' });
  const line = stdout?.split('\n').find((each) => each.startsWith(`${SUITE} main `));
  return line?.split(' ')[2] ?? null;
}

/** The smallest Debian with what a table needs of it, as an archive that is kept: making it takes a minute and the network. */
export function debianArchive(): string {
  const source = sourceOfDebian();
  if (source === ARCHIVE || source === null) return ARCHIVE;
  const folder = mkdtempSync(join(tmpdir(), 'baulk-debootstrap-'));
  try {
    done('debootstrap', ['--variant=minbase', `--include=${PACKAGES.join()}`, SUITE, folder, source]);
    mkdirSync(dirname(ARCHIVE), { recursive: true });
    done('tar', ['-cf', `${ARCHIVE}.new`, '--exclude=./var/cache/apt/archives/*.deb', '-C', folder, '.']);
    renameSync(`${ARCHIVE}.new`, ARCHIVE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return ARCHIVE;
}

/** What a program says on its way to a good end. Throws when it has no such end. */
export function done(program: string, args: readonly string[], folder = '.'): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
