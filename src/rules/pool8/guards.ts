import { assign, setup } from 'xstate';
import type { BallNamed, Pool8Event } from './events.ts';
import { offeredReasons } from './fouls.ts';
import type { Frame, FrameStart } from './frame.ts';
import { fall, forgetFall, isNews, name } from './naming.ts';
import { isOnBlack, type Stage, stageOf } from './position.ts';
import { asksForBall, endsByCall, isBreakInDoubt, isKnown, isLost } from './questions.ts';
import { decide, settle, strike } from './strike.ts';
import { newStroke } from './stroke.ts';

interface Asked {
  readonly context: { readonly frame: Frame };
  readonly event: Pool8Event;
}

const isAt =
  (stage: Stage) =>
  ({ context }: Asked): boolean =>
    stageOf(context.frame.position) === stage;

// What the machine asks before it decides.
const guards = {
  'is over': isAt('over'),
  'break was short': isAt('shortBreak'),
  'group is to be chosen': isAt('whichGroup'),
  'is to be broken': isAt('break'),
  'is open': isAt('open'),
  'is on the black': ({ context }: Asked) => isOnBlack(context.frame.position),
  'is over by the call': ({ context }: Asked) => endsByCall(context.frame),
  'may have been short': ({ context }: Asked) => isBreakInDoubt(context.frame),
  'says it was short': ({ context, event }: Asked) =>
    isBreakInDoubt(context.frame) && event.type === 'panel.foul' && event.reason === 'fewerThanFour',
  'is a ball of this stroke': ({ context, event }: Asked) => isNaming(event) && isNews(context.frame, event),
  'is a ball of a new stroke': ({ context, event }: Asked) =>
    isNaming(event) && isNews(strike(context.frame), event),
  'can be a foul': ({ context: { frame }, event }: Asked) =>
    isOffered(event, offeredReasons(frame.before, frame.stroke)),
  'can be a foul now': ({ context: { frame }, event }: Asked) =>
    isOffered(event, offeredReasons(frame.position, newStroke(null))),
  'a ball has no name': ({ context }: Asked) => asksForBall(context.frame),
  'nothing else fell': ({ context: { frame } }: Asked) =>
    frame.stroke.falls.length === 1 && frame.stroke.pots.length === 0,
  'all is known': ({ context }: Asked) => isKnown(context.frame),
  'is done': ({ context: { frame } }: Asked) => frame.stroke.over && isKnown(frame),
  'is lost by the black': ({ context }: Asked) => isLost(context.frame),
};

const isNaming = (event: Pool8Event): event is BallNamed =>
  event.type === 'panel.ball' || event.type === 'ball.returned';

const isOffered = (event: Pool8Event, reasons: readonly string[]): boolean =>
  event.type === 'panel.foul' && reasons.includes(event.reason);

/** What the states are made of. */
export const rules = setup({
  types: {} as { context: { frame: Frame }; events: Pool8Event; input: FrameStart },
  guards,
  // What several states do alike.
  actions: {
    'note the fall': assign({
      frame: ({ context: { frame }, event }) => (event.type === 'pocket.passed' ? fall(frame, event) : frame),
    }),
    'forget the fall': assign({ frame: ({ context: { frame } }) => forgetFall(frame) }),
    'judge with its name': assign({
      frame: ({ context: { frame }, event }) =>
        isNaming(event) ? decide(name(frame, event), event.at) : frame,
    }),
    'stroke is over': assign({ frame: ({ context: { frame } }) => settle(frame) }),
  },
});
