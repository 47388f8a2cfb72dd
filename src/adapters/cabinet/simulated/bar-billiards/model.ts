import type { CabinetRefusal, WoodAction } from '../../../../ports/web-api.ts';
import type { Outputs } from '../../../../session/outputs.ts';
import { obeyAtFront, switchTo } from '../front.ts';
import { andThen, type Due, type Step, still, type World } from '../step.ts';
import { knock, plug, stand, wobble } from './pegs.ts';
import { atBar, home, release } from './return-run.ts';
import { backOverBaulk, lift, miss, pot, spotRed, takeBack } from './strokes.ts';
import type { BarBilliardsWood } from './wood.ts';

type Stepped = Step<BarBilliardsWood>;

/** The wood answers to hands: what becomes of it and what that sets going, or why it cannot be. */
export function actAtBar(wood: BarBilliardsWood, action: WoodAction, world: World): Stepped | CabinetRefusal {
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
    case 'jam':
      return still({ ...wood, barJammed: action.jammed });
    case 'sink':
    case 'place':
    case 'rack':
    case 'clear':
    case 'stick':
      return 'otherTable';
  }
}

/** What was due has come. */
export function comeAtBar(wood: BarBilliardsWood, due: Due, world: World): Stepped {
  switch (due.what) {
    case 'ball at bar':
      return atBar(wood, due.id, world);
    case 'ball home':
      return home(wood, due.id, world);
    default:
      return still(wood);
  }
}

/** Bar and gate follow what the table holds; the bar's own switch follows the bar. */
export function obeyAtBar(wood: BarBilliardsWood, outputs: Outputs, world: World): Stepped {
  const gated = obeyAtFront(wood, outputs);
  if (gated.barJammed || gated.bar === outputs.bar) return still(gated);
  const later = { ...world, at: world.at + world.chance.between(60, 220) };
  const moved: BarBilliardsWood = { ...gated, bar: outputs.bar };
  const barred = switchTo(moved, { line: 'bar.down', on: outputs.bar === 'dropped' }, later);
  return outputs.bar === 'raised' ? andThen(barred, (up) => release(up, world)) : barred;
}
