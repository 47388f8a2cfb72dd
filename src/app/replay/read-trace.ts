import { formatProblem } from '../../adapters/config/problem.ts';
import { readOverlay } from '../../adapters/config/read-config.ts';
import { isLine, lineNames } from '../../sensing/lines.ts';
import type { Play } from '../parts.ts';
import { playOf } from '../play-of.ts';
import { readLines, readPreamble, readSteps, type Step, type TraceProblem } from './trace.ts';

export interface Trace {
  readonly play: Play;
  readonly steps: readonly Step[];
  /** Wall time at its start, milliseconds since 1970; 0 when the trace does not say. */
  readonly wall: number;
}

/** A whole trace over the settings of `configText`, or every line that is wrong. */
export function readTrace(
  text: string,
  configText: string,
): Trace | { readonly problems: readonly TraceProblem[] } {
  const { lines, problems: unreadable } = readLines(text);
  const { preamble, rest, problems: wrongPreamble } = readPreamble(lines);
  const reading = readOverlay(configText, preamble.config ?? {});
  if ('problems' in reading) {
    const line = lines[0]?.line ?? 1;
    const reasons = reading.problems.map((problem) => ({ line, reason: settingReason(problem) }));
    return { problems: [...unreadable, ...wrongPreamble, ...reasons] };
  }
  const play = playOf(reading);
  const { steps, problems } = readSteps(rest, namesOf(play));
  const all = [...unreadable, ...wrongPreamble, ...problems].toSorted((a, b) => a.line - b.line);
  return all.length > 0 ? { problems: all } : { play, steps, wall: preamble.wall ?? 0 };
}

function settingReason(problem: Parameters<typeof formatProblem>[1]): string {
  return formatProblem('config', problem);
}

function namesOf({ game, sensing }: Play) {
  return {
    game,
    balls: game.balls,
    lines: lineNames(sensing),
    isLine: (name: string) => isLine(sensing, name),
  };
}
