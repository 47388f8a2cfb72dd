import type { GameEvent } from '../game.ts';
import { type BarBilliardsEvent, FOUL_REASONS } from './events.ts';
import type { BarBilliardsSetup } from './setup.ts';

type Detail = 'hole' | 'peg' | 'reason' | 'ball';

const DETAILS: Readonly<Record<BarBilliardsEvent['type'], readonly Detail[]>> = {
  'ball.potted': ['hole', 'ball'],
  'red.seen': ['hole'],
  'ball.returned': [],
  'ball.lifted': [],
  'ball.overBaulk': [],
  'peg.fallen': ['peg'],
  'peg.wobbled': ['peg'],
  'peg.standing': ['peg'],
  'stroke.ended': [],
  'bar.dropped': [],
  'panel.next': [],
  'panel.foul': ['reason'],
  'panel.concede': [],
  'panel.yes': [],
  'panel.no': [],
  'panel.red': ['hole'],
  'panel.white': ['hole'],
  'panel.skittlesSet': [],
  'panel.addPot': ['hole', 'ball'],
  'panel.removePot': ['hole'],
};
export const BALLS: readonly string[] = ['red', 'white'];

/** Why this table's game has no use for such an event, or null when it has. */
export function refusalOf(setup: BarBilliardsSetup, event: GameEvent): string | null {
  const isBaulk = event.type === 'panel.foul' && Reflect.get(event, 'reason') === 'baulk';
  return isBaulk && !setup.rules.baulkLine ? 'no baulk line at this table' : unknownOf(setup, event);
}

/** The reasons that this table's rules know. */
export function foulReasons(setup: BarBilliardsSetup): readonly string[] {
  return FOUL_REASONS.filter((reason) => {
    const foul = { type: 'panel.foul', reason, at: 0 };
    return refusalOf(setup, foul) === null;
  });
}

/** Why bar billiards on this table does not know such an event, or null when it does. */
export function unknownOf(setup: BarBilliardsSetup, event: GameEvent): string | null {
  if (!isType(event.type)) return `unknown action ${event.type.replace('panel.', '')}`;
  for (const detail of DETAILS[event.type]) {
    const given: unknown = Reflect.get(event, detail);
    if (!knows(setup, detail, given)) return `unknown ${detail} ${String(given)}`;
  }
  return null;
}

const isType = (type: string): type is BarBilliardsEvent['type'] => Object.hasOwn(DETAILS, type);

function knows(setup: BarBilliardsSetup, detail: Detail, given: unknown): boolean {
  switch (detail) {
    case 'hole':
      return setup.holes.some((hole) => hole.id === given);
    case 'peg':
      return setup.pegs.some((peg) => peg.id === given);
    case 'ball':
      return BALLS.some((ball) => ball === given);
    case 'reason':
      return FOUL_REASONS.some((reason) => reason === given);
  }
}
