import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Begun as programs of their own: by a command, as a thread, or by a test. */
const PROGRAMS = [
  'src/main.ts',
  'src/adapters/cabinet/gpio/guard/guard-worker.ts',
  ...['befallen', 'halts-itself', 'patron', 'told-lines'].map((name) => `test/vm/inside/support/${name}.ts`),
  ...filesIn('test/vm/inside'),
  ...filesIn('test/vm/bench'),
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
}

/** Compiled for this computer, so they are loaded as they are. */
const NATIVE = ['@serialport/bindings-cpp', 'better-sqlite3', 'epoll', 'i2c-bus', 'koffi'];

/**
 * The table and what is run in the virtual machine, with their libraries, in few files: an emulated computer takes
 * twice as long over hundreds of small ones. All lie as deep as src/app, from where the table finds package.json.
 */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: true, external: NATIVE, target: 'node' },
  build: {
    ssr: true,
    outDir: '.vm/table/src/app',
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: Object.fromEntries(PROGRAMS.map((file) => [basename(file, '.ts'), `${root}${file}`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
