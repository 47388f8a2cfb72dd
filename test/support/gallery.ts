import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface Gallery {
  readonly url: (state: string, language: string) => string;
  close(): Promise<void>;
}

/** The page that shows every state of the scoreboard from fixtures. */
export async function openGallery(): Promise<Gallery> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'gallery',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The gallery has no address');
  return {
    url: (state, language) => `${address}gallery/?state=${state}&language=${language}`,
    close: () => server.close(),
  };
}
