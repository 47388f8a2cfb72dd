import type { Cell } from './cell.ts';
import { lasted, ROUNDING } from './detector.ts';
import type { LineChange, LineFaultCode, Sensing, SensingSetup, StartUp, TableEvent } from './events.ts';
import type { Line } from './line.ts';
import { calmed, countEdge, countGame, quietAt } from './line-health.ts';
import { faultAtStart, learnsAt } from './start-up.ts';
import { moved, NO_STROKE, released, type Stroke, settlesAt, strokeAfter, strokeEnded } from './stroke.ts';
import { wire, wireButton } from './wiring.ts';

interface Start {
  readonly at: number;
  readonly how: StartUp;
}

export function createSensing(setup: SensingSetup, start: Start): Sensing {
  return new TableSensing(setup, start);
}

/** Holds each line's detector, and fires their deadlines in order of time before the edges of that time. */
class TableSensing implements Sensing {
  readonly #setup: SensingSetup;
  readonly #start: Start;
  readonly #lines: Map<string, Line>;
  readonly #cells: Cell[];
  readonly #chattering = new Set<Line>();
  #stroke: Stroke = NO_STROKE;
  #now: number;
  #learnsAt: number;
  #blind: boolean;
  /** Lines of skittles that lay before the power went. */
  #lying: ReadonlySet<string> = new Set();
  /** Null: something has changed, look again. */
  #due: number | null = null;
  /** Fell due while a hand ended the stroke: told with what is told next. */
  #untold: TableEvent[] = [];

  constructor(setup: SensingSetup, start: Start) {
    const lines = wire(setup);
    this.#setup = setup;
    this.#start = start;
    this.#lines = new Map(lines.map((line) => [line.name, line]));
    this.#cells = [...new Set(lines.map((line) => line.cell))];
    this.#now = start.at;
    this.#learnsAt = learnsAt(setup, start);
    this.#blind = start.how === 'cold';
  }

  change(change: LineChange): readonly TableEvent[] {
    const told = this.#runTo(change.at);
    const line = this.#lines.get(change.line) ?? this.#newButton(change.line);
    if (line) this.#hear(line, change, told);
    return told;
  }

  advance(at: number): readonly TableEvent[] {
    return this.#runTo(at);
  }

