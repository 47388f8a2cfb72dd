import { z } from 'zod';
import {
  COLLECT_REFUSALS,
  type CollectAnswer,
  type CollectRefusal,
  type CollectRequest,
} from '../../ports/control.ts';
import type { Question } from './ask-table.ts';

const isRefusal = (why: unknown): boolean => typeof why === 'string' && Object.hasOwn(COLLECT_REFUSALS, why);
const Refused = z.object({ refused: z.custom<CollectRefusal>(isRefusal) });
const Done = z.object({
  done: z.object({
    number: z.int(),
    wall: z.number(),
    expectedCents: z.int(),
    countedCents: z.int().nullable(),
    by: z.string().nullable(),
    meters: z.record(z.string(), z.union([z.number(), z.record(z.string(), z.number())])),
  }),
});

/** That the cash box was emptied. */
export function collectQuestion(collect: CollectRequest): Question<CollectAnswer> {
  return {
    request: { collect },
    read: (told) => {
      const refused = Refused.safeParse(told);
      if (refused.success) return refused.data;
      return Done.safeParse(told).success ? (told as CollectAnswer) : null;
    },
  };
}
