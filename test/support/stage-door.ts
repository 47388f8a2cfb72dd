import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CabinetAction, CabinetView, PanelAction } from '../../src/ports/web-api.ts';
import type { Scoreboard, TableLayout } from '../../src/session/scoreboard.ts';
import type { ServiceState } from '../../src/session/service/state.ts';
import { servePages } from './built-pages.ts';

/** A table that a test plays by hand: it says boards to the real page and hears what is touched there. */
export interface StageDoor {
  /** The scoreboard's page, or with a cabinet the simulated table's. */
  readonly address: string;
  readonly posted: (PanelAction | CabinetAction)[];
  /** Why the table will not do what it is asked; null: it does. */
  refuse(why: string | null): void;
  show(board: Scoreboard): void;
  /** What service mode sees, while the board says that the key is turned. */
  serve(service: ServiceState): void;
  /** Cuts every stream and answers no new one. */
  goAway(): void;
  comeBack(): void;
  close(): Promise<void>;
}

export async function openStageDoor(
  layout: TableLayout,
  first: Scoreboard,
  cabinet?: CabinetView,
): Promise<StageDoor> {
  const listeners = new Set<ServerResponse>();
  const posted: StageDoor['posted'] = [];
  let refused: string | null = null;
  let board = first;
  let service: ServiceState | null = null;
  let away = false;

  const say = (to: ServerResponse, name: string, value: unknown) =>
    to.write(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`);
  const listen = (_: IncomingMessage, response: ServerResponse) => {
    if (away) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    listeners.add(response);
    say(response, 'time', board.clock.at);
    say(response, 'layout', layout);
    say(response, 'board', board);
    if (service) say(response, 'service', service);
    if (cabinet) say(response, 'cabinet', cabinet);
  };
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += part;
    posted.push(JSON.parse(body));
    if (refused === null) response.writeHead(204).end();
    else response.writeHead(409).end(JSON.stringify({ refused }));
  };
  const pages = await servePages('production', {
    '/events': listen,
    '/panel': hear,
    '/cabinet': hear,
  });
  return {
    address: `${pages.address}${cabinet ? 'table' : 'scoreboard'}/`,
    posted,
    refuse(why) {
      refused = why;
    },
    show(next) {
      board = next;
      for (const listener of listeners) say(listener, 'board', board);
    },
    serve(next) {
      service = next;
      for (const listener of listeners) say(listener, 'service', service);
    },
    goAway() {
      away = true;
      for (const listener of listeners) listener.destroy();
      listeners.clear();
    },
    comeBack() {
      away = false;
    },
    close: pages.close,
  };
}
