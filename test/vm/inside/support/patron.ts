import { execFileSync } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { type Chance, chanceFrom } from '../../../torture/chance.ts';
import { isSameToSee, type Shown, shownOn } from '../../../torture/shown.ts';
import { pause } from './patience.ts';
import type { PatronWord } from './patron-words.ts';
import { openTable, type Table } from './table.ts';
import { tableOn } from './table-on-disk.ts';
import { TOLD } from './told-lines.ts';
import { layWood, type Wood } from './wood.ts';

const DISK = '/run/disk';
/** As the guide for a Raspberry Pi lays the disk of the journal. */
const LAID = 'noatime,commit=5,errors=remount-ro';
/** Well over the least width of a coin's pulse. */
const COIN_MS = 400;
/** So many games are played first before more money goes in. */
const ENOUGH = 20;

const [order = '', seed = '1'] = process.argv.slice(2);
let isFalling = false;

// node patron.js play SEED: until the power goes. node patron.js close: the table is looked at and told to stop.
layDisk();
await say({ is: 'mounted' });
const settings = tableOn(DISK);
const wood = layWood(settings.wiring);
const letGo = wood.hold();
const table = await openTable(settings);
await say({ is: 'open' });
if (order === 'play') {
  watch(DISK, async (_, name) => {
    if (isFalling && name?.endsWith('.db-wal')) await say({ is: 'written' });
  });
  await Promise.all([tellPictures(table), play(table, wood, chanceFrom(Number(seed)))]);
} else {
  await close(table);
  letGo();
}

function layDisk(): void {
  for (const module of ['virtio_blk', 'ext4']) execFileSync('modprobe', [module]);
  mkdirSync(DISK);
  execFileSync('mount', ['-t', 'ext4', '-o', LAID, '/dev/vda', DISK]);
}

/** Outside when it resolves. */
function say(word: PatronWord): Promise<void> {
  return new Promise((told) => process.stdout.write(`${TOLD}${JSON.stringify(word)}\n`, () => told()));
}

async function tellPictures(table: Table): Promise<never> {
  let seen = table.board();
  for (let last: Shown | null = null; ; ) {
    const now = shownOn(seen);
    if (!last || !isSameToSee(last, now)) await say({ is: 'shown', shown: now });
    last = now;
    const before = seen;
    seen = await table.until('another picture', (board) => board !== before);
  }
}

async function play(table: Table, wood: Wood, chance: Chance): Promise<never> {
  for (;;) {
    await pause(chance.oneOf([5, 50, 200, 450]));
    const { credit, outputs } = table.board();
    const luck = chance.below(100);
    const isWelcome = outputs.coins === 'accepted' && credit.games < ENOUGH;
    if (luck < 65 && isWelcome) await coin(wood, chance.oneOf(['coin.1', 'coin.2', 'coin.3']));
    else if (luck < 80) await touch(table, 'start');
    else if (luck < 90) await touch(table, 'concede');
    else wood.pot('100');
  }
}

async function coin(wood: Wood, source: string): Promise<void> {
  await say({ is: 'coin', source });
  isFalling = true;
  wood.set(source, 1);
  await pause(COIN_MS);
  wood.set(source, 0);
  await pause(COIN_MS);
  isFalling = false;
}

/** Hands touch whatever there is: what means nothing at this moment is refused, and a table that is gone is no table. */
async function touch(table: Table, panel: string): Promise<void> {
  await table.touch(panel).catch(() => {});
}

async function close(table: Table): Promise<void> {
  await say({ is: 'shown', shown: shownOn(table.board()) });
  await table.until('the gate to open', ({ outputs }) => outputs.coins === 'accepted');
  await table.stop();
  execFileSync('umount', [DISK]);
  await say({ is: 'closed' });
}
