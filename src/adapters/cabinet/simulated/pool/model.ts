import type { CabinetRefusal, WoodAction } from '../../../../ports/web-api.ts';
import { type Due, type Step, still, type World } from '../step.ts';
import { place, rack } from './by-hand.ts';
import { rolledOut, stick } from './release.ts';
import { liesInside } from './return-run.ts';
import { clear, miss, sink } from './strokes.ts';
import type { PoolWood } from './wood.ts';

/** The table answers to hands: what becomes of it and what that sets going, or why it cannot be. */
export function actAtPool(wood: PoolWood, action: WoodAction, world: World): Step<PoolWood> | CabinetRefusal {
  switch (action.do) {
    case 'sink':
      return sink(wood, action, world);
    case 'miss':
      return miss(wood, world);
    case 'place':
      return place(wood, action);
    case 'rack':
      return rack(wood);
    case 'clear':
      return clear(wood, world);
    case 'stick':
      return stick(wood);
    case 'pot':
    case 'lift':
    case 'return':
    case 'spot':
    case 'knock':
    case 'wobble':
    case 'stand':
    case 'plug':
    case 'baulk':
    case 'jam':
      return 'otherTable';
  }
}

/** What was due has come. */
export function comeAtPool(wood: PoolWood, due: Due): Step<PoolWood> {
  switch (due.what) {
    case 'ball out':
      return rolledOut(wood, due.ball);
    case 'ball inside':
      return liesInside(wood, due.ball);
    default:
      return still(wood);
  }
}
