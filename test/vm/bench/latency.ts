import { type Figures, figuresOf, rounded } from '../../../src/app/bench/figures.ts';
import { pause } from '../inside/support/patience.ts';
import { openBareLine } from './bare-line.ts';
import { openLookOut } from './look-out.ts';
import { BACKENDS, CHIME, type Fouls, openWiredTable } from './wired-table.ts';

/**
 * How long the table takes from an edge of FOUL to the scoreboard and to the chime's coil, by both ways to the kernel
 * and in turns, as whatever else the computer does changes. An emulated computer is many times slower than a Raspberry
 * Pi: what it tells are the ratios.
 */
const ROUNDS = 3;
const FOULS_A_ROUND = 12;
/** The first ones of a round find the program cold. */
const WARM_UP = 2;
const BARE_EDGES_A_FOUL = 4;
/** The chime strikes twice a foul and bears 60 strokes a minute. */
const PACE_MS = 2_100;

interface Samples {
  readonly board: number[];
  readonly coil: number[];
}

const samples: Readonly<Record<(typeof BACKENDS)[number], Samples>> = {
  chardev: { board: [], coil: [] },
  onoff: { board: [], coil: [] },
};
const bare: number[] = [];
const looks: number[] = [];
const line = openBareLine();
const lookOut = openLookOut(CHIME);

process.stderr.write(`Measuring: ${ROUNDS} rounds of each way to the kernel, about five minutes.\n`);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const backend of BACKENDS) {
    const table = await openWiredTable(backend);
    for (let nth = -WARM_UP; nth < FOULS_A_ROUND; nth += 1) await foul(table, samples[backend], nth >= 0);
    await table.stop();
  }
}
line.close();
await lookOut.stop();
process.stdout.write(`${JSON.stringify(report(), null, 2)}\n`);

async function foul(table: Fouls, into: Samples, counts: boolean): Promise<void> {
  const struck = lookOut.nextRise();
  const fromNs = process.hrtime.bigint();
  const [shownNs, { atNs, lookNs }] = await Promise.all([table.pressFoul(), struck]);
  if (counts) {
    into.board.push(us(shownNs - fromNs));
    into.coil.push(us(atNs - fromNs));
    looks.push(lookNs / 1_000);
  }
  table.releaseFoul();
  for (let edge = 0; edge < BARE_EDGES_A_FOUL; edge += 1) {
    await pause(20);
    const ns = await line.edge();
    if (counts) bare.push(us(ns));
  }
  await pause(PACE_MS);
}

function report() {
  const unit = figuresOf(bare);
  const of = ({ board, coil }: Samples) => ({ board: figuresOf(board), coil: figuresOf(coil) });
  const chardev = of(samples.chardev);
  const onoff = of(samples.onoff);
  return {
    edgeToUs: { bareWakeUp: unit, chardev, onoff },
    // The coil is seen by reading its line again and again: so long a look takes, by so much it may be seen late.
    lookAtCoilUs: figuresOf(looks),
    ratios: {
      toBareWakeUp: {
        chardev: { board: ratio(chardev.board, unit), coil: ratio(chardev.coil, unit) },
        onoff: { board: ratio(onoff.board, unit), coil: ratio(onoff.coil, unit) },
      },
      onoffToChardev: { board: ratio(onoff.board, chardev.board), coil: ratio(onoff.coil, chardev.coil) },
      boardToCoil: { chardev: ratio(chardev.board, chardev.coil), onoff: ratio(onoff.board, onoff.coil) },
    },
  };
}

function ratio(a: Figures, b: Figures) {
  return { p50: rounded(a.p50 / b.p50), p99: rounded(a.p99 / b.p99) };
}

function us(ns: bigint): number {
  return Number(ns) / 1_000;
}
