import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readTraces, type Traces } from './traces.ts';

const run = promisify(execFile);

/** Which circuit, for how long, looked at how often (seconds), and what of it is wanted: `v(low)`, `i(l.xmagnet.lwire)`. */
export interface Deck {
  readonly circuit: string;
  readonly seconds: number;
  readonly step: number;
  readonly watch: readonly string[];
}

/** Why boards cannot be tried on this computer, or null. */
export async function whyNoNgspice(): Promise<string | null> {
  try {
    await run('ngspice', ['--version']);
    return null;
  } catch {
    return 'ngspice is not installed (sudo apt-get install ngspice)';
  }
}

/** Lets a circuit live for a while. Throws with ngspice's own words when it cannot. */
export async function simulate(deck: Deck): Promise<Traces> {
  const folder = await mkdtemp(join(tmpdir(), 'baulk-board-'));
  try {
    await writeFile(join(folder, 'deck.cir'), written(deck));
    const { stdout, stderr } = await run('ngspice', ['-b', 'deck.cir'], {
      cwd: folder,
      maxBuffer: 64 << 20,
    });
    // ngspice ends well also when it gave up halfway.
    if (/aborted|fatal|Timestep too small/.test(stdout + stderr))
      throw new Error(`ngspice gave up:\n${stdout}\n${stderr}`);
    return readTraces(await readFile(join(folder, 'traces'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function written({ circuit, seconds, step, watch }: Deck): string {
  return `* A bench
${circuit}
.options method=gear reltol=2m
.save ${watch.join(' ')}
.control
set wr_singlescale
set wr_vecnames
tran ${step} ${seconds} 0 ${step}
wrdata traces ${watch.join(' ')}
quit
.endc
.end
`;
}
