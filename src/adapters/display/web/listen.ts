import type { FastifyInstance } from 'fastify';
import { type ErrorCode, TableError } from '../../../ports/table-error.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  EADDRINUSE: 'PORT_IN_USE',
  EACCES: 'PORT_FORBIDDEN',
  EADDRNOTAVAIL: 'PORT_FORBIDDEN',
  // The name of no machine, or of none that can be found.
  ENOTFOUND: 'PORT_FORBIDDEN',
  EAI_AGAIN: 'PORT_FORBIDDEN',
};

/** Where the pages can be opened; a port of 0 takes any that is free. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? CODES[String(cause.code)] : undefined;
    if (!reason) throw cause;
    throw new TableError(reason, `Cannot serve pages at ${host}:${port}`, { cause });
  }
}
