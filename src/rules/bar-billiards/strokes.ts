import { assign } from 'xstate';
import { addLatePot, addPot, addPotInStroke } from './corrections.ts';
import * as fouls from './fouls.ts';
import { rules } from './guards.ts';
import { latePot, pot } from './pots.ts';
import { dropBar, endStroke, lift, next, strike } from './stroke.ts';

/** Balls lie still; whoever is at the table may strike. */
export const between = rules.createStateConfig({
  on: {
    'ball.potted': [
      { guard: 'told late', actions: assign(({ context, event }) => latePot(context, event)) },
      { target: 'stroke', actions: assign(({ context, event }) => pot(strike(context), event)) },
    ],
    'ball.lifted': {
      target: 'stroke',
      actions: assign(({ context, event }) => lift(strike(context), event.at)),
    },
    'ball.overBaulk': [
      { guard: 'no baulk line' },
      { guard: 'foul came late', actions: assign(({ context, event }) => fouls.foulLate(context, event)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(strike(context), event)) },
    ],
    'peg.fallen': [
      { guard: 'told late', actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
      {
        guard: 'skittles are being set',
        actions: assign(({ context, event }) => fouls.lay(context, event.peg)),
      },
      {
        guard: 'no ball was taken',
        actions: assign(({ context, event }) => fouls.askByHand(context, event)),
      },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.knock(strike(context), event)) },
    ],
    'panel.foul': [
      { guard: 'ball may rest in the D', actions: assign(({ context }) => fouls.clearD(context)) },
      { guard: 'foul came late', actions: assign(({ context, event }) => fouls.foulLate(context, event)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(strike(context), event)) },
    ],
    'panel.next': { actions: assign(({ context, event }) => next(strike(context), event.at)) },
    'panel.no': {
      guard: 'a hand is suspected',
      target: 'fouled',
      actions: assign(({ context }) => fouls.knockAfterAll(context)),
    },
    'panel.addPot': { actions: assign(({ context, event }) => addPot(context, event)) },
    'bar.dropped': { target: '#afterBar.between', actions: assign(({ context }) => dropBar(context)) },
  },
});

/** A ball has been struck or taken for it, and nothing was fouled. */
export const stroke = rules.createStateConfig({
  on: {
    'ball.potted': [
      { guard: 'told late', actions: assign(({ context, event }) => latePot(context, event)) },
      {
        guard: 'one double too many',
        target: 'fouled',
        actions: assign(({ context, event }) => fouls.potOneTooMany(context, event)),
      },
      { actions: assign(({ context, event }) => pot(context, event)) },
    ],
    'ball.lifted': { actions: assign(({ context, event }) => lift(context, event.at)) },
    'ball.overBaulk': [
      { guard: 'no baulk line' },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(context, event)) },
    ],
    'peg.fallen': [
      { guard: 'told late', actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.knock(context, event)) },
    ],
    'panel.foul': [
      { guard: 'ball may rest in the D', actions: assign(({ context }) => fouls.clearD(context)) },
      { target: 'fouled', actions: assign(({ context, event }) => fouls.foul(context, event)) },
    ],
    'panel.next': { target: 'between', actions: assign(({ context, event }) => next(context, event.at)) },
    'panel.addPot': { actions: assign(({ context, event }) => addPotInStroke(context, event)) },
    'stroke.ended': {
      target: 'between',
      actions: assign(({ context, event }) => endStroke(context, event.at)),
    },
    'bar.dropped': { target: '#afterBar.stroke', actions: assign(({ context }) => dropBar(context)) },
  },
});

/** The turn has passed, and what the fouled stroke still does counts for nobody (BBA-23). */
export const fouled = rules.createStateConfig({
  on: {
    'ball.potted': { actions: assign(({ context, event }) => latePot(context, event)) },
    'ball.lifted': {
      target: 'stroke',
      actions: assign(({ context, event: { at } }) => lift(strike(endStroke(context, at)), at)),
    },
    'ball.overBaulk': { actions: assign(({ context }) => fouls.ballBack(context, 'baulk')) },
    'peg.fallen': { actions: assign(({ context, event }) => fouls.judgeAgain(context, event)) },
    'panel.foul': [
      {
        guard: 'foul was sensed',
        actions: assign(({ context, event }) => fouls.ballBack(context, event.reason)),
      },
      { guard: 'ball may rest in the D', actions: assign(({ context }) => fouls.clearD(context)) },
      { actions: assign(({ context, event }) => fouls.foul(strike(endStroke(context, event.at)), event)) },
    ],
    'panel.next': [
      // Out of habit: the skittle has passed the turn already.
      {
        guard: 'foul was sensed',
        target: 'between',
        actions: assign(({ context, event }) => endStroke(context, event.at)),
      },
      {
        target: 'between',
        actions: assign(({ context, event: { at } }) => next(strike(endStroke(context, at)), at)),
      },
    ],
    'panel.addPot': { actions: assign(({ context, event }) => addLatePot(context, event)) },
    'stroke.ended': {
      target: 'between',
      actions: assign(({ context, event }) => endStroke(context, event.at)),
    },
    'bar.dropped': { target: '#afterBar.fouled', actions: assign(({ context }) => dropBar(context)) },
  },
});
