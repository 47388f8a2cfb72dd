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
import { between, fouled, stroke } from './strokes.ts';
import { nudge, standUp } from './upright.ts';

/**
 * A game of bar billiards as a bystander would tell it: they play, the bar drops and they play on, the last ball,
 * it is over. What happens within a stroke is in strokes.ts and last-strokes.ts.
 */
export const barBilliardsMachine = rules.createMachine({
  context: ({ input }) => newFrame(input),
  initial: 'play',
  states: {
    play: {
      initial: 'between',
      states: { between, stroke, fouled },
      on: {
        'panel.concede': [
          {
            guard: 'last opponent',
            target: 'over',
            actions: assign(({ context, event }) => concedeGame(context, event.at)),
          },
          { target: '.between', actions: assign(({ context, event }) => concede(context, event.at)) },
        ],
      },
    },
    afterBar: {
      id: 'afterBar',
      initial: 'between',
      states: {
        between: {
          ...between,
          always: [
            {
              guard: 'no ball is left',
              target: '#over',
              actions: assign(({ context, event }) => runOut(context, event.at)),
            },
            {
              guard: 'one ball is left',
              target: '#lastBall',
              actions: assign(({ context, event }) => setUpLastBall(context, event.at)),
            },
          ],
        },
        stroke,
        fouled,
      },
      on: {
        'panel.concede': [
          {
            guard: 'last opponent',
            target: 'over',
            actions: assign(({ context, event }) => concedeGame(context, event.at)),
          },
          { target: '.between', actions: assign(({ context, event }) => concede(context, event.at)) },
        ],
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
            actions: assign(({ context, event }) => concedeGame(context, event.at)),
          },
          { actions: assign(({ context, event }) => concede(context, event.at)) },
        ],
      },
    },
    over: {
      id: 'over',
      on: {
        'peg.fallen': [
          { guard: 'told late', actions: assign(({ context, event }) => judgeAgain(context, event)) },
          {
            guard: 'black fell before the end',
            actions: assign(({ context, event }) => loseByBlackAfterFoul(context, event)),
          },
        ],
        'panel.foul': {
          guard: 'foul came late',
          actions: assign(({ context, event }) => foulLate(context, event)),
        },
        'panel.removePot': {},
      },
    },
  },
  on: {
    'red.seen': { actions: assign(({ context, event }) => redSeen(context, event.hole, event.at)) },
    'ball.returned': { actions: assign(({ context, event }) => comeHome(context, event.ball)) },
    'peg.wobbled': { actions: assign(({ context, event }) => nudge(context, event.peg)) },
    'peg.standing': { actions: assign(({ context, event }) => standUp(context, event.peg)) },
    'panel.red': { actions: assign(({ context, event }) => sayRed(context, event.hole, event.at)) },
    'panel.white': { actions: assign(({ context, event }) => sayWhite(context, event.hole, event.at)) },
    'panel.removePot': { actions: assign(({ context, event }) => removePot(context, event.hole, event.at)) },
    'panel.yes': { actions: assign(({ context, event }) => sayYes(context, event.at)) },
    'panel.no': { actions: assign(({ context, event }) => sayNo(context, event.at)) },
  },
});

export type TableState = StateValueFrom<typeof barBilliardsMachine>;
