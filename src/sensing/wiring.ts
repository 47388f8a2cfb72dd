import { baulkDetector } from './baulk.ts';
import { buttonDetector } from './button.ts';
import { createCell } from './cell.ts';
import { coinDetector } from './coin.ts';
import type { SensingSetup } from './events.ts';
import { laneDetector } from './lane.ts';
import { createLine, type Line } from './line.ts';
import { hasLane, isButton, STRING_LINE, SWITCHES } from './lines.ts';
import { mouthDetector } from './mouth.ts';
import { deliveryDetector, pocketDetector } from './passage.ts';
import { pegDetector } from './peg.ts';
import { stringDetector } from './string.ts';
import { switchDetector } from './switch.ts';
import { troughDetector } from './trough.ts';

/** A person leans on the table more than once in a moment: one tilt. */
const TILT_REPEATS_MS = 300;

/** A detector for everything that is fitted. Of deadlines at one moment, the one wired first is told first. */
export function wire(setup: SensingSetup): Line[] {
  return [
    ...setup.holes.flatMap((hole) => wireHole(hole, setup)),
    ...(setup.pocketBeams ? setup.pockets.map((pocket) => wirePocket(pocket, setup)) : []),
    ...(setup.delivery ? [createLine('delivery', 'other', createCell(deliveryDetector(setup)))] : []),
    ...setup.pegs.map((peg) =>
      createLine(`peg.${peg}`, 'other', createCell(pegDetector(peg, setup.skittle))),
    ),
    ...(setup.baulk ? [createLine('baulk', 'other', createCell(baulkDetector(setup.hole)))] : []),
    ...(setup.trough ? [wireTrough(setup)] : []),
    ...(hasLane(setup) ? wireLane(setup) : []),
    ...setup.coins.map((coin) =>
      createLine(coin.line, 'coin', createCell(coinDetector(coin, setup.coinsPerSecond))),
    ),
    // One that is active from the start is told as pulled: coins must not be taken then, either.
    ...(setup.string ? [createLine(STRING_LINE, 'level switch', createCell(stringDetector(setup)))] : []),
    ...SWITCHES.map((name) => {
      const offMs = name === 'tilt' ? TILT_REPEATS_MS : setup.buttonMs;
      const cell = createCell(switchDetector(name, { onMs: setup.buttonMs, offMs }));
      return createLine(name, name === 'tilt' ? 'other' : 'level switch', cell);
    }),
  ];
}

/** A setup does not list its buttons: each is wired when it is first heard. */
export function wireButton(name: string, setup: SensingSetup): Line | null {
  if (!isButton(name)) return null;
  const button = name.slice('button.'.length);
  return createLine(name, 'other', createCell(buttonDetector(button, setup.buttonMs)));
}

function wireHole(hole: string, setup: SensingSetup): Line[] {
  const lines = { hole, beam: `hole.${hole}`, red: `red.${hole}` };
  const cell = createCell(mouthDetector(lines, setup));
  const beam = createLine(lines.beam, 'hole', cell);
  return setup.red === 'perHole' ? [beam, createLine(lines.red, 'red', cell)] : [beam];
}

function wirePocket(pocket: string, setup: SensingSetup): Line {
  return createLine(`pocket.${pocket}`, 'hole', createCell(pocketDetector(pocket, setup)));
}

function wireLane(setup: SensingSetup): Line[] {
  const cell = createCell(laneDetector(setup));
  const beam = createLine('lane', 'other', cell);
  return setup.red === 'lane' ? [beam, createLine('lane.red', 'red', cell)] : [beam];
}

function wireTrough(setup: SensingSetup): Line {
  return createLine('trough', 'other', createCell(troughDetector(setup.buttonMs)));
}
