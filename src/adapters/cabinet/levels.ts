import type { CabinetEvent } from '../../ports/cabinet.ts';
import type { LineChange } from '../../sensing/events.ts';
import type { Outputs } from '../../session/outputs.ts';

export type Level = LineChange['value'];

/** What each output's pin carries. SAFE is all low, as pins are when nobody drives them. */
export function pinLevels({ bar, coins, startLamp }: Outputs): Readonly<Record<keyof Outputs, Level>> {
  return {
    bar: bar === 'raised' ? 1 : 0,
    coins: coins === 'accepted' ? 1 : 0,
    startLamp: startLamp === 'lit' ? 1 : 0,
  };
}

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
