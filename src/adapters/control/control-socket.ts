import { chmodSync, lstatSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { z } from 'zod';
import {
  type CollectAnswer,
  type CollectRequest,
  type ControlRequest,
  type ServiceAnswer,
  type ServiceRequest,
  SIGNATURE,
} from '../../ports/control.ts';
import type { Log } from '../../ports/log.ts';
import { TESTS } from '../../session/service/tests.ts';
import { firstLine, understood } from './line.ts';

export interface ControlOptions {
  readonly path: string;
  readonly log: Log;
  collect(request: CollectRequest): CollectAnswer;
  service(request: ServiceRequest): ServiceAnswer;
}

const PATIENCE_MS = 5_000;
const MOST_CLIENTS = 8;

const Collect = z.strictObject({
  countedCents: z.int().min(0).nullable(),
  by: z.string().regex(SIGNATURE).nullable(),
  remote: z.boolean(),
});
const Service = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['look', 'enter', 'leave']) }),
  z.strictObject({ do: z.enum(['test', 'endTest']), test: z.enum(TESTS) }),
]);
const Request = z.union([
  z.strictObject({ collect: Collect }),
  z.strictObject({ service: Service }),
]) satisfies z.ZodType<ControlRequest>;

/**
 * Lets commands on this machine reach the table: whoever holds the journal's lock holds this, too. A table that cannot
 * have it plays on without.
 */
export async function controlSocket(options: ControlOptions): Promise<{ stop(): Promise<void> }> {
  const { path, log } = options;
  const clients = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    void serve(client, options);
  });
  server.maxConnections = MOST_CLIENTS;
  try {
    forgetStale(path);
    await listening(server, path);
  } catch (error) {
    log.warn({ err: error, path }, 'commands cannot reach this table');
    return { stop: async () => {} };
  }
  server.on('error', (error) => log.warn({ err: error, path }, 'a command could not be let in'));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}

async function serve(client: Socket, options: ControlOptions): Promise<void> {
  client.setTimeout(PATIENCE_MS, () => client.destroy());
  const line = await firstLine(client);
  if (line === null) client.destroy();
  else client.end(`${JSON.stringify(answerTo(line, options))}\n`);
}

type Answer = CollectAnswer | ServiceAnswer | { readonly problem: string };

function answerTo(line: string, { log, collect, service }: ControlOptions): Answer {
  const request = Request.safeParse(understood(line));
  if (!request.success) return { problem: 'it does not know what it was asked' };
  try {
    return 'collect' in request.data ? collect(request.data.collect) : service(request.data.service);
  } catch (error) {
    log.error({ err: error }, 'a command could not be done');
    return { problem: 'it could not do what it was asked: its log says why' };
  }
}

/** A table that was killed left its socket behind; nothing but a socket is taken away. */
function forgetStale(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path);
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
    // The socket is there as soon as `listen` returns, and nobody is let in before the next turn of the loop.
    if (server.listening) chmodSync(path, 0o600);
  });
}
