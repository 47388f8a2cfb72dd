import { describe, expect, it } from 'vitest';
import { readConfig, readOverlay } from '../../src/adapters/config/read-config.ts';
import { formatSummary } from '../../src/adapters/config/summary.ts';
import { configOf, good, problemsOf, warningsOf } from '../support/config-reading.ts';

/** A table on the header with these outputs beside the two that every table has. */
const wired = (outputs: string, sensors = '[barDown]') => `cabinet:
  driver: gpio
  sensors: ${sensors}
  gpio:
    outputs: { coins: { pin: 27 }, startLamp: { pin: 22 }, ${outputs} }
`;
const HELD = 'bar: { pin: 17 }';

const outputsOf = (outputs: string) => configOf(wired(outputs)).cabinet.gpio?.outputs;
const told = (outputs: string) =>
  problemsOf(wired(outputs)).map((line) => line.replace(/^.*cabinet\.gpio\.outputs\./, ''));
const careful = (outputs: string, sensors?: string) =>
  warningsOf(wired(outputs, sensors)).filter((line) => line.includes('outputs.bar'));

describe('The settings of the bar', () => {
  it('are a pin, two coils or a motor', () => {
    expect(outputsOf(HELD)?.bar).toEqual({ kind: 'held', pin: 17 });
    expect(
      outputsOf('bar: { drop: { pin: 16, pulse: 100ms, perMinute: 5 }, raise: { pin: 17 } }')?.bar,
    ).toEqual({
      kind: 'coils',
      drop: { pin: 16, pulseMs: 100, restMs: 1_000, mostPerMinute: 5 },
      raise: { pin: 17, pulseMs: 200, restMs: 1_000, mostPerMinute: 20 },
    });
    expect(outputsOf('bar: { motor: 17 }')?.bar).toEqual({ kind: 'motor', pin: 17, mostMs: 5_000 });
    expect(outputsOf('bar: { motor: 17, most: 8s }')?.bar).toEqual({ kind: 'motor', pin: 17, mostMs: 8_000 });
  });

  it.each([
    '{ }',
    '{ pin: 17, motor: 18 }',
    '{ drop: { pin: 16 } }',
    '{ raise: { pin: 16 } }',
    '{ most: 5s }',
  ])('are nothing else: %s', (bar) => {
    expect(told(`bar: ${bar}`)).toEqual([
      'bar: a group of settings is not possible, allowed: one of { pin: 17 }, { drop: { pin: 16 }, raise: { pin: 17 } } and { motor: 17, most: 5s }',
    ]);
  });

  it.each([
    [
      'bar: { drop: { pin: 16, pulse: 400ms }, raise: { pin: 17 } }',
      'bar.drop.pulse: 400ms is too long, allowed: 10ms to 300ms',
    ],
    [
      'bar: { drop: { pin: 16, rest: 1m }, raise: { pin: 17 } }',
      'bar.drop.rest: 1m is too long for a bar, which has to fall soon after it rose, allowed: at most 3s',
    ],
    [
      'bar: { drop: { pin: 16 }, raise: { pin: 17, perMinute: 2 } }',
      'bar.raise.perMinute: 2 is too few for a bar, which is told three times when it does not move, allowed: at least 3',
    ],
    ['bar: { motor: 17, most: 11s }', 'bar.most: 11s is too long, allowed: 100ms to 10s'],
    ['bar: { drop: { pin: 16 }, raise: { pin: 16 } }', 'bar.raise.pin: pin 16 is taken already, by bar.drop'],
    [
      'bar: { motor: 14 }',
      'bar.motor: pin 14 is high while the computer starts and would switch this on, allowed: 9 to 13, 16 to 27',
    ],
    ['bar: { motor: 22 }', 'startLamp.pin: pin 22 is taken already, by bar'],
    ['bar: { mottor: 17 }', 'bar.mottor: unknown setting; did you mean motor?'],
    [
      `${HELD}, release: { pin: 8 }`,
      'release.pin: pin 8 is high while the computer starts and would switch this on, allowed: 9 to 13, 16 to 27',
    ],
    [`${HELD}, release: { pin: 17 }`, 'release.pin: pin 17 is taken already, by bar'],
    [`${HELD}, chime: { pin: 23, rest: 30ms }`, 'chime.rest: 30ms is too short, allowed: 50ms to 1m'],
    [`${HELD}, chime: { pin: 23, pulse: 200ms }`, 'chime.rest: 150ms is shorter than the pulse of 200ms'],
    [
      `${HELD}, release: { pin: 23, pulse: 300ms, perMinute: 30 }`,
      'release.perMinute: 30 pulses of 300ms are more than a coil bears (6s of a minute), allowed: at most 20',
    ],
  ])('and coils have mistakes told by name: %s', (outputs, problem) => {
    expect(told(outputs)[0]).toBe(problem);
  });

  it('are told to be careful when nobody sees where the bar is', () => {
    const coils = 'bar: { drop: { pin: 16 }, raise: { pin: 17 } }';
    expect(careful(coils, '[]')).toHaveLength(1);
    expect(careful('bar: { motor: 17 }', '[]')[0]).toContain('the motor runs its whole time');
    for (const bar of [coils, 'bar: { motor: 17 }']) expect(careful(bar)).toEqual([]);
    expect(careful(HELD, '[]')).toEqual([]);
    const switched = `${wired('bar: { motor: 17 }', '[]')}    lines: { bar.down: { pin: 5 } }\n`;
    expect(warningsOf(switched).filter((line) => line.includes('outputs.bar'))).toEqual([]);
  });

  it('are kept with a game as they are, and take the place of those in any file', () => {
    const kinds = [
      'bar: { drop: { pin: 16, pulse: 100ms }, raise: { pin: 17, rest: 2s } }, release: { pin: 23 }, chime: { pin: 24 }',
      'bar: { motor: 17, most: 2s }, meter: { pin: 20 }',
      HELD,
    ];
    for (const kind of kinds) {
      const { config, raw } = good(readConfig(wired(kind)));
      for (const other of kinds) expect(good(readOverlay(wired(other), raw)).config).toEqual(config);
    }
  });

  it('are told in the summary', () => {
    const summary = (outputs: string) => formatSummary('table.yaml', good(readConfig(wired(outputs))));
    expect(summary('bar: { motor: 17 }, release: { pin: 23 }')).toContain(
      'gpio, 0 lines wired, bar moved by a motor, release',
    );
    expect(summary(HELD)).toContain('bar held up by its pin');
  });
});
