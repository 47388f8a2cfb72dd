import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineChange, SensingSetup, TableEvent } from '../../src/sensing/events.ts';
import { createSensing } from '../../src/sensing/sensing.ts';
import { DEFAULTS, wood } from './cabinet.ts';

/** A contact or beam that bounces: short makes and breaks of a millisecond or two round both ends of the pulse. */
interface Pulse {
  readonly gapMs: number;
  readonly widthMs: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const bounce = fc.array(fc.double({ min: 0.3, max: 1.5, noNaN: true }), { maxLength: 4 });

const pulses = (figures: { gap: [number, number]; width: [number, number] }) =>
  fc.record({
    gapMs: fc.double({ min: figures.gap[0], max: figures.gap[1], noNaN: true }),
    widthMs: fc.double({ min: figures.width[0], max: figures.width[1], noNaN: true }),
    before: bounce,
    after: bounce,
  });

/** Each bounce is closed and open for equally long. */
function edgesOf(line: string, from: number, pulse: Pulse): { edges: LineChange[]; until: number } {
  const edges: LineChange[] = [];
  let at = from;
  const keep = (value: 0 | 1, ms: number) => {
    edges.push({ line, value, at });
    at += ms;
  };
  for (const ms of pulse.before) {
    keep(1, ms);
    keep(0, ms);
  }
  keep(1, pulse.widthMs);
  for (const ms of pulse.after) {
    keep(0, ms);
    keep(1, ms);
  }
  keep(0, 0);
  return { edges, until: at };
}

function trainOf(line: string, train: readonly Pulse[]): LineChange[] {
  let at = 1000;
  return train.flatMap((pulse) => {
    const { edges, until } = edgesOf(line, at + pulse.gapMs, pulse);
    at = until;
    return edges;
  });
}

const balls = fc.array(pulses({ gap: [14, 400], width: [4, 250] }), { maxLength: 12 });
const coins = fc.array(pulses({ gap: [12, 400], width: [30, 270] }), { maxLength: 6 });

/** Balls in three holes and coins in two slots, all at once. */
const evening = fc.record({ a: balls, b: balls, c: balls, d: coins, e: coins }).map((lines) => ({
  counts: Object.values(lines).map((line) => line.length),
  edges: [
    ...trainOf('hole.200', lines.a),
    ...trainOf('hole.50L', lines.b),
    ...trainOf('hole.10', lines.c),
    ...trainOf('coin.1', lines.d),
    ...trainOf('coin.2', lines.e),
  ].toSorted((first, second) => first.at - second.at),
}));

const SETUP: SensingSetup = {
  ...DEFAULTS,
  coins: ['coin.1', 'coin.2'].map((line) => ({
    line,
    minMs: 30,
    maxMs: 300,
    trainGapMs: 0,
    pauseMs: 0,
    counts: null,
  })),
};

function counted(events: readonly TableEvent[]): number[] {
  const pots = (hole: string) => events.filter((e) => e.type === 'ball.potted' && e.hole === hole).length;
  const paid = (line: string) => events.filter((e) => e.type === 'coin.sensed' && e.line === line).length;
  return [pots('200'), pots('50L'), pots('10'), paid('coin.1'), paid('coin.2')];
}

function toldOf(edges: readonly LineChange[], setup: SensingSetup = SETUP): readonly TableEvent[] {
  const table = wood(setup);
  table.play(edges);
  table.wait(1_000_000);
  return table.told;
}

/** Anything at all on any line, well formed or not, many edges in the same millisecond. */
const NAMES = [
  'hole.200',
  'red.200',
  'hole.10',
  'peg.black',
  'peg.whiteL',
  'coin.1',
  'trough',
  'baulk',
  'tilt',
];
const anything = fc
  .array(
    fc.record({
      line: fc.constantFrom(...NAMES, 'lane', 'button.next', 'door'),
      value: fc.constantFrom<0 | 1>(0, 1),
      gapMs: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 700 })),
    }),
    { maxLength: 120 },
  )
  .map((steps) => {
    let at = 1;
    return steps.map(({ line, value, gapMs }): LineChange => {
      at += gapMs;
      return { line, value, at };
    });
  });
const ALL: SensingSetup = { ...SETUP, trough: true, baulk: true, lane: true, strokeSettleMs: 400 };

