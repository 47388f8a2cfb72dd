import { describe, expect, it } from 'vitest';
import { madPin, pulsed, stuckHigh, transistorStuck } from '../../scripts/board/coil-situations.ts';
import * as faults from '../../scripts/board/faults.ts';
import { broken } from '../../scripts/board/figure.ts';
import { heartStops, oneEdge } from '../../scripts/board/heartbeat-situations.ts';
import {
  ballFalls,
  contactCloses,
  nothingFalls,
  sparkOnTheWire,
} from '../../scripts/board/input-situations.ts';
import { whyNoNgspice } from '../../scripts/board/ngspice.ts';
import { SITUATIONS } from '../../scripts/board/situations.ts';
import { dies, floatingPins, reversed } from '../../scripts/board/whole-situations.ts';

const noNgspice = (await whyNoNgspice()) !== null;

describe.skipIf(noNgspice)('The driver board keeps to its limits', { timeout: 60_000 }, () => {
  it.each(SITUATIONS)('$title', async ({ measure }) => {
    const figures = await measure();
    expect(figures.length).toBeGreaterThan(0);
    expect(broken(figures)).toEqual([]);
  });

  it.each(['up', 'down'] as const)(
    'moves nothing at power-up though its coil power is stuck on, pins pulled %s',
    async (pull) => {
      const figures = await floatingPins(pull, faults.coilPowerStuck);
      expect(broken(figures)).toEqual([]);
    },
  );

  it('ends a pulse though its coil power is stuck on and the program is dead', async () => {
    expect(broken(await dies(faults.coilPowerStuck))).toEqual([
      'bar, a second after the death',
      'inhibit, a second after the death',
    ]);
  });
});

describe.skipIf(noNgspice)('What each part of the driver board is there for', { timeout: 60_000 }, () => {
  it('without its one-shot the coil burns', async () => {
    expect(broken(await stuckHigh(faults.noOneShot))).toEqual([
      'the coil is on for',
      'current after 0.5 s',
      'heat in the coil, altogether',
      'its average over 10 s',
    ]);
  });

  it('without its rest the coil burns under a mad program', async () => {
    expect(broken(await madPin(faults.noRest))).toEqual(['the coil has current for', 'its average heat']);
  });

  it('without its flyback diode the transistor breaks down at every pulse', async () => {
    expect(broken(await pulsed(faults.noFlyback))).toEqual(['flyback, drain of M301']);
  });

  it('without its fuse the coil burns when its transistor has failed', async () => {
    expect(broken(await transistorStuck(faults.transistorShortedAndBridged))).toEqual([
      'the fuse lets go after',
      'what flows then',
      'heat in the coil, altogether',
    ]);
  });

  it('without its pump capacitor a dead heart that left its pin high keeps coil power on', async () => {
    expect(broken(await heartStops('high', faults.pumpBridged))).toHaveLength(2);
    expect(broken(await oneEdge(faults.pumpBridged))).toEqual(['highest coil power after a single edge']);
  });

  it('without its resistors a pin that floats at power-up moves the coil, should coil power be on', async () => {
    expect(broken(await floatingPins('up', faults.coilPowerStuckAndNoPullDown))).toEqual([
      'coil, pins pulled up',
    ]);
  });

  it('without its transistor in the supply a reversed plug destroys the chips', async () => {
    expect(broken(await reversed(faults.noReverseProtection))).toHaveLength(2);
  });

  it('without its filter a bounce is a coin, and so is a spark', async () => {
    expect(broken(await contactCloses('50 kilohm', faults.noInputFilter))).toContain('edges for one closing');
    expect(broken(await sparkOnTheWire(faults.noInputFilter))).toHaveLength(1);
  });

  it('without its stretcher a ball that brushes the beam is too short for the files of the kernel', async () => {
    expect(broken(await ballFalls(4, faults.noStretcher))).toEqual(['4 ms: the pin is low for']);
  });

  it('a beam with a cut wire is told as blocked', async () => {
    expect(broken(await nothingFalls(faults.emitterCut))).toEqual(['pin while nothing falls']);
  });
});
