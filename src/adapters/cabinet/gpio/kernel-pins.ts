import type { LineChange } from '../../../sensing/events.ts';
import type { Wire } from '../../../session/table-config.ts';
import type { Level } from '../levels.ts';
import type { Cutoff } from './guard/cutoff.ts';

/** The pins of the header as a kernel gives them. Whatever it refuses is told as a TableError, by pin and name. */
export interface KernelPins {
  readonly backend: 'chardev' | 'onoff';
  /** In the order asked for; low from the first moment, and seen to be. */
  outputs(wanted: readonly NamedPin[]): Promise<readonly OutputPin[]>;
  inputs(lines: Readonly<Record<string, Wire>>): Promise<InputPins>;
  /** Lets go of every pin, as it is: whoever wants it low writes that before. */
  release(): void;
}

export interface NamedPin {
  readonly name: string;
  readonly pin: number;
}

/** After its release nothing is written, and it is read as low. */
export interface OutputPin extends NamedPin {
  write(level: Level): void;
  read(): Level;
  /** How another thread switches it off while this one is stuck. */
  readonly cutoff: Cutoff;
}

export interface InputPins {
  /** Listens, once: the levels first, then every edge in the order in which they happened. */
  listen(ears: Ears): void;
  /** Where the lines are now, after polarity. One that cannot be read is left out, and told as failed. */
  levels(): ReadonlyMap<string, Level>;
  /** See Cabinet. */
  heardUntil(): number;
}

export interface Ears {
  /** Where the lines are, looked at and not heard: at the start, and after edges were lost. */
  found(levels: ReadonlyMap<string, Level>, at: number): void;
  /**
   * An edge to this level. One to the level that the line had already is a pulse that is over, and at most `unseenMs`
   * wide.
   */
  heard(change: LineChange, unseenMs: number): void;
  /** Edges were lost, of whichever lines. */
  missed(): void;
  /** This line cannot be read any more or, when none is named, none can. May be told again and again. */
  failed(error: unknown, line?: string): void;
}
