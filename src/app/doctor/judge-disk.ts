import type { Mount } from '../../adapters/machine/mounts.ts';
import { about, type Finding } from './finding.ts';
import type { Look } from './look.ts';
import type { Needs } from './needs.ts';

const MB = 1_000_000;
/** Ten years of a busy table are less than this. */
const PLENTY_BYTES = 500 * MB;
const LEAST_BYTES = 50 * MB;
/** What is written there is gone when the power is. */
const FORGETFUL: ReadonlySet<string> = new Set(['tmpfs', 'ramfs', 'overlay']);
/** They lose what was written when the power goes in the midst of it, or cannot keep rights. */
const FRAGILE: ReadonlySet<string> = new Set(['vfat', 'exfat', 'msdos', 'ntfs', 'ntfs3', 'fuseblk']);
const PARTITION = 'Give it a partition of its own, as hardware/pi/README.md says.';

export function judgeDisk({ disk }: Pick<Look, 'disk'>, { isCabinet }: Needs): Finding {
  const { ok, warn, fail } = about('disk');
  const { folder, mount, freeBytes, isWritable } = disk;
  const kind = mount?.kind ?? 'unknown';
  const free = `${Math.round(freeBytes / MB)} MB free`;
  if (mount?.isReadOnly)
    return fail(
      `${folder} is on a disk that is read-only`,
      'Start the computer again; if it stays so, check the card with fsck, then change it.',
    );
  if (!isWritable) return fail(notWritable(disk), 'Give it to the user that runs the table, with chown.');
  if (freeBytes < LEAST_BYTES)
    return fail(`${free} for ${folder}`, 'Free some space: sudo journalctl --vacuum-size=50M.');
  if (isCabinet && FORGETFUL.has(kind))
    return fail(`${folder} is on ${kind}: it is gone when the power is`, PARTITION);
  if (FRAGILE.has(kind)) return fail(`${folder} is on ${kind}, which a power cut damages`, PARTITION);
  if (freeBytes < PLENTY_BYTES)
    return warn(`only ${free} for ${folder}`, 'Free some space, or use a larger card.');
  return ok(`${folder} on ${kind}, ${free}`);
}

function notWritable({ folder, nearest }: Look['disk']): string {
  return folder === nearest
    ? `this user may not write into ${folder}`
    : `${folder} is not there, and this user may not make it in ${nearest}`;
}

const isKept = (mount: Mount | null): boolean =>
  mount !== null && (mount.isReadOnly || mount.kind === 'overlay');

/** A system whose card is not written to bears any power cut. */
export function judgeRoot(
  { root, settings }: Pick<Look, 'root' | 'settings'>,
  { isCabinet }: Needs,
): Finding {
  const { ok, warn, notNeeded } = about('read-only root');
  if (!isCabinet) return notNeeded('this is no table in a cabinet');
  if (!isKept(root))
    return warn(
      'the system itself is written to: a power cut may damage it',
      'Make it read-only, as hardware/pi/README.md says.',
    );
  if (settings.mount?.kind === 'overlay')
    return warn(
      `yes, but ${settings.file} lies on it: a change is gone at the next start`,
      'Keep the settings on the partition of the journal, as hardware/pi/README.md says.',
    );
  return ok('yes');
}

export function judgeJournal({ journal, table }: Pick<Look, 'journal' | 'table'>): Finding {
  const { ok, warn, fail } = about('journal');
  const { file, state, games } = journal;
  switch (state) {
    case 'absent':
      return ok(`${file} begins when the table first starts`);
    case 'sound':
      return ok(
        `${file} is sound${games === 0 ? '' : `, ${games} games`}${table ? ', and being written' : ''}`,
      );
    case 'damaged':
      return warn(
        `${file} is damaged`,
        'Start the table: it mends it and names what it set aside; then check the card.',
      );
    case 'tooNew':
      return fail(
        `${file} was written by a newer version`,
        'Install that version again, or move the file away.',
      );
    case 'unreadable':
      return fail(
        `${file} cannot be read`,
        'Run this as the user that runs the table: sudo -u baulk baulk doctor.',
      );
  }
}
