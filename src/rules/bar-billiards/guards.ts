import { setup } from 'xstate';
import { inPlay } from './balls.ts';
import { isLastOpponent } from './ending.ts';
import type { BarBilliardsEvent } from './events.ts';
import { isLateFoul, isOfPassed } from './fouls.ts';
import type { Frame, FrameStart } from './frame.ts';
import { isSkittleInHole, PLUGGED, plugs } from './last-ball.ts';
import { wouldBeOneTooMany } from './pots.ts';

interface Asked {
  readonly context: { readonly frame: Frame };
  readonly event: BarBilliardsEvent;
}

// What the machine asks before it decides.
const guards = {
  'told late': ({ context, event }: Asked) => isOfPassed(context.frame, event.at),
  'foul came late': ({ context, event }: Asked) => isLateFoul(context.frame, event.at),
  'foul was sensed': ({ context }: Asked) => context.frame.passed?.how === 'sensed foul',
  'one double too many': ({ context }: Asked) => wouldBeOneTooMany(context.frame),
  'no baulk line': ({ context }: Asked) => !context.frame.setup.rules.baulkLine,
  'ball may rest in the D': ({ context, event }: Asked) =>
    isFoul(event, 'restInD') && !context.frame.setup.rules.restInDIsFoul,
  'nothing to contact': ({ event }: Asked) => isFoul(event, 'noContact'),
  'skittles are being set': ({ context }: Asked) =>
    context.frame.restanding && context.frame.lying.length > 0,
  'no ball was taken': ({ context }: Asked) => context.frame.setup.fitted.trough,
  'a hand is suspected': ({ context }: Asked) => context.frame.byHand !== null,
  'no ball is left': ({ context }: Asked) => inPlay(context.frame.balls) === 0,
  'one ball is left': ({ context }: Asked) => inPlay(context.frame.balls) === 1,
  'more balls are left': ({ context }: Asked) => inPlay(context.frame.balls) > 1,
  'last opponent': ({ context }: Asked) => isLastOpponent(context.frame),
  'is the black': ({ context, event }: Asked) =>
    'peg' in event && context.frame.setup.pegs.some((peg) => peg.id === event.peg && peg.colour === 'black'),
  'stands in a hole': ({ context, event }: Asked) =>
    'peg' in event && plugs(context.frame.setup.pegs).includes(event.peg),
  'moved while it was set': ({ context, event }: Asked) =>
    guards['stands in a hole']({ context, event }) && event.at < (context.frame.skittlesSetAt ?? 0),
  'hole is plugged': ({ event }: Asked) => 'hole' in event && PLUGGED.includes(event.hole),
  'is a skittle': ({ event }: Asked) =>
    event.type === 'ball.potted' && isSkittleInHole(event.hole, event.widthMs),
  'may finish': ({ context, event }: Asked) =>
    'hole' in event && context.frame.setup.rules.lastBallHoles.includes(event.hole),
  'before the ball went down': ({ context, event }: Asked) =>
    event.at <= (context.frame.lastBallDown?.at ?? -1),
  'stood in its way': ({ context, event }: Asked) =>
    guards['stands in a hole']({ context, event }) && guards['before the ball went down']({ context, event }),
  'black fell before the end': ({ context, event }: Asked) =>
    guards['is the black']({ context, event }) &&
    context.frame.passed?.closedAt === null &&
    event.at <= (context.frame.end?.at ?? -1),
};

const isFoul = (event: BarBilliardsEvent, reason: string): boolean =>
  event.type === 'panel.foul' && event.reason === reason;

/** What the states are made of. */
export const rules = setup({
  types: {} as { context: { frame: Frame }; events: BarBilliardsEvent; input: FrameStart },
  guards,
});
