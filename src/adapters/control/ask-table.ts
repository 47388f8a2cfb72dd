import { connect } from 'node:net';
import { z } from 'zod';
import type { ControlRequest } from '../../ports/control.ts';
import { TableError } from '../../ports/table-error.ts';
import { firstLine, understood } from './line.ts';

const PATIENCE_MS = 5_000;

const Problem = z.object({ problem: z.string() });

/** What is asked of a table, and how its answer is known. */
export interface Question<Answer> {
  readonly request: ControlRequest;
  /** Null when it is no answer to that. */
  readonly read: (told: unknown) => Answer | null;
}

/** Asks the table that listens there. Throws TABLE_UNREACHABLE when it does not answer. */
export async function askTable<Answer>(
  path: string,
  { request, read }: Question<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const socket = connect(path);
  try {
    socket.setTimeout(patienceMs);
    socket.write(`${JSON.stringify(request)}\n`);
    const told = understood(await firstLine(socket));
    return read(told) ?? unreachable(path, told);
  } finally {
    socket.destroy();
  }
}

function unreachable(path: string, told: unknown): never {
  const problem = Problem.safeParse(told);
  const why = problem.success ? problem.data.problem : 'nobody answers there';
  throw new TableError('TABLE_UNREACHABLE', `${path}: ${why}`);
}
