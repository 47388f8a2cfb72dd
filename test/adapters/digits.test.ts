import { beforeEach, describe, expect, it } from 'vitest';
import type { Scoreboard } from '../../src/session/scoreboard.ts';
import { boardWith } from '../support/board.ts';
import { digitsBench } from '../support/digits-bench.ts';
import { asSeen } from '../support/segments.ts';

let bench: ReturnType<typeof digitsBench>;

beforeEach(() => {
  bench = digitsBench();
});

const player = (score: number, turn = 0) => ({ score, turn, out: false });
const still = { msLeft: 612_000, at: 0, speed: 0, warning: null };
const running = { ...still, speed: 1 };

/** Enough for a chip to be told everything. */
const WHOLE_MS = 300;
const CHANGE_MS = 250;
const RETRY_MS = 3_100;

describe('eight digits on a MAX7219', () => {
  it('are read as the score and the break, through three wires of the cabinet', async () => {
    bench.openChain('player.1').show(boardWith({ players: [player(340, 120)] }));
    await bench.wait(WHOLE_MS);
    expect(bench.chain.shown).toBe('340.  120');
    expect(bench.chain.claimed).toEqual([
      'digits player.1 data',
      'digits player.1 clock',
      'digits player.1 select',
    ]);
  });

  it('show the colon they do not have as a point', async () => {
    bench.openChain('clock').show(boardWith({ clock: still }));
    await bench.wait(WHOLE_MS);
    expect(bench.chain.shown).toBe('    10.12');
  });

  it('are told nothing while nothing changes, and one digit when one does', async () => {
    bench.openChain('clock').show(boardWith({ clock: { ...running, at: bench.clock.now() } }));
    await bench.wait(WHOLE_MS);
    const told = bench.chain.writes;
    await bench.wait(400);
    expect(bench.chain.writes).toBe(told);
    bench.chain.sent.length = 0;
    await bench.wait(800);
    expect(bench.chain.shown).toBe('    10.11');
    expect(bench.chain.sent).toEqual([[1, 0x30]]);
    expect(bench.chain.writes - told).toBe(50);
  });

  it('are written to ten times a second at most, however often the table shows something', async () => {
    const display = bench.openChain('player.1');
    display.show(boardWith({ players: [player(0)] }));
    await bench.wait(WHOLE_MS);
    bench.chain.sent.length = 0;
    for (let turn = 1; turn <= 100; turn += 1) {
      display.show(boardWith({ players: [player(1_000 + turn)] }));
      await bench.wait(10);
    }
    await bench.wait(CHANGE_MS);
    expect(bench.chain.shown).toBe('1100.    ');
    const lastDigit = bench.chain.sent.filter(([register]) => register === 5);
    expect(lastDigit.length).toBeLessThanOrEqual(11);
  });

  it('are told so little in one go that nobody else has to wait', async () => {
    bench.openChain('player.1').show(boardWith());
    let most = 0;
    for (let step = 0; step < 30; step += 1) {
      const before = bench.chain.writes;
      await bench.wait(10);
      most = Math.max(most, bench.chain.writes - before);
    }
    expect(bench.chain.shown).toBe('340.  120');
    expect(most).toBe(50);
  });

  it('have all come back within seconds after their supply dropped, and never go dark for that', async () => {
    bench.openChain('player.1', 100).show(boardWith());
    await bench.wait(WHOLE_MS);
    expect(bench.chain.brightness).toBe(15);
    for (let step = 0; step < 600; step += 1) {
      await bench.wait(10);
      expect(bench.chain.shown).toBe('340.  120');
    }
    bench.chain.brownOut();
    expect(bench.chain.shown).toBe('dark');
    await bench.wait(5_500);
    expect(bench.chain.shown).toBe('340.  120');
    expect(bench.chain.brightness).toBe(15);
  });

  it('are a fault when the cabinet has not got the pins for them, until it has', async () => {
    bench.chain.broken = true;
    bench.openChain('player.1').show(boardWith());
    await bench.wait(WHOLE_MS);
    expect(bench.faults).toEqual(['DISPLAY_LOST digits player.1']);
    bench.chain.broken = false;
    await bench.wait(RETRY_MS + WHOLE_MS);
    expect(bench.chain.shown).toBe('340.  120');
    expect(bench.faults[1]).toBe('DISPLAY_LOST digits player.1 mended');
  });

  it('go dark at once when the table stops, while the cabinet still has their pins', async () => {
    const display = bench.openChain('player.1');
    display.show(boardWith());
    await bench.wait(WHOLE_MS);
    const stopped = display.stop();
    expect(bench.chain.shown).toBe('dark');
    await stopped;
    display.show(boardWith());
    await bench.wait(10_000);
    expect(bench.chain.shown).toBe('dark');
  });
});

