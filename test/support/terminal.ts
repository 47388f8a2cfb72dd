import type { Outlet } from '../../src/adapters/display/terminal/outlet.ts';

/** A terminal that understands as much as the scoreboard needs, and can stop reading. */
export class Terminal implements Outlet {
  columns = 80;
  written = '';
  closed: 'no' | 'ended' | 'destroyed' = 'no';
  #reading = true;
  #row = 0;
  readonly #rows: string[] = [];
  readonly #told = new Map<string, () => void>();

  write(text: string): boolean {
    this.written += text;
    for (const piece of text.split('\x1b[').slice(1)) this.#obey(piece);
    return this.#reading;
  }

  on(event: 'drain' | 'resize' | 'error', told: () => void): void {
    this.#told.set(event, told);
  }

  end(text: string): void {
    this.write(text);
    this.closed = 'ended';
  }

  destroy(): void {
    this.closed = 'destroyed';
  }

  /** What a person sees. */
  get screen(): string {
    return this.#rows.join('\n');
  }

  stopReading(): void {
    this.#reading = false;
  }

  readOn(): void {
    this.#reading = true;
    this.#told.get('drain')?.();
  }

  resize(columns: number): void {
    this.columns = columns;
    this.#told.get('resize')?.();
  }

  #obey(piece: string): void {
    const [, argument = '', command, shown = ''] = piece.match(/^([?\d;]*)([a-zA-Z])(.*)$/s) ?? [];
    if (command === 'H') {
      this.#row = Number(argument.split(';')[0]) - 1;
      this.#rows[this.#row] = '';
    }
    if (shown !== '') this.#rows[this.#row] += shown;
  }
}
