import { z } from 'zod';
import type { ServiceAnswer, ServiceRequest } from '../../ports/control.ts';
import { TEST_REFUSALS, type TestRefusal } from '../../session/service/refusal.ts';
import { TESTS } from '../../session/service/tests.ts';
import type { Question } from './ask-table.ts';

const isRefusal = (why: unknown): boolean => typeof why === 'string' && Object.hasOwn(TEST_REFUSALS, why);
const Refusal = z.custom<TestRefusal>(isRefusal);
const Level = z.union([z.literal(0), z.literal(1)]);
const Line = z.object({ line: z.string(), kind: z.string(), level: Level, edges: z.int() });
const Test = z.object({ test: z.enum(TESTS), refused: Refusal.nullable() });
const State = z.object({ at: z.number(), lines: z.array(Line), tests: z.array(Test) });
const Seen = z.object({
  state: State,
  phase: z.string(),
  faults: z.array(z.object({ code: z.string(), what: z.string() })),
});
const Answer = z.union([
  z.object({ seen: Seen }),
  z.object({ untried: Refusal }),
  z.object({ refused: z.literal('notRunning') }),
]);

/** What service mode shows, or that something is tried. */
export function serviceQuestion(service: ServiceRequest): Question<ServiceAnswer> {
  return {
    request: { service },
    read: (told) => (Answer.safeParse(told).success ? (told as ServiceAnswer) : null),
  };
}
