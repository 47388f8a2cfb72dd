import { assign, raise } from 'xstate';
import * as fouls from './fouls.ts';
import { rules } from './guards.ts';
import * as last from './last-ball.ts';
import { endStroke, lift, next, strike } from './stroke.ts';

/** The skittles are on their way into the 50 holes: what they do there is nothing (BBA-21). */
export const settingUp = rules.createStateConfig({
  on: {
    'panel.skittlesSet': {
      target: 'atTheD',
      actions: assign({ frame: ({ context: { frame }, event }) => last.skittlesSet(frame, event.at) }),
    },
    'peg.fallen': [
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }),
      },
      // The black has no 50 hole to go into.
      { guard: 'is the black', target: 'atTheD', actions: raise(({ event }) => event) },
      {},
    ],
    'peg.wobbled': {},
    // Nobody said that they are set, and the ball was played: then they are.
    'ball.potted': [{ guard: 'hole is plugged' }, { target: 'atTheD', actions: raise(({ event }) => event) }],
    'panel.addPot': { target: 'atTheD', actions: raise(({ event }) => event) },
    'panel.foul': [
      {
        guard: 'foul came late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foulLate(frame, event) }),
      },
      { target: 'atTheD', actions: raise(({ event }) => event) },
    ],
    'panel.next': {
      actions: assign({ frame: ({ context: { frame }, event }) => next(strike(frame), event.at) }),
    },
  },
});

/** The last ball is played from the D, in turns, until it is down (BB-61, BB-62). */
export const atTheD = rules.createStateConfig({
  on: {
    'ball.potted': [
      { guard: 'is a skittle' },
      {
        guard: 'may finish',
        target: 'offCushion',
        actions: assign({ frame: ({ context: { frame }, event }) => last.holdLastBall(frame, event) }),
      },
      {
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.failIn(frame, event) }),
      },
    ],
    'panel.addPot': { actions: raise(({ event }) => ({ ...event, type: 'ball.potted', widthMs: 0 })) },
    'ball.lifted': { actions: assign({ frame: ({ context: { frame }, event }) => lift(frame, event.at) }) },
    'ball.overBaulk': [
      { guard: 'no baulk line' },
      {
        guard: 'foul came late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foulLate(frame, event) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foul(strike(frame), event) }),
      },
    ],
    'peg.fallen': [
      { guard: 'moved while it was set' },
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }),
      },
      {
        guard: 'is the black',
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.loseByBlack(frame, event) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.knock(strike(frame), event) }),
      },
    ],
    'peg.wobbled': [
      { guard: 'moved while it was set' },
      {
        guard: 'stands in a hole',
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => last.touch(strike(frame), event) }),
      },
    ],
    'panel.foul': [
      {
        guard: 'foul came late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foulLate(frame, event) }),
      },
      { guard: 'nothing to contact' },
      {
        guard: 'ball may rest in the D',
        actions: assign({ frame: ({ context: { frame } }) => fouls.clearD(frame) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foul(strike(frame), event) }),
      },
    ],
    'panel.next': {
      actions: assign({ frame: ({ context: { frame }, event }) => next(strike(frame), event.at) }),
    },
  },
});

/** The last ball was fouled and still rolls: if it goes down, the game is lost (BB-67). */
export const touched = rules.createStateConfig({
  on: {
    'ball.potted': [
      { guard: 'is a skittle' },
      {
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.failAfterFoul(frame, event) }),
      },
    ],
    'panel.addPot': { actions: raise(({ event }) => ({ ...event, type: 'ball.potted', widthMs: 0 })) },
    'ball.lifted': {
      target: 'atTheD',
      actions: assign({ frame: ({ context: { frame }, event: { at } }) => lift(endStroke(frame, at), at) }),
    },
    'ball.overBaulk': {
      actions: assign({ frame: ({ context: { frame } }) => fouls.ballBack(frame, 'baulk') }),
    },
    'peg.fallen': [
      {
        guard: 'is the black',
        target: '#over',
        actions: assign({
          frame: ({ context: { frame }, event }) => last.loseByBlackAfterFoul(frame, event),
        }),
      },
      { actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }) },
    ],
    'panel.foul': {
      actions: assign({ frame: ({ context: { frame }, event }) => fouls.ballBack(frame, event.reason) }),
    },
    'panel.next': {
      target: 'atTheD',
      actions: assign({ frame: ({ context: { frame }, event }) => endStroke(frame, event.at) }),
    },
    'stroke.ended': {
      target: 'atTheD',
      actions: assign({ frame: ({ context: { frame }, event }) => endStroke(frame, event.at) }),
    },
  },
});

/** The last ball is down where it may finish the game: off a side cushion? (BB-61, BBA-16) */
export const offCushion = rules.createStateConfig({
  on: {
    'panel.yes': {
      target: '#over',
      actions: assign({ frame: ({ context: { frame }, event }) => last.finish(frame, event.at) }),
    },
    'panel.no': {
      target: '#over',
      actions: assign({ frame: ({ context: { frame }, event }) => last.fail(frame, 'noCushion', event.at) }),
    },
    'panel.foul': {
      target: '#over',
      actions: assign({ frame: ({ context: { frame }, event }) => last.fail(frame, event.reason, event.at) }),
    },
    'peg.fallen': [
      {
        guard: 'is the black',
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.loseByBlack(frame, event) }),
      },
      {
        guard: 'before the ball went down',
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.fail(frame, event.peg, event.at) }),
      },
      {},
    ],
    'peg.wobbled': [
      {
        guard: 'stood in its way',
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => last.fail(frame, event.peg, event.at) }),
      },
      {},
    ],
    'red.seen': {
      actions: assign({
        frame: ({ context: { frame }, event }) => last.repaintLastBall(frame, event.hole, 'red'),
      }),
    },
    'panel.red': {
      actions: assign({
        frame: ({ context: { frame }, event }) => last.repaintLastBall(frame, event.hole, 'red'),
      }),
    },
    'panel.white': {
      actions: assign({
        frame: ({ context: { frame }, event }) => last.repaintLastBall(frame, event.hole, 'white'),
      }),
    },
    'panel.removePot': {
      target: 'atTheD',
      actions: assign({ frame: ({ context: { frame } }) => last.raiseLastBall(frame) }),
    },
    'panel.concede': {},
  },
});
