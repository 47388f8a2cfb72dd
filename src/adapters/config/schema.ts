import type * as z from 'zod';
import { PLAYERS, PROFILES } from '../../rules/bar-billiards/profiles.ts';
import { choice, duration, durationOrOff, group, listOf, wholeNumber } from './kinds.ts';
import { cabinet } from './schema-cabinet.ts';
import { display } from './schema-display.ts';
import { money } from './schema-money.ts';
import { rules, table } from './schema-table.ts';

/** The whole configuration: names, kinds, defaults and the words of the manual. */

const MINUTE = 60_000;

const play = group({
  players: wholeNumber(PLAYERS.min, PLAYERS.max)
    .optional()
    .meta({ description: 'How many play when nobody chooses. 1 is practice. Default: by the profile, 2.' }),
  gameTime: durationOrOff({ min: MINUTE, max: 60 * MINUTE })
    .optional()
    .meta({
      description:
        'How long a paid game lasts until the bar drops. 5m to 20m in profile free, 15m30s to 19m in classic-strict, else 1m to 60m. Default: by the profile, 17m. Pool 8: off, which is its default, or the time that a credit buys.',
    }),
  warnings: listOf(duration({ min: 1000, max: 60 * MINUTE }), 'durations')
    .prefault(['2m', '30s'])
    .meta({ description: 'How long before the bar drops the players are warned.' }),
  strokeSettle: duration({ min: 100, max: MINUTE })
    .prefault('4s')
    .meta({ description: 'A stroke is over when nothing has moved for this long.' }),
  start: choice(['button', 'credit']).default('button').meta({
    description: 'button: a credit waits for START. credit: the first credit starts the game.',
  }),
});

const PROFILE_NAMES = Object.keys(PROFILES) as (keyof typeof PROFILES)[];

export const settings = group({
  game: choice(['bar-billiards', 'pool8'])
    .default('bar-billiards')
    .meta({ description: 'Which game the table is for.' }),
  profile: choice(PROFILE_NAMES).default('classic').meta({
    description: 'Whose rules. Gives the defaults of table, rules and play; each may be set over it.',
  }),
  table: table.prefault({}).meta({ description: 'The table itself.' }),
  rules: rules.prefault({}).meta({ description: 'House rules over the profile.' }),
  play: play.prefault({}).meta({ description: 'Players, time and start.' }),
  money: money.prefault({}).meta({ description: 'Prices, coins and credit.' }),
  cabinet: cabinet.prefault({}).meta({ description: 'The wiring and what is fitted.' }),
  display: display.prefault({}).meta({ description: 'Screens.' }),
});

/** Settings as the schema leaves them: defaults filled in, durations in milliseconds, amounts as digits. */
export type Settings = z.output<typeof settings>;
