import { assign, type StateValueFrom } from 'xstate';
import { sayNo, sayYes } from './answers.ts';
import { removePot } from './corrections.ts';
import { concede, concedeGame, runOut } from './ending.ts';
import { foulLate, judgeAgain } from './fouls.ts';
import { newFrame } from './frame.ts';
import { rules } from './guards.ts';
import { loseByBlackAfterFoul, setUpLastBall } from './last-ball.ts';
import { atTheD, offCushion, settingUp, touched } from './last-strokes.ts';
import { comeHome, redSeen, sayRed, sayWhite } from './red.ts';
import { between, conceding, fouled, stroke } from './strokes.ts';
import { nudge, standUp } from './upright.ts';

/**
 * A game of bar billiards as a bystander would tell it: they play, the bar drops and they play on, the last ball,
 * it is over. What happens within a stroke is in strokes.ts and last-strokes.ts.
 */
export const barBilliardsMachine = rules.createMachine({
  context: ({ input }) => ({ frame: newFrame(input) }),
  initial: 'play',
  states: {
    play: {
      ...conceding,
      initial: 'between',
      states: { between, stroke, fouled },
    },
    afterBar: {
      ...conceding,
      id: 'afterBar',
      initial: 'between',
      states: {
        between: {
          ...between,
          always: [
            {
              guard: 'no ball is left',
              target: '#over',
              actions: assign({ frame: ({ context: { frame }, event }) => runOut(frame, event.at) }),
            },
            {
              guard: 'one ball is left',
              target: '#lastBall',
              actions: assign({ frame: ({ context: { frame }, event }) => setUpLastBall(frame, event.at) }),
            },
          ],
        },
        stroke,
        fouled,
      },
    },
    lastBall: {
      id: 'lastBall',
      initial: 'settingUp',
      states: { settingUp, atTheD, fouled: touched, offCushion },
      always: { guard: 'more balls are left', target: 'afterBar' },
      on: {
        'panel.concede': [
          {
            guard: 'last opponent',
            target: 'over',
            actions: assign({ frame: ({ context: { frame }, event }) => concedeGame(frame, event.at) }),
          },
          { actions: assign({ frame: ({ context: { frame }, event }) => concede(frame, event.at) }) },
        ],
      },
    },
    over: {
      id: 'over',
      on: {
        'peg.fallen': [
          {
            guard: 'told late',
            actions: assign({ frame: ({ context: { frame }, event }) => judgeAgain(frame, event) }),
          },
          {
            guard: 'black fell before the end',
            actions: assign({ frame: ({ context: { frame }, event }) => loseByBlackAfterFoul(frame, event) }),
          },
        ],
        'panel.foul': {
          guard: 'foul came late',
          actions: assign({ frame: ({ context: { frame }, event }) => foulLate(frame, event) }),
        },
        'panel.removePot': {},
      },
    },
  },
  on: {
    'red.seen': {
      actions: assign({ frame: ({ context: { frame }, event }) => redSeen(frame, event.hole, event.at) }),
    },
    'ball.returned': {
      actions: assign({ frame: ({ context: { frame }, event }) => comeHome(frame, event.ball) }),
    },
    'peg.wobbled': { actions: assign({ frame: ({ context: { frame }, event }) => nudge(frame, event.peg) }) },
    'peg.standing': {
      actions: assign({ frame: ({ context: { frame }, event }) => standUp(frame, event.peg) }),
    },
    'panel.red': {
      actions: assign({ frame: ({ context: { frame }, event }) => sayRed(frame, event.hole, event.at) }),
    },
    'panel.white': {
      actions: assign({ frame: ({ context: { frame }, event }) => sayWhite(frame, event.hole, event.at) }),
    },
    'panel.removePot': {
      actions: assign({ frame: ({ context: { frame }, event }) => removePot(frame, event.hole, event.at) }),
    },
    'panel.yes': { actions: assign({ frame: ({ context: { frame }, event }) => sayYes(frame, event.at) }) },
    'panel.no': { actions: assign({ frame: ({ context: { frame }, event }) => sayNo(frame, event.at) }) },
  },
});

export type TableState = StateValueFrom<typeof barBilliardsMachine>;
