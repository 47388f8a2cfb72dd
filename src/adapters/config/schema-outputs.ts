import * as z from 'zod';
import { COIL_LIMITS, MOTOR_LIMITS } from '../../session/coil-limits.ts';
import type { BarDrive, Coil } from '../../session/table-config.ts';
import { duration, group, refused, wholeNumber } from './kinds.ts';

/** What is driven: levels, coils that get a pulse, and whatever moves the bar. */

type Pin = ReturnType<typeof wholeNumber>;

const DRIVEN = {
  coins: 'High opens the coin gate.',
  startLamp: 'High lights the lamp of START.',
  meter: 'High moves the electromechanical meter: 100 ms on and 100 ms off a pulse.',
  heartbeat:
    'Changes every 100 ms while all is well. Coil power and coin gate hang on its edges, and go within a second when it stops.',
} as const;

/** How a coil is driven when the settings do not say. */
const STRONG = { pulse: '200ms', rest: '1s', perMinute: 20 };
const QUICK = { pulse: '40ms', rest: '150ms', perMinute: 60 };

export const COIL = 'a coil, such as { pin: 17, pulse: 200ms }';

function coil(pin: Pin, byDefault: typeof STRONG) {
  return group(
    {
      pin,
      pulse: duration({ min: 10, max: COIL_LIMITS.pulseMs })
        .prefault(byDefault.pulse)
        .meta({ description: 'How long it is on.' }),
      rest: duration({ min: 50, max: 60_000 })
        .prefault(byDefault.rest)
        .meta({ description: 'Off for at least this long after a pulse; not shorter than the pulse.' }),
      perMinute: wholeNumber(1, 120).default(byDefault.perMinute).meta({
        description: 'More pulses than this a minute are left out: fault COIL_LIMIT.',
      }),
    },
    COIL,
  ).transform(
    ({ pin: at, pulse, rest, perMinute }): Coil => ({
      pin: at,
      pulseMs: pulse,
      restMs: rest,
      mostPerMinute: perMinute,
    }),
  );
}

export const BAR =
  'one of { pin: 17 }, { drop: { pin: 16 }, raise: { pin: 17 } } and { motor: 17, most: 5s }';

function bar(pin: Pin) {
  const most = duration({ min: 100, max: MOTOR_LIMITS.runMs });
  return group(
    {
      pin: pin.exactOptional(),
      drop: coil(pin, STRONG).exactOptional().meta({ description: 'A pulse of this coil drops the bar.' }),
      raise: coil(pin, STRONG).exactOptional().meta({ description: 'A pulse of this coil raises it.' }),
      motor: pin.exactOptional().meta({
        description: 'The pin of a motor that runs until the switch bar.down says what is wanted.',
      }),
      most: most.exactOptional().meta({ description: 'The motor never runs longer. Default 5s.' }),
    },
    BAR,
  )
    .transform((written, judged): BarDrive => {
      const drive = driveOf(written);
      if (drive !== null) return drive;
      // A name that is not known has been told.
      if (judged.issues.length === 0) judged.addIssue({ code: 'custom', message: refused(written, BAR) });
      return z.NEVER;
    })
    .meta({
      description:
        'What moves the bar. pin: high raises it for as long as it is high. drop and raise: two coils. motor: a motor.',
    });
}

interface BarWritten {
  readonly pin?: number;
  readonly drop?: Coil;
  readonly raise?: Coil;
  readonly motor?: number;
  readonly most?: number;
}

/** Null when it is of no kind, or of two. */
function driveOf({ pin, drop, raise, motor, most }: BarWritten): BarDrive | null {
  const kinds = [pin, drop ?? raise, motor ?? most].filter((each) => each !== undefined);
  if (kinds.length !== 1) return null;
  if (pin !== undefined) return { kind: 'held', pin };
  if (drop && raise) return { kind: 'coils', drop, raise };
  return motor === undefined ? null : { kind: 'motor', pin: motor, mostMs: most ?? 5_000 };
}

export function outputs(pin: Pin) {
  const driven = (name: keyof typeof DRIVEN) =>
    group({ pin }, 'a pin, such as { pin: 22 }').meta({ description: DRIVEN[name] });
  return group(
    {
      bar: bar(pin).exactOptional(),
      coins: driven('coins'),
      startLamp: driven('startLamp'),
      meter: driven('meter').exactOptional(),
      release: coil(pin, STRONG).exactOptional().meta({
        description:
          'A coil that lets the balls go, where the bar does not: a pulse at START and at a re-vend. A pool table has one, and no bar.',
      }),
      chime: coil(pin, QUICK).exactOptional().meta({ description: 'A bell or a sounder, struck by pulses.' }),
      heartbeat: driven('heartbeat').exactOptional(),
    },
    'bar, coins and startLamp, and meter, release, chime and heartbeat if there are such, each with its pin, such as { pin: 22 }',
  ).meta({ description: 'The pins that are driven. High is on, so that a dead computer drops the bar.' });
}