  dueAt(): number {
    if (this.#untold.length > 0) return this.#now;
    this.#due ??= this.#nextDue();
    return this.#due;
  }

  strokeByHand(at: number, how: 'still' | 'rolling'): void {
    this.#untold = this.#runTo(at);
    this.#due = null;
    this.#stroke = how === 'still' ? NO_STROKE : moved(this.#stroke, this.#now);
  }

  ballRead(at: number): void {
    if (this.#setup.pockets.length > 0) this.strokeByHand(at, 'rolling');
  }

  gameFinished(at: number): readonly TableEvent[] {
    const told = this.#runTo(at);
    const holes = [...this.#lines.values()].filter((line) => line.kind === 'hole');
    if (!holes.some((line) => line.health.heard)) return told;
    for (const line of holes) {
      const before = line.health;
      line.health = countGame(before, this.#setup.silentGames);
      if (line.health.silent && !before.silent) told.push(failed(line, 'LINE_SILENT', this.#now));
    }
    return told;
  }

  knowLying(pegs: readonly string[]): void {
    this.#lying = new Set(pegs.map((peg) => `peg.${peg}`));
  }

  levels(): ReadonlyMap<string, 0 | 1> {
    return new Map(Array.from(this.#lines.values(), (line) => [line.name, line.value]));
  }

  #newButton(name: string): Line | null {
    const line = wireButton(name, this.#setup);
    if (!line) return null;
    this.#lines.set(name, line);
    this.#cells.push(line.cell);
    return line;
  }

  #runTo(at: number): TableEvent[] {
    const told = this.#untold;
    this.#untold = [];
    for (let due = this.dueAt(); due <= at + ROUNDING; due = this.dueAt()) {
      this.#now = Math.max(this.#now, due);
      this.#fire(due, told);
    }
    this.#now = Math.max(this.#now, at);
    return told;
  }

  #fire(due: number, told: TableEvent[]): void {
    this.#due = null;
    const cell = this.#cells.find((each) => each.due === due);
    const chattering = [...this.#chattering].find((line) => quietAt(line.health) === due);
    if (this.#learnsAt === due) this.#learn(told);
    else if (cell) this.#expire(cell, told);
    else if (chattering) this.#calm(chattering, told);
    else {
      told.push(strokeEnded(this.#stroke, this.#setup.strokeSettleMs));
      this.#stroke = NO_STROKE;
    }
  }

  #expire(cell: Cell, told: TableEvent[]): void {
    const before = cell.bed;
    this.#tell(cell.expire(), told);
    if (before !== 'still' && cell.bed === 'still') this.#stroke = released(this.#stroke, this.#now);
  }

  #calm(line: Line, told: TableEvent[]): void {
    told.push(recovered(line, 'LINE_CHATTERS', quietAt(line.health)));
    line.health = calmed(line.health);
    this.#chattering.delete(line);
  }

  #learn(told: TableEvent[]): void {
    const at = this.#learnsAt;
    for (const line of this.#lines.values()) {
      const code = faultAtStart(line, this.#start);
      if (this.#lying.has(line.name)) lay(line, at);
      else if (code) {
        line.mute = code;
        if (line.kind !== 'red') line.cell.rest();
        told.push(failed(line, code, at));
      } else if (this.#blind && line.value === 1) {
        line.cell.edge({ line: line.name, value: 1, at, now: at - this.#setup.buttonMs });
        told.push(...line.cell.expire());
      }
    }
    this.#learnsAt = Infinity;
    this.#blind = false;
  }

  #hear(line: Line, change: LineChange, told: TableEvent[]): void {
    const repeated = line.value === change.value;
    this.#due = null;
    if (!this.#blind) this.#checkHealth(line, told);
    // A driver repeats a level when it missed a pulse too short to be anything but bounce or noise.
    if (repeated) return;
    line.value = change.value;
    line.at = Math.max(change.at, line.at);
    if (this.#blind) return;
    if (line.mute) this.#hearMute(line, line.mute, told);
    else this.#hearEdge(line, told);
  }

  #hearEdge(line: Line, told: TableEvent[]): void {
    const { cell } = line;
    const before = cell.bed;
    this.#tell(cell.edge({ line: line.name, value: line.value, at: line.at, now: this.#now }), told);
    if (before === 'moving' || cell.bed === 'moving') this.#stroke = moved(this.#stroke, this.#now);
    if (before !== 'still' && cell.bed === 'still') this.#stroke = released(this.#stroke, this.#now);
  }

  /** A line that was active at the start is heard again from the first edge after it has been clear. */
  #hearMute(line: Line, code: LineFaultCode, told: TableEvent[]): void {
    if (line.value === 0) {
      line.clearedAt = line.at;
      told.push(recovered(line, code, line.at));
    } else if (lasted(line.clearedAt, line.at, this.#setup.buttonMs)) {
      line.mute = null;
      this.#hearEdge(line, told);
    } else told.push(failed(line, code, line.at));
  }

  #checkHealth(line: Line, told: TableEvent[]): void {
    const before = line.health;
    line.health = countEdge(before, this.#now);
    if (before.silent) told.push(recovered(line, 'LINE_SILENT', this.#now));
    if (before.chatters || !line.health.chatters) return;
    this.#chattering.add(line);
    told.push(failed(line, 'LINE_CHATTERS', this.#now));
  }

  #tell(events: readonly TableEvent[], told: TableEvent[]): void {
    for (const event of events) {
      if (event.type === 'ball.lifted' && this.#stroke.open) {
        told.push({ type: 'stroke.ended', at: event.at });
      }
      this.#stroke = strokeAfter(this.#stroke, event, this.#now);
      told.push(event);
    }
  }

  #nextDue(): number {
    let due = this.#learnsAt;
    let still = true;
    for (const cell of this.#cells) {
      if (cell.due < due) due = cell.due;
      if (cell.bed !== 'still') still = false;
    }
    for (const line of this.#chattering) due = Math.min(due, quietAt(line.health));
    return still ? Math.min(due, settlesAt(this.#stroke, this.#setup.strokeSettleMs)) : due;
  }
}

/** Its fall was told before the power went. */
function lay({ name, cell, value }: Line, at: number): void {
  cell.edge({ line: name, value: 1, at, now: at });
  cell.expire();
  if (value === 0) cell.edge({ line: name, value: 0, at, now: at });
}

function failed(line: Line, code: LineFaultCode, at: number): TableEvent {
  return { type: 'line.failed', line: line.name, code, at };
}

function recovered(line: Line, code: LineFaultCode, at: number): TableEvent {
  return { type: 'line.recovered', line: line.name, code, at };
}
