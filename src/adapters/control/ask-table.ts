import { connect } from 'node:net';
import { z } from 'zod';
import {
  COLLECT_REFUSALS,
  type CollectAnswer,
  type CollectRefusal,
  type ControlRequest,
} from '../../ports/control.ts';
import { TableError } from '../../ports/table-error.ts';
import { firstLine, understood } from './line.ts';

const PATIENCE_MS = 5_000;

const isRefusal = (why: unknown): boolean => typeof why === 'string' && Object.hasOwn(COLLECT_REFUSALS, why);
const Refused = z.object({ refused: z.custom<CollectRefusal>(isRefusal) });
const Problem = z.object({ problem: z.string() });
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

/** Asks the table that listens there. Throws TABLE_UNREACHABLE when it does not answer. */
export async function askTable(
  path: string,
  request: ControlRequest,
  patienceMs = PATIENCE_MS,
): Promise<CollectAnswer> {
  const socket = connect(path);
  try {
    socket.setTimeout(patienceMs);
    socket.write(`${JSON.stringify(request)}\n`);
    return answerIn(await firstLine(socket), path);
  } finally {
    socket.destroy();
  }
}

function answerIn(line: string | null, path: string): CollectAnswer {
  const told = understood(line);
  const refused = Refused.safeParse(told);
  if (refused.success) return refused.data;
  if (Done.safeParse(told).success) return told as CollectAnswer;
  const problem = Problem.safeParse(told);
  const why = problem.success ? problem.data.problem : 'nobody answers there';
  throw new TableError('TABLE_UNREACHABLE', `${path}: ${why}`);
}