describe('whatever the order, timing and bounce of edges', () => {
  it('every ball and every coin is counted, once', () => {
    fc.assert(
      fc.property(evening, ({ edges, counts }) => {
        const told = toldOf(edges);
        expect(counted(told)).toEqual(counts);
        expect(told.filter((event) => event.type === 'coin.refused')).toEqual([]);
      }),
    );
  });

  it('the same edges always tell the same', () => {
    fc.assert(
      fc.property(anything, (edges) => {
        expect(toldOf(edges, ALL)).toEqual(toldOf(edges, ALL));
      }),
    );
  });

  it('it makes no difference how often the time is told in between', () => {
    fc.assert(
      fc.property(anything, fc.array(fc.nat(700), { maxLength: 60 }), (edges, looks) => {
        const sensing = createSensing(ALL, { at: 0, how: 'running' });
        const told: TableEvent[] = [];
        let look = 0;
        for (const edge of edges) {
          for (const ms of looks) {
            look = Math.min(look + ms, edge.at);
            told.push(...sensing.advance(look));
          }
          told.push(...sensing.change(edge));
        }
        told.push(...sensing.advance(1_000_000));
        expect(told).toEqual(toldOf(edges, ALL));
      }),
    );
  });

  it('it makes no difference whether the holder looks at every deadline', () => {
    fc.assert(
      fc.property(anything, (edges) => {
        const sensing = createSensing(ALL, { at: 0, how: 'cold' });
        const lazy = createSensing(ALL, { at: 0, how: 'cold' });
        const told: TableEvent[] = [];
        const expected: TableEvent[] = [];
        for (const edge of [...edges, { line: 'nobody', value: 0, at: 1_000_000 } as const]) {
          for (let due = sensing.dueAt(); due <= edge.at; due = sensing.dueAt()) {
            told.push(...sensing.advance(due));
          }
          told.push(...sensing.change(edge));
          expected.push(...lazy.change(edge));
        }
        expect(told).toEqual(expected);
        expect(sensing.dueAt()).toBe(Infinity);
      }),
    );
  });

  it('the order of different lines within a millisecond is no matter', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (edges, byName) => {
        const apart = edges.filter(({ line }) => line !== 'red.200' && line !== 'trough');
        const mixed = apart.toSorted((a, b) => {
          if (a.at !== b.at) return a.at - b.at;
          return byName ? a.line.localeCompare(b.line) : b.line.localeCompare(a.line);
        });
        expect(sorted(toldOf(mixed, ALL))).toEqual(sorted(toldOf(apart, ALL)));
      }),
    );
  });

  it('the red is known by its detector, wherever within 60 ms of a lone ball it fires', () => {
    const shift = fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(pulses({ gap: [0, 50], width: [4, 250] }), shift, (pulse, shiftMs) => {
        const { edges, until } = edgesOf('hole.200', 2000, pulse);
        const at = shiftMs < 0 ? 2000 + shiftMs : until + shiftMs;
        const red = edgesOf('red.200', at, { gapMs: 0, widthMs: 5, before: [1], after: [1] }).edges;
        const told = toldOf([...edges, ...red].toSorted((a, b) => a.at - b.at));
        const reds = told.filter(
          (e) => e.type === 'red.seen' || (e.type === 'ball.potted' && e.ball === 'red'),
        );
        expect(reds).toHaveLength(1);
        expect(told.filter((event) => event.type === 'line.failed')).toEqual([]);
      }),
    );
  });

  it('a skittle is told fallen or rocked for every disturbance, and a stroke always ends', () => {
    fc.assert(
      fc.property(anything, (edges) => {
        const told = toldOf(
          [...edges, ...NAMES.map((line) => ({ line, value: 0, at: 200_000 }) as const)],
          ALL,
        );
        const fell = told.filter((event) => event.type === 'peg.fallen').length;
        const stood = told.filter((event) => event.type === 'peg.standing').length;
        expect(stood).toBe(fell);
        const last = told.findLastIndex((e) => e.type === 'ball.potted' || e.type === 'peg.fallen');
        const after = told.slice(last).map((event) => event.type);
        if (last >= 0) expect(after).toContain('stroke.ended');
      }),
    );
  });
});

function sorted(events: readonly TableEvent[]): string[] {
  return events.map((event) => JSON.stringify(event)).toSorted();
}
