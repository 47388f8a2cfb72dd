import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const web = here('src/web/');

/** One page a folder. The gallery shows every state from fixtures; it is built for the tests, never shipped. */
const pages = (names: readonly string[], outDir: string): UserConfig => ({
  root: web,
  publicDir: false,
  // Whatever NODE_ENV says: never a library's build for developing.
  resolve: { conditions: ['module', 'browser'] },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'chrome111',
    assetsInlineLimit: 0,
    rollupOptions: { input: names.map((name) => `${web}${name}/index.html`).filter(existsSync) },
  },
});

/**
 * What must be over soon: in few files, and as CommonJS, since on a slow computer the loader of modules alone takes longer
 * than node. Libraries are loaded as they are.
 */
const outputsOff: UserConfig = {
  publicDir: false,
  build: {
    ssr: here('src/main-outputs-off.ts'),
    outDir: here('dist/outputs-off'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { format: 'cjs', entryFileNames: 'main.cjs', chunkFileNames: '[name].cjs' } },
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'outputs-off') return outputsOff;
  return mode === 'gallery'
    ? pages(['gallery'], here('dist/gallery'))
    : pages(['scoreboard', 'table'], here('dist/web'));
});
