import type { LineChange } from '../sensing/events.ts';
import type { Momentary, Outputs } from '../session/outputs.ts';
import type { ErrorCode } from './table-error.ts';

/** What a cabinet tells: edges, coins from an acceptor that knows values, and its own coming and going. */
export type CabinetEvent =
  | { readonly type: 'line'; readonly change: LineChange }
  | { readonly type: 'coin'; readonly amount: number; readonly currency: string; readonly at: number }
  /** The ball reader in the return lane read a ball. `from`: the pockets it may have come from, where a trace says so. */
  | {
      readonly type: 'ball';
      readonly ball: string;
      readonly from?: readonly string[];
      readonly at: number;
    }
  | { readonly type: 'lost'; readonly what: string; readonly at: number }
  | { readonly type: 'found'; readonly what: string; readonly at: number }
  /** Something in it is wrong, or is right again; the rest of it works. */
  | {
      readonly type: 'trouble' | 'mended';
      readonly code: ErrorCode;
      readonly what: string;
      readonly at: number;
    };

/** The wood: input lines in, levels and pulses out. Every kind passes the same contract test. */
export interface Cabinet {
  start(report: (event: CabinetEvent) => void): Promise<void>;
  /**
   * Tells what waits to be told, and until when everything was: while a program was busy, edges that the kernel stamped
   * waited, and nothing may be decided as if they had not happened.
   */
  heardUntil(): number;
  /** Puts these levels on, again and again without harm. */
  hold(outputs: Outputs): void;
  /** Does this once. What lets the balls go waits for coil power, as pulses that move the bar do. */
  emit(momentary: Momentary): void;
  /** Null where no heartbeat is wired. */
  readonly heart: Heart | null;
  /** Whether its lines can be read now. One that has told that it is lost says yes: it comes back by itself. */
  canRead(): boolean;
  /** Leaves everything at SAFE. */
  stop(): Promise<void>;
}

/** How long until whoever waits for coil power looks for it again. */
export const POWER_LOOK_MS = 100;

/** The line that coil power and the coin gate hang on in hardware: they go when it has not moved for a second. */
export interface Heart {
  /** Moves it once. */
  beat(): void;
  /** By its beats there is coil power, and it lasts for a pulse that begins now. */
  readonly hasPower: boolean;
}
