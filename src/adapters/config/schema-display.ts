import * as z from 'zod';
import { LANGUAGES } from '../../session/scoreboard.ts';
import type { DigitsShow } from '../../session/table-config.ts';
import { choice, group, listOf, offOr, refused, timeOfDay, wholeNumber } from './kinds.ts';

/** Screens, score digits and the small display inside. */

const SHOWS = [
  'player.1',
  'player.2',
  'player.3',
  'player.4',
  'clock',
  'break',
  'credit',
] as const satisfies readonly DigitsShow[];

export const hex = (address: number): string => `0x${address.toString(16).padStart(2, '0')}`;

/** Addresses on an I2C bus that a chip can be set to. */
const DIGITS_AT = { ranges: [[0x70, 0x77]], allowed: '0x70 to 0x77' } as const;
const LCD_AT = {
  ranges: [
    [0x20, 0x27],
    [0x38, 0x3f],
  ],
  allowed: '0x20 to 0x27, 0x38 to 0x3f',
} as const;

function address({ ranges, allowed }: typeof DIGITS_AT | typeof LCD_AT) {
  const told = (input: unknown) =>
    Number.isInteger(input) && Number(input) >= 0
      ? `${hex(Number(input))} is not possible, allowed: ${allowed}`
      : refused(input, allowed);
  const error = ({ input }: { readonly input?: unknown }) => told(input);
  return z
    .int({ error })
    .refine((at) => ranges.some(([from, to]) => at >= from && at <= to), { error })
    .meta({ description: `Its address on the bus: ${allowed}.` });
}

const bus = wholeNumber(0, 20).default(1).meta({ description: 'The I2C bus; 1 is that of the header.' });

const common = {
  shows: choice(SHOWS).meta({
    description:
      "What it shows: a player's score with the break, the time left, the break alone, the credit.",
  }),
  brightness: wholeNumber(0, 100).default(60).meta({ description: 'Per cent.' }),
};

const chainPin = wholeNumber(0, 69).meta({
  description:
    'Pin of what drives the cabinet: of the header, by its BCM number, or with driver firmata of the board.',
});

const max7219 = group({
  chip: z.literal('MAX7219'),
  data: chainPin,
  clock: chainPin,
  select: chainPin,
  ...common,
});

const ht16k33 = group({ chip: z.literal('HT16K33'), bus, address: address(DIGITS_AT), ...common });

const digits = z.discriminatedUnion('chip', [max7219, ht16k33], {
  error: ({ input }) => refused(chipOf(input), 'chip: MAX7219 (eight digits) or chip: HT16K33 (four digits)'),
});

const chipOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'chip' in input ? input.chip : input;

const lcd = group({
  bus,
  address: address(LCD_AT),
  rows: z
    .union([z.literal(2), z.literal(4)], { error: ({ input }) => refused(input, '2, 4') })
    .default(2)
    .meta({ description: 'How many lines of text it has.' }),
});

const night = z
  .union([z.literal('off'), group({ from: timeOfDay('23:59'), to: timeOfDay('23:59') })], {
    error: ({ input }) => refused(input, 'off, or { from: "23:00", to: "09:00" }'),
  })
  .default('off')
  .meta({ description: 'Hours of the night at which the attract screen dims, or off.' });

export const display = group({
  language: choice(LANGUAGES).default('en').meta({ description: 'Language of every screen.' }),
  night,
  digits: listOf(digits, 'digits').default([]).meta({
    description:
      'Seven-segment digits in the cabinet: a chain of eight (MAX7219) or a backpack of four (HT16K33).',
  }),
  lcd: offOr(lcd, '{ address: 0x27 }').default('off').meta({
    description: 'A small display of text inside (PCF8574), for whoever opens the door.',
  }),
});