describe('four digits on an HT16K33', () => {
  it('are read as the clock, with a colon only where one is wanted', async () => {
    const { chip, display } = bench.openBackpack('clock');
    display.show(boardWith({ clock: still }));
    await bench.wait(WHOLE_MS);
    expect(chip.shown).toBe('10:12');
    display.show(boardWith({ phase: 'afterBar', clock: { ...still, msLeft: 0 } }));
    await bench.wait(CHANGE_MS);
    expect(chip.shown).toBe(' bAr');
  });

  it('shine as brightly as the settings say', async () => {
    const { chip, display } = bench.openBackpack('clock', 0x70, 20);
    display.show(boardWith());
    await bench.wait(WHOLE_MS);
    expect(chip.brightness).toBe(3);
  });

  it('do not show what another set on the same bus shows', async () => {
    const one = bench.openBackpack('player.1', 0x70);
    const two = bench.openBackpack('player.2', 0x71);
    const board = boardWith({ players: [player(1_230), player(450)] });
    one.display.show(board);
    two.display.show(board);
    await bench.wait(WHOLE_MS);
    expect(one.chip.shown).toBe('1230.');
    expect(two.chip.shown).toBe(' 450');
  });

  it('are sent one block for whatever has changed, and nothing when nothing has', async () => {
    const { display } = bench.openBackpack('player.1');
    display.show(boardWith({ players: [player(1_111)] }));
    await bench.wait(WHOLE_MS);
    bench.i2c.sent.length = 0;
    display.show(boardWith({ players: [player(2_222)] }));
    await bench.wait(1_000);
    expect(bench.i2c.sent).toHaveLength(1);
    expect(bench.i2c.sent[0]).toHaveLength(18);
  });

  it('can be opened again in the same process, on the same address', async () => {
    const first = bench.openBackpack('clock');
    first.display.show(boardWith({ clock: still }));
    await bench.wait(WHOLE_MS);
    await first.display.stop();
    expect(first.chip.shown).toBe('dark');
    const again = bench.openBackpack('player.1');
    again.display.show(boardWith());
    await bench.wait(WHOLE_MS);
    expect(again.chip.shown).toBe(' 340.');
  });

  it('are no fault for a single disturbance on the bus', async () => {
    const { chip, display } = bench.openBackpack('clock');
    display.show(boardWith({ clock: still }));
    await bench.wait(WHOLE_MS);
    bench.i2c.disturbed = 1;
    display.show(boardWith({ clock: { ...still, msLeft: 611_000 } }));
    await bench.wait(CHANGE_MS + WHOLE_MS);
    expect(chip.shown).toBe('10:11');
    expect(bench.faults).toEqual([]);
  });
});

