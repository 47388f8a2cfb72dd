import { assign, type StateValueFrom } from 'xstate';
import { newFrame } from './frame.ts';
import { rules } from './guards.ts';
import { concede, deliver } from './strike.ts';
import { aiming, fouled, rolling, shortBreak, whichGroup } from './strokes.ts';

/**
 * A game of Pool 8 as a bystander would tell it: the break, an open table, each his group, on the black, it is over.
 * What happens within a stroke is in strokes.ts.
 */
export const pool8Machine = rules.createMachine({
  context: ({ input }) => ({ frame: newFrame(input) }),
  initial: 'break',
  states: {
    break: { initial: 'aiming', states: { aiming, rolling } },
    shortBreak,
    open: { initial: 'aiming', states: { aiming, rolling } },
    whichGroup,
    groups: { initial: 'aiming', states: { aiming, rolling } },
    onBlack: { initial: 'aiming', states: { aiming, rolling } },
    fouled,
    /** Where the game goes on follows from how it stands. */
    between: {
      id: 'between',
      always: [
        { guard: 'is over', target: 'over' },
        { guard: 'break was short', target: 'shortBreak' },
        { guard: 'group is to be chosen', target: 'whichGroup' },
        { guard: 'is to be broken', target: 'break' },
        { guard: 'is on the black', target: 'onBlack' },
        { guard: 'is open', target: 'open' },
        { target: 'groups' },
      ],
    },
    over: { on: { 'panel.concede': {} } },
  },
  on: {
    'panel.concede': {
      target: '.over',
      actions: assign({ frame: ({ context: { frame }, event }) => concede(frame, event.at) }),
    },
    'ball.delivered': { actions: assign({ frame: ({ context: { frame } }) => deliver(frame) }) },
    'bar.dropped': { actions: assign({ frame: ({ context: { frame } }) => ({ ...frame, timeUp: true }) }) },
  },
});

export type TableState = StateValueFrom<typeof pool8Machine>;
