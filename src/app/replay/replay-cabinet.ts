import type { Cabinet, CabinetEvent } from '../../ports/cabinet.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Momentary, type Outputs, SAFE } from '../../session/outputs.ts';

/** One change of a held output, or one momentary output. */
export interface HistoryLine {
  readonly at: number;
  readonly output: string;
  readonly value: string | number;
}

/** The cabinet of a trace: it reports what the trace says and remembers every output. */
export class ReplayCabinet implements Cabinet {
  readonly heart = null;
  readonly history: HistoryLine[] = [];
  readonly #clock: Clock;
  #outputs: Outputs = SAFE;
  #report: ((event: CabinetEvent) => void) | null = null;
  readonly #active = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async start(report: (event: CabinetEvent) => void): Promise<void> {
    this.#report = report;
    const at = this.#clock.now();
    for (const line of this.#active) report({ type: 'line', change: { line, value: 1, at } });
  }

  hold(outputs: Outputs): void {
    const before: Record<string, string> = { ...this.#outputs };
    for (const [output, value] of Object.entries(outputs)) {
      if (before[output] !== value) this.#note(output, value);
    }
    this.#outputs = outputs;
  }

  emit({ output, value }: Momentary): void {
    this.#note(output, value);
  }

  heardUntil(): number {
    return this.#clock.now();
  }

  canRead(): boolean {
    return true;
  }

  async stop(): Promise<void> {
    this.cutPower();
  }

  report(event: CabinetEvent): void {
    if (event.type === 'line') {
      const { line, value } = event.change;
      if (value === 1) this.#active.add(line);
      else this.#active.delete(line);
    }
    this.#report?.(event);
  }

  /** Without power every output is at its safe level, and nothing is reported. */
  cutPower(): void {
    this.#report = null;
    this.hold(SAFE);
  }

  get outputs(): Outputs {
    return this.#outputs;
  }

  #note(output: string, value: string | number): void {
    this.history.push({ at: this.#clock.now(), output, value });
  }
}
