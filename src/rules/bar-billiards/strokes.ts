import { assign } from 'xstate';
import { addLatePot, addPot, addPotInStroke } from './corrections.ts';
import { concede, concedeGame } from './ending.ts';
import * as fouls from './fouls.ts';
import { rules } from './guards.ts';
import { latePot, pot } from './pots.ts';
import { dropBar, endStroke, lift, next, strike } from './stroke.ts';

/** Balls lie still; whoever is at the table may strike. */
export const between = rules.createStateConfig({
  on: {
    'ball.potted': [
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => latePot(frame, event) }),
      },
      {
        target: 'stroke',
        actions: assign({ frame: ({ context: { frame }, event }) => pot(strike(frame), event) }),
      },
    ],
    'ball.lifted': {
      target: 'stroke',
      actions: assign({ frame: ({ context: { frame }, event }) => lift(strike(frame), event.at) }),
    },
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
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }),
      },
      {
        guard: 'skittles are being set',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.lay(frame, event.peg) }),
      },
      {
        guard: 'no ball was taken',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.askByHand(frame, event) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.knock(strike(frame), event) }),
      },
    ],
    'panel.foul': [
      {
        guard: 'ball may rest in the D',
        actions: assign({ frame: ({ context: { frame } }) => fouls.clearD(frame) }),
      },
      {
        guard: 'foul came late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foulLate(frame, event) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foul(strike(frame), event) }),
      },
    ],
    'panel.next': {
      actions: assign({ frame: ({ context: { frame }, event }) => next(strike(frame), event.at) }),
    },
    'panel.no': {
      guard: 'a hand is suspected',
      target: 'fouled',
      actions: assign({ frame: ({ context: { frame } }) => fouls.knockAfterAll(frame) }),
    },
    'panel.addPot': { actions: assign({ frame: ({ context: { frame }, event }) => addPot(frame, event) }) },
    'bar.dropped': {
      target: '#afterBar.between',
      actions: assign({ frame: ({ context: { frame } }) => dropBar(frame) }),
    },
  },
});

/** A ball has been struck or taken for it, and nothing was fouled. */
export const stroke = rules.createStateConfig({
  on: {
    'ball.potted': [
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => latePot(frame, event) }),
      },
      {
        guard: 'one double too many',
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.potOneTooMany(frame, event) }),
      },
      { actions: assign({ frame: ({ context: { frame }, event }) => pot(frame, event) }) },
    ],
    'ball.lifted': { actions: assign({ frame: ({ context: { frame }, event }) => lift(frame, event.at) }) },
    'ball.overBaulk': [
      { guard: 'no baulk line' },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foul(frame, event) }),
      },
    ],
    'peg.fallen': [
      {
        guard: 'told late',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.knock(frame, event) }),
      },
    ],
    'panel.foul': [
      {
        guard: 'ball may rest in the D',
        actions: assign({ frame: ({ context: { frame } }) => fouls.clearD(frame) }),
      },
      {
        target: 'fouled',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.foul(frame, event) }),
      },
    ],
    'panel.next': {
      target: 'between',
      actions: assign({ frame: ({ context: { frame }, event }) => next(frame, event.at) }),
    },
    'panel.addPot': {
      actions: assign({ frame: ({ context: { frame }, event }) => addPotInStroke(frame, event) }),
    },
    'stroke.ended': {
      target: 'between',
      actions: assign({ frame: ({ context: { frame }, event }) => endStroke(frame, event.at) }),
    },
    'bar.dropped': {
      target: '#afterBar.stroke',
      actions: assign({ frame: ({ context: { frame } }) => dropBar(frame) }),
    },
  },
});

/** The turn has passed, and what the fouled stroke still does counts for nobody (BBA-23). */
export const fouled = rules.createStateConfig({
  on: {
    'ball.potted': { actions: assign({ frame: ({ context: { frame }, event }) => latePot(frame, event) }) },
    'ball.lifted': {
      target: 'stroke',
      actions: assign({
        frame: ({ context: { frame }, event: { at } }) => lift(strike(endStroke(frame, at)), at),
      }),
    },
    'ball.overBaulk': {
      actions: assign({ frame: ({ context: { frame } }) => fouls.ballBack(frame, 'baulk') }),
    },
    'peg.fallen': {
      actions: assign({ frame: ({ context: { frame }, event }) => fouls.judgeAgain(frame, event) }),
    },
    'panel.foul': [
      {
        guard: 'foul was sensed',
        actions: assign({ frame: ({ context: { frame }, event }) => fouls.ballBack(frame, event.reason) }),
      },
      {
        guard: 'ball may rest in the D',
        actions: assign({ frame: ({ context: { frame } }) => fouls.clearD(frame) }),
      },
      {
        actions: assign({
          frame: ({ context: { frame }, event }) => fouls.foul(strike(endStroke(frame, event.at)), event),
        }),
      },
    ],
    'panel.next': [
      // Out of habit: the skittle has passed the turn already.
      {
        guard: 'foul was sensed',
        target: 'between',
        actions: assign({ frame: ({ context: { frame }, event }) => endStroke(frame, event.at) }),
      },
      {
        target: 'between',
        actions: assign({
          frame: ({ context: { frame }, event: { at } }) => next(strike(endStroke(frame, at)), at),
        }),
      },
    ],
    'panel.addPot': {
      actions: assign({ frame: ({ context: { frame }, event }) => addLatePot(frame, event) }),
    },
    'stroke.ended': {
      target: 'between',
      actions: assign({ frame: ({ context: { frame }, event }) => endStroke(frame, event.at) }),
    },
    'bar.dropped': {
      target: '#afterBar.fouled',
      actions: assign({ frame: ({ context: { frame } }) => dropBar(frame) }),
    },
  },
});

/** While the turn passes from player to player; the last but one to give up ends the game (BBA-22). */
export const conceding = rules.createStateConfig({
  on: {
    'panel.concede': [
      {
        guard: 'last opponent',
        target: '#over',
        actions: assign({ frame: ({ context: { frame }, event }) => concedeGame(frame, event.at) }),
      },
      {
        target: '.between',
        actions: assign({ frame: ({ context: { frame }, event }) => concede(frame, event.at) }),
      },
    ],
  },
});
