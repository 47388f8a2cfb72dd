import type { CabinetEvent } from '../../ports/cabinet.ts';
import type { LineChange } from '../../sensing/events.ts';

export type Level = LineChange['value'];

/** The levels of the lines as they were told, so that none is told twice. Inactive is where every line begins. */
export class ToldLevels {
  readonly #active = new Set<string>();
  #report: ((event: CabinetEvent) => void) | null = null;

  tellTo(report: ((event: CabinetEvent) => void) | null): void {
    this.#report = report;
  }

  of(line: string): Level {
    return this.#active.has(line) ? 1 : 0;
  }

  tell(change: LineChange): void {
    if (this.of(change.line) === change.value) return;
    if (change.value === 1) this.#active.add(change.line);
    else this.#active.delete(change.line);
    this.#report?.({ type: 'line', change });
  }
}
