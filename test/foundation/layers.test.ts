import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const FORBIDDEN: readonly [from: string, to: string][] = [
  ['rules/bar-billiards/pot.ts', '../../sensing/events.ts'],
  ['rules/bar-billiards/pot.ts', '../../session/outputs.ts'],
  ['rules/bar-billiards/pot.ts', '../../main.ts'],
  ['rules/bar-billiards/pot.ts', 'zod'],
  ['rules/bar-billiards/pot.ts', 'node:fs'],
  ['rules/bar-billiards/pot.ts', 'fastify'],
  ['sensing/hole.ts', '../session/outputs.ts'],
  ['sensing/hole.ts', '../ports/clock.ts'],
  ['sensing/hole.ts', 'xstate'],
  ['session/table.ts', '../ports/journal.ts'],
  ['session/table.ts', 'better-sqlite3'],
  ['ports/clock.ts', '../adapters/clock/system.ts'],
  ['ports/clock.ts', '../app/run.ts'],
  ['adapters/journal/open.ts', '../../app/run.ts'],
  ['adapters/journal/open.ts', '../log/log.ts'],
  ['adapters/journal/open.ts', '../../web/live.ts'],
  ['adapters/display/web/server.ts', '../../log/log.ts'],
  ['adapters/display/web/server.ts', '../../../app/run.ts'],
  ['adapters/display/terminal/words/en.ts', '../../../log/log.ts'],
  ['app/run.ts', '../main.ts'],
  ['app/run.ts', '../web/live.ts'],
  ['web/live.ts', '../sensing/events.ts'],
  ['web/scoreboard/view.ts', '../../adapters/log/log.ts'],
];

const ALLOWED: readonly [from: string, to: string][] = [
  ['rules/bar-billiards/machine.ts', 'xstate'],
  ['rules/bar-billiards/machine.ts', '../game.ts'],
  ['sensing/ball.ts', '../rules/game.ts'],
  ['session/board.ts', '../sensing/events.ts'],
  ['session/board.ts', 'xstate'],
  ['ports/display.ts', '../session/scoreboard.ts'],
  ['adapters/journal/rows.ts', '../../ports/journal.ts'],
  ['adapters/journal/rows.ts', 'better-sqlite3'],
  ['adapters/display/web/stream.ts', '../../../ports/web-api.ts'],
  ['adapters/display/web/stream.ts', './line.ts'],
  ['app/build-table.ts', '../adapters/journal/open.ts'],
  ['app/build-table.ts', '../adapters/display/web/server.ts'],
  ['app/commands/run.ts', '../build-table.ts'],
  ['main.ts', './app/commands/run.ts'],
  ['web/words/en.ts', '../../rules/bar-billiards/events.ts'],
];

const CLOCKS = ['setTimeout(() => {}, 1);', 'new Date();', 'Date.now();', 'performance.now();'];

const Report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

describe('the layers', () => {
  const tree = mkdtempSync(join(tmpdir(), 'baulk-layers-'));
  const accused = new Set<string>();

  beforeAll(() => {
    const config = JSON.parse(readFileSync('biome.json', 'utf8'));
    write(tree, 'biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const [kind, pairs] of [['forbidden', FORBIDDEN] as const, ['allowed', ALLOWED] as const]) {
      pairs.forEach(([from, to], n) => {
        write(tree, `src/${probe(from, `${kind}${n}`)}`, `export * from '${to}';\n`);
      });
    }
    CLOCKS.forEach((code, n) => {
      for (const folder of ['session', 'adapters/clock'])
        write(tree, `src/${folder}/clock${n}.ts`, `${code}\n`);
    });
    for (const d of lint(tree)) accused.add(`${d.location.path} ${d.category}`);
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(FORBIDDEN)('refuse that src/%s imports %s', (from, to) => {
    const n = FORBIDDEN.findIndex((pair) => pair[0] === from && pair[1] === to);
    expect(accused).toContain(`src/${probe(from, `forbidden${n}`)} lint/style/noRestrictedImports`);
  });

  it.each(ALLOWED)('let src/%s import %s', (from, to) => {
    const n = ALLOWED.findIndex((pair) => pair[0] === from && pair[1] === to);
    expect(accused).not.toContain(`src/${probe(from, `allowed${n}`)} lint/style/noRestrictedImports`);
  });

  it.each(CLOCKS)('keep `%s` in the adapters', (code) => {
    const n = CLOCKS.indexOf(code);
    expect(accused).toContain(`src/session/clock${n}.ts lint/style/noRestrictedGlobals`);
    expect(accused).not.toContain(`src/adapters/clock/clock${n}.ts lint/style/noRestrictedGlobals`);
  });
});

function probe(from: string, mark: string): string {
  return from.replace(/[^/]+\.ts$/, from === 'main.ts' ? 'main.ts' : `${mark}.ts`);
}

function write(tree: string, path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function lint(tree: string) {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  return Report.parse(JSON.parse(stdout)).diagnostics;
}
