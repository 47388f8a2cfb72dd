import * as z from 'zod';
import {
  amount,
  choice,
  duration,
  group,
  listOf,
  numberBetween,
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
  train: z
    .union([z.literal('off'), duration({ min: 1, max: 10_000 })], {
      error: ({ input }) => refused(input, 'off, or a duration such as 300ms'),
    })
    .default('off')
    .meta({
      description: 'Silence that ends a train of pulses from one coin; off: every pulse is a coin by itself.',
    }),
});

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
  duringGame: choice(['queue', 'extend', 'refuse'])
    .default('queue')
    .meta({ description: 'A coin during a game: kept for the next, adds time, or is given back.' }),
  maxCredits: wholeNumber(1, 99)
    .default(10)
    .meta({ description: 'With this many games paid the coin gate shuts.' }),
  coins: listOf(coin, 'coin lines')
    .prefault([{ line: 'coin.1', value: '1' }])
    .meta({ description: 'Pulse lines of a coin mechanism or card reader.' }),
  siteShare: numberBetween(0, 100)
    .default(50)
    .meta({ description: "Per cent of the takings that is the pub's." }),
});
