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

  /** A ball went down: the other holes saw nothing of it. */
  ballDown(hole: string, holes: readonly string[]): void {
    for (const other of holes) {
      const line = `hole.${other}`;
      if (other !== hole) this.#sights.set(line, ballElsewhere(this.#of(line)));
    }
  }

  gameFinished(holes: readonly string[]): void {
    const lines = holes.map((hole) => `hole.${hole}`);
    if (!lines.some((line) => this.#of(line).isHeard)) return;
    for (const line of lines) this.#sights.set(line, gameOver(this.#of(line)));
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
