import type { SensedEvent } from '../rules/sensed.ts';
import { type Arrival, arrived, fell, type Homeward, rolling } from '../sensing/homeward.ts';
import type { TagRead } from '../session/service/state.ts';
import type { Parts } from './parts.ts';

/** So many balls in a row that the reader missed are no accident. */
const UNREAD = 6;
/** The last few tell a technician whether it reads, and what. */
const MOST_READS = 5;
const READER = 'reader';

/** What is on its way from the pockets to the reader, and what came past it. */
export class ReturnLane {
  #homeward: Homeward = [];
  #unread = 0;
  #reads: readonly TagRead[] = [];

  /** Newest first. */
  get reads(): readonly TagRead[] {
    return this.#reads;
  }

  /** Whatever else it means, a ball that fell is on its way. */
  sensed(event: SensedEvent, { world, faults }: Pick<Parts, 'world' | 'faults'>): void {
    if (event.type !== 'pocket.passed') return;
    this.#homeward = fell(this.#homeward, event.pocket, event.at);
    if (!world.reader || faults.has('READER_LOST')) return;
    this.#unread++;
    if (this.#unread >= UNREAD) faults.raise('READER_SILENT', READER);
  }

  /** When the last of those fell that may be under way; null when no beam saw one. */
  lastFellAt(at: number): number | null {
    return rolling(this.#homeward, at).at(-1)?.at ?? null;
  }

  /** A ball came past: the pockets that it may have come from, null where no beams tell. */
  arrived(at: number, { play, world }: Pick<Parts, 'play' | 'world'>): Arrival['from'] | null {
    if (!play.sensing.pocketBeams || play.sensing.pockets.length === 0) return null;
    const { from, timed, homeward } = arrived(this.#homeward, world.journal.books().transits, at);
    this.#homeward = homeward;
    if (timed) world.journal.append({ kind: 'ball timed', ...timed }, at);
    return from;
  }

  note(read: TagRead, { faults }: Pick<Parts, 'faults'>): void {
    this.#unread = 0;
    this.#reads = [read, ...this.#reads].slice(0, MOST_READS);
    faults.clear('READER_SILENT', READER);
  }
}
