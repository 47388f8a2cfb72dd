import { choice, duration, group, listOf, wholeNumber } from './kinds.ts';
import { acceptor } from './schema-acceptor.ts';
import { pulse } from './schema-money.ts';
import { reader } from './schema-reader.ts';
import { firmata, gpio } from './schema-wiring.ts';

const upTo = (max: number) => duration({ min: 0, max });
const over = (min: number, max: number) => duration({ min, max });

const hole = group({
  min: upTo(250).prefault('4ms').meta({ description: 'A beam broken for less is noise.' }),
  rearm: over(1, 1000)
    .prefault('12ms')
    .meta({ description: 'Clear for this long before the next ball counts.' }),
  stuck: over(250, 60_000)
    .prefault('2s')
    .meta({ description: 'Still broken after this: fault HOLE_BLOCKED.' }),
});

const skittle = group({
  fallen: over(10, 5000)
    .prefault('150ms')
    .meta({ description: 'Open for this long: fallen. Shorter: wobbled, no foul.' }),
  standing: over(10, 10_000).prefault('500ms').meta({ description: 'Closed for this long: standing again.' }),
  order: upTo(1000)
    .prefault('5ms')
    .meta({ description: 'Two that open closer than this: the panel is asked which fell first.' }),
});

const sensing = group({
  hole: hole.prefault({}).meta({ description: 'Beams in the holes.' }),
  skittle: skittle.prefault({}).meta({ description: 'Sensors under the skittles.' }),
  red: group({
    pair: upTo(2000)
      .prefault('60ms')
      .meta({ description: "A red detector within this of its hole's beam makes that ball red." }),
  })
    .prefault({})
    .meta({ description: 'Detectors of the red ball.' }),
  coin: group({
    pulse: pulse
      .prefault(['30ms', '300ms'])
      .meta({ description: 'Shortest and longest pulse of a coin line that has none of its own.' }),
    perSecond: wholeNumber(1, 50).default(8).meta({
      description: 'More coins a second on one line than any mechanism passes: fault COIN_RATE.',
    }),
    stringHold: over(1000, 600_000).prefault('30s').meta({
      description: 'No coin is taken for this long after the string line was active: fault COIN_STRING.',
    }),
  })
    .prefault({})
    .meta({ description: 'Coin lines.' }),
  button: group({
    debounce: upTo(1000).prefault('20ms').meta({ description: 'A button bounces for at most this long.' }),
  })
    .prefault({})
    .meta({ description: 'Buttons.' }),
  blind: upTo(60_000).prefault('1s').meta({
    description: 'After power-up nothing counts for this long, and the levels of the lines are learnt.',
  }),
  silentGames: wholeNumber(1, 10_000).default(20).meta({
    description: 'A line silent for this many games while its neighbours were not: fault LINE_SILENT.',
  }),
});

export const SENSORS = [
  'trough',
  'baulk',
  'lane',
  'delivery',
  'barDown',
  'door',
  'key',
  'tilt',
  'string',
] as const;

export const cabinet = group({
  driver: choice(['simulated', 'gpio', 'firmata'])
    .default('simulated')
    .meta({ description: 'How the wires reach the computer.' }),
  backend: choice(['auto', 'chardev', 'onoff']).default('auto').meta({
    description:
      'How driver gpio reaches the kernel: by its character device, by its files (onoff), or by whichever there is.',
  }),
  red: choice(['perHole', 'lane', 'panel']).default('perHole').meta({
    description:
      'How the red ball is known: a detector at each hole, one in the return lane (which is then fitted), or a person at the panel.',
  }),
  balls: choice(['reader', 'pockets', 'panel']).default('pockets').meta({
    description:
      'Pool 8: how a potted ball is known: beams in the pockets and a reader in the return lane, beams and a person at the panel, or a person alone.',
  }),
  sensors: listOf(choice(SENSORS), 'sensors')
    .default([])
    .meta({ description: 'What is fitted beyond holes, skittles and pockets.' }),
  acceptor,
  reader,
  gpio,
  firmata,
  sensing: sensing
    .prefault({})
    .meta({ description: 'Figures of the sensors. Change them only with a reason.' }),
});
