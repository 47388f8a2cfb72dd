import { assign } from 'xstate';
import { rules } from './guards.ts';
import { fall, name } from './naming.ts';
import {
  call,
  choose,
  chooseGroup,
  concede,
  decide,
  foul,
  sayFourBalls,
  strike,
  unstrike,
  withDropped,
} from './strike.ts';

/** Balls lie still; whoever is at the table may strike. */
export const aiming = rules.createStateConfig({
  on: {
    'pocket.passed': {
      target: 'rolling',
      actions: assign({ frame: ({ context: { frame }, event }) => fall(strike(frame), event) }),
    },
    'ball.returned': {
      guard: 'is a ball of a new stroke',
      target: 'rolling',
      actions: assign({ frame: ({ context: { frame }, event }) => name(strike(frame), event) }),
    },
    'panel.ball': {
      guard: 'is a ball of a new stroke',
      target: 'rolling',
      actions: assign({ frame: ({ context: { frame }, event }) => name(strike(frame), event) }),
    },
    'panel.call': {
      guard: 'is on the black',
      actions: assign({ frame: ({ context: { frame }, event }) => call(frame, event.pocket) }),
    },
    'panel.strokeEnd': {
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => decide(strike(frame), event.at) }),
    },
    'panel.next': {
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => decide(strike(frame), event.at) }),
    },
    'panel.foul': [
      {
        guard: 'says it was short',
        target: '#between',
        actions: assign({ frame: ({ context: { frame }, event }) => foul(frame, event.reason, event.at) }),
      },
      {
        guard: 'can be a foul now',
        target: '#fouled',
        actions: assign({
          frame: ({ context: { frame }, event }) => foul(strike(frame), event.reason, event.at),
        }),
      },
    ],
    'panel.no': {
      guard: 'may have been short',
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => foul(frame, 'fewerThanFour', event.at) }),
    },
    'panel.yes': {
      guard: 'may have been short',
      actions: assign({ frame: ({ context: { frame } }) => sayFourBalls(frame) }),
    },
  },
});

/** Something has dropped, and more of it may: the stroke is judged when it is over and all that fell has a name. */
export const rolling = rules.createStateConfig({
  always: [
    {
      guard: 'is lost by the black',
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => decide(frame, event.at) }),
    },
    {
      guard: 'is done',
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => decide(frame, event.at) }),
    },
  ],
  on: {
    'pocket.passed': { actions: 'note the fall' },
    'ball.returned': { actions: assign({ frame: ({ context: { frame }, event }) => name(frame, event) }) },
    'panel.ball': { actions: assign({ frame: ({ context: { frame }, event }) => name(frame, event) }) },
    'panel.no': [
      {
        guard: 'nothing else fell',
        target: 'aiming',
        actions: assign({ frame: ({ context: { frame } }) => unstrike(frame) }),
      },
      {
        guard: 'a ball has no name',
        actions: 'forget the fall',
      },
    ],
    'panel.call': {
      guard: 'is over by the call',
      target: '#between',
      actions: assign({
        frame: ({ context: { frame }, event }) => call(decide(frame, event.at), event.pocket),
      }),
    },
    'panel.foul': {
      guard: 'can be a foul',
      target: '#fouled',
      actions: assign({ frame: ({ context: { frame }, event }) => foul(frame, event.reason, event.at) }),
    },
    'panel.strokeEnd': { actions: 'stroke is over' },
    'panel.next': { actions: 'stroke is over' },
    'stroke.ended': { actions: 'stroke is over' },
    'panel.concede': {
      target: '#between',
      actions: assign({ frame: ({ context: { frame }, event }) => concede(withDropped(frame), event.at) }),
    },
  },
});

/** The turn has passed; what still drops, and what else is said of it, belongs to the fouled stroke (P8A-7). */
export const fouled = rules.createStateConfig({
  id: 'fouled',
  always: [
    { guard: 'is over', target: 'between' },
    { guard: 'break was short', target: 'between' },
    { guard: 'is done', target: 'between' },
  ],
  on: {
    'pocket.passed': { actions: 'note the fall' },
    'ball.returned': {
      guard: 'is a ball of this stroke',
      actions: 'judge with its name',
    },
    'panel.ball': {
      guard: 'is a ball of this stroke',
      actions: 'judge with its name',
    },
    'panel.no': {
      guard: 'a ball has no name',
      actions: 'forget the fall',
    },
    'panel.call': {
      guard: 'is on the black',
      actions: assign({ frame: ({ context: { frame }, event }) => call(frame, event.pocket) }),
    },
    'panel.foul': {
      guard: 'can be a foul',
      actions: assign({ frame: ({ context: { frame }, event }) => foul(frame, event.reason, event.at) }),
    },
    'panel.strokeEnd': [
      {
        guard: 'all is known',
        target: 'between',
        actions: assign({ frame: ({ context: { frame }, event }) => decide(strike(frame), event.at) }),
      },
      { actions: 'stroke is over' },
    ],
    'panel.next': [
      {
        guard: 'all is known',
        target: 'between',
        actions: assign({ frame: ({ context: { frame }, event }) => decide(strike(frame), event.at) }),
      },
      { actions: 'stroke is over' },
    ],
    'stroke.ended': { actions: 'stroke is over' },
  },
});

/** The opponent has three options (P8-15). What still drops was of the break, and may make it a good one after all. */
export const shortBreak = rules.createStateConfig({
  on: {
    'panel.choose': {
      guard: 'all is known',
      target: 'between',
      actions: assign({
        frame: ({ context: { frame }, event }) => choose(frame, event.option, event.at),
      }),
    },
    'pocket.passed': { actions: 'note the fall' },
    // More of the break may drop, or wait for its name.
    'ball.returned': {
      guard: 'is a ball of this stroke',
      target: 'fouled',
      actions: 'judge with its name',
    },
    'panel.ball': {
      guard: 'is a ball of this stroke',
      target: 'fouled',
      actions: 'judge with its name',
    },
    'panel.no': {
      guard: 'a ball has no name',
      actions: 'forget the fall',
    },
    'panel.foul': {
      guard: 'can be a foul',
      target: 'between',
      actions: assign({ frame: ({ context: { frame }, event }) => foul(frame, event.reason, event.at) }),
    },
    'stroke.ended': { actions: 'stroke is over' },
  },
});

/** One of each fell at once, and the player says which is his (P8A-13). What still drops was of that stroke. */
export const whichGroup = rules.createStateConfig({
  on: {
    'panel.group': {
      guard: 'all is known',
      target: 'between',
      actions: assign({
        frame: ({ context: { frame }, event }) => chooseGroup(frame, event.group, event.at),
      }),
    },
    'pocket.passed': { actions: 'note the fall' },
    'ball.returned': {
      guard: 'is a ball of this stroke',
      target: 'between',
      actions: 'judge with its name',
    },
    'panel.ball': {
      guard: 'is a ball of this stroke',
      target: 'between',
      actions: 'judge with its name',
    },
    'panel.no': {
      guard: 'a ball has no name',
      actions: 'forget the fall',
    },
  },
});
