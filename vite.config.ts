import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const web = fileURLToPath(new URL('src/web/', import.meta.url));

/** One page a folder. The gallery shows every state from fixtures; it is built for the tests, never shipped. */
const PAGES = ['scoreboard', 'table'];

export default defineConfig(({ mode }) => {
  const pages = mode === 'gallery' ? ['gallery'] : PAGES;
  return {
    root: web,
    publicDir: false,
    // Whatever NODE_ENV says: never a library's build for developing.
    resolve: { conditions: ['module', 'browser'] },
    build: {
      outDir: fileURLToPath(new URL(mode === 'gallery' ? 'dist/gallery' : 'dist/web', import.meta.url)),
      emptyOutDir: true,
      target: 'chrome111',
      assetsInlineLimit: 0,
      rollupOptions: { input: pages.map((page) => `${web}${page}/index.html`).filter(existsSync) },
    },
  };
});
