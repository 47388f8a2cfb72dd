import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTrace } from '../../src/app/replay/read-trace.ts';
import { replay } from '../../src/app/replay/replay.ts';
import type { ReplayResult } from '../../src/app/replay/result.ts';

/** What a trace must come to: some facts of its result, reckoned by hand. */
interface Expected extends Partial<Omit<ReplayResult, 'history'>> {
  /** Every line of the outputs that it names, and of no other. */
  readonly history?: ReplayResult['history'];
  /** A power cut favours the players by a few seconds. */
  readonly clockMsBetween?: readonly [number, number];
}

const FOLDERS = { 'bar billiards': 'traces/', 'Pool 8': 'pool8/' } as const;
const recorded = Object.entries(FOLDERS).flatMap(([game, folder]) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => ({ game, name: `${folder}${file.replace('.jsonl', '')}` })),
);

describe('a recorded game', () => {
  const titled = recorded.map(({ game, name }) => ({ name, title: `${game}: ${sentenceOf(name)}` }));
  it.each(titled)('$title', async ({ name }) => {
    const { history, clockMsBetween, ...facts } = JSON.parse(textOf(`${name}.result.json`)) as Expected;
    const trace = readTrace(textOf(`${name}.jsonl`), '');
    if ('problems' in trace) throw new Error(JSON.stringify(trace.problems));
    const result = await replay(trace.play, trace.steps, trace.wall);
    expect(result).toMatchObject(facts);
    if (history) expect(linesOf(result, history)).toEqual(history);
    if (clockMsBetween) {
      expect(result.clockMs).toBeGreaterThanOrEqual(clockMsBetween[0]);
      expect(result.clockMs).toBeLessThanOrEqual(clockMsBetween[1]);
    }
  });
});

function linesOf(result: ReplayResult, expected: ReplayResult['history']): ReplayResult['history'] {
  const outputs = new Set(expected.map((line) => line.output));
  return result.history.filter((line) => outputs.has(line.output));
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function sentenceOf(name: string): string {
  return name.replace(/^.*\/\d+-/, '').replaceAll('-', ' ');
}
