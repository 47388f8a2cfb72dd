import type { CabinetAction, CabinetRefusal } from '../../../ports/web-api.ts';
import { holeSpots, pegSpots } from '../../../rules/bar-billiards/bed.ts';
import type { LineChange } from '../../../sensing/events.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import type { Chance } from './chance.ts';
import { insertCoin, press, turnSwitch } from './front.ts';
import { knock, plug, stand, wobble } from './pegs.ts';
import { atBar, home } from './return-run.ts';
import { type Due, type Step, still, type World } from './step.ts';
import { backOverBaulk, lift, miss, pot, spotRed, takeBack } from './strokes.ts';
import type { Wood } from './wood.ts';

/** The wood answers to hands: what becomes of it and what that sets going, or why it cannot be. */
export function act(wood: Wood, action: CabinetAction, world: World): Step | CabinetRefusal {
  switch (action.do) {
    case 'pot':
      return pot(wood, action.hole, action.ball, world);
    case 'miss':
      return miss(wood, world);
    case 'lift':
      return lift(wood, action.ball, world);
    case 'return':
      return takeBack(wood, action, world);
    case 'spot':
      return spotRed(wood, world);
    case 'knock':
      return knock(wood, action.peg, world);
    case 'wobble':
      return wobble(wood, action.peg, world);
    case 'stand':
      return stand(wood, action.peg, world);
    case 'plug':
      return plug(wood, action.peg, action.hole, world);
    case 'baulk':
      return backOverBaulk(wood, world);
    case 'coin':
      return insertCoin(wood, action.line, world);
    case 'acceptor':
      return 'noAcceptor';
    case 'press':
      return press(wood, action.button, world);
    case 'key':
      return turnSwitch(wood, 'key', action.on, world);
    case 'door':
      return turnSwitch(wood, 'door', action.open, world);
    case 'speed':
      return still({ ...wood, speed: action.speed });
  }
}

/** What was due has come. */
export function come(wood: Wood, due: Due, world: World): Step {
  switch (due.what) {
    case 'edge':
      return still({ ...wood, lines: linesAfter(wood.lines, due.edge) });
    case 'ball at bar':
      return atBar(wood, due.id, world);
    case 'ball home':
      return home(wood, due.id, world);
  }
}

export function worldOf(layout: TableLayout, chance: Chance): Omit<World, 'at'> {
  return { layout, chance, holes: holeSpots(layout.holes), pegs: pegSpots(layout.pegs) };
}

function linesAfter(lines: readonly string[], { line, value }: LineChange): readonly string[] {
  if (value === 1) return lines.includes(line) ? lines : [...lines, line];
  return lines.filter((each) => each !== line);
}
