import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { done, SUITE, sourceOfDebian } from './debian-source.ts';

const NPM = '/usr/lib/node_modules/npm';
const NOT_OURS = ['node_modules', '.git', 'dist', 'coverage', '.vm', '.table'];
/** What the kernel, apt, dpkg and the log keep for themselves, and the clone. */
const NOT_INSTALLED = [
  'proc',
  'dev',
  'sys',
  'src',
  'tmp',
  'var/cache',
  'var/log',
  'var/lib/apt',
  'var/lib/dpkg',
];
const INSIDE = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
};

/** Why this computer can have no Debian of its own in a folder; null when it can. */
export function whyNoRoot(): string | null {
  if (!process.env.BAULK_INSTALL) return 'only by npm run test:install, as it takes minutes';
  if (process.getuid?.() !== 0) return 'it needs to be root';
  const missing = ['debootstrap', 'unshare', 'chroot'].filter(
    (tool) => spawnSync('which', [tool]).status !== 0,
  );
  if (missing.length > 0) return `${missing.join(', ')} is not installed`;
  if (!existsSync(NPM) || process.execPath !== '/usr/bin/node') return 'Node.js and npm are no packages here';
  return sourceOfDebian() === null ? `apt knows no mirror of ${SUITE}` : null;
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A fresh Debian in a folder, with Node.js, and a clone of the table in /src with its libraries. */
export class DebianRoot {
  readonly folder = mkdtempSync(join(tmpdir(), 'baulk-debian-'));

  /** `archive` holds Debian and nothing else. */
  constructor(archive: string) {
    done('tar', ['-xf', archive, '-C', this.folder]);
    // Its users see it as the root of everything.
    chmodSync(this.folder, 0o755);
    cpSync('/etc/resolv.conf', this.path('/etc/resolv.conf'));
    cpSync('/usr/bin/node', this.path('/usr/bin/node'));
    cpSync(NPM, this.path(NPM), { recursive: true, verbatimSymlinks: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', this.path('/usr/bin/npm'));
    this.#bringClone();
  }

  path(inside: string): string {
    return join(this.folder, inside);
  }

  has(inside: string): boolean {
    return existsSync(this.path(inside));
  }

  read(inside: string): string {
    return readFileSync(this.path(inside), 'utf8');
  }

  write(inside: string, text: string, mode = 0o644): void {
    mkdirSync(dirname(this.path(inside)), { recursive: true });
    writeFileSync(this.path(inside), text, { mode });
  }

  remove(inside: string): void {
    rmSync(this.path(inside), { recursive: true, force: true });
  }

  /** As root in there. Its mounts are gone with the command, whatever becomes of that. */
  run(command: string): Ended {
    const mounted =
      'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && exec chroot "$1" /bin/bash -c "$2"';
    const args = ['--mount', 'bash', '-c', mounted, '_', this.folder, `exec 2>&1; ${command}`];
    const { status, stdout, stderr } = spawnSync('unshare', args, {
      encoding: 'utf8',
      env: { ...proxies(), ...INSIDE },
    });
    return { code: status, said: `${stdout}${stderr}` };
  }

  /** Everything that is there: names, rights, owners, links, and what stands in the files that may be changed. */
  contents(): readonly string[] {
    const skipped = NOT_INSTALLED.flatMap((path) => ['-path', `./${path}`, '-prune', '-o']);
    const names = done('find', ['.', ...skipped, '-printf', '%p %y %m %U:%G %l\\n'], this.folder);
    const files =
      'find ./etc ./boot ./opt ./usr/local ./root ./home ./var/lib/baulk -type f -print0 2>/dev/null';
    const sums = done('sh', ['-c', `${files} | xargs -0 sha256sum`], this.folder);
    // passwd- is passwd as it was before the last change.
    return [...names.split('\n'), ...sums.split('\n')]
      .filter((line) => !/ ?\.\/etc\/\w+-( |$)/.test(line))
      .sort();
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A copy: whatever is done to its libraries in there, ours stay as they are. */
  #bringClone(): void {
    const left = NOT_OURS.map((name) => `--exclude=./${name}`);
    mkdirSync(this.path('/src'));
    done('sh', ['-c', `tar -c ${left.join(' ')} . | tar -x --no-same-owner -C "$0"`, this.path('/src')]);
    done('cp', ['-a', 'node_modules', this.path('/src/node_modules')]);
    // As scripts/set-up.sh writes down that it has installed them.
    const stamp = done('sh', [
      '-c',
      'echo "$(sha256sum <package-lock.json) $(node -p process.versions.modules)"',
    ]);
    writeFileSync(this.path('/src/node_modules/.installed'), stamp);
  }
}

const proxies = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name)));
