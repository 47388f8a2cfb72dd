import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { bytesPerGame } from './bytes-per-game.ts';
import { idle } from './idle.ts';
import { changesBackToBack, pacedChanges } from './line-to-board.ts';
import { potsPerSecond } from './pots-per-second.ts';
import { startToReady } from './start-to-ready.ts';

// Beside the journals of this checkout: the temporary folder may lie in memory and not on a disk.
mkdirSync('.table', { recursive: true });
const folder = mkdtempSync(join('.table', 'bench-'));
const fileOf = (name: string) => join(folder, `${name}.db`);

process.stderr.write('Measuring: about a minute, and longer while the machine does something else.\n');
try {
  const figures = {
    node: process.versions.node,
    processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    startToReadyMs: await startToReady((nth) => fileOf(`start-${nth}`)),
    lineToScoreboardUs: {
      paced: await pacedChanges(fileOf('paced')),
      backToBack: await changesBackToBack(fileOf('back-to-back')),
    },
    potsPerSecond: potsPerSecond(),
    diskPerGame: await bytesPerGame(fileOf('games')),
    idle: await idle(fileOf('idle')),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
