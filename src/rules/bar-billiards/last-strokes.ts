import { assign, raise } from 'xstate';
import * as fouls from './fouls.ts';
import { rules } from './guards.ts';
import * as last from './last-ball.ts';
import { endStroke, lift, next, strike } from './stroke.ts';

/** The skittles are on their way into the 50 holes: what they do there is nothing (BBA-21). */
export const settingUp = rules.createStateConfig({
  on: {
    'panel.skittlesSet': { target: 'atTheD', actions: assign(({ context }) => last.skittlesSet(context)) },
    'peg.fallen': [
      { guard: 'told late', actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
      {},
    ],
    'peg.wobbled': {},
    // Nobody said that they are set, and the ball was played: then they are.
    'ball.potted': [{ guard: 'hole is plugged' }, { target: 'atTheD', actions: raise(({ event }) => event) }],
    'panel.addPot': { target: 'atTheD', actions: raise(({ event }) => event) },
    'panel.foul': [
      { guard: 'foul came late', actions: assign(({ context, event }) => fouls.foulLate(context, event)) },
      { target: 'atTheD', actions: raise(({ event }) => event) },
    ],
    'panel.next': { actions: assign(({ context, event }) => next(strike(context), event.at)) },
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
        actions: assign(({ context, event }) => last.holdLastBall(context, event)),
      },
      { target: '#over', actions: assign(({ context, event }) => last.failIn(context, event)) },
    ],
    'panel.addPot': { actions: raise(({ event }) => ({ ...event, type: 'ball.potted', widthMs: 0 })) },
    'ball.lifted': { actions: assign(({ context, event }) => lift(context, event.at)) },
    'ball.overBaulk': [
      { guard: 'no baulk line' },
      { guard: 'foul came late', actions: assign(({ context, event }) => fouls.foulLate(context, event)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(strike(context), event)) },
    ],
    'peg.fallen': [
      { guard: 'told late', actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
      {
        guard: 'is the black',
        target: '#over',
        actions: assign(({ context, event }) => last.loseByBlack(context, event)),
      },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.knock(strike(context), event)) },
    ],
    'peg.wobbled': {
      guard: 'stands in a hole',
      target: 'fouled',
      actions: assign(({ context, event }) => last.touch(strike(context), event)),
    },
    'panel.foul': [
      { guard: 'foul came late', actions: assign(({ context, event }) => fouls.foulLate(context, event)) },
      { guard: 'nothing to contact' },
      { guard: 'ball may rest in the D', actions: assign(({ context }) => fouls.clearD(context)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(strike(context), event)) },
    ],
    'panel.next': { actions: assign(({ context, event }) => next(strike(context), event.at)) },
  },
});

/** The last ball was fouled and still rolls: if it goes down, the game is lost (BB-67). */
export const touched = rules.createStateConfig({
  on: {
    'ball.potted': [
      { guard: 'is a skittle' },
      { target: '#over', actions: assign(({ context, event }) => last.failAfterFoul(context, event)) },
    ],
    'panel.addPot': { actions: raise(({ event }) => ({ ...event, type: 'ball.potted', widthMs: 0 })) },
    'ball.lifted': {
      target: 'atTheD',
      actions: assign(({ context, event: { at } }) => lift(endStroke(context, at), at)),
    },
    'ball.overBaulk': { actions: assign(({ context }) => fouls.ballBack(context, 'baulk')) },
    'peg.fallen': [
      {
        guard: 'is the black',
        target: '#over',
        actions: assign(({ context, event }) => last.loseByBlackAfterFoul(context, event)),
      },
      { actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
    ],
    'panel.foul': { actions: assign(({ context, event }) => fouls.ballBack(context, event.reason)) },
    'panel.next': { target: 'atTheD', actions: assign(({ context, event }) => endStroke(context, event.at)) },
    'stroke.ended': {
      target: 'atTheD',
      actions: assign(({ context, event }) => endStroke(context, event.at)),
    },
  },
});

/** The last ball is down where it may finish the game: off a side cushion? (BB-61, BBA-16) */
export const offCushion = rules.createStateConfig({
  on: {
    'panel.yes': { target: '#over', actions: assign(({ context, event }) => last.finish(context, event.at)) },
    'panel.no': {
      target: '#over',
      actions: assign(({ context, event }) => last.fail(context, 'noCushion', event.at)),
    },
    'panel.foul': {
      target: '#over',
      actions: assign(({ context, event }) => last.fail(context, event.reason, event.at)),
    },
    'peg.fallen': [
      {
        guard: 'is the black',
        target: '#over',
        actions: assign(({ context, event }) => last.loseByBlack(context, event)),
      },
      {
        guard: 'before the ball went down',
        target: '#over',
        actions: assign(({ context, event }) => last.fail(context, event.peg, event.at)),
      },
      {},
    ],
    'peg.wobbled': [
      {
        guard: 'stood in its way',
        target: '#over',
        actions: assign(({ context, event }) => last.fail(context, event.peg, event.at)),
      },
      {},
    ],
    'red.seen': { actions: assign(({ context, event }) => last.repaintLastBall(context, event.hole, 'red')) },
    'panel.red': {
      actions: assign(({ context, event }) => last.repaintLastBall(context, event.hole, 'red')),
    },
    'panel.white': {
      actions: assign(({ context, event }) => last.repaintLastBall(context, event.hole, 'white')),
    },
    'panel.removePot': { target: 'atTheD', actions: assign(({ context }) => last.raiseLastBall(context)) },
    'panel.concede': {},
  },
});
