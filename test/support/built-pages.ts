import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export type Route = (request: IncomingMessage, response: ServerResponse) => void;

export interface Pages {
  /** Ends in a slash. */
  readonly address: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** The pages as they are shipped, built into memory, with a test behind the other routes. */
export async function servePages(mode: string, routes: Readonly<Record<string, Route>> = {}): Promise<Pages> {
  const files = await builtFiles(mode);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const route = routes[path];
    if (route) return route(request, response);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = files.get(name.slice(1));
    if (file === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' })
      .end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Listening on a port, so it has one.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** By their paths. */
export async function builtFiles(mode: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const built = await build({ configFile, mode, logLevel: 'error', build: { write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code] as const),
    ),
  );
}
