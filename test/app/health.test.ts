import { describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { judge, type Readings } from '../../src/app/health.ts';
import { BEAT_MS, HealthWatch } from '../../src/app/health-watch.ts';
import { unwatched } from '../../src/ports/watchdog.ts';

const WELL: Readings = {
  lateMs: 0,
  canRead: true,
  canWrite: true,
  unansweredMs: null,
  atStake: 'nothing',
};
const ailing = (change: Partial<Readings>) => judge({ ...WELL, ...change }).ailing;

describe('A table', () => {
  it('is well when nothing is late, its lines are read, its disk takes rows and its acceptor answers', () => {
    expect(judge({ ...WELL, lateMs: 199, unansweredMs: 4_999 })).toEqual({ ailing: [], isHung: false });
  });

  it.each([
    [{ lateMs: 200 }, 'program'],
    [{ canRead: false }, 'lines'],
    [{ canWrite: false }, 'journal'],
    [{ unansweredMs: 5_000 }, 'acceptor'],
  ] as const)('is not well with %o', (change, ailment) => {
    expect(ailing(change)).toEqual([ailment]);
  });

  it('has a game that was paid for played to its end, though no coin could be taken or booked', () => {
    const noCoins = { canWrite: false, unansweredMs: 60_000 };
    expect(ailing({ ...noCoins, atStake: 'game' })).toEqual([]);
    // Its start could not be booked.
    expect(ailing({ ...noCoins, atStake: 'credit' })).toEqual(['journal']);
    expect(ailing({ unansweredMs: 60_000, atStake: 'credit' })).toEqual([]);
    expect(ailing(noCoins)).toEqual(['journal', 'acceptor']);
  });

  it('stops in the midst of a game when it hangs or cannot read its lines', () => {
    expect(ailing({ lateMs: 900, canRead: false, atStake: 'game' })).toEqual(['program', 'lines']);
  });

  it('is started again for what a start may mend, and not for a dead acceptor or a full disk', () => {
    const isHung = (change: Partial<Readings>) => judge({ ...WELL, ...change }).isHung;
    expect([isHung({ lateMs: 200 }), isHung({ canRead: false })]).toEqual([true, true]);
    expect([isHung({ canWrite: false }), isHung({ unansweredMs: 60_000 })]).toEqual([false, false]);
  });
});

/** A table that is looked at, with everything that can be wrong with it at hand. */
function watched({ patienceMs = null as number | null, isWired = true } = {}) {
  const hand = new HandClock();
  let hungMs = 0;
  const clock = {
    now: () => hand.now() + hungMs,
    wall: () => hand.wall(),
    setTimeout: (fn: () => void, ms: number) => hand.setTimeout(fn, ms),
    clearTimeout: (id: unknown) => hand.clearTimeout(id),
    advance: (ms: number) => hand.advance(ms),
    /** Whatever is due next comes so much later. */
    hang: (ms: number) => {
      hungMs += ms;
    },
  };
  const state = {
    beats: [] as number[],
    feeds: [] as number[],
    faults: [] as string[],
    canRead: true,
    hasPower: true,
    answeredAt: null as number | null,
    atStake: 'nothing' as Readings['atStake'],
  };
  const heart = {
    beat: () => state.beats.push(clock.now()),
    get hasPower() {
      return state.hasPower;
    },
  };
  let writable = (_: boolean) => {};
  const note = (how: string) => (code: string, what: string) => {
    state.faults.push(`${clock.now()} ${how} ${code} ${what}`);
  };
  const health = new HealthWatch({
    clock,
    cabinet: {
      heart: isWired ? heart : null,
      canRead: () => state.canRead,
    },
    coins: {
      get answeredAt() {
        return state.answeredAt;
      },
    },
    journal: {
      onHealth: (told) => {
        writable = told;
      },
    },
    watchdog: { ...unwatched, patienceMs, feed: () => state.feeds.push(clock.now()) },
    faults: { raise: note('raised'), clear: note('cleared') },
    atStake: () => state.atStake,
  });
  health.start();
  return { clock, health, state, disk: (canWrite: boolean) => writable(canWrite) };
}

const last = (times: readonly number[]) => times.at(-1);

describe('The heartbeat', () => {
  it('moves every 100 ms while all is well, and not once it is stopped', () => {
    const { clock, state, health } = watched();
    clock.advance(1_000);
    expect(state.beats).toEqual(Array.from({ length: 11 }, (_, n) => n * BEAT_MS));
    health.stop();
    clock.advance(1_000);
    expect(state.beats).toHaveLength(11);
    expect(state.faults).toEqual([]);
  });

  it('stops at once when the lines cannot be read, and beats again by itself', () => {
    const { clock, state } = watched();
    clock.advance(1_000);
    state.canRead = false;
    clock.advance(5_000);
    expect(last(state.beats)).toBe(1_000);
    state.canRead = true;
    clock.advance(100);
    expect(last(state.beats)).toBe(6_100);
    expect(state.faults).toEqual(['1100 raised HEARTBEAT_STOPPED lines']);
  });

  it('has its fault until coil power must be back, and told once, though it comes and goes', () => {
    const { clock, state, disk } = watched();
    disk(false);
    clock.advance(200);
    for (let times = 0; times < 5; times++) {
      disk(true);
      clock.advance(500);
      disk(false);
      clock.advance(500);
    }
    disk(true);
    clock.advance(3_000);
    expect(state.faults).toEqual([
      '100 raised HEARTBEAT_STOPPED journal',
      '6200 cleared HEARTBEAT_STOPPED journal',
    ]);
  });

  it('leaves out a beat while the program is late, which is no fault before it has been so for a second', () => {
    const { clock, state } = watched();
    clock.advance(1_000);
    clock.hang(300);
    clock.advance(1_000);
    expect(state.beats.filter((at) => at > 1_000 && at < 1_500)).toEqual([]);
    expect(last(state.beats)).toBe(2_300);
    expect(state.faults).toEqual([]);
    for (let times = 0; times < 6; times++) {
      clock.hang(300);
      clock.advance(BEAT_MS);
    }
    expect(state.faults).toHaveLength(1);
    expect(state.faults[0]).toContain('raised HEARTBEAT_STOPPED program');
  });

  it('has its fault at once when the program was stuck for so long that coil power is gone', () => {
    const { clock, state } = watched();
    clock.advance(1_000);
    clock.hang(500);
    clock.advance(3_000);
    expect(state.faults).toEqual([
      '1600 raised HEARTBEAT_STOPPED program',
      '2600 cleared HEARTBEAT_STOPPED program',
    ]);
  });

  it('has its fault when it beats and gives no power for 3 s, until that is back', () => {
    const { clock, state } = watched();
    clock.advance(1_000);
    state.hasPower = false;
    clock.advance(2_900);
    expect(state.faults).toEqual([]);
    clock.advance(2_100);
    state.hasPower = true;
    clock.advance(2_000);
    expect(state.faults).toEqual([
      '4000 raised HEARTBEAT_STOPPED program',
      '7000 cleared HEARTBEAT_STOPPED program',
    ]);
  });

  it('is not said to be the program’s while a full disk stops it, nor while power comes back after that', () => {
    const { clock, state, disk } = watched();
    disk(false);
    state.hasPower = false;
    clock.advance(10_000);
    disk(true);
    clock.advance(1_000);
    state.hasPower = true;
    clock.advance(5_000);
    expect(state.faults.filter((fault) => fault.includes('program'))).toEqual([]);
  });

  it('stops when the acceptor has not answered for 5 s, but not under a game', () => {
    const { clock, state } = watched();
    state.answeredAt = 0;
    state.atStake = 'game';
    clock.advance(20_000);
    expect(last(state.beats)).toBe(20_000);
    state.atStake = 'nothing';
    clock.advance(1_000);
    expect(last(state.beats)).toBe(20_000);
    state.answeredAt = clock.now();
    clock.advance(100);
    expect(last(state.beats)).toBe(21_100);
    clock.advance(2_000);
    expect(state.faults).toEqual([
      '20100 raised HEARTBEAT_STOPPED acceptor',
      '22000 cleared HEARTBEAT_STOPPED acceptor',
    ]);
  });

  it('that is not wired is no fault', () => {
    const { clock, state } = watched({ isWired: false });
    state.canRead = false;
    clock.advance(5_000);
    expect(state.faults).toEqual([]);
  });
});

describe('The watchdog', () => {
  it('is fed twice in its patience, from the first moment', () => {
    const { clock, state } = watched({ patienceMs: 3_000 });
    clock.advance(6_000);
    expect(state.feeds).toEqual([0, 1_500, 3_000, 4_500, 6_000]);
  });

  it('is fed on while the acceptor is dead and the disk is full: starting again mends neither', () => {
    const { clock, state, disk } = watched({ patienceMs: 3_000 });
    state.answeredAt = 0;
    disk(false);
    clock.advance(60_000);
    expect(last(state.feeds)).toBe(60_000);
    expect(last(state.beats)).toBe(0);
  });

  it('starves while the lines cannot be read, and is fed at once when they can', () => {
    const { clock, state } = watched({ patienceMs: 3_000 });
    clock.advance(1_600);
    state.canRead = false;
    clock.advance(2_900);
    expect(state.feeds).toEqual([0, 1_500]);
    state.canRead = true;
    clock.advance(100);
    expect(last(state.feeds)).toBe(4_600);
  });

  it('is not there where nobody watches', () => {
    const { clock, state } = watched();
    clock.advance(10_000);
    expect(state.feeds).toEqual([]);
  });
});
