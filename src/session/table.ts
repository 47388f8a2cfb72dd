import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Momentary } from './outputs.ts';
import {
  begin,
  begun,
  clockFrom,
  ended,
  goOn,
  mended,
  stopped,
  type TableContext,
  type TableInput,
} from './table-clock.ts';

/** What happens to the table as a machine that sells time. `at` is the game clock's milliseconds. */
export type TableMachineEvent =
  | { type: 'credit.bought' }
  /** Refunded or expired: there is none left. */
  | { type: 'credit.gone' }
  /** Booked already: the credit is spent. */
  | { type: 'game.started'; gameMs: number | null; warningsMs: readonly number[]; at: number }
  | { type: 'time.added'; ms: number; at: number }
  /** An exported game says what its clock showed. */
  | { type: 'time.set'; msLeft: number; at: number }
  | { type: 'game.ended'; at: number }
  /** The table did not give what was paid for: the credit is back already. */
  | { type: 'game.voided' }
  /** An undo took the end back. */
  | { type: 'game.reopened'; at: number }
  | { type: 'table.failed'; at: number }
  | { type: 'table.mended'; credit: boolean; at: number };

/** Attract → ready → playing → bar down → over, and out of order. It decides and does nothing. */
export const tableMachine = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableMachineEvent,
    input: {} as TableInput,
    emitted: {} as { type: 'momentary'; momentary: Momentary },
    tags: {} as 'bar raised' | 'game open' | 'startable',
  },
  guards: {
    hasNoClock: ({ event }) => event.type === 'game.started' && event.gameMs === null,
    isOver: ({ context }) => context.game === 'over',
    isBarDown: ({ context }) =>
      context.game === 'barDown' || (context.game === 'timed' && context.msLeft <= 0),
    isTimed: ({ context }) => context.game === 'timed',
    isUntimed: ({ context }) => context.game === 'untimed',
    hasCredit: ({ context }) => context.credit,
    isOverInTime: ({ context }) => context.game === 'over' && context.msLeft > 0,
    isOverUntimed: ({ context }) => context.game === 'over' && !context.hasClock,
    hasWarningAhead: ({ context }) => context.warned < context.warningsMs.length,
  },
  delays: {
    playTime: ({ context }) => context.msLeft,
    nextWarning: ({ context }) => {
      const ahead = context.warningsMs[context.warned] ?? 0;
      const from = Math.min(context.msLeft, context.warningsMs[context.warned - 1] ?? context.msLeft);
      return from - ahead;
    },
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...clockFrom(input.game?.msLeft ?? 0, input.at, input.warningsMs),
    ...begun(input),
  }),
  initial: 'waking',
  on: {
    'table.failed': {
      target: '.outOfOrder',
      actions: assign(({ context, event }) => stopped(context, event.at)),
    },
    // From the result, or from the credit that a coin made of it.
    'game.reopened': [
      {
        guard: 'isOverInTime',
        target: '.playing',
        actions: assign(({ context, event }) => goOn(context, event.at)),
      },
      {
        guard: 'isOverUntimed',
        target: '.untimed',
        actions: assign(({ context, event }) => goOn(context, event.at)),
      },
      { guard: 'isOver', target: '.barDown' },
    ],
  },
  states: {
    waking: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isBarDown', target: 'barDown' },
        { guard: 'isTimed', target: 'playing' },
        { guard: 'isUntimed', target: 'untimed' },
        { guard: 'hasCredit', target: 'ready' },
        { target: 'attract' },
      ],
    },
    attract: {
      tags: 'startable',
      on: {
        'credit.bought': 'ready',
        'game.started': [
          { guard: 'hasNoClock', target: 'untimed', actions: assign(({ event }) => begin(event)) },
          { target: 'playing', actions: assign(({ event }) => begin(event)) },
        ],
      },
    },
    ready: {
      tags: 'startable',
      on: {
        'credit.gone': [{ guard: 'isOver', target: 'over' }, { target: 'attract' }],
        'game.started': [
          { guard: 'hasNoClock', target: 'untimed', actions: assign(({ event }) => begin(event)) },
          { target: 'playing', actions: assign(({ event }) => begin(event)) },
        ],
      },
    },
    playing: {
      tags: ['bar raised', 'game open'],
      initial: 'counting',
      after: { playTime: { target: 'barDown', actions: emit(chime('bar')) } },
      on: {
        'game.ended': { target: 'over', actions: assign(({ context, event }) => ended(context, event.at)) },
        'game.voided': { target: 'ready', actions: assign({ game: 'none', msLeft: 0, credit: true }) },
        'time.set': {
          target: 'playing',
          reenter: true,
          actions: assign(({ context, event }) => clockFrom(event.msLeft, event.at, context.warningsMs)),
        },
        'time.added': {
          target: 'playing',
          reenter: true,
          actions: assign(({ context, event }) =>
            clockFrom(context.endsAt - event.at + event.ms, event.at, context.warningsMs),
          ),
        },
      },
      states: {
        counting: {
          after: {
            nextWarning: {
              guard: 'hasWarningAhead',
              target: 'counting',
              reenter: true,
              actions: [assign({ warned: ({ context }) => context.warned + 1 }), emit(chime('warning'))],
            },
          },
        },
      },
    },
    /** No time runs: the rules end it. */
    untimed: {
      tags: 'game open',
      on: {
        'game.ended': { target: 'over', actions: assign({ game: 'over' }) },
        'game.voided': { target: 'ready', actions: assign({ game: 'none', credit: true }) },
      },
    },
    barDown: {
      tags: 'game open',
      entry: assign({ game: 'barDown', msLeft: 0 }),
      on: { 'game.ended': { target: 'over', actions: assign({ game: 'over' }) } },
    },
    over: {
      tags: 'startable',
      on: {
        'credit.bought': 'ready',
        'game.started': [
          { guard: 'hasNoClock', target: 'untimed', actions: assign(({ event }) => begin(event)) },
          { target: 'playing', actions: assign(({ event }) => begin(event)) },
        ],
      },
    },
    outOfOrder: {
      on: {
        'table.failed': {},
        'table.mended': { target: 'waking', actions: assign(({ context, event }) => mended(context, event)) },
      },
    },
  },
});

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;

function chime(value: 'bar' | 'warning') {
  return { type: 'momentary' as const, momentary: { output: 'chime' as const, value } };
}
