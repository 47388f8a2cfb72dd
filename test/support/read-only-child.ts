import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { openJournal } from '../../src/adapters/journal/open-journal.ts';
import { NOON } from './books-of.ts';

// An idle table whose disk is read-only for a while. Says on standard output whenever it finds that out.
const [file = ''] = process.argv.slice(2);
const folder = dirname(file);
const clock = new HandClock(NOON);
const { journal } = openJournal({ file, version: '1.0.0', clock });
journal.onHealth((writable) => process.stdout.write(writable ? 'writable ' : 'read-only '));

clock.advance(60_000);
execFileSync('mount', ['--bind', '-o', 'ro', folder, folder]);
clock.advance(60_000);
execFileSync('umount', [folder]);
clock.advance(60_000);
journal.close();
