import * as z from 'zod';
import { MOST_PULSES } from '../../sensing/coin.ts';
import {
  amount,
  choice,
  duration,
  group,
  listOf,
  offOr,
  percentage,
  refused,
  text,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from './kinds.ts';
import { isCurrency, likelyCurrency } from './money.ts';

const currency = z
  .string({ error: ({ input }) => refused(input, 'a currency code such as GBP or EUR') })
  .refine(isCurrency, {
    error: ({ input }) => {
      const guess = likelyCurrency(String(input));
      const hint = guess === null ? '' : `; did you mean ${guess}?`;
      return `${refused(input, 'a currency code such as GBP or EUR')}${hint}`;
    },
  });

const offer = group({
  price: amount().meta({ description: 'What it costs.' }),
  games: wholeNumber(1, 99).meta({ description: 'How many games it buys.' }),
});

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const band = group({
  days: listOf(choice(DAYS), 'days')
    .default([...DAYS])
    .meta({ description: 'On which days it begins.' }),
  from: timeOfDay('23:59').meta({ description: 'When it begins.' }),
  to: timeOfDay('24:00').meta({ description: 'When it ends; earlier than from: on the next morning.' }),
  price: amount().meta({ description: 'What a game costs meanwhile.' }),
});

const PULSE = { min: 1, max: 10_000 };

/** The shortest and the longest pulse that is a coin. */
export const pulse = z.tuple([duration(PULSE), duration(PULSE)], {
  error: ({ input }) => refused(input, 'the shortest and the longest, such as [30ms, 300ms]'),
});

const coin = group({
  line: text(/^coin\.[A-Za-z0-9]{1,12}$/, 'coin. and a number, such as coin.1').meta({
    description: 'The input line of the coin mechanism or card reader.',
  }),
  value: amount().meta({ description: 'What one pulse is worth.' }),
  pulse: pulse
    .optional()
    .meta({ description: 'Shortest and longest pulse. Default: cabinet.sensing.coin.pulse.' }),
  pause: duration({ min: 1, max: 1000 }).optional().meta({
    description:
      'Shortest pause between two pulses: one that comes sooner is noise and does not count. Default: 20ms, or the shortest pulse or the train if that is shorter.',
  }),
  train: offOr(duration({ min: 1, max: 10_000 }), '300ms')
    .default('off')
    .meta({
      description: 'Silence that ends a train of pulses from one coin; off: every pulse is a coin by itself.',
    }),
  counts: z
    .union([z.literal('any'), listOf(wholeNumber(1, MOST_PULSES), 'numbers of pulses')], {
      error: ({ input }) => refused(input, 'any, or a list of numbers of pulses such as [1, 2, 5]'),
    })
    .default('any')
    .meta({ description: 'With train: the numbers of pulses that a coin can have. Another is no coin.' }),
  cash: yesOrNo()
    .default(true)
    .meta({ description: 'It falls into the cash box; false: a card reader, whose sales do not.' }),
});

const bonus = offOr(
  group({
    every: amount().meta({ description: 'For each so much put in before a game starts.' }),
    games: wholeNumber(1, 99).default(1).meta({ description: 'So many games on top.' }),
  }),
  '{ every: 5.00, games: 1 }',
);

const WEEK_MS = 7 * 24 * 3_600_000;
const forgotten = () => offOr(duration({ min: 60_000, max: WEEK_MS }), '15m').default('off');

const expiry = group({
  part: forgotten().meta({ description: 'Money that is not yet worth a game.' }),
  whole: forgotten().meta({ description: 'Games that were paid for; the money beside them goes by part.' }),
});

const meter = z.union(
  [z.literal('games'), group({ every: amount().meta({ description: 'Money for one pulse.' }) })],
  { error: ({ input }) => refused(input, 'games, or { every: 0.10 }') },
);

export const money = group({
  currency: currency
    .default('GBP')
    .meta({ description: 'Currency code. It decides how many decimals amounts have.' }),
  price: amount().prefault('1').meta({ description: 'What one game costs.' }),
  offers: listOf(offer, 'offers').default([]).meta({
    description: 'Several games for less. Counts over coins put in one after another until a game starts.',
  }),
  bands: listOf(band, 'bands').default([]).meta({ description: 'Other prices at certain hours.' }),
  freePlay: yesOrNo().default(false).meta({ description: 'Games cost nothing.' }),
  duringGame: choice(['queue', 'extend', 'refuse']).default('queue').meta({
    description:
      'A coin during a game: kept for the next, adds time (kept where a game has no clock), or is given back.',
  }),
  maxCredits: wholeNumber(1, 99)
    .default(10)
    .meta({ description: 'With this many games paid the coin gate shuts.' }),
  coins: listOf(coin, 'coin lines')
    .prefault([{ line: 'coin.1', value: '1' }])
    .meta({ description: 'Pulse lines of a coin mechanism or card reader.' }),
  bonus: bonus.default('off').meta({ description: 'Games on top for whoever puts in much at once.' }),
  expiry: expiry.prefault({}).meta({
    description: 'After how long without a coin or a game credit is gone; never during a game.',
  }),
  revend: duration({ min: 0, max: 600_000 }).prefault('2m').meta({
    description:
      'How long after the start balls that did not come are released again, free; those of pool8 twice at most.',
  }),
  meter: meter.default('games').meta({
    description: 'What the electromechanical meter counts: games paid, or so much money a pulse.',
  }),
  siteShare: percentage().default(50).meta({ description: "Per cent of the takings that is the pub's." }),
});
