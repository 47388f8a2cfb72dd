import * as z from 'zod';
import { ARRANGEMENTS } from '../../rules/bar-billiards/table.ts';
import { choice, group, listOf, refused, text, wholeNumber, yesOrNo } from './kinds.ts';
import { MAKES } from './makes.ts';

const worth = wholeNumber(1, 9999);

const skittle = group({
  id: text(/^[A-Za-z][A-Za-z0-9]{0,15}$/, 'letters and digits, such as whiteL').meta({
    description: 'Its name, also that of its line: peg.<id>.',
  }),
  colour: choice(['black', 'white', 'red']).meta({ description: 'Exactly one is black.' }),
  costs: choice(['turn', 'game']).optional().meta({
    description:
      'What toppling it costs: the points of the turn, or the whole score. Default: game for the black, turn for the others.',
  }),
});

const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as (keyof typeof ARRANGEMENTS)[];

const skittles = z
  .union([choice(ARRANGEMENT_NAMES), listOf(skittle, 'skittles')], {
    error: ({ input }) =>
      refused(input, `${ARRANGEMENT_NAMES.join(', ')}, or a list of { id, colour, costs } with one black`),
  })
  .optional()
  .meta({
    description:
      'Which skittles stand on the table. A1: a black and two whites. A2: a black, two whites and a red that costs the game. A3: a black and three reds. Default: by the profile, A1.',
  });

export const table = group({
  make: choice(MAKES)
    .default('sams')
    .meta({ description: 'Which table it is. For the record: no size changes a score.' }),
  farRow: listOf(worth, 'five values').optional().meta({
    description:
      'The five holes across the far end, left to right, by their worth. Default: by the profile, [30, 20, 10, 20, 30].',
  }),
  holes: z
    .record(z.string(), worth, {
      error: ({ input }) => refused(input, 'hole: worth, such as { "200": 250 }'),
    })
    .default({})
    .meta({ description: 'What single holes are worth, by name, where it is not the standard.' }),
  balls: group({
    white: wholeNumber(1, 15).optional().meta({ description: 'White balls. Default: by the profile, 7.' }),
    red: wholeNumber(0, 1).optional().meta({ description: 'Red balls. Default: by the profile, 1.' }),
  })
    .prefault({})
    .meta({ description: 'How many balls make a full set.' }),
  skittles,
});

/** The holes in which the last ball may end, by the only two rules there are (BB-61, BB-78). */
const lastBallHoles = listOf(
  z.literal([100, 200, '100', '200'], { error: ({ input }) => refused(input, '100, 200') }),
  'holes',
)
  .transform((holes) => [...new Set(holes.map(String))])
  .refine((holes) => holes.includes('200'), { error: 'leaves out the 200, allowed: [100, 200] or [200]' });

const barBilliardsRules = {
  lastBallHoles: lastBallHoles
    .optional()
    .meta({ description: 'Holes that finish the last ball: [100, 200] or [200]. Default: by the profile.' }),
  lastBallFailure: choice(['strikerLoses', 'noScoreGameOver']).optional().meta({
    description:
      'A last ball in the wrong hole: the striker loses, or it scores nothing and the game is over. Default: by the profile.',
  }),
  restInDIsFoul: yesOrNo()
    .optional()
    .meta({ description: 'A ball that comes to rest in the D is a foul. Default: by the profile.' }),
  maxDoublePotsFromBreak: z
    .union([z.literal('off'), wholeNumber(1, 99)], {
      error: ({ input }) => refused(input, 'off, or a whole number from 1 to 99'),
    })
    .optional()
    .meta({
      description:
        'After this many double pots from the break one ball must stay up; off: no limit. Default: by the profile.',
    }),
  redRespot: yesOrNo()
    .optional()
    .meta({ description: 'The red goes back on its spot each time it is potted. Default: by the profile.' }),
  whiteSpot: yesOrNo()
    .optional()
    .meta({ description: 'The first white ball has a spot too. Default: by the profile.' }),
  baulkLine: yesOrNo()
    .optional()
    .meta({ description: 'A ball back over the baulk line is a foul. Default: by the profile.' }),
};

const pool8Rules = {
  ownPlusOpponentIsFoul: yesOrNo()
    .optional()
    .meta({ description: "Pool 8: an opponent's ball is a foul even beside an own one. Default true." }),
  blackOnBreak: choice(['loss', 'rerackFreeVend']).optional().meta({
    description:
      'Pool 8: the black potted on the break loses, or the balls are let go again, free. Default loss.',
  }),
  foulPotSetsGroups: yesOrNo().optional().meta({
    description:
      'Pool 8: the first ball after the break sets the groups though it was a foul. Default false.',
  }),
  callRequired: yesOrNo().optional().meta({
    description: 'Pool 8: the black loses unless its pocket was named. Default true.',
  }),
};

export const rules = group({ ...barBilliardsRules, ...pool8Rules });

/** Which game each rule is of. */
export const RULES = {
  'bar-billiards': Object.keys(barBilliardsRules),
  pool8: Object.keys(pool8Rules),
} as const;