describe('an I²C bus that dies', () => {
  it('is one fault for each display on it, and all is shown again when it is back', async () => {
    const one = bench.openBackpack('player.1', 0x72);
    const two = bench.openBackpack('credit', 0x73);
    const both = (change: Partial<Scoreboard>) => {
      one.display.show(boardWith(change));
      two.display.show(boardWith(change));
    };
    both({});
    await bench.wait(WHOLE_MS);
    bench.i2c.die();
    both({ players: [player(560)], credit: { ...boardWith().credit, games: 3 } });
    await bench.wait(30_000);
    expect(bench.faults).toEqual(['DISPLAY_LOST digits player.1', 'DISPLAY_LOST digits credit']);
    bench.i2c.isDead = false;
    one.chip.ram.fill(0);
    await bench.wait(RETRY_MS + WHOLE_MS);
    expect([one.chip.shown, two.chip.shown]).toEqual([' 560.', 'Cr 3']);
    expect(bench.faults.slice(2).sort()).toEqual([
      'DISPLAY_LOST digits credit mended',
      'DISPLAY_LOST digits player.1 mended',
    ]);
  });

  it('does not keep the table from stopping', async () => {
    const { display } = bench.openBackpack('clock');
    display.show(boardWith());
    await bench.wait(WHOLE_MS);
    bench.i2c.die();
    const stopped = display.stop();
    await bench.wait(1_000);
    await expect(stopped).resolves.toBeUndefined();
    expect(bench.faults).toEqual([]);
  });

  it('hangs, and is a fault like any other; the table stops all the same', async () => {
    const { display } = bench.openBackpack('clock');
    display.show(boardWith({ clock: still }));
    await bench.wait(WHOLE_MS);
    bench.i2c.hangs = true;
    display.show(boardWith({ clock: { ...still, msLeft: 611_000 } }));
    await bench.wait(5_000);
    expect(bench.faults).toEqual(['DISPLAY_LOST digits clock']);
    let isStopped = false;
    void display.stop().then(() => {
      isStopped = true;
    });
    await bench.wait(250);
    expect(isStopped).toBe(true);
  });

  it('takes no other display with it: a chip that is missing is a fault of its own', async () => {
    const there = bench.openBackpack('clock', 0x74);
    const gone = bench.openBackpack('credit', 0x75);
    bench.i2c.chips.delete(0x75);
    there.display.show(boardWith({ clock: still }));
    gone.display.show(boardWith());
    await bench.wait(10_000);
    expect(there.chip.shown).toBe('10:12');
    expect(bench.faults).toEqual(['DISPLAY_LOST digits credit']);
  });

  it('is closed when the last display on it has stopped', async () => {
    const one = bench.openBackpack('clock', 0x76);
    const two = bench.openBackpack('credit', 0x77);
    for (const { display } of [one, two]) display.show(boardWith());
    await bench.wait(WHOLE_MS);
    await one.display.stop();
    expect(bench.i2c.closed).toBe(0);
    await two.display.stop();
    expect(bench.i2c.closed).toBe(bench.i2c.opened);
  });
});

it('a short game is read off the digits from coin to end', async () => {
  const { chip, display } = bench.openBackpack('clock');
  const chain = bench.openChain('player.1');
  const seen: string[] = [];
  const shown = async (change: Partial<Scoreboard>) => {
    const now = bench.clock.now();
    for (const each of [display, chain]) each.show(boardWith({ clock: { ...still, at: now }, ...change }));
    await bench.wait(500);
    seen.push(`${bench.chain.shown}|${chip.shown}`);
  };
  await shown({ phase: 'attract', players: [] });
  await shown({ phase: 'ready', players: [] });
  await shown({ players: [player(0)] });
  await shown({ players: [player(0, 60)] });
  const foul = { id: 'foul', player: 0, points: -60, at: bench.clock.now() };
  await shown({ players: [player(0)], verdict: foul });
  await bench.wait(4_000);
  await shown({ players: [player(200)], phase: 'afterBar' });
  await bench.wait(5_000);
  await shown({ players: [player(200)], phase: 'lastBall' });
  await shown({ players: [player(400)], phase: 'over' });
  expect(seen).toEqual(
    [
      '       -|--:--',
      '    PUSh|PUSh',
      '0.       |10:12',
      '0.     60|10:12',
      '0.   FOUL|10:12',
      '200.  bAr| bAr',
      '200. LASt|LASt',
      '400 OVEr|OVEr',
    ].map(asSeen),
  );
});
