import type { LineChange } from '../../sensing/events.ts';
import { kindOf } from '../../session/service/line-kind.ts';
import {
  ballElsewhere,
  gameOver,
  type LineSight,
  markDueAt,
  markOf,
  sawEdge,
  UNSEEN,
} from '../../session/service/line-sight.ts';
import type { LineState } from '../../session/service/state.ts';
import type { Play } from '../parts.ts';
import { linesOf } from './lines-of.ts';

/** What every line has told since the table was started, for whoever looks for a dead sensor. */
export class SensorWatch {
  readonly #sights = new Map<string, LineSight>();
  /** How many edges there were when service mode was opened. */
  #before: ReadonlyMap<string, number> = new Map();

  /** What is told while the lines are learnt is how they stand, not that something happened. */
  heard({ line, value, at }: LineChange, isLearning: boolean): void {
    const before = this.#of(line);
    if (before.level === value) return;
    this.#sights.set(line, isLearning ? { ...before, level: value } : sawEdge(before, value, at));
  }

  /** A ball went down before this beam: the others, and what is on its way, have seen nothing of it yet. */
  ballDown(beam: string, others: readonly string[]): void {
    for (const other of others) {
      if (other !== beam) this.#sights.set(other, ballElsewhere(this.#of(other)));
    }
  }

  /** Where balls went down, their way should have seen them, too. */
  gameFinished(beams: readonly string[], ways: readonly string[]): void {
    if (!beams.some((beam) => this.#of(beam).isHeard)) return;
    for (const line of [...beams, ...ways]) this.#sights.set(line, gameOver(this.#of(line)));
  }

  /** Edges count from here. */
  begin(): void {
    this.#before = new Map(Array.from(this.#sights, ([line, { edges }]) => [line, edges]));
  }

  lines(play: Play, at: number): readonly LineState[] {
    return linesOf(play, [...this.#sights.keys()]).map(({ line, pin }) => {
      const sight = this.#of(line);
      const kind = kindOf(line);
      return {
        line,
        kind,
        pin,
        level: sight.level,
        edges: sight.edges - (this.#before.get(line) ?? 0),
        lastAt: sight.lastAt,
        mark: markOf(kind, sight, at),
        quietGames: sight.quietGames,
        ballsElsewhere: sight.ballsElsewhere,
      };
    });
  }

  /** When a line will have been active for too long. */
  dueAt(at: number): number {
    const due = Array.from(this.#sights, ([line, sight]) => markDueAt(kindOf(line), sight));
    return Math.min(Number.POSITIVE_INFINITY, ...due.filter((one) => one > at));
  }

  #of(line: string): LineSight {
    return this.#sights.get(line) ?? UNSEEN;
  }
}
