import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { BALLS, POCKETS } from '../../../rules/pool8/table.ts';
import type { TableLayout } from '../../../session/scoreboard.ts';
import { fits, type Wood } from './model.ts';

/** Where a simulated table lies while no process runs it: wood stays as it is when the power goes. */
export interface WoodFile {
  /** Null when there is none, or it is of another table. */
  recall(layout: TableLayout): Wood | null;
  keep(wood: Wood): void;
}

const colour = z.enum(['white', 'red']);
const place = z.discriminatedUnion('at', [
  z.object({ at: z.literal('bed'), x: z.number(), y: z.number() }),
  z.object({ at: z.literal('D') }),
  z.object({ at: z.literal('trough'), compartment: z.string() }),
  z.object({ at: z.literal('rolling'), hole: z.string(), pastBar: z.boolean() }),
  z.object({ at: z.literal('trapped'), hole: z.string() }),
]);
const peg = z.discriminatedUnion('is', [
  z.object({ is: z.literal('standing') }),
  z.object({ is: z.literal('fallen') }),
  z.object({ is: z.literal('inHole'), hole: z.string(), blocks: z.boolean() }),
]);
const front = {
  gate: z.enum(['accepted', 'refused']),
  key: z.boolean(),
  door: z.boolean(),
  speed: z.literal([1, 10, 60]),
  coinsReturned: z.number(),
  coinsSwallowed: z.number(),
  meter: z.number(),
  lines: z.array(z.string()),
  broken: z.record(z.string(), z.enum(['off', 'on'])).default({}),
  busyUntil: z.record(z.string(), z.number()),
  movingUntil: z.number(),
};
const barBilliards = z.object({
  ...front,
  // Files of the time before there were pool tables do not say it.
  table: z.literal('barBilliards').default('barBilliards'),
  balls: z.array(z.object({ id: z.number(), ball: colour, place })),
  pegs: z.record(z.string(), peg),
  bar: z.enum(['raised', 'dropped']),
  barJammed: z.boolean().default(false),
});
const poolPlace = z.discriminatedUnion('at', [
  z.object({ at: z.literal('bed'), x: z.number(), y: z.number() }),
  z.object({ at: z.literal('rolling'), pocket: z.enum(POCKETS) }),
  z.object({ at: z.literal('inside'), lies: z.enum(['held', 'freed', 'askew']) }),
  z.object({ at: z.enum(['trough', 'white box']) }),
]);
const pool = z.object({
  ...front,
  table: z.literal('pool'),
  balls: z.array(z.object({ ball: z.enum(BALLS), place: poolPlace })),
  racked: z.boolean(),
});
const woodShape: z.ZodType<Wood> = z.union([pool, barBilliards]);

export function woodFile(file: string): WoodFile {
  return {
    recall: (layout) => {
      const wood = read(file);
      return wood && fits(wood, layout) ? wood : null;
    },
    keep: (wood) => {
      // Renamed into place, so that a kill leaves the one before or this one, never half of it.
      try {
        writeFileSync(`${file}.new`, JSON.stringify(wood));
        renameSync(`${file}.new`, file);
      } catch {
        // A full disk costs the simulation its memory, not its game.
      }
    },
  };
}

function read(file: string): Wood | null {
  try {
    return woodShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or not ours: the table is laid out anew.
    return null;
  }
}
