import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Display } from '../../../ports/display.ts';
import type { Log } from '../../../ports/log.ts';
import type { CabinetAction, CabinetView, PanelAction } from '../../../ports/web-api.ts';
import type { Scoreboard, TableLayout } from '../../../session/scoreboard.ts';
import type { ServiceState } from '../../../session/service/state.ts';
import { CabinetActionBody, PanelActionBody, problemsOf } from './actions.ts';
import { Broadcast } from './broadcast.ts';
import { FOREIGN, HEADERS, isForeign } from './guard.ts';
import { listen } from './listen.ts';
import { builtPages, type PageFile } from './pages.ts';
import { servicePace } from './service-pace.ts';

export interface WebServerOptions {
  layout(): TableLayout;
  board(): Scoreboard;
  /** What service mode shows: pages see it as long as the board says that the key is turned. */
  service?(): ServiceState;
  /** The table's monotonic clock. */
  now(): number;
  /** Null when it was done, else why not. */
  panel(action: PanelAction): string | null;
  /** The simulated cabinet, when there is one. */
  readonly cabinet?: { view(): CabinetView; act(action: CabinetAction): string | null };
  readonly log: Log;
  readonly port: number;
  readonly host?: string;
  /** The folder of the built pages. */
  readonly webRoot: string;
  /** How many pages may listen at once. */
  readonly mostListeners?: number;
  readonly heartbeatMs?: number;
  /** The table broke while it did what a page asked for. */
  readonly broke?: (error: unknown) => void;
}

export interface WebServer extends Display {
  readonly address: string;
  /** The simulated cabinet has another view. */
  cabinetChanged(): void;
}

// zod judges the bodies. Fastify's own compilers take longer to load than all of the rules.
const NO_COMPILERS = { buildValidator: unneeded, buildSerializer: unneeded };

export async function webServer(options: WebServerOptions): Promise<WebServer> {
  const { layout, board, now, cabinet, log, heartbeatMs = 5_000 } = options;
  const isServed = () => board().service !== null;
  const broadcast = new Broadcast({
    layout,
    board,
    service: () => (isServed() ? (options.service?.() ?? null) : null),
    time: now,
    ...(cabinet && { cabinet: () => cabinet.view() }),
  });
  const app = buildApp(options, broadcast);
  const address = await listen(app, options.host ?? '127.0.0.1', options.port);
  const heartbeat = setInterval(() => {
    broadcast.dropStuck();
    broadcast.changed('time');
  }, heartbeatMs).unref();
  log.info({ address }, 'pages are served');

  let shown = layout();
  const inService = servicePace(broadcast, isServed);
  return {
    address,
    show() {
      const newest = layout();
      if (newest !== shown) broadcast.changed('layout');
      shown = newest;
      broadcast.changed('board');
      inService.look();
    },
    cabinetChanged: () => broadcast.changed('cabinet'),
    async stop() {
      clearInterval(heartbeat);
      inService.stop();
      broadcast.end();
      await app.close();
    },
  };
}

function buildApp(options: WebServerOptions, broadcast: Broadcast): FastifyInstance {
  const app = Fastify({
    bodyLimit: 4_096,
    forceCloseConnections: true,
    requestTimeout: 10_000,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: NO_COMPILERS },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isForeign(request.raw)) await reply.code(403).send({ error: FOREIGN });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is no such page.\n'));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) options.log.error({ err: error, url: request.url }, 'a request failed');
    return reply.code(statusCode).send({ error: statusCode < 500 ? error.message : 'The table failed.' });
  });
  addPages(app, options);
  addStream(app, options, broadcast);
  addActions(app, options);
  return app;
}

function addPages(app: FastifyInstance, { layout, cabinet, webRoot }: WebServerOptions): void {
  const files = new Map(builtPages(webRoot).map((file) => [file.path, file]));
  for (const file of files.values()) addFile(app, `/${file.path}`, file);
  const home = cabinet ? 'table' : 'scoreboard';
  addFile(app, '/', files.get(`${home}/index.html`));
  addFile(app, '/scoreboard', files.get('scoreboard/index.html'));
  if (cabinet) addFile(app, '/table', files.get('table/index.html'));
  app.get('/layout', () => layout());
}

function addFile(app: FastifyInstance, url: string, file: PageFile | undefined): void {
  if (file) app.get(url, (_, reply) => reply.type(file.type).send(file.body));
}

function addStream(app: FastifyInstance, options: WebServerOptions, broadcast: Broadcast): void {
  const { mostListeners = 32, log } = options;
  app.get('/events', { exposeHeadRoute: false }, (_, reply) => {
    if (broadcast.size >= mostListeners) {
      log.warn({ listeners: broadcast.size }, 'a page was turned away: too many listen');
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ error: 'Too many pages listen to this table.' });
    }
    reply.hijack();
    reply.raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    broadcast.add(reply.raw);
    return reply;
  });
}

function addActions(app: FastifyInstance, { panel, cabinet, broke = endTheProcess }: WebServerOptions): void {
  app.post('/panel', ({ body }, reply) => act(reply, PanelActionBody, body, guarded(panel, broke)));
  if (cabinet)
    app.post('/cabinet', ({ body }, reply) =>
      act(
        reply,
        CabinetActionBody,
        body,
        guarded((action) => cabinet.act(action), broke),
      ),
    );
}

function act<T>(
  reply: FastifyReply,
  schema: z.ZodType<T>,
  body: unknown,
  todo: (action: T) => string | null,
) {
  const read = schema.safeParse(body);
  if (!read.success) return reply.code(400).send({ error: problemsOf(read.error) });
  const refused = todo(read.data);
  return refused === null ? reply.code(204).send() : reply.code(409).send({ refused });
}

/** A table that broke while it did something must not go on half done: a page's touch ends it as a timer would. */
function endTheProcess(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/** What a page asked for, with whatever breaks on the way told to more than the page. */
function guarded<T>(todo: (action: T) => string | null, broke: (error: unknown) => void) {
  return (action: T): string | null => {
    try {
      return todo(action);
    } catch (error) {
      broke(error);
      throw error;
    }
  };
}

function unneeded(): never {
  throw new Error('No route has a JSON schema.');
}
