import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Momentary } from './outputs.ts';

/** What happens to the table as a machine that sells time. `at` is the game clock's milliseconds. */
export type TableMachineEvent =
  | { type: 'credit.bought' }
  /** Booked already: the credit is spent. */
  | { type: 'game.started'; gameMs: number; warningsMs: readonly number[]; at: number }
  | { type: 'time.added'; ms: number; at: number }
  /** An exported game says what its clock showed. */
  | { type: 'time.set'; msLeft: number; at: number }
  | { type: 'game.ended'; at: number }
  /** An undo took the end back. */
  | { type: 'game.reopened'; at: number }
  | { type: 'table.failed'; at: number }
  | { type: 'table.mended'; credit: boolean; at: number };

export interface TableInput {
  readonly warningsMs: readonly number[];
  readonly credit: boolean;
  /** The game that the journal knows, open or finished. */
  readonly game: { readonly msLeft: number; readonly barDropped: boolean; readonly over: boolean } | null;
  /** Game clock at the start. */
  readonly at: number;
}

interface TableContext {
  /** Longest first. */
  readonly warningsMs: readonly number[];
  readonly credit: boolean;
  readonly game: 'none' | 'timed' | 'barDown' | 'over';
  /** Left of the paid time when the clock was last set going; it runs only in `playing`. */
  readonly msLeft: number;
  readonly endsAt: number;
  /** How many warnings are behind. */
  readonly warned: number;
}

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
    isOver: ({ context }) => context.game === 'over',
    isBarDown: ({ context }) =>
      context.game === 'barDown' || (context.game === 'timed' && context.msLeft <= 0),
    isTimed: ({ context }) => context.game === 'timed',
    hasCredit: ({ context }) => context.credit,
    hasTimeLeft: ({ context }) => context.msLeft > 0,
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
  },
  states: {
    waking: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isBarDown', target: 'barDown' },
        { guard: 'isTimed', target: 'playing' },
        { guard: 'hasCredit', target: 'ready' },
        { target: 'attract' },
      ],
    },
    attract: {
      tags: 'startable',
      on: {
        'credit.bought': 'ready',
        'game.started': { target: 'playing', actions: assign(({ event }) => begin(event)) },
      },
    },
    ready: {
      tags: 'startable',
      on: {
        'game.started': { target: 'playing', actions: assign(({ event }) => begin(event)) },
      },
    },
    playing: {
      tags: ['bar raised', 'game open'],
      initial: 'counting',
      after: { playTime: { target: 'barDown', actions: emit(chime('bar')) } },
      on: {
        'game.ended': { target: 'over', actions: assign(({ context, event }) => ended(context, event.at)) },
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
    barDown: {
      tags: 'game open',
      entry: assign({ game: 'barDown', msLeft: 0 }),
      on: { 'game.ended': { target: 'over', actions: assign({ game: 'over' }) } },
    },
    over: {
      tags: 'startable',
      on: {
        'credit.bought': 'ready',
        'game.started': { target: 'playing', actions: assign(({ event }) => begin(event)) },
        'game.reopened': [
          {
            guard: 'hasTimeLeft',
            target: 'playing',
            actions: assign(({ context, event }) => goOn(context, event.at)),
          },
          { target: 'barDown' },
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

function begin(event: { gameMs: number; warningsMs: readonly number[]; at: number }) {
  return { ...clockFrom(event.gameMs, event.at, event.warningsMs), game: 'timed' as const, credit: false };
}

function chime(value: 'bar' | 'warning') {
  return { type: 'momentary' as const, momentary: { output: 'chime' as const, value } };
}

function begun(input: TableInput): Pick<TableContext, 'credit' | 'game'> {
  const { game } = input;
  if (!game) return { credit: input.credit, game: 'none' };
  if (game.over) return { credit: input.credit, game: 'over' };
  return { credit: input.credit, game: game.barDropped ? 'barDown' : 'timed' };
}

/** The clock stands still while the table is out of order; the rest of the time is the player's. */
function stopped(context: TableContext, at: number) {
  return context.game === 'timed' ? { msLeft: Math.max(0, context.endsAt - at) } : {};
}

function mended(context: TableContext, event: { credit: boolean; at: number }) {
  return { ...clockFrom(context.msLeft, event.at, context.warningsMs), credit: event.credit };
}

function ended(context: TableContext, at: number) {
  return { game: 'over' as const, msLeft: Math.max(0, context.endsAt - at) };
}

function goOn(context: TableContext, at: number) {
  return { ...clockFrom(context.msLeft, at, context.warningsMs), game: 'timed' as const };
}

/** The clock as it stands when it is set going with so much left. */
function clockFrom(msLeft: number, at: number, warningsMs: readonly number[]) {
  const longestFirst = warningsMs.toSorted((a, b) => b - a);
  return {
    warningsMs: longestFirst,
    msLeft,
    endsAt: at + msLeft,
    warned: longestFirst.filter((warning) => warning >= msLeft).length,
  };
}
